import { type Colour, createFromAxes, createFromLinear, createFromRgb } from "./colour";

/** A colour as written, and how much of it is seen, 0 to 1. */
export interface Parsed {
  colour: Colour;
  alpha: number;
}

/** Reads a colour in hexadecimal or in one of CSS's functions (`rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`); undefined for what is none. */
export function parseColour(text: string): Parsed | undefined {
  const written = text.trim().slice(0, 80).toLowerCase();
  if (written.startsWith("#")) return parseHex(written.slice(1));
  const [, name = "", inside = ""] = /^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(([^()]*)\)$/.exec(written) ?? [];
  const read = readers[name];
  const values = inside.split(/[\s,/]+/).filter(Boolean);
  if (!read || values.length < 3 || values.length > 4) return undefined;
  const numbers = values.map((value) => parseNumber(value));
  if (numbers.some((value) => value === undefined)) return undefined;
  const [x, y, z, alpha = { value: 1, isPercent: false }] = numbers as [Value, Value, Value, Value?];
  return { colour: read(x, y, z), alpha: clamp(alpha.isPercent ? alpha.value / 100 : alpha.value, 0, 1) };
}

interface Value {
  value: number;
  isPercent: boolean;
}

function parseNumber(text: string): Value | undefined {
  if (text === "none") return { value: 0, isPercent: false };
  const [, number = "", unit = ""] =
    /^([+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})(?:e[+-]?\d)?)(%|deg)?$/.exec(text) ?? [];
  return number === "" ? undefined : { value: Number(number), isPercent: unit === "%" };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** A number, or its part of what is 100 %. */
const scaleValue = ({ value, isPercent }: Value, whole: number) => (isPercent ? (value / 100) * whole : value);
const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

const readers: Record<string, (x: Value, y: Value, z: Value) => Colour> = {
  rgb: (...channels) =>
    createFromRgb(channels.map((one) => clamp(scaleValue(one, 255) / 255, 0, 1)) as [number, number, number]),
  hsl: (h, s, l) => createFromRgb(fromHsl(h.value, clamp(s.value, 0, 100) / 100, clamp(l.value, 0, 100) / 100)),
  hwb: (h, w, b) => {
    const sum = Math.max(100, w.value + b.value);
    const [white, black] = [clamp(w.value, 0, 100) / sum, clamp(b.value, 0, 100) / sum];
    return createFromRgb(
      fromHsl(h.value, 1, 0.5).map((one) => one * (1 - white - black) + white) as [number, number, number],
    );
  },
  lab: (l, a, b) => fromCie(scaleValue(l, 100), scaleValue(a, 125), scaleValue(b, 125)),
  lch: (l, c, h) => fromCie(scaleValue(l, 100), ...toAxes(scaleValue(c, 150), h.value)),
  oklab: (l, a, b) => createFromAxes(clamp(scaleValue(l, 1), 0, 1), scaleValue(a, 0.4), scaleValue(b, 0.4)),
  oklch: (l, c, h) => ({ l: clamp(scaleValue(l, 1), 0, 1), c: clamp(scaleValue(c, 0.4), 0, 0.5), h: turn(h.value) }),
};

const toAxes = (c: number, h: number): [number, number] => [
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];

function parseHex(digits: string): Parsed | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const [r = 0, g = 0, b = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { colour: createFromRgb([r / 255, g / 255, b / 255]), alpha: alpha / 255 };
}

function fromHsl(hue: number, s: number, l: number): [number, number, number] {
  const channel = (offset: number) => {
    const k = (offset + turn(hue) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** CIE Lab, whose white is that of D50. */
function fromCie(l: number, a: number, b: number): Colour {
  const fy = (clamp(l, 0, 100) + 16) / 116;
  const cube = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const [x, y, z] = [cube(fy + a / 500) * 0.9642957, cube(fy), cube(fy - b / 200) * 0.8251046];
  return createFromLinear([
    3.1341359 * x - 1.6173864 * y - 0.4906621 * z,
    -0.9787955 * x + 1.9162544 * y + 0.0334427 * z,
    0.0719553 * x - 0.2289764 * y + 1.4053852 * z,
  ]);
}
