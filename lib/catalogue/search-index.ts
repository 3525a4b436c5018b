import { urls } from "@/lib/urls";
import { categoriesOf, listSections } from "./catalogue";
import { groupTitles } from "./categories";
import { products } from "./products";
import type { SearchIndex } from "./search";
import { thumbnailOf } from "./thumbnails";

/** Everything the search dialog can find, made from the catalogue. */
export function searchIndex(): SearchIndex {
  const categories = products.flatMap((product) => categoriesOf(product));
  return {
    categories: categories.map(({ title, slug, product, group, href, image, sections, description }) => ({
      kind: "category",
      title,
      slug,
      product,
      group: group && groupTitles[group],
      href,
      image,
      count: sections.length,
      description,
    })),
    sections: listSections().map((section) => {
      const homes = categories.filter(
        ({ slug, product }) => slug === section.category && section.lines.includes(product),
      );
      return {
        kind: "section",
        id: section.id,
        lines: section.lines,
        title: section.title,
        category: homes[0]?.title ?? section.category,
        number: section.number,
        price: section.price,
        summary: section.summary,
        tags: section.tags,
        hrefs: Object.fromEntries(homes.map(({ product, href }) => [product, urls.section({ href }, section)])),
        image: thumbnailOf(section)?.full ?? homes[0]?.image ?? { light: "", dark: "" },
      };
    }),
  };
}
