import { type Trade, trades } from "@/components/sections/define";
import list from "./stock-photos.json";

// Photos that anybody may use, for sections to begin with and for buyers to choose from. Browsers load this.

/** What they are of, in the order of the shelf. */
export const stockPhotoGroups = {
  food: "Food and drink",
  rooms: "Rooms and shops",
  buildings: "Buildings and streets",
  people: "People",
  care: "Care",
  work: "At work",
  things: "Things",
  nature: "Nature",
} as const;
export type StockPhotoGroup = keyof typeof stockPhotoGroups;

export interface StockPhoto {
  name: string;
  group: StockPhotoGroup;
  /** What one sees, for those who don't. */
  alt: string;
  /** Pixels of the larger file. */
  size: readonly [width: number, height: number];
  /** What should stay in view where a list of the shop crops it: percent from the left and from the top. */
  focus: readonly [x: number, y: number];
  trades: readonly Trade[];
  /** What somebody may look for it by, beside what is said of it. */
  words: string;
  license: "CC0" | "Public domain";
  /** The page it was published on. */
  source: string;
}

export const stockPhotos = list as unknown as readonly StockPhoto[];

/** Files under an address never change: a photo that is encoded anew goes into a folder of its own (lib/code/markup/legacy-art.ts). */
const folder = "/art/photos/v1";

/** Pixels of the longer side of the smaller file. */
export const smallSide = 720;

/** Where a photo lies: in full for sections, small for pages of the shop, as a tile to choose from. Beside a WebP lies an AVIF, but of tiles. */
export const getStockPhotoAddress = (
  { name }: Pick<StockPhoto, "name">,
  size: "full" | "small" | "tile" = "full",
): string => `${folder}/${name}${size === "full" ? "" : `-${size}`}.webp`;

/** How a photo is cropped: the value of `object-position`. */
export const formatFocus = ({ focus: [x, y] }: Pick<StockPhoto, "focus">): string => `${x}% ${y}%`;

/** The photo at an address of ours. */
export const findStockPhoto = (address: string): StockPhoto | undefined =>
  address.startsWith(folder) ? stockPhotos.find((one) => getStockPhotoAddress(one) === address) : undefined;

/** All that a photo may be found by. */
export const describeStockPhoto = (photo: StockPhoto): string =>
  [photo.alt, stockPhotoGroups[photo.group], photo.words, ...photo.trades.map((trade) => trades[trade])].join(" ");
