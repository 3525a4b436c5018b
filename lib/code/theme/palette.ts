import { type Colour, makeReadable, mixColours, pickReadablePartner, toHex, white } from "./colour";
import { parseColour } from "./parse-colour";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];
type Pair<Value> = Record<Scheme, Value>;

/** A colour of a theme: one, or one for each scheme. */
export type ColourChoice = string | Pair<string>;

const parseColourOrGrey = (text: string): Colour => parseColour(text)?.colour ?? { l: 0.5, c: 0, h: 0 };

// What the tokens are by themselves (components/sections/tokens.css).
const papers: Pair<readonly string[]> = {
  light: ["#ffffff", "#f8f7f5", "#f0eeeb", "#ffffff"],
  dark: ["#191919", "#202020", "#292827", "#242423"],
};
const accents: Pair<string> = { light: "#d4351c", dark: "#cf3a22" };
/** What is written and drawn on paper, and the contrast it keeps there. */
const inks: Record<string, Pair<string> & { ratio: number }> = {
  ink: { light: "#211f1c", dark: "#edece9", ratio: 7 },
  "ink-2": { light: "#47433d", dark: "#c9c6c0", ratio: 7 },
  muted: { light: "#6b665e", dark: "#a3a09a", ratio: 4.5 },
  line: { light: "#8c867d", dark: "#7d7a74", ratio: 3 },
};

/** How far a paper may go, so that ink can be read on it and its shades: lightness from or up to, and most chroma. */
const bounds = { light: { l: 0.88, c: 0.06 }, dark: { l: 0.3, c: 0.05 } };

/** Lightness of a second and a third paper and of what is raised, beside that of the first. */
const steps: Pair<readonly number[]> = { light: [0, -0.022, -0.048, 0.03], dark: [0, 0.031, 0.064, 0.047] };

/**
 * A paper as it can be: a light one light enough, a dark one dark enough. One colour is the light paper; the dark one then is a
 * dark shade of its hue.
 */
export function derivePaper(choice: ColourChoice): Pair<Colour> {
  const light = parseColourOrGrey(typeof choice === "string" ? choice : choice.light);
  const shade = light.c < 0.004 ? parseColourOrGrey("#191919") : { l: 0.213, c: light.c * 0.6, h: light.h };
  const dark = typeof choice === "string" ? { ...shade, c: Math.min(shade.c, 0.012) } : parseColourOrGrey(choice.dark);
  return {
    light: { ...light, l: Math.max(light.l, bounds.light.l), c: Math.min(light.c, bounds.light.c) },
    dark: { ...dark, l: Math.min(dark.l, bounds.dark.l), c: Math.min(dark.c, bounds.dark.c) },
  };
}

/** All papers of a scheme: the first, second and third, and what is raised. */
const listBackgrounds = (paper: Pair<Colour> | undefined, scheme: Scheme): Colour[] =>
  paper
    ? steps[scheme].map((step) => ({ ...paper[scheme], l: Math.min(1, paper[scheme].l + step) }))
    : papers[scheme].map(parseColourOrGrey);

const makePair = <Value>(make: (scheme: Scheme) => Value): Pair<Value> => ({
  light: make("light"),
  dark: make("dark"),
});
const printLightDark = (pair: Pair<Colour>) => `light-dark(${toHex(pair.light)}, ${toHex(pair.dark)})`;

/** The tokens that follow from a paper: its shades, and ink and lines where those of ours would have too little contrast. */
export function buildPaperVariables(choice: ColourChoice): Record<string, string> {
  const paper = derivePaper(choice);
  const all = makePair((scheme) => listBackgrounds(paper, scheme));
  const variables: Record<string, string> = {};
  for (const [index, name] of ["paper", "paper-2", "paper-3", "raised"].entries()) {
    variables[`--sc-${name}`] = printLightDark(makePair((scheme) => all[scheme][index] ?? paper[scheme]));
  }
  for (const [name, { ratio, ...own }] of Object.entries(inks)) {
    const fitting = makePair((scheme) => makeReadable(parseColourOrGrey(own[scheme]), all[scheme], ratio));
    const isOwn = schemes.every((scheme) => toHex(fitting[scheme]) === own[scheme]);
    if (!isOwn) variables[`--sc-${name}`] = printLightDark(fitting);
  }
  return variables;
}

/** An accent with what goes with it: text and thin marks of its colour, a quiet ground, and text on it. */
interface Accent {
  accent: Colour;
  ink: Colour;
  ground: Colour;
  on: Colour;
}

/** An accent in each scheme, each pair of it with a contrast of 4.5; of ours when none is chosen. */
export function deriveAccent(choice: ColourChoice | undefined, paper?: ColourChoice): Pair<Accent> {
  const ours = paper === undefined ? undefined : derivePaper(paper);
  return makePair((scheme) => {
    const chosen = choice ?? accents;
    const grounds = listBackgrounds(ours, scheme);
    const [first = white] = grounds;
    const parsed = parseColour(typeof chosen === "string" ? chosen : chosen[scheme]);
    // What shines through is the paper.
    const accent = mixColours(first, parsed?.colour ?? parseColourOrGrey(accents[scheme]), parsed?.alpha ?? 1);
    const ground = mixColours(first, accent, scheme === "light" ? 0.09 : 0.2);
    return { accent, ground, ink: makeReadable(accent, [...grounds, ground]), on: pickReadablePartner(accent) };
  });
}

/** The tokens that follow from an accent, and from the paper it stands on. */
export function buildAccentVariables(choice: ColourChoice | undefined, paper?: ColourChoice): Record<string, string> {
  const { light, dark } = deriveAccent(choice, paper);
  const variables = {
    "--sc-accent-ink": printLightDark({ light: light.ink, dark: dark.ink }),
    "--sc-accent-bg": printLightDark({ light: light.ground, dark: dark.ground }),
  };
  if (choice === undefined) return variables;
  const isOne = typeof choice === "string" || choice.light === choice.dark;
  const [one, other] = typeof choice === "string" ? [choice, choice] : [choice.light, choice.dark];
  return {
    "--sc-accent": isOne ? one : `light-dark(${one}, ${other})`,
    ...variables,
    "--sc-on-accent": printLightDark({ light: light.on, dark: dark.on }),
  };
}
