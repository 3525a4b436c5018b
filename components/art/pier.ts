import { ruled } from "./ruled";

// A ferry comes in behind a timetable that hangs on a pier; the head of the timetable is the only red.
const horizon = 318;
const deck = 500;

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x > left && x < right && y > top && y < bottom;

/** The ferry from its hull up: darkness from 0 to 1, nothing where it isn't. */
function ferry(x: number, y: number): number | undefined {
  const slope = (y - 300) * 0.7;
  if (isIn(x, y, [470 + slope, 300, 876 - slope * 1.6, 352])) return y < 311 ? 0.25 : 0.98;
  if (isIn(x, y, [508, 262, 810, 301])) return y > 274 && y < 290 && (x - 508) % 32 > 15 ? 0.9 : 0.24;
  if (isIn(x, y, [540, 232, 768, 263])) return y > 240 && y < 252 && (x - 540) % 32 > 15 ? 0.9 : 0.24;
  if (isIn(x, y, [686, 204, 752, 233])) return y > 212 && y < 224 ? 0.9 : 0.24;
  if (isIn(x, y, [592, 176, 640, 233])) return y < 194 ? 0.98 : 0.6;
  return undefined;
}

/** The board on its two posts: a frame, and lines of times in three columns. */
function board(x: number, y: number): number | undefined {
  if (isIn(x, y, [928, 122, 1152, 396])) {
    if (!isIn(x, y, [943, 134, 1137, 384])) return 1;
    const isTime = y > 190 && y < 372 && x > 960 && x < 1120 && (x - 960) % 56 < 40 && (y - 190) % 26 < 9;
    return isTime ? 0.72 : 0;
  }
  return (x > 952 && x < 976) || (x > 1104 && x < 1128) ? (y > 390 ? 1 : undefined) : undefined;
}

const wave = (x: number, y: number) => {
  const near = (y - horizon) / (560 - horizon);
  return Math.sin(x / (24 + near * 110) + y * 0.9) * Math.sin(x / (60 + near * 190) - y * 0.37);
};

const land = (x: number) => horizon - 34 - 26 * Math.sin(x / 150 + 1.9) - 9 * Math.sin(x / 47);

function ground(x: number, y: number): number {
  if (y > deck) return y < deck + 14 ? 1 : (x + (y - deck) * (x - 800) * 0.002) % 88 < 10 ? 0.3 : 0.74;
  if (y < horizon) return y > land(x) ? 0.4 : Math.max(0, 0.3 - y / 420) + 0.12 * Math.sin(y / 23 + x / 310);
  return 0.3 + 0.36 * wave(x, y) + (isIn(x, y, [470, 350, 880, 400]) ? 0.3 : 0);
}

export const pier = ruled(
  (x, y) => board(x, y) ?? (y < deck ? ferry(x, y) : undefined) ?? ground(x, y),
  (x, y) => isIn(x, y, [943, 134, 1137, 176]),
);
