import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import type { Section } from "@/lib/catalogue/catalogue";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";

/** What is shown of a section at most, in pixels: what models look at without making it smaller. */
const most = { width: 1_024, height: 1_536 };

/** In bytes. Half of it is usual. */
export const pictureLimit = 150 * 1024;

const mimeType = "image/jpeg";

/** By section: some hundred pictures at most. */
const made = new Map<string, Promise<{ data: string; mimeType: string } | undefined>>();

/**
 * The photograph of a section in light, from its top, as a JPEG, which every model can look at (AVIF isn't).
 * @returns undefined where none has been taken
 */
export function readSectionPhotograph(section: Section): Promise<{ data: string; mimeType: string } | undefined> {
  const known = made.get(section.id);
  if (known) return known;
  const converted = last.then(() => convert(section));
  // One after the other: several at once would take every thread that reads files, too.
  last = converted.catch(() => {});
  made.set(section.id, converted);
  converted.catch(() => made.delete(section.id));
  return converted;
}

let last: Promise<unknown> = Promise.resolve();

async function convert(section: Section) {
  const photograph = findThumbnail(section)?.full.light;
  if (!photograph) return undefined;
  const { data, info } = await sharp(join(process.cwd(), "public", photograph))
    .resize({ width: most.width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const height = Math.min(info.height, most.height);
  for (const quality of [80, 60, 40]) {
    const jpeg = await sharp(data.subarray(0, width * height * channels), { raw: { width, height, channels } })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.byteLength <= pictureLimit) return { data: jpeg.toString("base64"), mimeType };
  }
  return undefined;
}
