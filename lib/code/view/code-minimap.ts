import "server-only";
import type { Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { type DeliveredFile, type Format, listFormats } from "@/lib/code/metadata/format";
import { findSettings } from "@/lib/code/metadata/settings";
import type { Product } from "@/lib/hosts/products";
import { type CopyMeasures, type CopySize, findMeasures, keepMeasures } from "./copy-measures";
import { findWordRanges } from "./excerpt";

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

export interface CopySummary extends CopySize {
  files: FileMinimap[];
}

interface MeasuredCopy {
  copy: CopySummary;
  files: DeliveredFile[];
  hasForm: boolean;
}

/**
 * The copies a section comes as in one line: measured and not shown, but for the files of the copy for the line's code
 * block, of which a page shows what is free.
 */
export async function summarizeCopies(
  section: Section,
  product: Product,
): Promise<{ copies: CopySummary[]; files: DeliveredFile[]; hasForm: boolean }> {
  const measured = await Promise.all(listFormats(section).map((format) => measureOnce(section, product, format)));
  const [first] = measured;
  const [copies, files, hasForm] = [measured.map(({ copy }) => copy), first?.files ?? [], first?.hasForm ?? false];
  keepMeasures(section, product, createMeasures({ copies, files, hasForm }));
  return { copies, files, hasForm };
}

/** What is said of them in words: as the build has measured it, else measured now. */
export async function copyMeasures(section: Section, product: Product): Promise<CopyMeasures> {
  return findMeasures(section, product) ?? createMeasures(await summarizeCopies(section, product));
}

function createMeasures({ copies, files, hasForm }: Awaited<ReturnType<typeof summarizeCopies>>): CopyMeasures {
  return {
    copies: copies.map(({ format, lines, bytes }) => ({ format, lines, bytes })),
    settings: findSettings(files[0]?.code ?? ""),
    hasForm,
  };
}

/** What was measured before: its page, its Markdown and llms-full.txt say the same of a section, in each line. */
const known = new WeakMap<Section, Map<string, Promise<MeasuredCopy>>>();

function measureOnce(section: Section, product: Product, format: Format): Promise<MeasuredCopy> {
  const ofSection = known.get(section) ?? new Map<string, Promise<MeasuredCopy>>();
  known.set(section, ofSection);
  // Each says which line it is of.
  const key = `${format} ${product}`;
  const before = ofSection.get(key);
  if (before) return before;
  const measuring = measure(section, product, format);
  ofSection.set(key, measuring);
  // A failure is not kept.
  measuring.catch(() => ofSection.delete(key));
  return measuring;
}

async function measure(section: Section, product: Product, format: Format): Promise<MeasuredCopy> {
  const { files, bytes, hasForm } = await deliver({ section, product, format, origin: "" });
  const minimaps = files.map((file) => buildMinimap(file, section));
  const copy = { format, bytes, lines: minimaps.reduce((sum, { lines }) => sum + lines, 0), files: minimaps };
  // Only those for the code block are shown, and the others are most of the bytes.
  return { copy, files: format === "paste" ? files : [], hasForm };
}

function buildMinimap({ name, code }: DeliveredFile, { sample }: Section): FileMinimap {
  const ranges = findWordRanges(code, sample);
  const minimap: MinimapLine[] = [];
  let at = 0;
  for (const line of splitLines(code)) {
    const end = at + line.length;
    const words = ranges.some(([from, to]) => from < end && to > at);
    minimap.push({ start: line.length - line.trimStart().length, end: line.trimEnd().length, words });
    at = end + 1;
  }
  return { name, lines: minimap.length, bytes: Buffer.byteLength(code), minimap };
}

/** The lines of a file, without an empty one after its last line end. */
export function splitLines(code: string): string[] {
  return code.replace(/\n$/, "").split("\n");
}
