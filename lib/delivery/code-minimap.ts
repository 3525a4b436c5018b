import "server-only";
import { gzipSync } from "node:zlib";
import type { Section } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/catalogue/products";
import { type DeliveredFile, deliver, type Format, formatsOf } from "./deliver";
import { wordRanges } from "./excerpt";

/** One line of a file, seen from so far away that it can't be read: where it begins and ends, in characters. */
export interface MinimapLine {
  start: number;
  end: number;
  /** It holds words of the sample, which are the buyer's to change. */
  words: boolean;
}

/** What may be said in public of a file that is for sale: everything but what it says. */
export interface FileMinimap {
  name: string;
  /** How many lines; a line end at the very end begins no new one. */
  lines: number;
  /** UTF-8 length. */
  bytes: number;
  minimap: MinimapLine[];
}

export interface CopySummary {
  format: Format;
  files: FileMinimap[];
  bytes: number;
  /** Length on the wire: gzip at its default level, as most hosts send it. */
  packed: number;
}

/**
 * The copies a section comes as in one line, all from one render: measured and not shown, but for the files of the copy
 * for the line's code block, of which a page shows what is free.
 */
export async function copiesOf(
  section: Section,
  product: Product,
): Promise<{ copies: CopySummary[]; files: DeliveredFile[]; hasForm: boolean }> {
  const formats = formatsOf(section);
  const delivered = await Promise.all(formats.map((format) => deliver({ section, product, format, origin: "" })));
  const copies = delivered.map(({ files, bytes }, index) => ({
    format: formats[index] ?? "paste",
    bytes,
    packed: gzipSync(files.map(({ code }) => code).join("")).length,
    files: files.map((file) => minimapOf(file, section)),
  }));
  return { copies, files: delivered[0]?.files ?? [], hasForm: delivered[0]?.hasForm ?? false };
}

function minimapOf({ name, code }: DeliveredFile, { sample }: Section): FileMinimap {
  const ranges = wordRanges(code, sample);
  const minimap: MinimapLine[] = [];
  let at = 0;
  for (const line of linesOf(code)) {
    const end = at + line.length;
    const words = ranges.some(([from, to]) => from < end && to > at);
    minimap.push({ start: line.length - line.trimStart().length, end: line.trimEnd().length, words });
    at = end + 1;
  }
  return { name, lines: minimap.length, bytes: Buffer.byteLength(code), minimap };
}

/** The lines of a file, without an empty one after its last line end. */
export function linesOf(code: string): string[] {
  return code.replace(/\n$/, "").split("\n");
}
