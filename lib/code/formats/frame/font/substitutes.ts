import { Reader } from "./reader";

/** Glyphs that a font puts in the place of others: ligatures, figures of one width, small variants. */
interface Substitution {
  /** All of these have to be there. */
  from: readonly number[];
  to: readonly number[];
}

const kinds = { single: 1, multiple: 2, alternate: 3, ligature: 4, extension: 7 };

/** All that a font may put in the place of glyphs (`GSUB`), whichever of its features is on. Rules of context name these alone. */
export function readSubstitutions(gsub: Buffer): Substitution[] {
  const list = gsub.subarray(gsub.readUInt16BE(8));
  return readOffsets(list).flatMap((lookup) => {
    const kind = lookup.readUInt16BE(0);
    return readOffsets(lookup, 4).flatMap((table) => readTable(table, kind));
  });
}

/** Tables whose places, counted from the beginning, are listed there. */
function readOffsets(bytes: Buffer, at = 0, base = bytes): Buffer[] {
  const reader = new Reader(bytes);
  reader.at = at;
  return reader.u16s(reader.u16()).map((offset) => base.subarray(offset));
}

function readTable(table: Buffer, kind: number): Substitution[] {
  const form = table.readUInt16BE(0);
  if (kind === kinds.extension) return readTable(table.subarray(table.readUInt32BE(4)), table.readUInt16BE(2));
  if (kind < kinds.single || kind > kinds.ligature) return [];
  const covered = readCoverage(table.subarray(table.readUInt16BE(2)));
  if (kind === kinds.single) {
    if (form === 1) {
      const shift = table.readUInt16BE(4);
      return covered.map((glyph) => ({ from: [glyph], to: [(glyph + shift) & 0xffff] }));
    }
    const reader = new Reader(table);
    reader.at = 4;
    const to = reader.u16s(reader.u16());
    return covered.map((glyph, index) => ({ from: [glyph], to: [to[index] ?? glyph] }));
  }
  return readOffsets(table, 4).flatMap((set, index) => {
    const first = covered[index] ?? 0;
    const reader = new Reader(set);
    if (kind !== kinds.ligature) return [{ from: [first], to: reader.u16s(reader.u16()) }];
    return readOffsets(set).map((one) => {
      const ligature = new Reader(one);
      const to = ligature.u16();
      return { from: [first, ...ligature.u16s(ligature.u16() - 1)], to: [to] };
    });
  });
}

/** The glyphs that a table is about, in its order. */
function readCoverage(bytes: Buffer): number[] {
  const reader = new Reader(bytes);
  const form = reader.u16();
  const count = reader.u16();
  if (form === 1) return reader.u16s(count);
  return Array.from({ length: count }, () => {
    const [start = 0, end = 0] = reader.u16s(3);
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  }).flat();
}
