import { type Colour, createFromRgb, toHex } from "@/lib/code/theme/colour";
import { parseColour } from "@/lib/code/theme/parse-colour";

/** Names of colours that stylesheets really use. */
const named: Record<string, string> = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  whitesmoke: "#f5f5f5",
  ivory: "#fffff0",
  beige: "#f5f5dc",
  snow: "#fffafa",
  red: "#ff0000",
  crimson: "#dc143c",
  firebrick: "#b22222",
  maroon: "#800000",
  tomato: "#ff6347",
  coral: "#ff7f50",
  salmon: "#fa8072",
  orange: "#ffa500",
  orangered: "#ff4500",
  gold: "#ffd700",
  yellow: "#ffff00",
  olive: "#808000",
  green: "#008000",
  lime: "#00ff00",
  seagreen: "#2e8b57",
  teal: "#008080",
  turquoise: "#40e0d0",
  aqua: "#00ffff",
  cyan: "#00ffff",
  skyblue: "#87ceeb",
  dodgerblue: "#1e90ff",
  royalblue: "#4169e1",
  steelblue: "#4682b4",
  blue: "#0000ff",
  navy: "#000080",
  midnightblue: "#191970",
  indigo: "#4b0082",
  rebeccapurple: "#663399",
  purple: "#800080",
  magenta: "#ff00ff",
  fuchsia: "#ff00ff",
  hotpink: "#ff69b4",
  deeppink: "#ff1493",
  pink: "#ffc0cb",
  brown: "#a52a2a",
  chocolate: "#d2691e",
};

const mark = /#[\da-f]{3,8}\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]{1,80}\)|[a-z]{3,16}/gi;

/** The colours in a value of a stylesheet, in order; what is mostly seen through is none. */
export function findColours(value: string): Colour[] {
  const found: Colour[] = [];
  for (const [word] of value.slice(0, 300).matchAll(mark)) {
    const hex = Object.hasOwn(named, word.toLowerCase()) ? named[word.toLowerCase()] : word;
    const parsed = parseColour(hex ?? "");
    if (parsed && parsed.alpha >= 0.6) found.push(parsed.colour);
    if (found.length === 4) break;
  }
  return found;
}

/** Three numbers that stand in a variable and are put into `rgb()` where it is used: `37 99 235`. */
export function parseBareRgb(value: string): Colour | undefined {
  const [, ...channels] = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/.exec(value.trim().slice(0, 20)) ?? [];
  const [r, g, b] = channels.map((channel) => Number(channel) / 255);
  if (r === undefined || g === undefined || b === undefined || Math.max(r, g, b) > 1) return undefined;
  return createFromRgb([r, g, b]);
}

/** Whether a colour is one, and no grey. */
export const isColourful = ({ l, c }: Colour) => c >= 0.045 && l > 0.18 && l < 0.97;

const hues: [upTo: number, name: string][] = [
  [10, "pink"],
  [40, "red"],
  [75, "orange"],
  [112, "yellow"],
  [165, "green"],
  [205, "teal"],
  [280, "blue"],
  [322, "purple"],
  [360, "pink"],
];

/** What people call a colour. */
export function getColourName(colour: Colour): string {
  const { l, c, h } = colour;
  if (c < 0.03) return l > 0.93 ? "white" : l < 0.28 ? "black" : "grey";
  const name = hues.find(([upTo]) => h <= upTo)?.[1] ?? "pink";
  const shade = name === "orange" && l < 0.5 ? "brown" : name;
  if (l > 0.9) return `pale ${shade}`;
  return l < 0.42 && shade !== "brown" ? `dark ${shade}` : shade;
}

/** “blue (#2563eb)” */
export const formatColour = (colour: Colour) => `${getColourName(colour)} (${toHex(colour)})`;
