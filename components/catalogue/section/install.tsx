import { PasteFigure } from "@/components/information/paste-figures";
import { Link } from "@/components/ui/navigation/link";
import type { Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { getTagName } from "@/lib/code/formats/html/custom-element";
import type { PasteTarget } from "@/lib/hosts/host";
import { type Product, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** What comes after pasting. */
const after: Record<Product, Record<PasteTarget, string>> = {
  super: {
    block:
      "Change the words before you copy, or later in the code block: your page follows, as with every edit in Notion.",
    head: "Change the words before you paste. Then publish your site again: until you do, the change doesn’t show.",
    css: "Then publish. Every callout with a background follows, and a later one as soon as you make it.",
  },
  bullet: {
    block:
      "Change the words before you copy, or later in the code block: your page follows, as with every edit in Notion.",
    head: "Change the words before you paste. Once published it stands on every page.",
    css: "For one page only: Pages, the page, Code, Current Page. Every callout with a background follows.",
  },
};

/** How the section gets into a site of this line: what to make in Notion first, and where to paste, drawn step by step. */
export function Install({ section, product }: { section: Section; product: Product }) {
  const target = getPasteTarget(section.category);
  return (
    <section aria-labelledby="install">
      <h2 id="install" className="text-heading">
        Put it on your {productTitles[product]} site
      </h2>
      {section.recipe && (
        <>
          <h3 className="mt-6 text-sub text-ink">First, in Notion</h3>
          <Steps steps={section.recipe} />
          <h3 className="mt-8 text-sub text-ink">Then, in {productTitles[product]}</h3>
        </>
      )}
      <div className="mt-4">
        <PasteFigure product={product} target={target} element={getTagName(`${section.category}-${section.slug}`)} />
      </div>
      <p className="mt-5 max-w-[62ch]">{after[product][target]}</p>
      <p className="mt-2 max-w-[62ch]">
        More on pasting, and on what to do when nothing shows:{" "}
        <Link href={`${urls.howTo}#${product}-${target}`} className="link">
          how to use a {getItemKind(section)}
        </Link>
        .
      </p>
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-4 border-b border-hairline">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-hairline py-3">
          <span className="tabular-nums text-muted" aria-hidden="true">
            {index + 1}.
          </span>
          <span className="max-w-[62ch] text-pretty">{step}</span>
        </li>
      ))}
    </ol>
  );
}
