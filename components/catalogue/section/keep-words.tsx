import { WordsRecipe } from "@/components/code/notion/words-recipe";
import { LockedNote } from "@/components/code/panel/locked-copy";
import { Link } from "@/components/ui/navigation/link";
import type { Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { deliverWords, type WrittenCallout } from "@/lib/code/notion/deliver-words";
import { hasNotionWords, notionSizes } from "@/lib/code/notion/word-sections";
import { hosts } from "@/lib/hosts/hosts";
import { type Product, productTitles } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { urls } from "@/lib/urls/urls";

/** How a section is taken whose words stay in Notion: a picture of the page, what is copied, and how large the code is. */
export function KeepWords({ section, product, hasForm }: { section: Section; product: Product; hasForm: boolean }) {
  if (!section.parts && !hasNotionWords(section)) return null;
  const { callouts, without, origin } = deliverWords({ wanted: [{ section }], origin: getSiteOrigin() });
  const kind = getItemKind(section);
  const { id, title, price } = section;
  return (
    <section aria-labelledby="keep-words">
      <h2 id="keep-words" className="text-heading">
        Keep the words in Notion
      </h2>
      <p className="mt-3 max-w-[62ch] text-pretty">
        Or leave the text where you write it. A callout on your page holds the words, and a piece of code that you paste
        once shows them as this {kind}. Change a word in Notion, and your site follows.
      </p>
      <WordsRecipe
        section={{ id, title, price, hasForm }}
        product={product}
        line={productTitles[product]}
        area={hosts[product].pasting.areas.head}
        initial={{
          callouts: callouts.map(({ name, blocks, settings }) => ({ name, blocks, settings })),
          without,
          origin,
        }}
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

function describeSize(callouts: readonly WrittenCallout[], kind: string): string {
  const { once, sections, drawings } = notionSizes;
  const ids = [...new Set(callouts.map(({ sectionId }) => sectionId))];
  const add = (sizes: Readonly<Record<string, number>>) => ids.reduce((sum, id) => sum + (sizes[id] ?? 0), 0);
  const drawn = add(drawings);
  const more =
    drawn < 512 ? "" : ` Our drawings in the sample add ${kilobytes(drawn)}, which pictures of your own don’t.`;
  return `Your visitors download ${kilobytes(add(sections))} for this ${kind}, and ${kilobytes(once)} once for all sections of a site.${more}`;
}
