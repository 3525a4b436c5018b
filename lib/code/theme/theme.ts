import { z } from "zod";
import { type Tint, tints } from "@/components/sections/define";
import { widths } from "@/lib/code/markup/width";
import { describeRequired } from "@/lib/server/input-problems";
import { fontPairs, getFamilies } from "./fonts";
import { buildAccentVariables, buildPaperVariables } from "./palette";
import { parseColour } from "./parse-colour";

/** A colour in a notation every browser we support reads; nothing that could end a declaration. */
const colour = z
  .string({ error: ({ input }) => describeRequired("a color, like #d4351c", input) })
  .max(64, "A color has up to 64 characters, like #d4351c or oklch(0.6 0.2 30).")
  .trim()
  .refine((text) => notation.test(text) && parseColour(text) !== undefined, {
    error: (issue) => `“${String(issue.input).slice(0, 40)}” is no color. Write it like #d4351c or oklch(0.6 0.2 30).`,
  });

const notation = /^(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)\([\d.\s,%/deg+-]+\))$/i;

/** One colour, or one for each scheme. */
const colours = z.union([colour, z.strictObject({ light: colour, dark: colour })]);

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
 * How a section is to look in its new home: a set of variables, the level of its heading, and whether its questions are given
 * as data, too (docs/catalogue.md).
 * `scheme: "host"` follows the page it stands in.
 */
export const themeSchema = z.strictObject({
  scheme: z
    .enum(["host", "light", "dark"])
    .default("host")
    .describe("The scheme it is shown in; host is that of the page around it."),
  accent: colours.optional().describe("Its accent: one color for both schemes, or one each."),
  // What ink can't be read on is made lighter, or in dark darker (palette.ts).
  paper: colours.optional().describe("Its ground: one color is the light one."),
  radius: z
    .number()
    .min(0)
    .max(40)
    .optional()
    .describe("The corners of cards in pixels; other corners follow in proportion."),
  fonts: z.enum(fontPairs).optional().describe("Typefaces that we serve; those of the page around it when absent."),
  font: font.optional().describe('A list of font families for text, like "Instrument Sans", sans-serif.'),
  displayFont: font.optional().describe("The same for headings."),
  tint: z
    .enum(["none", ...tints])
    .optional()
    .describe("The color of its quiet grounds and of what is drawn; its own when absent."),
  action: z.enum(["ink", "accent"]).optional().describe("What its main button is painted with: ink when absent."),
  space: z.enum(["tight", "regular", "airy"]).optional().describe("The room above and below it: regular when absent."),
  width: z.enum(widths).optional().describe("How wide it is: column when absent."),
  heading: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .optional()
    .describe("The level of its highest heading, which doesn’t change how that looks: its own when absent."),
  questions: z
    .literal("data")
    .optional()
    .describe("Its questions and answers as data for search engines (FAQPage), too, where it has any."),
});

export type Theme = z.input<typeof themeSchema>;

/** A theme as it is stored, with a record or with somebody's account: what its choices default to is no change. One that doesn't fit any more is none. */
export function normalizeStoredTheme(theme: unknown): Theme {
  return themeSchema.safeParse(theme).success ? (theme as Theme) : {};
}

/** What a checked theme stands for: token values, e.g. `{"--sc-radius": "8px"}`, and declarations of the wrapper. */
export function buildThemeVariables(theme: z.output<typeof themeSchema>): {
  variables: Record<string, string>;
  declarations: Record<string, string>;
} {
  const { scheme, accent, paper, radius, fonts, font: body, displayFont, tint, action, space } = theme;
  const variables: Record<string, string> = {};
  const declarations: Record<string, string> = {};
  if (scheme !== "host") {
    declarations["color-scheme"] = scheme;
    // The host's paper has the host's scheme, so a fixed scheme brings its own.
    variables["--sc-paper"] = "light-dark(#ffffff, #191919)";
  }
  if (paper) Object.assign(variables, buildPaperVariables(paper));
  if (accent || paper) Object.assign(variables, buildAccentVariables(accent, paper));
  if (radius !== undefined) {
    variables["--sc-radius"] = `${radius}px`;
    variables["--sc-radius-xs"] = `${scaleRadius(radius, 4)}px`;
    variables["--sc-radius-sm"] = `${scaleRadius(radius, 8)}px`;
    variables["--sc-radius-lg"] = `${scaleRadius(radius, 18)}px`;
  }
  if (tint) Object.assign(variables, buildTintVariables(tint, paper !== undefined));
  if (action === "accent") {
    variables["--sc-action"] = "var(--sc-accent)";
    variables["--sc-on-action"] = "var(--sc-on-accent)";
  }
  if (space && space !== "regular") variables["--sc-section"] = spaces[space];
  const served = fonts && getFamilies(fonts);
  const text = body ?? served?.text;
  if (text) declarations["font-family"] = text;
  const heading = displayFont ?? served?.heading;
  if (heading) variables["--sc-font-display"] = heading;
  return { variables, declarations };
}

const spaces = {
  tight: "clamp(32px,4.5cqi,64px)",
  airy: "clamp(80px,12cqi,176px)",
};

/**
 * The five jobs of a tint (components/sections/tokens.css); of none the greys of paper and ink. On a paper of its own what is
 * drawn with it is nearer to ink.
 */
function buildTintVariables(tint: Tint | "none", isOnOwnPaper: boolean): Record<string, string> {
  const jobs = { bg: "paper-2", wash: "paper-3", plate: "gray-plate", mid: "line", ink: "ink-2" };
  return Object.fromEntries(
    Object.entries(jobs).map(([job, plain]) => {
      const value = `var(--sc-${tint === "none" ? plain : `${tint}-${job}`})`;
      const isFaint = isOnOwnPaper && job === "mid" && tint !== "none";
      return [`--tint-${job}`, isFaint ? `color-mix(in oklab, ${value}, var(--sc-ink) 22%)` : value];
    }),
  );
}

const scaleRadius = (radius: number, base: number) => Math.round((radius * base) / 12);
