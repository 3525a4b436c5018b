import { Reader } from "./reader";

/** The streams of `glyf` in a WOFF2 file, in their order (WOFF2, section 5.1); after them there may be marks of overlaps. */
const streams = ["contours", "points", "flags", "glyphs", "composites", "boxes", "instructions"] as const;
type Stream = (typeof streams)[number];
const headerLength = 8 + streams.length * 4;
const boxLength = 8;

/** Bits of a part of a composed glyph. */
const part = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };

/** Where a glyph lies in each of the streams that have as many bytes of a glyph as it needs. */
interface Outline {
  /** Glyphs that it is composed of. */
  parts: number[];
  contours: number;
  box: Buffer | undefined;
  pieces: Partial<Record<Stream, Buffer>>;
}

export interface Outlines {
  glyphs: Outline[];
  /** The header and what stands behind the streams: they stay as they are. */
  header: Buffer;
  rest: Buffer;
}

/** Reads the outlines of a font in the form that WOFF2 gives them: what belongs to which glyph. */
export function readOutlines(bytes: Buffer): Outlines {
  const head = new Reader(bytes);
  head.skip(4);
  const count = head.u16();
  head.skip(2);
  const readers = {} as Record<Stream, Reader>;
  let from = headerLength;
  for (const name of streams) {
    const length = head.u32();
    readers[name] = new Reader(bytes.subarray(from, from + length));
    from += length;
  }
  const bitmapLength = 4 * Math.ceil(count / 32);
  const bitmap = readers.boxes.bytes.subarray(0, bitmapLength);
  readers.boxes.at = bitmapLength;
  const glyphs = Array.from({ length: count }, (_, glyph) => {
    const outline = readOutline(readers);
    const hasBox = ((bitmap[glyph >> 3] ?? 0) >> (7 - (glyph & 7))) & 1;
    return { ...outline, box: hasBox ? take(readers.boxes, boxLength) : undefined };
  });
  return { glyphs, header: bytes.subarray(0, headerLength), rest: bytes.subarray(from) };
}

function take(reader: Reader, length: number): Buffer {
  reader.skip(length);
  return reader.bytes.subarray(reader.at - length, reader.at);
}

function readOutline(readers: Record<Stream, Reader>): Omit<Outline, "box"> {
  const contours = readers.contours.u16();
  if (contours === 0) return { contours, parts: [], pieces: {} };
  if (contours === 0xffff) {
    const from = readers.composites.at;
    const { parts, hasInstructions } = readParts(readers.composites);
    const pieces = { composites: readers.composites.bytes.subarray(from, readers.composites.at) };
    return { contours, parts, pieces: { ...pieces, ...(hasInstructions && takeInstructions(readers)) } };
  }
  const from = readers.points.at;
  let points = 0;
  for (let index = 0; index < contours; index++) points += readers.points.short();
  const flags = take(readers.flags, points);
  const coordinates = flags.reduce((sum, flag) => sum + lengthOfPoint(flag & 127), 0);
  const start = readers.glyphs.at;
  readers.glyphs.skip(coordinates);
  const { instructions } = takeInstructions(readers);
  return {
    contours,
    parts: [],
    pieces: {
      points: readers.points.bytes.subarray(from, readers.points.at),
      flags,
      glyphs: readers.glyphs.bytes.subarray(start, readers.glyphs.at),
      instructions,
    },
  };
}

/** How many bytes a point has after its flag (WOFF2, section 5.2). */
const lengthOfPoint = (flag: number) => (flag < 84 ? 1 : flag < 120 ? 2 : flag < 124 ? 3 : 4);

/** The length of a glyph's instructions stands behind its points, they in a stream of their own. */
function takeInstructions(readers: Record<Stream, Reader>) {
  const from = readers.glyphs.at;
  const length = readers.glyphs.short();
  return {
    glyphs: readers.glyphs.bytes.subarray(from, readers.glyphs.at),
    instructions: take(readers.instructions, length),
  };
}

function readParts(reader: Reader): { parts: number[]; hasInstructions: boolean } {
  const parts: number[] = [];
  let hasInstructions = false;
  for (let flags = part.more; flags & part.more; ) {
    flags = reader.u16();
    parts.push(reader.u16());
    const scale = flags & part.matrix ? 8 : flags & part.twoScales ? 4 : flags & part.scale ? 2 : 0;
    reader.skip((flags & part.words ? 4 : 2) + scale);
    if (flags & part.instructions) hasInstructions = true;
  }
  return { parts, hasInstructions };
}

/** The same outlines without those of glyphs that aren't kept: they are empty then, and no glyph has another number. */
export function writeOutlines({ glyphs, header, rest }: Outlines, kept: ReadonlySet<number>): Buffer {
  const parts = {} as Record<Stream, Buffer[]>;
  for (const name of streams) parts[name] = [];
  const bitmap = Buffer.alloc(4 * Math.ceil(glyphs.length / 32));
  const boxes: Buffer[] = [];
  for (const [index, { contours, box, pieces }] of glyphs.entries()) {
    const count = Buffer.alloc(2);
    parts.contours.push(count);
    if (!kept.has(index)) continue;
    count.writeUInt16BE(contours);
    for (const name of streams) if (pieces[name]) parts[name].push(pieces[name]);
    if (!box) continue;
    const at = index >> 3;
    bitmap[at] = (bitmap[at] ?? 0) | (128 >> (index & 7));
    boxes.push(box);
  }
  parts.boxes = [bitmap, ...boxes];
  const joined = streams.map((name) => Buffer.concat(parts[name]));
  const newHeader = Buffer.from(header);
  for (const [index, stream] of joined.entries()) newHeader.writeUInt32BE(stream.length, 8 + index * 4);
  return Buffer.concat([newHeader, ...joined, rest]);
}
