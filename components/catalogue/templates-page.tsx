import { Poster } from "@/components/code/previews/poster";
import { getButtonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { findCategory, findPart, findSection, type Section } from "@/lib/catalogue/catalogue";
import { type PageTemplate, templates } from "@/lib/catalogue/pages/templates";
import { getRecencyMark } from "@/lib/catalogue/recency";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { capitalize, formatCount, formatPrice } from "@/lib/catalogue/words";
import { type Product, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { RecentMark } from "./recent-mark";

/** A template below the first view, with room for focus rings. */
const late = "-mx-2 -my-2 min-w-0 px-2 py-2 laid-out-late [--late:66rem] @4xl:[--late:70rem] @6xl:[--late:43rem]";

/** The page templates of a line: what each is made of, and its live preview. */
export function TemplatesPage({ product }: { product: Product }) {
  const line = productTitles[product];
  const own = templates.filter((template) => template.product === product);
  return (
    <>
      <PageHead
        title={`Templates for ${line}`}
        lede={`${capitalize(formatCount(own.length, "whole page"))}, each with a header and a footer, and with words that belong together. Look at one live, then buy the page, or open it in the composer and change what you like.`}
      >
        <p className="mt-6">
          <Link href={urls.compose(product)} className={getButtonClass({ variant: "line" })}>
            Compose a page of your own
          </Link>
        </p>
      </PageHead>
      <ol className="mx-auto mt-12 grid max-w-wide gap-16 px-gutter @4xl:mt-16 @4xl:gap-24">
        {own.map((template, index) => (
          <li key={template.id} id={`template-${template.number}`} className={index > 0 ? late : undefined}>
            <Template template={template} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Template({ template }: { template: PageTemplate }) {
  const { id, product, number, title, summary } = template;
  const parts = template.sections.flatMap((part) => findSection(part.id) ?? []);
  const page = parts.find((part) => part.parts);
  const price = parts.reduce((sum, part) => sum + (part.price ?? 0), 0);
  const thumbnail = page && findThumbnail(page);
  const mark = page && getRecencyMark(page, new Date());
  return (
    <article className="grid gap-x-16 gap-y-8 border-t border-ink pt-6 @4xl:grid-cols-12">
      <a
        href={urls.preview(product, number)}
        target="_blank"
        rel="noopener"
        className="group/tall [container-type:size] relative block aspect-4/5 self-start overflow-hidden rounded-md bg-paper-2 after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:after:shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:outline @2xl:aspect-4/3 @4xl:col-span-7 @4xl:aspect-square"
      >
        {/* The page passes by while the pointer or the focus is on it. */}
        <div className="transition-[translate] duration-700 motion-safe:group-hover/tall:translate-y-[min(0px,100cqh-100%)] motion-safe:group-hover/tall:delay-300 motion-safe:group-hover/tall:duration-[14s] motion-safe:group-hover/tall:ease-linear motion-safe:group-focus-visible/tall:translate-y-[min(0px,100cqh-100%)] motion-safe:group-focus-visible/tall:duration-[14s] motion-safe:group-focus-visible/tall:ease-linear">
          {thumbnail && <Poster thumbnail={thumbnail} first={number === 1} />}
        </div>
        <span className="sr-only">Live preview of the template {title} (opens in a new tab)</span>
      </a>
      <div className="@4xl:col-span-5">
        <h2 className="text-title">{title}</h2>
        {mark && (
          <p className="mt-2">
            <RecentMark mark={mark} />
          </p>
        )}
        <p className="mt-4 max-w-[46ch]">{summary}</p>
        <h3 className="mt-8 text-small font-semibold">Made of</h3>
        <ol className="mt-2 border-b border-hairline text-[.9375rem]">
          {parts.map((part) => (
            <li key={part.id} className="flex min-h-11 items-center gap-3 border-t border-hairline py-2">
              <span className="w-12 shrink-0 text-small tabular-nums text-muted">§ {part.number}</span>
              <span>
                <Link
                  href={getAddress(part, product)}
                  className="inline-flex min-h-6 items-center text-ink hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  {part.parts ? `The page, ${formatCount(part.parts.length, "section")}` : part.title}
                </Link>
                {part.parts && <span className="block text-small text-pretty text-muted">{listNames(part.parts)}</span>}
              </span>
              <span className="ml-auto tabular-nums">{formatPrice(part.price)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 flex justify-between text-[.9375rem] font-semibold text-ink">
          Together<span className="tabular-nums">${price}</span>
        </p>
        <p className="mt-7 flex flex-wrap gap-3">
          <a href={urls.preview(product, number)} target="_blank" rel="noopener" className={getButtonClass()}>
            <Icon name="out" className="size-4" weight={1.8} />
            Open the live preview
            <span className="sr-only">of {title} (opens in a new tab)</span>
          </a>
          <Link href={urls.compose(product, { template: id })} className={getButtonClass({ variant: "line" })}>
            Change it in the composer
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}

/** "Ledger, Clauses and a piece of its own" */
function listNames(parts: NonNullable<Section["parts"]>): string {
  const names = parts.flatMap((part) => findPart(part)?.title ?? []);
  return `${names.join(", ")}${names.length < parts.length ? ", and one section made only for this page" : ""}`;
}

const getAddress = (part: Section, product: Product) => {
  const category = findCategory(product, part.category);
  return category ? urls.section(category, part) : urls.components(product);
};
