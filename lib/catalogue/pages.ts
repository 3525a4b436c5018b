import { type Category, categoriesOf, findCategory } from "./catalogue";
import { isProduct, products, productTitles } from "./products";
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
export function categoryOfPage(address: { product: string; group: string | null; category: string }): Category | undefined {
  if (!isProduct(address.product)) return undefined;
  const category = findCategory(address.product, address.category);
  return category?.group === address.group ? category : undefined;
}

/** Title and description of a category's page. */
export function categoryMetadata({ title, description, product, sections }: Category): { title: string; description: string } {
  const line = productTitles[product];
  const stock = sections.length > 0 ? `${sentenceCase(counted(sections.length, "section"))} for ${line}, with live previews.` : "";
  return { title: `${title} for ${line}`, description: `${description} ${stock}`.trim() };
}
