import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { type Category, listCategories, listSections } from "@/lib/catalogue/catalogue";
import { groupTitles } from "@/lib/catalogue/categories";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { capitalize, formatCount } from "@/lib/catalogue/words";
import { type Product, productTitles } from "@/lib/hosts/products";
import { CategoryCard } from "./category-card";

/** The catalogue of a line: its groups, and their categories with picture, title and count. */
export function CataloguePage({ product }: { product: Product }) {
  const categories = listCategories(product);
  const line = productTitles[product];
  const filled = categories.filter((category) => category.sections.length > 0).length;
  return (
    <>
      <PageHead
        title={`Components for ${line}`}
        lede={
          <>
            {capitalize(formatItemCount(listSections(product)))} to paste into a {line} site, in{" "}
            {filled < categories.length
              ? `${formatCount(filled, "category", "categories")} of ${categories.length}`
              : formatCount(filled, "category", "categories")}
            . Every one is shown live, at any width, in light and dark.
          </>
        }
      />
      <div className="mx-auto max-w-wide px-gutter">
        {groupCategories(categories).map(({ title, categories }, first) => (
          <section
            key={title}
            className="mt-14 grid gap-x-12 gap-y-6 border-t border-ink pt-5 @4xl:mt-20 @4xl:grid-cols-12"
          >
            <div className="@4xl:col-span-3">
              <h2 className="text-heading">{title}</h2>
              <p className="mt-1 text-small text-muted">{summarize(categories)}</p>
            </div>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @3xl:grid-cols-3 @4xl:col-span-9 @4xl:gap-x-6 @4xl:gap-y-10">
              {categories.map(({ slug, href, title, number, image, sections }, index) => (
                <li key={slug}>
                  <Link href={href} className="group flex h-full flex-col">
                    <CategoryCard
                      category={{ slug, title, number, image, count: sections.length, generic: product === "super" }}
                      eager={first === 0 && index < 3}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface Stretch {
  title: string;
  categories: Category[];
}

/** The categories in their order, those of one group together; one without a group stands under its own name. */
function groupCategories(categories: readonly Category[]): Stretch[] {
  const found: Stretch[] = [];
  for (const category of categories) {
    const title = category.group ? groupTitles[category.group] : category.title;
    const last = found.at(-1);
    if (last?.title === title) last.categories.push(category);
    else found.push({ title, categories: [category] });
  }
  return found;
}

function summarize(categories: readonly Category[]): string {
  const sections = categories.flatMap((category) => category.sections);
  const kinds =
    categories.length > 1 ? `${capitalize(formatCount(categories.length, "category", "categories"))}, ` : "";
  const stock = sections.length > 0 ? formatItemCount(sections) : "sections to come";
  return kinds ? `${kinds}${stock}` : capitalize(stock);
}
