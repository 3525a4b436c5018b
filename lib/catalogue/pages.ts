import { type Category, categoriesOf, findCategory, listSections } from "./catalogue";
import { isProduct, type Product, products, productTitles } from "./products";
import { templates } from "./templates";
import { counted, sentenceCase } from "./words";

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

/** Title and description of a category's page. */
export function categoryMetadata({ title, description, product, sections }: Category): {
  title: string;
  description: string;
} {
  const line = productTitles[product];
  const stock =
    sections.length > 0 ? `${sentenceCase(counted(sections.length, "section"))} for ${line}, with live previews.` : "";
  return { title: `${title} for ${line}`, description: `${description} ${stock}`.trim() };
}

/** The front page's description, with the real numbers. */
export function homeDescription(): string {
  const sections = listSections();
  return `${sentenceCase(counted(sections.length, "ready-made section"))} for Notion sites published with Super or Bullet: heroes, pricing, FAQs and more. Copy, paste, change the words. Light and dark, with live previews.`;
}

/** Title and description of a line's catalogue. */
export function catalogueMetadata(product: Product): { title: string; description: string } {
  const line = productTitles[product];
  return {
    title: `Components for ${line}`,
    description: `${sentenceCase(counted(listSections(product).length, "section"))} in ${counted(categoriesOf(product).length, "category", "categories")} for sites published with ${line}, each with a live preview, ready to paste.`,
  };
}

/** Title and description of a line's templates. */
export function templatesMetadata(product: Product): { title: string; description: string } {
  const line = productTitles[product];
  const count = templates.filter((template) => template.product === product).length;
  return {
    title: `Templates for ${line}`,
    description: `${sentenceCase(counted(count, "whole page"))} for ${line}, made of our sections: see each live, then paste its sections in order.`,
  };
}
