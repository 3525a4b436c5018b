import type { Category } from "@/lib/catalogue/catalogue";
import { productTitles } from "@/lib/catalogue/products";
import { counted, sentenceCase } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { ThemedImage } from "../ui/themed-image";
import { CategoryStrip } from "./category-strip";
import { SectionItem } from "./section-item";

/** The sections of one category of one line, each with its live preview (spec §2). */
export function CategoryPage({ category }: { category: Category }) {
  const { product, sections, title } = category;
  return (
    <>
      <CategoryStrip product={product} current={category.slug} />
      <PageHead
        mark={`§${category.number}`}
        title={title}
        lede={
          <>
            {category.description}{" "}
            {sections.length > 0 && (
              <span className="text-muted">
                {sentenceCase(counted(sections.length, "section"))} for {productTitles[product]}.
              </span>
            )}
          </>
        }
      />
      <div className="mx-auto mt-12 grid max-w-wide grid-cols-1 gap-16 px-gutter @4xl:mt-16 @4xl:gap-24">
        {sections.map((section, index) => (
          <SectionItem key={section.id} section={section} category={category} first={index === 0} />
        ))}
        {sections.length === 0 && <EmptyCategory category={category} />}
      </div>
    </>
  );
}

function EmptyCategory({ category: { image, product } }: { category: Category }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 border-t border-hairline pt-8 @4xl:grid-cols-12">
      <span className="relative block overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] @4xl:col-span-7">
        <ThemedImage
          image={image}
          alt=""
          width={640}
          height={480}
          eager
          className="aspect-4/3 w-full object-cover object-top"
        />
      </span>
      <div className="@4xl:col-span-5">
        <h2 className="text-heading">Nothing to copy here yet</h2>
        <p className="mt-3 max-w-[46ch]">
          We publish a section when it holds up in every width and both schemes, and not before. The sections of this
          category are still on the drawing board.
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
