import type { Product } from "./products";

/** A picture in both schemes. */
export interface Image {
  light: string;
  dark: string;
}

/** Where a photograph of a section is: of the whole preview, or of a phone's. */
export function photographOf(id: string, frame: "full" | "phone"): Image {
  const address = (scheme: string) => `/thumbnails/sections/${id}-${frame}-${scheme}.avif`;
  return { light: address("light"), dark: address("dark") };
}

/** The picture of a category; the super line shows one generic image for all (spec §3). */
export function categoryPicture(product: Product, slug: string): Image {
  const name = product === "super" ? "super" : slug;
  return { light: `/thumbnails/categories/${name}.webp`, dark: `/thumbnails/categories/${name}-dark.webp` };
}
