import { drawings } from "@/components/art/drawings";
import {
  describeStockPhoto,
  findStockPhoto,
  formatFocus,
  getStockPhotoAddress,
  stockPhotoGroups,
  stockPhotos,
} from "@/lib/catalogue/stock-photos/stock-photos";

/** A picture of ours to choose. */
export interface ShelfPicture {
  /** What a content calls it. */
  src: string;
  group: string;
  /** What it is called aloud. */
  name: string;
  /** Of a photo: what it shows, its file for lists and how that is cropped. */
  photo?: { alt: string; tile: string; position: string };
  /** Of a drawing: it is cut at its sides, as where it is shown large. */
  isWide?: boolean;
  /** What it is found by, as `normalize` writes it. */
  words: string;
}

const drawingsGroup = "Drawings";

/** In small letters without accents. */
const normalize = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All pictures of ours, in the order of the shelf. */
export const shelf: readonly ShelfPicture[] = [
  ...stockPhotos.map((photo) => {
    const { alt } = photo;
    const group = stockPhotoGroups[photo.group];
    return {
      src: getStockPhotoAddress(photo),
      group,
      name: alt,
      photo: {
        alt,
        tile: getStockPhotoAddress(photo, "tile"),
        position: formatFocus(photo),
      },
      words: normalize(describeStockPhoto(photo)),
    };
  }),
  ...Object.entries(drawings).map(([name, { size }]) => ({
    src: `drawn:${name}`,
    group: drawingsGroup,
    name: name.replaceAll("-", " "),
    isWide: size[0] > 1_000,
    words: `${name.replaceAll("-", " ")} drawing`,
  })),
];

export const shelfGroups: readonly string[] = [...Object.values(stockPhotoGroups), drawingsGroup];

/** The pictures of a group that a text finds: each of its words begins one of theirs. @param group empty for all */
export function findOnShelf(text: string, group: string): readonly ShelfPicture[] {
  const asked = normalize(text).split(/\s+/).filter(Boolean);
  return shelf.filter(
    (picture) =>
      (group === "" || picture.group === group) && asked.every((word) => ` ${picture.words}`.includes(` ${word}`)),
  );
}

/** The description that came with a picture of ours. */
export const findShelfAlt = (src: string): string | undefined => findStockPhoto(src)?.alt;
