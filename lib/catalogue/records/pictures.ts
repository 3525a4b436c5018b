import type { Product } from "@/lib/hosts/products";
import drawn from "./drawn-pictures.json" with { type: "json" };

/** A picture in both schemes. */
export interface Image {
  light: string;
  dark: string;
}

/** Of a section's pictures: the whole preview, a phone's, and the top of the whole one for where it is shown small. */
export type Frame = "full" | "phone" | "small";

/** `small` is for wherever a picture is shown at most 128 pixels wide. */
export const smallSize = { width: 256, height: 176 } as const;

const folder = "/thumbnails";
const { categories, features }: Record<string, Record<string, string>> = drawn;

/**
 * Where a photograph of a section is. Names hold the hash of what they name (`version`), so that browsers keep them for
 * good (lib/server/headers/headers.ts).
 * @param version of photographs.json in the section's folder
 */
export function getPhotograph(id: string, frame: Frame, version: string): Image {
  const address = (scheme: string) => `${folder}/sections/${id}-${frame}-${scheme}.${version}.avif`;
  return { light: address("light"), dark: address("dark") };
}

/** The picture of a category; the super line shows one generic image for all. */
export function getCategoryPicture(product: Product, slug: string, size: "full" | "small" = "full"): Image {
  const name = product === "super" ? "super" : slug;
  const part = size === "small" ? "-small" : "";
  const address = (scheme: string) => `${folder}/categories/${name}${part}-${scheme}.${categories?.[name]}.webp`;
  return { light: address("light"), dark: address("dark") };
}

/** What the shop shows of itself, taken by `npm run features`. */
export function getFeaturePicture(name: "answers" | "editor" | "on-your-site"): Image {
  const address = (scheme: string) => `${folder}/features/${name}-${scheme}.${features?.[name]}.avif`;
  return { light: address("light"), dark: address("dark") };
}
