import type { Drawing } from "./drawing";

const size = [1600, 560] as const;
/** Between two lines, and along a line, in units of the drawing. */
const [pitch, step] = [6.4, 8];
/** The widths that a line can have, the darker the wider. */
const widths = [0.7, 1.3, 2, 2.9, 4] as const;

/**
 * A picture made of horizontal lines alone: wider where it is darker, none where it is light.
 * @param shade how dark a place is, from 0 to 1
 * @param isRed what is drawn in the accent instead
 */
export function ruled(shade: (x: number, y: number) => number, isRed: (x: number, y: number) => boolean): Drawing {
  const paths = new Map<number, string>();
  for (let row = 0; row * pitch < size[1]; row++) {
    const y = Math.round(row * pitch);
    let from = 0;
    let before = -2;
    for (let x = 0; x <= size[0]; x += step) {
      const dark = Math.floor(shade(x + step / 2, y) * (widths.length + 1)) - 1;
      const kind = x === size[0] ? -2 : isRed(x + step / 2, y) ? widths.length : Math.min(widths.length - 1, dark);
      if (kind === before) continue;
      if (before >= 0) paths.set(before, `${paths.get(before) ?? ""}M${from} ${y}h${x - from}`);
      [from, before] = [x, kind];
    }
  }
  const lines = widths.flatMap((width, kind) => {
    const path = paths.get(kind);
    return path ? [["line", path, width] as const] : [];
  });
  const red = paths.get(widths.length);
  return { size, marks: red ? [...lines, ["red", red, 4.2]] : lines };
}

const inCircle = (x: number, y: number, centre: readonly [number, number], radius: number) =>
  (x - centre[0]) ** 2 + (y - centre[1]) ** 2 < radius ** 2;

/** Five ridges, one behind the other, the nearest the darkest; the sun stands behind the second. */
const ridges = [
  { top: 300, swing: 42, length: 620, phase: 0.4 },
  { top: 350, swing: 36, length: 480, phase: 2.1 },
  { top: 404, swing: 30, length: 700, phase: 4.4 },
  { top: 456, swing: 26, length: 420, phase: 1.2 },
  { top: 512, swing: 20, length: 560, phase: 3.3 },
];
const heightOf = (x: number, { top, swing, length, phase }: (typeof ridges)[number]) =>
  top - swing * Math.sin(x / (length / 6.28) + phase) - swing * 0.4 * Math.sin(x / (length / 17) + phase * 3);

export const hills = ruled(
  (x, y) => {
    const nearest = ridges.findLastIndex((ridge) => y > heightOf(x, ridge));
    const ridge = ridges[nearest];
    if (!ridge) return 0;
    // Dark at its edge and paler below, as mist lies in valleys.
    return (0.3 + nearest * 0.17) * Math.max(0.3, 1 - (y - heightOf(x, ridge)) / 90);
  },
  (x, y) => inCircle(x, y, [800, 300], 112) && y < Math.min(...ridges.slice(0, 2).map((ridge) => heightOf(x, ridge))),
);

/** Open water to the horizon: the waves are longer the nearer they come. */
const horizon = 320;
const wave = (x: number, y: number) => {
  const near = (y - horizon) / (size[1] - horizon);
  return Math.sin(x / (26 + near * 120) + y * 0.9) * Math.sin(x / (64 + near * 210) - y * 0.37);
};

export const sea = ruled(
  (x, y) => (y < horizon ? 0 : 0.34 + 0.4 * wave(x, y) + 0.2 * Math.max(0, 1 - (y - horizon) / 60)),
  (x, y) =>
    (inCircle(x, y, [800, horizon], 132) && y < horizon) ||
    (y > horizon + 8 && Math.abs(x - 800) < 120 - (y - horizon) * 0.28 && wave(x + 40, y) > 0.18),
);

/** Roofs of a town against the evening, one window lit. */
const houses = Array.from({ length: 20 }, (_, index) => {
  const size = ((index * 7919) % 97) / 97;
  return {
    from: index * 80,
    top: 380 - size * 130,
    gable: index % 3 === 0 ? 56 : 0,
    dark: 0.42 + ((index * 31) % 5) * 0.13,
  };
});

export const roofs = ruled(
  (x, y) => {
    const house = houses[Math.floor(x / 80)];
    if (!house) return 0;
    const fromMiddle = Math.abs(x - house.from - 40) / 40;
    if (y < house.top + house.gable * (fromMiddle - 0.5)) return 0;
    const isWindow = x - house.from > 20 && x - house.from < 60 && y > house.top + 34 && (y - house.top) % 58 < 26;
    return isWindow ? 0.1 : house.dark;
  },
  (x, y) => x > 1060 && x < 1100 && y > 436 && y < 464,
);

/** Half as wide as a thing is at a height, from 0 at its foot to 1 at its top; the whole is as wide as 1. */
const bottle = (at: number) => (at < 0.52 ? 0.5 : at < 0.7 ? 0.5 - (at - 0.52) * 1.9 : at > 0.95 ? 0.2 : 0.16);
const jug = (at: number) => 0.34 + 0.16 * Math.sin(at * 3.6 + 0.35);
const bowl = (at: number) => 0.5 * Math.sqrt(Math.max(0, 1 - (1 - at) ** 2)) + 0.04;
const jar = (at: number) => (at > 0.86 ? 0.46 : at > 0.8 ? 0.4 : 0.5);

/** What stands on the table, from left to right; what comes later stands in front. */
const tableTop = 474;
const things = [
  { form: jar, at: 214, width: 104, height: 120, dark: 0.5 },
  { form: bottle, at: 318, width: 92, height: 248, dark: 0.82 },
  { form: bowl, at: 424, width: 168, height: 74, dark: 0.62 },
  { form: jug, at: 568, width: 138, height: 176, dark: 0.72 },
  { form: bottle, at: 668, width: 72, height: 206, dark: 0.5 },
  { form: jug, at: 962, width: 120, height: 216, dark: 0.56 },
  { form: jar, at: 1046, width: 96, height: 102, dark: 0.86 },
  { form: bowl, at: 1186, width: 204, height: 92, dark: 0.6 },
  { form: bottle, at: 1300, width: 84, height: 232, dark: 0.88 },
  { form: jar, at: 1392, width: 110, height: 142, dark: 0.52 },
];

/** Bottles, jugs and bowls on a long table, and one round fruit. */
export const table = ruled(
  (x, y) => {
    if (y > tableTop) return y < tableTop + 14 ? 1 : 0.55 - 0.4 * ((y - tableTop) / 90);
    const thing = things.findLast(
      ({ form, at, width, height }) =>
        y > tableTop - height && Math.abs(x - at) < width * form((tableTop - y) / height),
    );
    if (!thing) return 0;
    const { form, at, width, height, dark } = thing;
    // The light comes from the left and leaves a rim on the other side.
    const across = (x - at) / (width * form((tableTop - y) / height));
    return dark * (across < -0.75 ? 0.9 : across < 0.1 ? 0.5 : across < 0.72 ? 1.05 : 0.8);
  },
  (x, y) => inCircle(x, y, [800, tableTop - 66], 70) && y <= tableTop,
);

/** Rings that run out from one point at the foot, as from a stone in water. */
export const rings = ruled(
  (x, y) => {
    const far = Math.hypot(x - 800, (y - 560) * 1.55);
    const crest = Math.cos((far - 100) / (11 + far / 62));
    return far > 860 || crest < -0.2 ? 0 : (crest > 0.55 ? 1.1 : 0.6) * (1 - far / 1000);
  },
  (x, y) => Math.hypot(x - 800, (y - 560) * 1.55) < 118,
);
