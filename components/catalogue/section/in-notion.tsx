import { HtmlBlock } from "@/components/code/notion/html-block";
import { LockedNote } from "@/components/code/panel/locked-copy";
import type { Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { type Product, productTitles } from "@/lib/hosts/products";

/** A section in Notion's own HTML block, for sites without a builder: what is copied, and what such a block can't do. */
export function InNotion({ section, product, hasForm }: { section: Section; product: Product; hasForm: boolean }) {
  const { id, title, price } = section;
  const kind = getItemKind(section);
  return (
    <section aria-labelledby="in-notion">
      <h2 id="in-notion" className="text-heading">
        In Notion alone, without a builder
      </h2>
      <p className="mt-3 max-w-[62ch] text-pretty">
        Notion has an HTML block of its own. Type /html on any page, press Enter, and paste the code you copy here: the{" "}
        {kind} appears there. Its pictures are inside. We haven’t seen the block on a page that is published with Notion
        yet: test it on a page of your own first.
      </p>
      <div className="mt-5 max-w-[44rem]">
        <HtmlBlock
          section={{ id, title, price, hasForm }}
          product={product}
          offer={price === null ? null : <LockedNote section={section} />}
        />
      </div>
      <div className="mt-6 overflow-x-auto">
        <table className="w-full max-w-[44rem] border-collapse text-left text-small">
          <caption className="sr-only">
            What the {kind} can do there, and with {productTitles[product]}
          </caption>
          <thead>
            <tr className="border-b border-ink align-bottom">
              <td />
              <th scope="col" className="py-2 pr-4 font-[550] text-ink">
                In Notion’s block
              </th>
              <th scope="col" className="py-2 font-[550] text-ink">
                With {productTitles[product]}
              </th>
            </tr>
          </thead>
          <tbody>
            {listDifferences(hasForm).map(([what, inBlock, withBuilder]) => (
              <tr key={what} className="border-b border-hairline align-top">
                <th scope="row" className="py-2.5 pr-4 font-normal text-muted">
                  {what}
                </th>
                <td className="py-2.5 pr-4">{inBlock}</td>
                <td className="py-2.5">{withBuilder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const listDifferences = (hasForm: boolean): (readonly [what: string, inBlock: string, withBuilder: string])[] => [
  ["Colors and fonts", "Its own. Dark where the reader’s device is dark, even on a light page", "Follow your site"],
  ["Search engines", "Don’t read its words", "Read them"],
  ["Links", "Must begin with https://, and open in a new window", "Open in place"],
  ["Pictures", "Ours and those you uploaded", "Any"],
  ...(hasForm ? [["Its form", "Sends in a new window", "Sends in the page"] as const] : []),
];
