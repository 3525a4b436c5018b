import { findCategory, findSection, type Section } from "@/lib/catalogue/catalogue";
import { listWidth } from "@/lib/catalogue/preview-widths";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { type PageTemplate, templates } from "@/lib/catalogue/templates";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import { counted, priceLabel, sentenceCase } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Poster } from "../preview/poster";
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
        lede={`${sentenceCase(counted(own.length, "starting point"))} for a page, each made of our sections with words that belong together. Look at one live, then copy its sections in order and write your own words.`}
      />
      <ol className="mx-auto mt-12 grid max-w-wide gap-16 px-gutter @4xl:mt-16 @4xl:gap-24">
        {own.map((template) => (
          <li key={template.id} id={`template-${template.number}`}>
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
      <a
        href={urls.preview(product, number)}
        className="relative block aspect-4/5 self-start overflow-hidden rounded-md bg-paper-2 after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:after:shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:outline @2xl:aspect-4/3 @4xl:col-span-7 @4xl:aspect-square"
      >
        {parts.map((part, index) => (
          <Part key={part.id} part={part} fallback={thumbnail} first={number === 1 && index === 0} />
        ))}
        <span className="sr-only">Live preview of the template {title}</span>
      </a>
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
          <span className="sr-only">of {title}</span>
        </a>
      </div>
    </article>
  );
}

/** One section of the page as photographed, under the one before it. */
function Part({ part, fallback, first }: { part: Section; fallback: string; first: boolean }) {
  const thumbnail = thumbnailOf(part);
  if (thumbnail) return <Poster thumbnail={thumbnail} first={first} />;
  return (
    <ThemedImage
      image={{ light: fallback, dark: fallback }}
      alt=""
      width={listWidth}
      height={852}
      eager={first}
      className="h-auto w-full"
    />
  );
}

const addressOf = (part: Section, product: Product) => {
  const category = findCategory(product, part.category);
  return category ? urls.section(category, part) : urls.components(product);
};
