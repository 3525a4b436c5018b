import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { listNamedFaces } from "@/lib/code/theme/fonts";
import { subsetFont } from "./font/subset";

/**
 * The `@font-face` rules of those of our typefaces that a stylesheet names, with the letters that a section shows and no others inside:
 * a frame may ask for no file. Other letters, which somebody types into a field, are left to the system's typeface.
 */
export function printFrameFonts(css: string, markup: Root): string {
  const wanted = collectCharacters(markup, css);
  return listNamedFaces(css)
    .flatMap(({ family, weights, files }) =>
      files.map((file) => {
        const subset = subsetFont(readFont(file), wanted);
        if (!subset) return "";
        const address = `data:font/woff2;base64,${subset.bytes.toString("base64")}`;
        return `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights};unicode-range:${printRanges(subset.characters)}}`;
      }),
    )
    .join("");
}

/** A file that the shop serves itself; next.config.ts has it come along with the standalone server. */
const readFont = (file: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "public/fonts", file));

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Attributes whose words are drawn; a picture's own when it can't be shown. */
const shown = ["placeholder", "value", "alt", "label"] as const;

/** All that may be drawn: texts in both cases, since styles may ask for capitals, and what styles write themselves. */
function collectCharacters(markup: Root, css: string): ReadonlySet<number> {
  // Styles count with figures.
  let text = `0123456789.,:…-–${[...css.matchAll(/content:\s*("[^"]*"|'[^']*')/g)].map(([, words]) => words).join("")}`;
  visit(markup, (node) => {
    if (node.type === "text") text += node.value;
    if (node.type !== "element") return;
    for (const name of shown) if (typeof node.properties[name] === "string") text += node.properties[name];
    if (/^(?:input|textarea)$/.test(node.tagName)) text += printable;
  });
  const both = text + text.toUpperCase() + text.toLowerCase();
  return new Set([...new Set(both)].map((sign) => sign.codePointAt(0) ?? 0));
}

/** `U+20-7E,U+A0` */
function printRanges(characters: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of characters) {
    const last = ranges.at(-1);
    if (last && character === last.to + 1) last.to = character;
    else ranges.push({ from: character, to: character });
  }
  const hex = (character: number) => character.toString(16).toUpperCase();
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join();
}
