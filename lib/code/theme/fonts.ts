/** A typeface that we serve: its two files, the second for letters with accents that Western European languages don't have. */
interface Face {
  latin: string;
  extended: string;
  /** The weights that its files hold. */
  weights: string;
  /** What stands in for it until it has come. */
  generic: "sans-serif" | "serif" | "monospace";
}

/** Under the names that files and families have; a file's name holds its hash (lib/code/markup/published-art.json). */
const faces: Record<string, Face> = {
  "bricolage-grotesque": { latin: "a97804dc", extended: "e808f16b", weights: "200 800", generic: "sans-serif" },
  "hanken-grotesk": { latin: "e9201edd", extended: "768af292", weights: "100 900", generic: "sans-serif" },
  // The cut whose figures stand on the line, as prices and dates want it.
  "ysabeau-office": { latin: "91513964", extended: "325a8537", weights: "1 1000", generic: "sans-serif" },
  "source-sans-3": { latin: "7a19a702", extended: "a85a7459", weights: "200 900", generic: "sans-serif" },
  literata: { latin: "9adbeac5", extended: "46792f7c", weights: "200 900", generic: "serif" },
  fraunces: { latin: "7f9d191d", extended: "a21ecfbf", weights: "100 900", generic: "serif" },
  figtree: { latin: "4ba7d3d0", extended: "bf7828e2", weights: "300 900", generic: "sans-serif" },
  "geist-mono": { latin: "684ad5b5", extended: "1a189eb9", weights: "100 900", generic: "monospace" },
  geist: { latin: "19f9c925", extended: "824f485b", weights: "100 900", generic: "sans-serif" },
  fredoka: { latin: "99d6c78e", extended: "18a1723c", weights: "300 700", generic: "sans-serif" },
  nunito: { latin: "ba344451", extended: "2c8d7928", weights: "200 1000", generic: "sans-serif" },
};

/** Typefaces that a section can be set in: one for headings, one for text. */
const pairs = {
  grotesque: ["bricolage-grotesque", "hanken-grotesk"],
  humanist: ["ysabeau-office", "source-sans-3"],
  book: ["literata", "literata"],
  editorial: ["fraunces", "figtree"],
  mono: ["geist-mono", "geist"],
  round: ["fredoka", "nunito"],
} as const;

export type FontPair = keyof typeof pairs;
export const fontPairs = Object.keys(pairs) as [FontPair, ...FontPair[]];

/** Not a name that a page could have: its own faces of that name would be mixed with ours. */
const nameFamily = (face: string) => `sc-${face}`;

/** The font-family lists of a pair. */
export function getFamilies(pair: FontPair): { heading: string; text: string } {
  const [heading, text] = pairs[pair].map((face) => `${nameFamily(face)}, ${faces[face]?.generic}`);
  return { heading: heading ?? "", text: text ?? "" };
}

/** Letters of the second file alone; whatever else is asked for is looked for in the first. */
const extendedRange = "U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+1E00-1E9F, U+1EF2-1EFF";

/**
 * The `@font-face` rules of those of our typefaces that a stylesheet names; "" where it names none. They mean nothing inside
 * a shadow root: they stand in the page.
 * @param origin put in front of their addresses; "" keeps them relative to the page
 */
export function buildFontFaces(css: string, origin: string): string {
  const named = Object.entries(faces).filter(([face]) =>
    new RegExp(`(?<![\\w-])${nameFamily(face)}(?![\\w-])`).test(css),
  );
  return named
    .flatMap(([face, { latin, extended, weights }]) => [
      printRule(face, weights, `${origin}/fonts/${face}.${latin}.woff2`),
      printRule(face, weights, `${origin}/fonts/${face}-ext.${extended}.woff2`, extendedRange),
    ])
    .join("\n");
}

const printRule = (face: string, weights: string, address: string, range?: string) => `@font-face {
  font-family: ${nameFamily(face)};
  src: url("${address}") format("woff2");
  font-weight: ${weights};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ""}
}`;

/** A typeface of ours that a stylesheet names, with the names of its files. */
export interface NamedFace {
  family: string;
  weights: string;
  files: readonly `${string}.woff2`[];
}

/** Those of our typefaces that a stylesheet names. */
export function listNamedFaces(css: string): NamedFace[] {
  return Object.entries(faces)
    .map(([face, { latin, extended, weights }]) => ({
      family: nameFamily(face),
      weights,
      files: [`${face}.${latin}.woff2`, `${face}-ext.${extended}.woff2`] as const,
    }))
    .filter(({ family }) => new RegExp(`(?<![\\w-])${family}(?![\\w-])`).test(css));
}
