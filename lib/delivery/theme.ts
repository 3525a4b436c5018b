import { z } from "zod";
import { type Tint, tints } from "@/components/sections/define";

/** A colour in a notation every browser we support reads; nothing that could end a declaration. */
const colour = z
  .string()
  .max(64, "A colour has up to 64 characters, like #d4351c or oklch(0.6 0.2 30).")
  .trim()
  .regex(/^(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)\([\d.\s,%/deg+-]+\))$/i, {
    error: (issue) => `“${String(issue.input).slice(0, 40)}” is no colour. Write it like #d4351c or oklch(0.6 0.2 30).`,
  });

/** A font-family list, e.g. `"Instrument Sans", sans-serif`: names in pairs of quotation marks or without any. */
const font = z
  .string()
  .max(120, "The names of fonts have up to 120 characters together.")
  .trim()
  .refine((list) => list.split(",").every((name) => family.test(name.trim())), {
    error: 'A font is a list of family names, like "Instrument Sans", sans-serif.',
  });

const family = /^(?:[\w -]+|"[\w -]+"|'[\w -]+')$/;

/**
 * How a section is to look in its new home: a set of variables, and the level of its heading (docs/catalogue.md).
 * `scheme: "host"` follows the page it stands in.
 */
export const themeSchema = z.strictObject({
  scheme: z.enum(["host", "light", "dark"]).default("host"),
  /** One colour for both schemes, or one each. */
  accent: z.union([colour, z.strictObject({ light: colour, dark: colour })]).optional(),
  /** Corner radius of cards in pixels; the other radii follow in proportion. */
  radius: z.number().min(0).max(40).optional(),
  font: font.optional(),
  displayFont: font.optional(),
  /** The colour of its quiet grounds and of what is drawn; its own when absent. */
  tint: z.enum(["none", ...tints]).optional(),
  /** What its main button is painted with: ink when absent. */
  action: z.enum(["ink", "accent"]).optional(),
  /** The room above and below it: regular when absent. */
  space: z.enum(["tight", "regular", "airy"]).optional(),
  /** The level of its highest heading, which doesn't change how that looks: its own when absent. */
  heading: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
});

export type Theme = z.input<typeof themeSchema>;

/** What a checked theme stands for: token values, e.g. `{"--sc-radius": "8px"}`, and declarations of the wrapper. */
export function themeVariables(theme: z.output<typeof themeSchema>): {
  variables: Record<string, string>;
  declarations: Record<string, string>;
} {
  const { scheme, accent, radius, font: body, displayFont, tint, action, space } = theme;
  const variables: Record<string, string> = {};
  const declarations: Record<string, string> = {};
  if (scheme !== "host") {
    declarations["color-scheme"] = scheme;
    // The host's paper has the host's scheme, so a fixed scheme brings its own.
    variables["--sc-paper"] = "light-dark(#ffffff, #191919)";
  }
  if (accent) {
    const { light, dark } = typeof accent === "string" ? { light: accent, dark: accent } : accent;
    const pair = light === dark ? light : `light-dark(${light}, ${dark})`;
    variables["--sc-accent"] = pair;
    // Text and thin marks need contrast on paper: dark enough on light, light enough on dark.
    variables["--sc-accent-ink"] =
      `light-dark(oklch(from ${light} min(l, 0.52) c h), oklch(from ${dark} max(l, 0.74) c h))`;
    variables["--sc-accent-bg"] =
      `light-dark(color-mix(in oklab, ${light} 9%, #fff), color-mix(in oklab, ${dark} 20%, #191919))`;
    // Text on the accent is white up to the lightness at which black reads better.
    variables["--sc-on-accent"] = "oklch(from var(--sc-accent) clamp(0, (0.66 - l) * 1000, 1) 0 0)";
  }
  if (radius !== undefined) {
    variables["--sc-radius"] = `${radius}px`;
    variables["--sc-radius-xs"] = `${scaled(radius, 4)}px`;
    variables["--sc-radius-sm"] = `${scaled(radius, 8)}px`;
    variables["--sc-radius-lg"] = `${scaled(radius, 18)}px`;
  }
  if (tint) Object.assign(variables, tintVariables(tint));
  if (action === "accent") {
    variables["--sc-action"] = "var(--sc-accent)";
    variables["--sc-on-action"] = "var(--sc-on-accent)";
  }
  if (space && space !== "regular") variables["--sc-section"] = spaces[space];
  if (body) declarations["font-family"] = body;
  if (displayFont) variables["--sc-font-display"] = displayFont;
  return { variables, declarations };
}

const spaces = {
  tight: "clamp(32px,4.5cqi,64px)",
  airy: "clamp(80px,12cqi,176px)",
};

/** The five jobs of a tint (components/sections/tokens.css); of none the greys of paper and ink. */
function tintVariables(tint: Tint | "none"): Record<string, string> {
  const jobs = { bg: "paper-2", wash: "paper-3", plate: "gray-plate", mid: "line", ink: "ink-2" };
  return Object.fromEntries(
    Object.entries(jobs).map(([job, plain]) => [
      `--tint-${job}`,
      `var(--sc-${tint === "none" ? plain : `${tint}-${job}`})`,
    ]),
  );
}

const scaled = (radius: number, base: number) => Math.round((radius * base) / 12);
