import type { Browser, Page } from "playwright";
import sharp, { type Sharp } from "sharp";
import { smallSize } from "@/lib/catalogue/records/pictures";
import { heightWidths, listWidth, longestPhotographs } from "@/lib/catalogue/records/preview-widths";
import type { PhotographRecord } from "@/lib/catalogue/records/thumbnails";
import { measureContentHeight, openPreview } from "@/tools/sections/engines/camera";
import { findBestWithin, pagePhotographBudget, photographBudget } from "./picture-budget";

/** Raise it when photographs are taken differently: all are then taken anew, and those that look the same are kept. */
export const camera = 3;

/** Whether a section must be photographed: it has changed, or the camera has, or a picture is gone. */
export function isDue(
  known: Pick<PhotographRecord, "hash" | "camera" | "version"> | undefined,
  hash: string,
  isThere: (version: string) => boolean,
): boolean {
  return known?.hash !== hash || known.camera !== camera || !isThere(known.version);
}

const widths = { full: listWidth, phone: heightWidths.phone } as const;
const schemes = ["light", "dark"] as const;

/**
 * Pixels of a photograph for each of the page's. What is drawn in pages is shown at 650 of 1,136 pixels at most: there 1.25 are
 * two and more of the screen's. A framed preview's stands in its full width, but only until the document has come; on a phone
 * it stays until it is tapped.
 */
const scales = { full: 1.25, phone: 2 } as const;

/**
 * The first at which all pictures of a section fit is taken; a higher `effort` takes an eighth less for ten times the seconds.
 * `wide` is how wide they are then, in pixels: small type bears fewer pixels better than rough ones.
 */
const steps: Record<
  keyof typeof longestPhotographs,
  { quality: number; effort: number; wide?: { full: number; phone: number } }[]
> = {
  framed: [
    { quality: 45, effort: 2 },
    { quality: 32, effort: 2 },
    { quality: 26, effort: 4 },
    { quality: 23, effort: 6 },
    { quality: 20, effort: 6 },
    { quality: 20, effort: 6, wide: { full: 1280, phone: 656 } },
    { quality: 17, effort: 6, wide: { full: 1280, phone: 656 } },
  ],
  drawn: [
    { quality: 45, effort: 2 },
    { quality: 36, effort: 2 },
    { quality: 36, effort: 2, wide: { full: 1136, phone: 750 } },
    { quality: 29, effort: 2, wide: { full: 1136, phone: 750 } },
    { quality: 24, effort: 4, wide: { full: 1136, phone: 750 } },
    { quality: 20, effort: 6, wide: { full: 1136, phone: 750 } },
    // Pages full of small type, at one and a half pixels for each that is shown.
    { quality: 20, effort: 6, wide: { full: 975, phone: 656 } },
    { quality: 17, effort: 6, wide: { full: 975, phone: 656 } },
    { quality: 16, effort: 6, wide: { full: 910, phone: 600 } },
    { quality: 15, effort: 6, wide: { full: 845, phone: 560 } },
  ],
  page: [
    { quality: 36, effort: 2, wide: { full: 1136, phone: 750 } },
    { quality: 29, effort: 2, wide: { full: 1136, phone: 750 } },
    { quality: 24, effort: 4, wide: { full: 1136, phone: 750 } },
    { quality: 20, effort: 4, wide: { full: 975, phone: 656 } },
  ],
};

/** The pictures of one section, by "<frame>-<scheme>", and how tall they are. */
export interface Photographs {
  pictures: Map<string, Buffer>;
  shown: PhotographRecord["shown"];
}

/** Photographs a preview in both frames and schemes, and makes the small ones of it. */
export async function takePhotographs(
  browser: Browser,
  address: string,
  kind: keyof typeof longestPhotographs,
): Promise<Photographs> {
  const shots = new Map<string, Buffer>();
  const shown = { full: 0, phone: 0 };
  for (const frame of ["full", "phone"] as const) {
    for (const scheme of schemes) {
      const page = await openPreview(browser, address, widths[frame], scheme, scales[frame]);
      const shot = await shoot(page, widths[frame], longestPhotographs[kind][frame]);
      shots.set(`${frame}-${scheme}`, shot.picture);
      shown[frame] = shot.height;
    }
  }
  const small = await Promise.all(
    schemes.map(async (scheme) => [`small-${scheme}`, await smallOf(shots.get(`full-${scheme}`))] as const),
  );
  const most = kind === "page" ? pagePhotographBudget : photographBudget;
  const budget = most - small.reduce((sum, [, { length }]) => sum + length, 0);
  const encoded = await findBestWithin(
    steps[kind],
    budget,
    ({ wide, ...options }) =>
      Promise.all(
        [...shots].map(async ([key, shot]) => {
          const width = wide?.[key.startsWith("full") ? "full" : "phone"];
          return [key, await encode(sharp(shot).resize({ width }), options)] as const;
        }),
      ),
    (all) => all.reduce((sum, [, { length }]) => sum + length, 0),
  );
  return { pictures: new Map([...encoded, ...small]), shown };
}

// A colour for four pixels is enough in photographs that are shown smaller than they are.
const encode = (picture: Sharp, options: { quality: number; effort: number }) =>
  picture.avif({ ...options, chromaSubsampling: "4:2:0" }).toBuffer();

async function shoot(page: Page, width: number, longest: number): Promise<{ picture: Buffer; height: number }> {
  const whole = await measureContentHeight(page);
  // In a window as tall as the section nothing sticks half-way.
  await page.setViewportSize({ width, height: whole });
  const height = Math.min(whole, longest);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true });
  await page.context().close();
  return { picture, height };
}

/** The top of a photograph in the size of the search's rows, twice over. */
async function smallOf(shot: Buffer | undefined): Promise<Buffer> {
  return encode(sharp(shot).resize({ ...smallSize, fit: "cover", position: "top" }), { quality: 50, effort: 2 });
}

/** How tall the preview is at every width the shop shows it at. */
export async function measureHeights(browser: Browser, address: string): Promise<PhotographRecord["heights"]> {
  const page = await openPreview(browser, address, listWidth, "light");
  const heights: [string, number][] = [];
  for (const [name, width] of Object.entries(heightWidths)) {
    await page.setViewportSize({ width, height: 900 });
    heights.push([name, await measureContentHeight(page)]);
  }
  await page.context().close();
  return Object.fromEntries(heights) as PhotographRecord["heights"];
}
