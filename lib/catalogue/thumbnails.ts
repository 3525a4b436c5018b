import type { heightWidths } from "./preview-widths";
import thumbnails from "./thumbnails.json";

/** A picture in both schemes. */
export interface Image {
  light: string;
  dark: string;
}

/** What the photographs of a section's live preview look like and how tall they are (`npm run thumbnails`). */
export interface Thumbnail {
  /** As wide as the list (`listWidth`). */
  full: Image;
  /** 375 pixels wide. */
  phone: Image;
  /** Heights of the live preview in pixels, by the widths of `heightWidths`. */
  heights: Record<keyof typeof heightWidths, number>;
}

const known = thumbnails as Record<string, { hash: string; heights: Thumbnail["heights"] }>;

/** The photographs of a section, if they have been taken. */
export function thumbnailOf({ id }: { id: string }): Thumbnail | undefined {
  const entry = known[id];
  return entry && { full: imageOf(id, "full"), phone: imageOf(id, "phone"), heights: entry.heights };
}

/** The hash of what a section's photographs were taken of. */
export function thumbnailHash({ id }: { id: string }): string | undefined {
  return known[id]?.hash;
}

function imageOf(id: string, frame: "full" | "phone"): Image {
  const address = (scheme: string) => `/thumbnails/sections/${id}-${frame}-${scheme}.avif`;
  return { light: address("light"), dark: address("dark") };
}
