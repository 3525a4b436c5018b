import { getPhotograph, type Image } from "./pictures";
import { heightWidths } from "./preview-widths";

/** What the photographs of a section's live preview look like and how tall they are (`npm run thumbnails`). */
export interface Thumbnail {
  /** As wide as the list (`listWidth`). */
  full: Image;
  /** 375 pixels wide. */
  phone: Image;
  /** The top of `full`, `smallSize`. */
  small: Image;
  /** Sizes of the photographs in pixels of the preview. */
  sizes: Record<"full" | "phone", { width: number; height: number }>;
  /** Heights of the live preview in pixels, by the widths of `heightWidths`. */
  heights: Record<keyof typeof heightWidths, number>;
}

/** What stands beside a section of its photographs. */
export interface PhotographRecord {
  /** Of what they were taken of; another hash than the section's present one means that they are stale. */
  hash: string;
  /** How they were taken: `camera` of tools/sections/cameras/photograph.ts at that time. */
  camera: number;
  /** The hash of all of them, part of their names. */
  version: string;
  heights: Thumbnail["heights"];
  /** How tall each photograph is, in pixels of the preview. */
  shown: Record<"full" | "phone", number>;
  /** Its card, where it is shared: of what it was drawn, and the hash in its name. */
  card?: CardRecord;
}

/** What is noted of a card (lib/seo/cards.ts). */
export interface CardRecord {
  /** Of what it was drawn of. */
  hash: string;
  /** Of the picture, part of its name. */
  version: string;
}

const records = import.meta.glob<{ default: PhotographRecord }>("../../../components/sections/*/*/photographs.json", {
  eager: true,
});

type Place = { category: string; slug: string };

/** What was noted of a section's photographs, if they have been taken. */
export function findPhotographRecord({ category, slug }: Place): PhotographRecord | undefined {
  return records[`../../../components/sections/${category}/${slug}/photographs.json`]?.default;
}

/** The photographs of a section, if they have been taken. */
export function findThumbnail(section: Place & { id: string }): Thumbnail | undefined {
  const record = findPhotographRecord(section);
  if (!record) return undefined;
  const { heights, shown, version } = record;
  const picture = (frame: "full" | "phone" | "small") => getPhotograph(section.id, frame, version);
  const size = (frame: "full" | "phone") => ({ width: heightWidths[frame], height: shown[frame] });
  return {
    full: picture("full"),
    phone: picture("phone"),
    small: picture("small"),
    sizes: { full: size("full"), phone: size("phone") },
    heights,
  };
}
