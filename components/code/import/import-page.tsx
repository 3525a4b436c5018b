import { Clauses, TextBody, TextPart } from "@/components/information/text-page";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { PasteCode } from "./paste-code";

/** Code that somebody has, opened in the editor; and what can be read. */
export function EditAgain() {
  return (
    <>
      <PageHead
        title="Edit code you have"
        lede="Paste the code of a section from your site or your project, or its words from Notion. It opens in the editor with your words, links, pictures and look."
      />
      <TextBody>
        <TextPart id="paste" title="Paste it">
          <PasteCode />
          <noscript>
            <p className="text-small text-muted">Reading code needs script. Allow it for this shop and reload.</p>
          </noscript>
        </TextPart>
        <TextPart id="what" title="What can be read">
          <Clauses>
            <li>
              Every copy of a section: for Bullet and Super, without script, React, Vue, and the file for Notion’s HTML
              block. A page that you composed, too. Of several copies in one text each is read, one after the other.
            </li>
            <li>
              Code in which you changed words by hand, on your site or in a text editor, or made a list longer by
              copying one of its entries.
            </li>
            <li>
              Words that you keep in Notion, copied from their callout, and the code of your site. Paste both, the words
              above the code.
            </li>
            <li>Code that is cut off: what is missing is filled with our sample words, and we tell you where.</li>
            <li>Copies of an older version. The editor shows the newest one, with your words in it.</li>
            <li>Anything that doesn’t fit the section is shown next to it. Nothing is lost.</li>
          </Clauses>
          <p>
            Where a copy stands on your site is said under{" "}
            <Link href={urls.howTo} className="link">
              How to use
            </Link>
            .
          </p>
          <p className="text-small text-muted">
            {brand.name} reads the code and keeps none of it. The words stay in your browser; once you change something
            and are signed in, the section is saved in your account.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
