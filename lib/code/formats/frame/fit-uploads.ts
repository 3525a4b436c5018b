import { AppError } from "@/lib/server/errors";
import type { Uploads } from "./frame-pictures";
import type { LeftOut } from "./left-out";
import { frameLimit } from "./limit";

/** The longer side of uploaded pictures, in pixels, while the file is too large: twice the width of Notion's text, then less. */
const sides = [1_416, 1_062, 708, 480, 320];

/** What a printer says of its file. */
export interface Printed {
  code: string;
  /** Its length in UTF-8. */
  bytes: number;
  leftOut: LeftOut;
}

/** What takes how many bytes of a file: pictures by their addresses, and all typefaces together. */
export interface Weights {
  pictures: ReadonlyMap<string, number>;
  fonts: number;
}

type Print = (uploads: Uploads) => { printed: Printed; weights: Weights };

/**
 * Prints a file, with its uploaded pictures as large as they can be in it.
 * @throws AppError `too_large` naming the pictures that take most of it
 */
export async function fitUploads(uploads: Uploads, print: Print): Promise<Printed> {
  let last = print(uploads);
  for (const side of sides) {
    if (last.printed.bytes <= frameLimit || Object.keys(uploads).length === 0) break;
    last = print(await shrink(uploads, side));
  }
  if (last.printed.bytes <= frameLimit) return last.printed;
  throw createTooLarge(last.printed.bytes, last.weights);
}

async function shrink(uploads: Uploads, side: number): Promise<Uploads> {
  // A library of several megabytes, which few frames need.
  const { default: sharp } = await import("sharp");
  const smaller: Record<string, Uint8Array> = {};
  for (const [address, bytes] of Object.entries(uploads)) {
    const picture = sharp(bytes).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
    const made = await picture.webp({ quality: 72, effort: 4 }).toBuffer();
    smaller[address] = made.length < bytes.length ? made : bytes;
  }
  return smaller;
}

/** Up to so many pictures are named, those that take most. */
const named = 3;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

function createTooLarge(bytes: number, { pictures, fonts }: Weights): AppError {
  const total = [...pictures.values()].reduce((sum, one) => sum + one, 0);
  const largest = [...pictures].sort(([, a], [, b]) => b - a).slice(0, named);
  const parts = [`As one file this has ${kilobytes(bytes)}, and Notion’s HTML block takes ${kilobytes(frameLimit)}.`];
  if (total > 0) {
    const list = largest.map(([address, size]) => `${shorten(address)} (${kilobytes(size)})`).join(", ");
    parts.push(`Its pictures take ${kilobytes(total)} as small as they can be, most of all ${list}.`);
  }
  if (fonts > 0) parts.push(`Its typefaces take ${kilobytes(fonts)}.`);
  const rest = bytes - total - fonts;
  const isMostlyRest = rest > total + fonts;
  if (isMostlyRest) parts.push(`Its texts, drawings and styles take ${kilobytes(rest)}.`);
  const isEnough = bytes - fonts <= frameLimit;
  parts.push(
    fonts > 0 && isEnough
      ? "Leave the typefaces to the page in its look, or take fewer sections."
      : `Take fewer sections, in a block each${total > 0 && !isMostlyRest ? ", or leave pictures out" : ", or write shorter texts"}.`,
  );
  return new AppError("too_large", `a frame of ${bytes} bytes`, { sentence: parts.join(" ") });
}

/** A picture that is written out has no address. */
const shorten = (address: string) => (address.startsWith("data:") ? "one that is written into the content" : address);
