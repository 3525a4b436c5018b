import { findCategory, type Section } from "@/lib/catalogue/catalogue";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** An address per product line; the browser picks that of the chosen line. */
export type ProductHrefs = Record<Product, string>;

/** The address of something in each line. */
export const buildProductHrefs = (href: (product: Product) => string): ProductHrefs =>
  Object.fromEntries(products.map((product) => [product, href(product)])) as ProductHrefs;

/** Where a category is listed, in each line. */
export function getCategoryLinks(slug: string): ProductHrefs {
  return buildProductHrefs((product) => findCategory(product, slug)?.href ?? urls.components(product));
}

/** The page of a section, or a part of it, in each line. */
export function getSectionLinks(section: Pick<Section, "category" | "slug">, hash = ""): ProductHrefs {
  return buildProductHrefs((product) => {
    const category = findCategory(product, section.category);
    return category ? urls.section(category, section) + hash : urls.components(product);
  });
}

/** The catalogue of each line. */
export const catalogueLinks = buildProductHrefs(urls.components);
