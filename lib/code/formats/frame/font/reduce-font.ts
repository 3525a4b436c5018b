import { readCharacters } from "./characters";
import { readOutlines, writeOutlines } from "./outlines";
import { readSubstitutions } from "./substitutes";
import { readWoff2, type Table, writeWoff2 } from "./woff2";

export interface ReducedFont {
  /** The font file. */
  bytes: Buffer;
  /** Those of the wanted characters that it has. */
  characters: number[];
}

/**
 * A WOFF2 file with the outlines of some characters alone, and of the glyphs that the font may put in their place. Every glyph keeps its
 * number, so that all other tables stay as they are: outlines and how they vary with weight are nearly all of a file.
 * @returns undefined where the font has none of the characters
 */
export function reduceFont(file: Buffer, wanted: ReadonlySet<number>): ReducedFont | undefined {
  const font = readWoff2(file);
  const tableOf = (tag: string) => font.tables.find((table) => table.tag === tag)?.bytes;
  const [cmap, glyf, gsub] = ["cmap", "glyf", "GSUB"].map(tableOf);
  if (!cmap || !glyf) throw new Error("a font without characters or outlines");
  const glyphOf = readCharacters(cmap);
  const characters = [...wanted].filter((character) => glyphOf.has(character)).sort((a, b) => a - b);
  if (characters.length === 0) return undefined;
  const outlines = readOutlines(glyf);
  // The first glyph stands for what a font doesn't have.
  const kept = new Set([0, ...characters.map((character) => glyphOf.get(character) ?? 0)]);
  addSubstitutes(kept, gsub);
  for (const glyph of kept) for (const part of outlines.glyphs[glyph]?.parts ?? []) kept.add(part);
  const tables = font.tables.map((table): Table => {
    if (table.tag === "glyf") return { ...table, bytes: writeOutlines(outlines, kept) };
    if (table.tag === "gvar") return withBytes(table, keepVariations(table.bytes, kept));
    if (table.tag === "post") return withBytes(table, withoutNames(table.bytes));
    return table;
  });
  return { bytes: writeWoff2({ ...font, tables }), characters };
}

const withBytes = (table: Table, bytes: Buffer): Table => ({ ...table, bytes, fullLength: bytes.length });

/** Adds what may stand in the place of glyphs that are kept, and in the place of that. */
function addSubstitutes(kept: Set<number>, gsub: Buffer | undefined): void {
  const rules = gsub ? readSubstitutions(gsub) : [];
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const { from, to } of rules)
      if (from.every((glyph) => kept.has(glyph))) for (const glyph of to) kept.add(glyph);
  }
}

/** How outlines vary (`gvar`), of the kept glyphs alone. */
function keepVariations(bytes: Buffer, kept: ReadonlySet<number>): Buffer {
  const count = bytes.readUInt16BE(12);
  const isLong = (bytes.readUInt16BE(14) & 1) === 1;
  const start = bytes.readUInt32BE(16);
  const header = 20;
  const width = isLong ? 4 : 2;
  const placeOf = (glyph: number) =>
    isLong ? bytes.readUInt32BE(header + glyph * 4) : bytes.readUInt16BE(header + glyph * 2) * 2;
  const head = Buffer.from(bytes.subarray(0, start));
  const pieces: Buffer[] = [];
  let length = 0;
  const note = (glyph: number) =>
    isLong
      ? head.writeUInt32BE(length, header + glyph * width)
      : head.writeUInt16BE(length / 2, header + glyph * width);
  for (let glyph = 0; glyph < count; glyph++) {
    note(glyph);
    if (!kept.has(glyph)) continue;
    const piece = bytes.subarray(start + placeOf(glyph), start + placeOf(glyph + 1));
    pieces.push(piece);
    length += piece.length;
  }
  note(count);
  // What glyphs share stands before their data in all of our fonts; where it stood behind, it would be lost.
  if (bytes.readUInt32BE(8) > start) throw new Error("a font whose shared variations stand behind those of its glyphs");
  return Buffer.concat([head, ...pieces]);
}

/** The table `post` in its third form, which names no glyph. */
function withoutNames(bytes: Buffer): Buffer {
  const head = Buffer.from(bytes.subarray(0, 32));
  head.writeUInt32BE(0x00030000, 0);
  return head;
}
