import { CategoryCard } from "@/components/catalogue/category-card";
import { getCategoryLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { type Category, listCategorySections } from "@/lib/catalogue/catalogue";

// Fifteen pictures fill five rows of four when the first takes four places and these two take two each.
const wide: readonly string[] = ["callout-card", "footer"];

/** All categories as pictures, the first one large; links go to the chosen line. */
export function CategoryIndex({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 @4xl:mt-14 @4xl:grid-cols-4 @4xl:gap-x-6 @4xl:gap-y-10">
      {categories.map(({ slug, title, number, image }, index) => {
        const large = index === 0;
        const place = large ? "col-span-2 @4xl:row-span-2" : wide.includes(slug) ? "col-span-2" : "";
        return (
          <li key={slug} className={place}>
            <ProductLink hrefs={getCategoryLinks(slug)} className="group flex h-full flex-col">
              <CategoryCard
                category={{
                  slug,
                  title,
                  number,
                  image,
                  count: {
                    bullet: listCategorySections("bullet", slug).length,
                    super: listCategorySections("super", slug).length,
                  },
                }}
                shape={
                  large
                    ? "min-h-[260px] flex-1"
                    : wide.includes(slug)
                      ? "aspect-2/1 flex-1 @4xl:aspect-auto"
                      : "aspect-4/3"
                }
              />
            </ProductLink>
          </li>
        );
      })}
    </ul>
  );
}
