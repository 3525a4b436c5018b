import type { Product } from "./products";

/** The area for CSS that stands before the page, where code for the whole site stands behind it; null: that code stands before the page, too. */
export const earlyCssAreas = { super: null, bullet: "CSS" } as const satisfies Record<Product, string | null>;
