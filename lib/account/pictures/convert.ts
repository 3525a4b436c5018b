import "server-only";
import sharp, { type SharpOptions } from "sharp";
import { AppError } from "@/lib/server/errors";
import { storedLimits, uploadLimits } from "./limits";
import { detectPictureKind, type PictureKind } from "./sniff";

/** A picture as it is kept: WebP without anything that isn't seen. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

// Memory is for one picture at a time (queue.ts), and one thread leaves the others to whoever reads pages.
sharp.cache(false);
sharp.concurrency(1);

/** Of animations the first picture; what is cut short is refused, what only has odd remarks in it isn't. */
const reading: SharpOptions = { failOn: "error", limitInputPixels: uploadLimits.pixels, pages: 1 };

/** Sides and qualities that are tried until a picture is small enough. The last ones fit pure noise, too. */
const tries = [
  { side: storedLimits.side, quality: 82 },
  { side: storedLimits.side, quality: 70 },
  { side: storedLimits.side, quality: 55 },
  { side: 1_200, quality: 55 },
  { side: 800, quality: 50 },
  { side: 480, quality: 40 },
];

/**
 * Makes a picture anew from an uploaded file: upright, at most {@link storedLimits} large, as WebP. Nothing of the file itself is
 * left, so neither its metadata nor whatever else was hidden in it.
 * @param seconds how long all of the work may take
 * @throws AppError with words for what is no picture, too many pixels, damaged or takes too long
 */
export async function convertPicture(file: Buffer, seconds = 8): Promise<StoredPicture> {
  const kind = detectPictureKind(file);
  await refuseForeign(file, kind);
  const end = performance.now() + seconds * 1_000;
  // For sharp, which counts whole seconds and takes none as no end.
  const left = () => ({ seconds: Math.max(1, Math.ceil((end - performance.now()) / 1_000)) });
  const { side } = storedLimits;
  // Decoded once; each try begins with what came of it.
  const decoded = await sharp(file, reading)
    .timeout(left())
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = decoded.info;
  for (const attempt of tries) {
    if (performance.now() > end) throw createUnreadableError("it takes too long");
    const { data, info } = await sharp(decoded.data, { raw: { width, height, channels } })
      .timeout(left())
      .resize({ width: attempt.side, height: attempt.side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: attempt.quality })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    if (data.length > storedLimits.bytes) continue;
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  }
  throw createUnreadableError("it stays too large");
}

/** Reads the head of a file alone: whether it is what it begins as, and how much it would unpack to. */
async function refuseForeign(file: Buffer, kind: PictureKind): Promise<void> {
  const { format, width, height, depth, isProgressive } = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (format !== kind) throw createUnreadableError(`begins as ${kind} and is ${format}`);
  const isWhole = kind === "heif" || isProgressive || depth !== "uchar";
  const most = isWhole ? uploadLimits.wholePixels : uploadLimits.pixels;
  if (width * height > most) {
    const megapixels = Math.round((width * height) / 1_000_000).toLocaleString("en");
    throw new AppError("too_large", `${width} by ${height} pixels`, {
      sentence: `This picture has ${megapixels} megapixels, and ${most / 1_000_000} are the most we take of its kind. Make it smaller, or save it as a JPEG, and try again.`,
    });
  }
  if (Math.max(width, height) > uploadLimits.side) {
    throw new AppError("too_large", `${width} by ${height} pixels`, {
      sentence: `This picture is ${Math.max(width, height).toLocaleString("en")} pixels long, and ${uploadLimits.side.toLocaleString("en")} are the most we take. Make it smaller and try again.`,
    });
  }
}

function refuse(error: unknown): never {
  throw createUnreadableError(String(error));
}

const createUnreadableError = (message: string) =>
  new AppError("invalid", `picture not converted: ${message}`, {
    sentence: "This picture can't be read. It may be damaged: open it, save it anew and try again.",
  });
