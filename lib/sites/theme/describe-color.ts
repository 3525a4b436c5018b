import { type Colour, toHex } from "@/lib/code/theme/colour";
import { themeSchema } from "@/lib/code/theme/theme";
import type { Found } from "./extract-theme";
import { getColourName } from "./site-colours";

/** The list of a heading's typefaces, where they are others than the text's and a theme can hold them. */
export function getHeadingFonts({ text, heading }: Found["fonts"]): string | undefined {
  if (!heading || getFirstFamily(heading) === getFirstFamily(text ?? "")) return undefined;
  return themeSchema.shape.displayFont.safeParse(heading).success ? heading : undefined;
}

/** “Inter” */
export const getFirstFamily = (list: string) => (list.split(",")[0] ?? "").replace(/["']/g, "").trim().slice(0, 60);

/** “on your white ground” */
export function describePaper({ paper, scheme }: Found): string {
  if (!paper) return scheme === "dark" ? "on black" : "on white";
  return `on your ${getColourName(paper)} ground`;
}

/** What a theme is made of, as a sentence; and what was changed, as another. */
export function describeTheme(what: string, found: Found, changed = ""): string {
  const { corners, fonts } = found;
  const corner = corners.card ?? corners.button;
  const heading = getHeadingFonts(fonts);
  const shape = [
    corner === 0 ? "square corners" : corner !== undefined && "your corners",
    heading ? `your typefaces, headings in ${getFirstFamily(heading)}` : "your typeface",
  ].filter(Boolean);
  return `${what}, with ${shape.join(" and ")}.${changed && ` ${changed}`}`;
}

/** What was done to a colour, where that can be seen. */
export function changeWords(colour: Colour, { light, dark }: { light: string; dark: string }): string {
  const own = toHex(colour);
  if (light !== own && dark !== own)
    return "The color is a little lighter or darker than yours, so that it can be read.";
  if (light !== own) return "In light the color is a little changed, so that words on it can be read.";
  return dark === own ? "" : "In dark the color is lighter, so that it stands out.";
}
