import { WordsRecipe } from "@/components/code/notion/words-recipe";
import { LockedNote } from "@/components/code/panel/locked-copy";
import { Link } from "@/components/ui/navigation/link";
import type { Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { deliverWords } from "@/lib/code/notion/deliver-words";
import { listCallouts, type WordsCallout } from "@/lib/code/notion/list-callouts";
import { getNotionSizes } from "@/lib/code/notion/word-sections";
import type { Group } from "@/lib/code/notion/words/plan";
import { hosts } from "@/lib/hosts/hosts";
import { type Product, productTitles } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { urls } from "@/lib/urls/urls";

/** How a section is taken whose words stay in Notion: a picture of the page, what is copied, and how large the code is. */
export function KeepWords({ section, product }: { section: Section; product: Product }) {
  const [{ callouts } = { callouts: [] }] = listCallouts([{ section, content: section.sample as Group }]);
  if (callouts.length === 0) return null;
  const words = deliverWords({ wanted: [{ section }], origin: getSiteOrigin() });
  const kind = getItemKind(section);
  const { id, title, price } = section;
  return (
    <section aria-labelledby="keep-words">
      <h2 id="keep-words" className="text-heading">
        Keep the words in Notion
      </h2>
      <p className="mt-3 max-w-[62ch] text-pretty">
        Or leave the text where you write it. A callout on your page holds the words, and a piece of code that you paste
        once shows them as this {kind}. Change a word in Notion, and your site follows. Nothing is copied again.
      </p>
      <WordsRecipe
        section={{ id, title, price, hasForm: callouts.some(({ content }) => typeof content.action === "string") }}
        product={product}
        line={productTitles[product]}
        area={hosts[product].pasting.areas.head}
        initial={{ callouts: words.callouts.map(({ name, blocks }) => ({ name, blocks })), without: words.without }}
        offer={price === null ? null : <LockedNote section={section} />}
      />
      <p className="mt-5 max-w-[62ch] text-small text-pretty text-muted">{describeSize(callouts, kind)}</p>
      <p className="mt-2 max-w-[62ch] text-small text-pretty text-muted">
        Search engines, and visitors without scripts, read your blocks as Notion has them, with the § line and the names
        in bold. Several {kind}s with words in Notion?{" "}
        <Link href={urls.siteCode} className="link">
          Make one code for your site
        </Link>{" "}
        in your account.
      </p>
    </section>
  );
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_024))} KB`;

function describeSize(callouts: readonly WordsCallout[], kind: string): string {
  const ids = new Set(callouts.map(({ section }) => section.id));
  const own = [...ids].reduce((sum, id) => sum + (getNotionSizes({ id }).section ?? 0), 0);
  const { once } = getNotionSizes({ id: "" });
  return `As it is sent, compressed: ${kilobytes(own)} for this ${kind}, and ${kilobytes(once)} that all sections of a site share.`;
}
