/** A colour by its lightness (0 to 1), chroma (0 to about 0.4) and hue (degrees): the space in which we change colours. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/** Rows of numbers times a column. */
const multiply = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

// Björn Ottosson's matrices between linear sRGB and Oklab.
const toCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const radian = Math.PI / 180;
const toLinearLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encodeGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour of its red, green and blue in linear light, 0 to 1. */
export function createFromLinear(rgb: Triple): Colour {
  const [l, a, b] = multiply(toLab, multiply(toCone, rgb).map(Math.cbrt) as unknown as Triple);
  return createFromAxes(l, a, b);
}

/** A colour of its red, green and blue as they are written, 0 to 1. */
export const createFromRgb = (rgb: Triple): Colour => createFromLinear(rgb.map(toLinearLight) as unknown as Triple);

/** A colour of Oklab's three axes. */
export function createFromAxes(l: number, a: number, b: number): Colour {
  const c = Math.hypot(a, b);
  // Of greys the hue is noise.
  return { l, c: c < 0.0005 ? 0 : c, h: c < 0.0005 ? 0 : (Math.atan2(b, a) / radian + 360) % 360 };
}

function toLinear({ l, c, h }: Colour): Triple {
  const cone = multiply(fromLab, [l, c * Math.cos(h * radian), c * Math.sin(h * radian)]);
  return multiply(fromCone, cone.map((value) => value ** 3) as unknown as Triple);
}

const isShown = (rgb: Triple) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/** What screens can show of a colour: with as much of its chroma as sRGB has at that lightness. */
function toShown(colour: Colour): Triple {
  const l = Math.min(1, Math.max(0, colour.l));
  let rgb = toLinear({ ...colour, l });
  for (let low = 0, high = colour.c, step = 0; step < 16 && (step > 0 || !isShown(rgb)); step++) {
    const c = (low + high) / 2;
    rgb = toLinear({ l, c, h: colour.h });
    if (isShown(rgb)) low = c;
    else high = c;
    if (step === 15) rgb = toLinear({ l, c: low, h: colour.h });
  }
  return rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;
}

const toBytes = (colour: Colour) => toShown(colour).map((value) => Math.round(encodeGamma(value) * 255));

/** `#d4351c` */
export const toHex = (colour: Colour): string =>
  `#${toBytes(colour)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;

/** Relative luminance of what is shown (WCAG 2.2). */
function computeLuminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = toBytes(colour).map((byte) => toLinearLight(byte / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function computeContrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const white: Colour = { l: 1, c: 0, h: 0 };
export const black: Colour = { l: 0, c: 0, h: 0 };

/** White or black, whichever can be read on a colour: one of them always has 4.5. */
export const pickReadablePartner = (ground: Colour): Colour => (computeContrast(white, ground) >= 4.5 ? white : black);

/** The colour between two, `part` of the way from the first. */
export function mixColours(from: Colour, to: Colour, part: number): Colour {
  const at = ({ l, c, h }: Colour): Triple => [l, c * Math.cos(h * radian), c * Math.sin(h * radian)];
  const [one, other] = [at(from), at(to)];
  const [l, a, b] = one.map((value, axis) => value + ((other[axis] ?? 0) - value) * part) as unknown as Triple;
  return createFromAxes(l, a, b);
}

/**
 * A colour that has a contrast on each of some grounds, with as little change of lightness as that takes: darker on light
 * grounds, lighter on dark ones.
 */
export function makeReadable(colour: Colour, grounds: readonly Colour[], ratio = 4.5): Colour {
  const isGood = (one: Colour) => grounds.every((ground) => computeContrast(one, ground) >= ratio);
  if (isGood(colour)) return colour;
  const isLight = grounds.reduce((sum, { l }) => sum + l, 0) / grounds.length > 0.57;
  let [bad, good] = [colour.l, isLight ? 0 : 1];
  for (let step = 0; step < 14; step++) {
    const l = (bad + good) / 2;
    if (isGood({ ...colour, l })) good = l;
    else bad = l;
  }
  return { ...colour, l: good };
}
