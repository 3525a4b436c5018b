import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { listNamedFaces } from "@/lib/code/theme/fonts";
import { reduceFont } from "./font/reduce-font";

/**
 * The `@font-face` rules of those of our typefaces that a stylesheet names, with the letters that a section shows and no others inside:
 * a frame may ask for no file. Other letters are left to the system's typeface.
 */
export function printFrameFonts(css: string, markup: Root): string {
  const wanted = collectCharacters(markup, css);
  return listNamedFaces(css)
    .flatMap(({ family, weights, files }) => {
      const left = new Set(wanted);
      return files.map((file) => {
        const subset = reduceFont(readFont(file), left);
        if (!subset) return "";
        // The second file is for letters that the first doesn't have.
        for (const character of subset.characters) left.delete(character);
        const address = `data:font/woff2;base64,${subset.bytes.toString("base64")}`;
        return `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights};unicode-range:${printRanges(subset.characters)}}`;
      });
    })
    .join("");
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
