import type { Section } from "@/lib/catalogue/catalogue";
import { type Place, placeOf } from "@/lib/catalogue/placement";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { PasteFigure } from "../../information/paste-figures";
import { Link } from "../../ui/link";

const steps: Record<Product, Record<Place, readonly string[]>> = {
  super: {
    block: [
      "Copy the code for Super.",
      "On your Notion page type /code where the section should stand, and paste. Leave the first word, super-embed, in place.",
      "Change the words, in the code block itself. Your page follows as it does with every edit in Notion.",
    ],
    head: [
      "Copy the code for Super and change its words.",
      "In Super open Settings, Code, then the Head tab, and paste.",
      "Publish. Pages take up a changed Head when they are published.",
    ],
    css: [
      "Copy the code for Super.",
      "In Super open Settings, Code, then the CSS tab, of the whole site or of one page, and paste.",
      "Publish. Every callout with a background follows.",
    ],
  },
  bullet: {
    block: [
      "Copy the code for Bullet.",
      "On your Notion page type /code where the section should stand, and paste. Give the block the caption bullet:HTML.",
      "Change the words, in the code block itself. Your page follows as it does with every edit in Notion.",
    ],
    head: [
      "Copy the code for Bullet and change its words.",
      "In Bullet’s dashboard open your site, Edit, then Code, and paste under Body.",
      "Save and publish. It stands on every page from then on.",
    ],
    css: [
      "Copy the code for Bullet.",
      "In Bullet’s dashboard open your site, Edit, then Code, and paste under Body. For one page only: Pages, the page, Code, Current Page.",
      "Save and publish. Every callout with a background follows.",
    ],
  },
};

/** How the section gets into a site of this line, step by step, with a picture of where it goes. */
export function Install({ section, product }: { section: Section; product: Product }) {
  const place = placeOf(section.category);
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
      <Steps steps={steps[product][place]} />
      <div className="mt-8">
        <PasteFigure product={product} place={place} />
      </div>
      <p className="mt-4 text-small text-muted">
        More on pasting, on both builders and on what to do when nothing shows:{" "}
        <Link href={`${urls.howTo}#${product}`} className="link">
          how to use a section
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
