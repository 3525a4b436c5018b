import { Reader } from "./reader";

/** Which glyph a font has for which character: its tables of the forms 4 and 12, which ours have (`cmap`). */
export function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const reader = new Reader(cmap);
  reader.skip(2);
  const places = Array.from({ length: reader.u16() }, () => {
    reader.skip(4);
    return reader.u32();
  });
  const glyphs = new Map<number, number>();
  for (const place of places) {
    const table = new Reader(cmap.subarray(place));
    const form = table.u16();
    if (form === 4) readSegments(table, glyphs);
    else if (form === 12) readGroups(table, glyphs);
  }
  return glyphs;
}

function readSegments(table: Reader, glyphs: Map<number, number>): void {
  table.skip(4);
  const count = table.u16() / 2;
  table.skip(6);
  const ends = table.u16s(count);
  table.skip(2);
  const starts = table.u16s(count);
  const shifts = table.u16s(count);
  const placesAt = table.at;
  const places = table.u16s(count);
  for (let segment = 0; segment < count; segment++) {
    const [start = 0, end = 0, shift = 0, place = 0] = [starts, ends, shifts, places].map((list) => list[segment]);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const at = placesAt + segment * 2 + place + (character - start) * 2;
      const listed = place === 0 ? character : table.bytes.readUInt16BE(at);
      const glyph = place !== 0 && listed === 0 ? 0 : (listed + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
}

function readGroups(table: Reader, glyphs: Map<number, number>): void {
  table.skip(10);
  for (let left = table.u32(); left > 0; left--) {
    const [start, end, first] = [table.u32(), table.u32(), table.u32()];
    for (let character = start; character <= end; character++) glyphs.set(character, first + character - start);
  }
}
