import { AppError } from "@/lib/server/errors";
import type { Uploads } from "./frame-pictures";
import type { LeftOut } from "./left-out";

/** What Notion's HTML block takes of a file, in bytes. */
export const frameLimit = 200 * 1024;

/** The longer side of uploaded pictures, in pixels, while the file is too large: twice the width of Notion's text, then less. */
const sides = [1_416, 1_062, 708, 480, 320];

/** A picture that takes less isn't why a file is too large. */
const notable = 4 * 1024;

interface Printed {
  code: string;
  bytes: number;
  leftOut: LeftOut;
}

/**
 * Prints a file, with its uploaded pictures as large as they can be in it.
 * @throws AppError `too_large` naming the pictures that take most of it
 */
export async function fitUploads(uploads: Uploads, print: (uploads: Uploads) => Printed): Promise<Printed> {
  let current = uploads;
  let printed = print(current);
  for (const side of sides) {
    if (printed.bytes <= frameLimit || Object.keys(uploads).length === 0) break;
    current = await shrink(uploads, side);
    printed = print(current);
  }
  if (printed.bytes <= frameLimit) return printed;
  throw createTooLarge(printed, current);
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

function createTooLarge({ code, bytes }: Printed, uploads: Uploads): AppError {
  const kilobytes = Math.ceil(bytes / 1024);
  const pictures = Object.entries(uploads)
    .filter(([, picture]) => picture.length > notable)
    .map(([address]) => address);
  const written = [...code.matchAll(/src="(data:image\/[a-z]+;base64,[^"]{40})[^"]*"/g)].length - pictures.length;
  const blame =
    pictures.length > 0 || written > 0
      ? `Its pictures take too much of that even when they are small${pictures.length > 0 ? `: ${pictures.join(", ")}` : ""}. Leave some of them out, or take fewer sections at a time.`
      : "Take fewer sections at a time, as a block each, or write shorter texts.";
  return new AppError("too_large", `a frame of ${bytes} bytes`, {
    sentence: `As one file this has ${kilobytes} KB, and Notion's HTML block takes 200 KB. ${blame}`,
  });
}
