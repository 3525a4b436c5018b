import { type Image, photographOf } from "./pictures";
import type { heightWidths } from "./preview-widths";

/** What the photographs of a section's live preview look like and how tall they are (`npm run thumbnails`). */
export interface Thumbnail {
  /** As wide as the list (`listWidth`). */
  full: Image;
  /** 375 pixels wide. */
  phone: Image;
  /** Heights of the live preview in pixels, by the widths of `heightWidths`. */
  heights: Record<keyof typeof heightWidths, number>;
}

/** What stands beside a section of its photographs. */
export interface PhotographRecord {
  /** Of what they were taken of; another hash than the section's present one means that they are stale. */
  hash: string;
  heights: Thumbnail["heights"];
}

const records = import.meta.glob<{ default: PhotographRecord }>("../../components/sections/*/*/photographs.json", {
  eager: true,
});

type Place = { category: string; slug: string };
const recordOf = ({ category, slug }: Place) =>
  records[`../../components/sections/${category}/${slug}/photographs.json`]?.default;

/** The photographs of a section, if they have been taken. */
export function thumbnailOf(section: Place & { id: string }): Thumbnail | undefined {
  const record = recordOf(section);
  const { id } = section;
  return record && { full: photographOf(id, "full"), phone: photographOf(id, "phone"), heights: record.heights };
}

/** The hash of what a section's photographs were taken of. */
export function thumbnailHash(section: Place): string | undefined {
  return recordOf(section)?.hash;
}
