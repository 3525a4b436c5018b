import { PreviewFont } from "@/components/code/previews/preview-font";
import { MyThemeButton } from "@/components/edits/theme/my-theme-button";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { ThemedImage } from "@/components/ui/themed-image";
import type { Category } from "@/lib/catalogue/catalogue";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { countPages, listFurtherPages, listSectionsOnPage } from "@/lib/catalogue/pages/page-facts";
import { capitalize } from "@/lib/catalogue/words";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { CategoryStrip } from "./category-strip";
import { SectionItem } from "./section-item";

/** The sections of one category of one line, each with its live preview; of a long one a page at a time. */
export function CategoryPage({ category, number = 1 }: { category: Category; number?: number }) {
  const { product, sections, title } = category;
  return (
    <>
      <PreviewFont />
      <CategoryStrip product={product} current={category.slug} />
      <PageHead
        mark={`§${category.number}`}
        title={title}
        lede={
          <>
            {category.description}{" "}
            {sections.length > 0 && (
              <span className="text-muted">
                {capitalize(formatItemCount(sections))} for {productTitles[product]}.
              </span>
            )}
          </>
        }
      >
        <p className="mt-4 flex justify-end">
          <MyThemeButton />
        </p>
      </PageHead>
      <div className="mx-auto mt-12 grid max-w-wide grid-cols-1 gap-16 px-gutter @4xl:mt-16 @4xl:gap-24">
        {listSectionsOnPage(category, number).map((section, index) => (
          <div
            key={section.id}
            className={`min-w-0 ${index > 0 ? "-mx-4 -my-2 px-4 py-2 laid-out-late [--late:76rem]" : ""}`}
          >
            <SectionItem section={section} category={category} first={index === 0} />
          </div>
        ))}
        {sections.length === 0 && <EmptyCategory category={category} />}
        {countPages(category) > 1 && <Pages category={category} current={number} />}
      </div>
    </>
  );
}

function Pages({ category, current }: { category: Category; current: number }) {
  const link =
    "grid min-h-11 min-w-11 place-items-center rounded-sm px-3 text-small tabular-nums text-ink-2 hover:bg-paper-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--sc-accent-ink)]";
  return (
    <nav
      aria-label={`Pages of ${category.title}`}
      className="flex flex-wrap items-center gap-1 border-t border-hairline pt-5"
    >
      {current > 1 && (
        <Link href={urls.categoryPage(category, current - 1)} rel="prev" className={link}>
          Previous
        </Link>
      )}
      {[1, ...listFurtherPages(category)].map((number) => (
        <Link
          key={number}
          href={urls.categoryPage(category, number)}
          aria-current={number === current ? "page" : undefined}
          className={link}
        >
          <span className="sr-only">Page </span>
          {number}
        </Link>
      ))}
      {current < countPages(category) && (
        <Link href={urls.categoryPage(category, current + 1)} rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}

function EmptyCategory({ category: { image, product } }: { category: Category }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 border-t border-hairline pt-8 @2xl:grid-cols-[auto_1fr]">
      {/* The picture has 640 pixels: more than 320 of them beside each other would be blurred where pixels are small. */}
      <span className="relative block w-80 max-w-full overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
        <ThemedImage
          image={image}
          alt=""
          width={640}
          height={480}
          eager
          className="aspect-4/3 w-full object-cover object-top"
        />
      </span>
      <div>
        <h2 className="text-heading">Nothing to copy here yet</h2>
        <p className="mt-3 max-w-[46ch]">
          We publish a section when it works at every width, in light and in dark, and not before. The picture shows one
          that is planned for this category.
        </p>
        <p className="mt-6">
          <Link href={urls.components(product)} className="link inline-flex min-h-11 items-center font-[550]">
            What is ready for {productTitles[product]}
          </Link>
        </p>
      </div>
    </div>
  );
}
