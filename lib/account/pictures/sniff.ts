import { AppError } from "@/lib/server/errors";

/** The kinds of pictures that are taken, by the names sharp has for them. */
export type PictureKind = "png" | "jpeg" | "webp" | "gif" | "heif";

const taken = "Upload a PNG, JPEG, WebP, AVIF or GIF.";

/**
 * What a file is, by its first bytes alone: what its sender calls it says nothing.
 * @throws AppError `unsupported_media` with words for what isn't taken
 */
export function detectPictureKind(bytes: Buffer): PictureKind {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  const brands = text(4, 8) === "ftyp" ? text(8, Math.min(bytes.readUInt32BE(0), 64)) : "";
  if (/avi[fs]/.test(brands)) return "heif";
  throw createRefusal(/hei[cxfms]|mif1/.test(brands) ? "heic" : /<svg[\s>]/i.test(text(0, 4_096)) ? "svg" : "other");
}

function createRefusal(what: "heic" | "svg" | "other"): AppError {
  const sentences = {
    heic: `This is a HEIC photo, which most browsers can't show. Save it as a JPEG first. ${taken}`,
    svg: `SVG files aren't taken, since they can hold programs. Save it as a PNG first. ${taken}`,
    other: `We can’t read this file as a picture. ${taken}`,
  };
  return new AppError("unsupported_media", `an upload that is ${what}`, { sentence: sentences[what] });
}
