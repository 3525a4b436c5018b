import { findCategory, findSection, type Section } from "@/lib/catalogue/catalogue";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { type PageTemplate, templates } from "@/lib/catalogue/templates";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import { counted, priceLabel, sentenceCase } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Icon } from "../ui/icons";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { ThemedImage } from "../ui/themed-image";

/** The page templates of a line (spec §2): what each is made of, and its live preview. */
export function TemplatesPage({ product }: { product: Product }) {
  const line = productTitles[product];
  const own = templates.filter((template) => template.product === product);
  return (
    <>
      <PageHead
        title={`Templates for ${line}`}
        lede={`${sentenceCase(counted(own.length, "whole page"))}, composed from our sections and filled with words that hang together. Paste the sections in their order, then write your own.`}
      />
      <ol className="mx-auto mt-12 grid max-w-wide gap-16 px-gutter @4xl:mt-16 @4xl:gap-24">
        {own.map((template) => (
          <li key={template.id}>
            <Template template={template} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Template({ template }: { template: PageTemplate }) {
  const { product, number, title, summary, thumbnail } = template;
  const parts = template.sections.flatMap(({ id }) => findSection(id) ?? []);
  const price = parts.reduce((sum, part) => sum + (part.price ?? 0), 0);
  return (
    <article className="grid gap-x-16 gap-y-8 border-t border-ink pt-6 @4xl:grid-cols-12">
      <span className="relative block self-start overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] @4xl:col-span-7">
        <ThemedImage
          image={pictureOf(parts[0], thumbnail)}
          alt=""
          width={640}
          height={480}
          eager={number === 1}
          className="aspect-4/3 w-full object-cover object-top"
        />
      </span>
      <div className="@4xl:col-span-5">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-[46ch]">{summary}</p>
        <h3 className="mt-8 text-small font-semibold">Made of</h3>
        <ol className="mt-2 border-b border-hairline text-[.9375rem]">
          {parts.map((part) => (
            <li key={part.id} className="flex min-h-11 items-center gap-3 border-t border-hairline">
              <span className="w-12 shrink-0 text-small tabular-nums text-muted">§ {part.number}</span>
              <Link
                href={addressOf(part, product)}
                className="text-ink hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {part.title}
              </Link>
              <span className="ml-auto tabular-nums">{priceLabel(part.price)}</span>
            </li>
          ))}
        </ol>
        {parts.length > 1 && (
          <p className="mt-3 flex justify-between text-[.9375rem] font-semibold text-ink">
            Together<span className="tabular-nums">${price}</span>
          </p>
        )}
        <a href={urls.preview(product, number)} className="btn mt-7">
          <Icon name="screen" className="size-4" weight={1.8} />
          Open the live preview
        </a>
      </div>
    </article>
  );
}

// The first thing on the page, as photographed.
const pictureOf = (first: Section | undefined, thumbnail: string) =>
  (first && thumbnailOf(first)?.full) ?? { light: thumbnail, dark: thumbnail };

const addressOf = (part: Section, product: Product) =>
  `${findCategory(product, part.category)?.href ?? urls.components(product)}#${part.slug}`;
