import { brand } from "@/lib/brand";
import { describe, type PageFacts } from "@/lib/seo/pages";
import { urls } from "@/lib/urls";
import { type Category, categoriesOf, findCategory, listSections, type Section } from "./catalogue";
import { isProduct, type Product, products, productTitles } from "./products";
import { templates } from "./templates";
import { counted, priceLabel, sentenceCase } from "./words";

/** The pages that exist once per line. */
export function lineParams(): { product: string }[] {
  return products.map((product) => ({ product }));
}

/** The pages of categories that belong to a group, of both lines. */
export function groupedParams(): { product: string; group: string; category: string }[] {
  return products.flatMap((product) =>
    categoriesOf(product).flatMap(({ group, slug }) => (group ? [{ product, group, category: slug }] : [])),
  );
}

/** The pages of sections whose category belongs to a group, of both lines. */
export function groupedSectionParams(): { product: string; group: string; category: string; section: string }[] {
  return products.flatMap((product) =>
    categoriesOf(product).flatMap(({ group, slug, sections }) =>
      group ? sections.map((section) => ({ product, group, category: slug, section: section.slug })) : [],
    ),
  );
}

/** The pages of the sections of a category outside the groups, of both lines. */
export function sectionParams(category: string): { product: string; section: string }[] {
  return products.flatMap((product) =>
    (findCategory(product, category)?.sections ?? []).map((section) => ({ product, section: section.slug })),
  );
}

/** The category that an address names: its group must be the right one, null for a category on its own. */
export function categoryOfPage(address: {
  product: string;
  group: string | null;
  category: string;
}): Category | undefined {
  if (!isProduct(address.product)) return undefined;
  const category = findCategory(address.product, address.category);
  return category?.group === address.group ? category : undefined;
}

/** The section that an address names, with the category it stands in; undefined when its line does not sell it. */
export function sectionOfPage(address: {
  product: string;
  group: string | null;
  category: string;
  section: string;
}): { category: Category; section: Section } | undefined {
  const category = categoryOfPage(address);
  const section = category?.sections.find(({ slug }) => slug === address.section);
  return category && section && { category, section };
}

/** The front page, with the real numbers. */
export function homePage(): PageFacts {
  const count = sentenceCase(counted(listSections().length, "finished section"));
  return {
    path: urls.home,
    title: `${brand.name}: sections for Notion sites on Super and Bullet`,
    wholeTitle: true,
    description: `${count} for Notion sites on Super or Bullet: heroes, pricing, FAQs and more. Copy, paste, change the words. Light and dark.`,
    card: "home",
  };
}

/** A line's catalogue. */
export function cataloguePage(product: Product): PageFacts {
  const line = productTitles[product];
  return {
    path: urls.components(product),
    title: `Components for ${line}`,
    description: `${sentenceCase(counted(listSections(product).length, "section"))} in ${counted(categoriesOf(product).length, "category", "categories")} for sites published with ${line}, each with a live preview, ready to paste.`,
    card: "components",
  };
}

/** A line's templates. */
export function templatesPage(product: Product): PageFacts {
  const line = productTitles[product];
  const count = templates.filter((template) => template.product === product).length;
  return {
    path: urls.templates(product),
    title: `Templates for ${line}`,
    description: `${sentenceCase(counted(count, "whole page"))} for ${line}, made of our sections: see each live, then paste its sections in order.`,
    card: "templates",
  };
}

/** The page of a category. */
export function categoryPage({ title, slug, description, product, href, sections }: Category): PageFacts {
  const line = productTitles[product];
  const stock =
    sections.length > 0
      ? `${sentenceCase(counted(sections.length, "section"))} for ${line}, with live previews.`
      : `For ${line}; its sections are still being drawn.`;
  return {
    path: href,
    title: `${title} for ${line}`,
    description: describe(description, stock),
    card: `category-${slug}`,
  };
}

/** The page of a section in one line. */
export function sectionPage(section: Section, category: Category): PageFacts {
  const line = productTitles[category.product];
  return {
    path: urls.section(category, section),
    title: `${section.title}: ${category.title} for ${line}`,
    description: describe(section.summary, `${priceLabel(section.price)} for ${line}.`),
    card: section.id,
  };
}
