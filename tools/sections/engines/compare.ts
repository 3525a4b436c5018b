import sharp from "sharp";
import type { Box } from "./in-page";

/** How far two engines may stand apart before a difference is noted. */
export const tolerance = {
  /** Pixels that an edge may be off: fonts round differently. */
  edge: 6,
  /** And this share of the element's own size besides. */
  share: 0.02,
  /** Pixels by which pictures are moved sideways and up or down to look for a match: lines of text are rounded. */
  shift: { x: 3, y: 10 },
  /** Side of the squares pictures are compared in, in pixels. */
  cell: 16,
  /** How far the mean of a square may be off in one of its colours, of 255. */
  colour: 12,
  /** Squares side by side that make a patch worth a look. */
  patch: 12,
} as const;

/** Where an element stands elsewhere, or has another size, or is missing: one line for each, the outermost only. */
export function compareBoxes(one: readonly Box[], other: readonly Box[]): string[] {
  const there = new Map(other.map((box) => [box.path, box]));
  const found: string[] = [];
  const told = new Set<string>();
  for (const box of one) {
    if ([...told].some((path) => box.path.startsWith(`${path}>`))) continue;
    const twin = there.get(box.path);
    const off = twin ? difference(box, twin) : "missing";
    if (!off) continue;
    told.add(box.path);
    found.push(`${box.path} ${off}`);
  }
  return found;
}

function difference(box: Box, twin: Box): string | undefined {
  for (const [side, size] of [
    ["left", "width"],
    ["top", "height"],
    ["width", "width"],
    ["height", "height"],
  ] as const) {
    const off = Math.round(twin[side] - box[side]);
    // What is off adds up from one line to the next.
    if (Math.abs(off) > tolerance.edge + tolerance.share * box[side === "top" ? "top" : size])
      return `${side} ${off > 0 ? "+" : ""}${off}`;
  }
  return undefined;
}

/** Patches of two pictures that look different, wherever one moves them by a few pixels: "320 × 48 px at 64, 900". */
export async function comparePictures(one: Buffer, other: Buffer): Promise<string[]> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  const { cell } = tolerance;
  const columns = Math.ceil(Math.min(a.width, b.width) / cell);
  const rows = Math.ceil(Math.min(a.height, b.height) / cell);
  const [sums, otherSums] = [a, b].map(summed) as [Sums, Sums];
  const differing = new Set<number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isAlike(sums, otherSums, column * cell, row * cell)) differing.add(row * columns + column);
    }
  }
  return patches(differing, columns).map(([left, top, right, bottom]) => {
    const size = `${(right - left + 1) * cell} × ${(bottom - top + 1) * cell}`;
    return `${size} px at ${left * cell}, ${top * cell}`;
  });
}

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Sums of all pixels left and above, in each colour: the mean of any square in four look-ups. */
interface Sums {
  width: number;
  height: number;
  at: Float64Array;
}

function summed({ width, height, data }: Pixels): Sums {
  const stride = (width + 1) * 3;
  const at = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    const line = [0, 0, 0];
    for (let x = 0; x < width; x++) {
      for (let colour = 0; colour < 3; colour++) {
        line[colour] = (line[colour] ?? 0) + (data[(y * width + x) * 3 + colour] ?? 0);
        const to = (y + 1) * stride + (x + 1) * 3 + colour;
        at[to] = (at[to - stride] ?? 0) + (line[colour] ?? 0);
      }
    }
  }
  return { width, height, at };
}

function isAlike(one: Sums, other: Sums, x: number, y: number): boolean {
  const { shift, colour: maxDifference } = tolerance;
  const own = [0, 1, 2].map((colour) => mean(one, x, y, colour));
  for (let dy = -shift.y; dy <= shift.y; dy++) {
    for (let dx = -shift.x; dx <= shift.x; dx++) {
      if (own.every((value, colour) => Math.abs(value - mean(other, x + dx, y + dy, colour)) <= maxDifference))
        return true;
    }
  }
  return false;
}

function mean({ width, height, at }: Sums, x: number, y: number, colour: number): number {
  const { cell } = tolerance;
  const [left, right] = [clamp(x, width - 1), clamp(x + cell, width)];
  const [top, bottom] = [clamp(y, height - 1), clamp(y + cell, height)];
  const sum = (column: number, row: number) => at[(row * (width + 1) + column) * 3 + colour] ?? 0;
  const area = Math.max(1, (right - left) * (bottom - top));
  return (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)) / area;
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Groups of touching squares that are large enough, as left, top, right and bottom square. */
function patches(cells: Set<number>, columns: number): [number, number, number, number][] {
  const left = new Set(cells);
  const found: [number, number, number, number][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = (row + dy) * columns + column + dx;
          if (column + dx >= 0 && column + dx < columns && left.delete(next)) group.push(next);
        }
      }
    }
    if (group.length < tolerance.patch) continue;
    const [xs, ys] = [group.map((cell) => cell % columns), group.map((cell) => Math.floor(cell / columns))];
    found.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }
  return found;
}
