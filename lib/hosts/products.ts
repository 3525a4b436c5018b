/** The two product lines. */
export const products = ["bullet", "super"] as const;
export type Product = (typeof products)[number];

export const productTitles: Record<Product, string> = { bullet: "Bullet", super: "Super" };

/** Default line, and the localStorage key that remembers the chosen one. */
export const defaultProduct: Product = "bullet";
export const productStorageKey = "product";

/** Narrows an address segment or a stored value to a product line. */
export function isProduct(value: unknown): value is Product {
  return products.includes(value as Product);
}
