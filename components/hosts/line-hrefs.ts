import { findCategory, type Section } from "@/lib/catalogue/catalogue";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** An address per product line; the browser picks that of the chosen line. */
export type LineHrefs = Record<Product, string>;

/** The address of something in each line. */
export const buildLineHrefs = (href: (product: Product) => string): LineHrefs =>
  Object.fromEntries(products.map((product) => [product, href(product)])) as LineHrefs;

/** Where a category is listed, in each line. */
export function getCategoryLinks(slug: string): LineHrefs {
  return buildLineHrefs((product) => findCategory(product, slug)?.href ?? urls.components(product));
}

/** The page of a section, or a part of it, in each line. */
export function getSectionLinks(section: Pick<Section, "category" | "slug">, hash = ""): LineHrefs {
  return buildLineHrefs((product) => {
    const category = findCategory(product, section.category);
    return category ? urls.section(category, section) + hash : urls.components(product);
  });
}

/** The catalogue of each line. */
export const catalogueLinks = buildLineHrefs(urls.components);
