import { getSectionLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { Link } from "@/components/ui/navigation/link";
import { listSections } from "@/lib/catalogue/catalogue";
import { hasNotionWords } from "@/lib/code/notion/word-sections";
import { earlyCssAreas } from "@/lib/hosts/early-css";
import { hosts } from "@/lib/hosts/hosts";
import { urls } from "@/lib/urls/urls";
import { TextPart } from "./text-page";

/** The two ways to take a section that leave its words, or all of it, in Notion. */
export function HowToNotion() {
  const tried = listSections().find(hasNotionWords);
  const onPage = (anchor: string, words: string) =>
    tried ? (
      <ProductLink hrefs={getSectionLinks(tried, anchor)} className="link">
        {words}
      </ProductLink>
    ) : (
      words
    );
  return (
    <>
      <TextPart id="keep-words" title="Or keep the words in Notion">
        <p>
          Under “Keep the words in Notion” on {onPage("#keep-words", "the page of a section")} you copy two things. The
          words go into a callout on your Notion page. The code goes once into your site’s code: on Super under{" "}
          {hosts.super.pasting.areas.head}, on Bullet under {hosts.bullet.pasting.areas.head}, and for visitors with a
          slow connection one more line under {earlyCssAreas.bullet}. From then on you write in Notion, and the section
          follows. What it has no place for stands below it; nothing is lost.
        </p>
        <p>
          For several sections there is one code:{" "}
          <Link href={urls.siteCode} className="link">
            Site code
          </Link>{" "}
          in your account makes it. If a section looks incomplete, put ?silcrow at the end of the page’s address: it
          then says what was read of your words and what wasn’t.
        </p>
      </TextPart>
      <TextPart id="notion" title="No builder? Notion is enough">
        <p>
          Notion has an HTML block of its own. Under “In Notion alone” on{" "}
          {onPage("#in-notion", "the page of a section")} you copy one file, and paste it after typing /html on any
          Notion page. It needs nothing else. In return, search engines don’t read its words, and it has its own colors
          and fonts.
        </p>
      </TextPart>
    </>
  );
}
