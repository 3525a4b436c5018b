import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { listNamedFaces } from "@/lib/code/theme/fonts";
import { subsetFont } from "./subset-font";

/** What the second file of a typeface is for: more than pages ask it for (lib/code/theme/fonts.ts), which leave currencies to the system. */
const secondRange =
  "U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

const bounds = [...secondRange.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) =>
  [from, to].map((end) => Number.parseInt(end, 16)),
);

export const isInSecondFile = (character: number): boolean =>
  bounds.some(([from = 0, to = 0]) => from <= character && character <= to);

/**
 * The `@font-face` rules of those of our typefaces that a stylesheet names, with the letters that a section shows and no others inside:
 * a frame may ask for no file. Other letters are left to the system's typeface.
 */
export async function printFrameFonts(css: string, markup: Root): Promise<string> {
  const wanted = [...collectCharacters(markup, css)];
  const parts = [
    { characters: wanted.filter((character) => !isInSecondFile(character)), range: "" },
    { characters: wanted.filter(isInSecondFile), range: `;unicode-range:${secondRange}` },
  ];
  let rules = "";
  for (const { family, weights, files } of listNamedFaces(css))
    for (const [index, { characters, range }] of parts.entries()) {
      const file = files[index];
      if (!file || characters.length === 0) continue;
      const address = `data:font/woff2;base64,${(await subsetFont(readFont(file), characters)).toString("base64")}`;
      rules += `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights}${range}}`;
    }
  return rules;
}

/** A file that the shop serves itself; next.config.ts has it come along with the standalone server. */
const readFont = (file: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "public/fonts", file));

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Attributes whose words are drawn; a picture's own when it can't be shown. */
const shown = ["placeholder", "value", "alt", "label"] as const;

const takesText = ({ tagName, properties }: Element) =>
  tagName === "textarea" ||
  (tagName === "input" && !/^(?:radio|checkbox|hidden|submit)$/.test(String(properties.type)));

/** All that may be drawn: texts, in capitals too where styles may ask for them, and what styles write themselves. */
function collectCharacters(markup: Root, css: string): ReadonlySet<number> {
  // Styles count with figures.
  let text = `0123456789.,:…-–${[...css.matchAll(/content:\s*("[^"]*"|'[^']*')/g)].map(([, words]) => words).join("")}`;
  visit(markup, (node) => {
    if (node.type === "text") text += node.value;
    if (node.type !== "element") return;
    for (const name of shown) if (typeof node.properties[name] === "string") text += node.properties[name];
    if (takesText(node)) text += printable;
  });
  const drawn = /text-transform:\s*(?:upper|capital)/.test(css) ? text + text.toUpperCase() : text;
  return new Set([...new Set(drawn)].map((sign) => sign.codePointAt(0) ?? 0));
}
