import { addArticle } from "@/lib/catalogue/with-article";
import { capitalize } from "@/lib/catalogue/words";
import { black, type Colour, computeContrast, makeReadable, toHex, white } from "@/lib/code/theme/colour";
import { derivePaper } from "@/lib/code/theme/palette";
import type { Theme } from "@/lib/code/theme/theme";
import { changeWords, describePaper, describeTheme, getHeadingFonts } from "./describe-color";
import type { Found } from "./extract-theme";
import { formatColour, getColourName } from "./site-colours";

/** A theme made of somebody's page. */
export interface SuggestedTheme {
  /** “As on your site” */
  name: string;
  /** A sentence of what was taken, and what was changed to be read. */
  words: string;
  theme: Theme;
}

/** Our own red, for a page that has no colour to give. */
const ours: Colour = { l: 0.575, c: 0.197, h: 30 };
const usualDark = "#191919";

/** Three themes made of what was found, each to be read in both schemes. */
export function suggestThemes(found: Found): SuggestedTheme[] {
  const [main, second] = found.accents;
  if (!main) return proposePlain(found);
  const shape = getShape(found);
  const paper = buildBackgroundPair(found);
  const fill = buildAccentPair(main, paper);
  const tinted = buildTintedBackground(main);
  const strong = buildAccentPair(second ?? main, tinted);
  return [
    {
      name: "As on your site",
      words: describeTheme(
        `Your ${formatColour(main)} for buttons and links ${describePaper(found)}`,
        found,
        changeWords(main, fill),
      ),
      theme: { accent: fill, paper, action: "accent", tint: findTintNear(main), ...shape },
    },
    {
      name: "Quiet",
      words: describeTheme(
        `Much white, buttons in ink, your ${getColourName(main)} for links and small marks alone`,
        found,
      ),
      theme: { accent: buildAccentPair(main, plainPaper), paper: plainPaper, action: "ink", tint: "none", ...shape },
    },
    {
      name: "In color",
      words: describeTheme(
        second
          ? `Your second color, ${formatColour(second)}, for buttons, on a ground with a little of your ${getColourName(main)}`
          : `Your ${getColourName(main)} for buttons, and a ground with a little of it`,
        found,
        changeWords(second ?? main, strong),
      ),
      theme: { accent: strong, paper: tinted, action: "accent", tint: findTintNear(second ?? main), ...shape },
    },
  ];
}

/** Where a page has hardly any colour: its ink, a blue or whatever its greys lean to, and a warm one. */
function proposePlain(found: Found): SuggestedTheme[] {
  const shape = getShape(found);
  const paper = buildBackgroundPair(found);
  // The ink of every page of Notion leans to yellow a little.
  const isLeaning = found.ink !== undefined && found.ink.c > 0.016;
  const leaning: Colour = { l: 0.5, c: 0.14, h: isLeaning ? (found.ink?.h ?? 0) : 255 };
  return [
    {
      name: "As on your site",
      words: describeTheme(`Ink alone ${describePaper(found)}, as on your page`, found),
      theme: { accent: buildInkPair(found.ink), paper, action: "ink", tint: "none", ...shape },
    },
    {
      name: isLeaning ? "With a color of its grays" : "With a blue",
      words: describeTheme(
        `${isLeaning ? `${capitalize(addArticle(getColourName(leaning)))} taken from your greys` : "A calm blue"} for buttons and links ${describePaper(found)}`,
        found,
      ),
      theme: {
        accent: buildAccentPair(leaning, paper),
        paper,
        action: "accent",
        tint: findTintNear(leaning),
        ...shape,
      },
    },
    {
      name: "Warm",
      words: describeTheme("A red for buttons and links on a warm ground", found),
      theme: {
        accent: buildAccentPair(ours, warm),
        paper: warm,
        action: "accent",
        tint: "orange",
        ...shape,
      },
    },
  ];
}

type Pair = { light: string; dark: string };

const plainPaper: Pair = { light: "#ffffff", dark: usualDark };
const buildTintedBackground = ({ h }: Colour): Pair => ({
  light: toHex({ l: 0.968, c: 0.016, h }),
  dark: toHex({ l: 0.215, c: 0.016, h }),
});

const warm = buildTintedBackground({ ...ours, h: 70 });

/** The page's own paper in the scheme it has, and what goes with it in the other. */
function buildBackgroundPair({ scheme, paper, darkPaper }: Found): Pair {
  if (scheme === "light") {
    const own = paper ?? white;
    const { light, dark } = derivePaper(toHex(own));
    return {
      light: toHex(light),
      dark: darkPaper ? toHex(derivePaper({ light: "#fff", dark: toHex(darkPaper) }).dark) : toHex(dark),
    };
  }
  const dark = paper ?? darkPaper ?? black;
  const light: Colour = dark.c < 0.004 ? white : { l: 0.985, c: Math.min(dark.c, 0.008), h: dark.h };
  return { light: toHex(light), dark: toHex(derivePaper({ light: "#fff", dark: toHex(dark) }).dark) };
}

/**
 * A colour as the fill of buttons in each scheme: it stands out from the paper, and is no middle tone, on which neither white nor
 * black can be read well.
 */
function buildAccentPair(colour: Colour, paper: Pair): Pair {
  const shaded = (scheme: keyof Pair, least: number) => {
    const { light, dark } = derivePaper(paper);
    const seen = makeReadable(colour, [scheme === "light" ? light : dark], least);
    if (computeContrast(white, seen) >= 4.5 || computeContrast(black, seen) >= 6) return toHex(seen);
    // The nearer way out of the middle.
    const isDarker = computeContrast(white, seen) > 3.6;
    return toHex(isDarker ? makeReadable(seen, [white], 4.6) : makeReadable(seen, [black], 6.1));
  };
  return { light: shaded("light", 1.25), dark: shaded("dark", 3) };
}

/** An accent of ink: dark on light paper, light on dark. */
const buildInkPair = (ink: Colour | undefined): Pair => {
  const { c, h } = ink ?? black;
  return { light: toHex({ l: 0.25, c: Math.min(c, 0.03), h }), dark: toHex({ l: 0.93, c: Math.min(c, 0.01), h }) };
};

const tints = { red: 25, orange: 55, yellow: 95, green: 155, blue: 245, purple: 298, pink: 358 } as const;

/** The tint whose hue is nearest. */
function findTintNear({ h, c }: Colour): NonNullable<Theme["tint"]> {
  if (c < 0.03) return "gray";
  const far = (hue: number) => Math.min(Math.abs(hue - h), 360 - Math.abs(hue - h));
  const [nearest] = (Object.keys(tints) as (keyof typeof tints)[]).sort(
    (one, other) => far(tints[one]) - far(tints[other]),
  );
  return nearest ?? "gray";
}

/** Corners and typefaces: the text's is the host's by itself, a heading's is named where it is another. */
function getShape({ corners: { button, card }, fonts }: Found): Pick<Theme, "radius" | "displayFont"> {
  // A theme's radius is that of cards; buttons have two thirds of it (lib/code/theme/theme.ts).
  const radius = card ?? (button === undefined ? undefined : Math.min(24, Math.round(button * 1.5)));
  const heading = getHeadingFonts(fonts);
  return { ...(radius !== undefined && { radius }), ...(heading && { displayFont: heading }) };
}
