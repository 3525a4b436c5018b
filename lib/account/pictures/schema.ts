import { z } from "zod";
import { nameLimit } from "./limits";

export const namedPicture = z.object({ id: z.uuid() });

/** The id in the last part of a picture's address; null where it is none. */
export function parsePictureId(file: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(file)?.[1] ?? null;
}

/** What a file was called, as its header says, without folders and what isn't seen; "" when that can't be read. */
export function parseFileName(header: string | null): string {
  try {
    const name =
      decodeURIComponent(header ?? "")
        .split(/[/\\]/)
        .at(-1) ?? "";
    return name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
      .trim()
      .slice(0, nameLimit);
  } catch {
    return "";
  }
}
