import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCharacters } from "./characters";
import { readOutlines } from "./outlines";
import { reduceFont } from "./reduce-font";
import { readWoff2 } from "./woff2";

const folder = join(process.cwd(), "public/fonts");
const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
const read = (name: string) => readFileSync(join(folder, name));
const codesOf = (text: string) => new Set([...text].map((sign) => sign.codePointAt(0) ?? 0));

/** The characters whose glyphs have an outline, of a font file. */
function listDrawn(file: Buffer): Set<number> {
  const bytesOf = (tag: string) => readWoff2(file).tables.find((table) => table.tag === tag)?.bytes ?? Buffer.alloc(0);
  const { glyphs } = readOutlines(bytesOf("glyf"));
  const characters = [...readCharacters(bytesOf("cmap"))];
  return new Set(characters.filter(([, glyph]) => glyphs[glyph]?.contours).map(([character]) => character));
}

test.each(files)("%s keeps the outlines of its own letters when all are asked for", (name) => {
  const file = read(name);
  const all = listDrawn(file);
  expect(all.size).toBeGreaterThan(5);
  const reduced = reduceFont(file, all);
  expect(listDrawn(reduced?.bytes ?? file)).toEqual(all);
  // It is packed in less time than the file was, and so a little less tightly.
  expect(reduced?.bytes.length).toBeLessThan(file.length * 1.2);
});

test("other letters have none, but for what stands in the place of some", () => {
  const file = read(files.find((name) => name.startsWith("fraunces.")) ?? "");
  const reduced = reduceFont(file, codesOf("Price: 40 é"));
  expect(reduced?.characters).toEqual([...codesOf(" 04:Pceiré")].sort((a, b) => a - b));
  const drawn = listDrawn(reduced?.bytes ?? file);
  expect(drawn.has("P".codePointAt(0) ?? 0)).toBe(true);
  expect(drawn.has("Q".codePointAt(0) ?? 0)).toBe(false);
  // Composed of e and an accent, of which one was not asked for.
  expect(drawn.has("é".codePointAt(0) ?? 0)).toBe(true);
  expect(reduced?.bytes.length).toBeLessThan(file.length / 2);
});

test("a font without any of the letters is none", () => {
  expect(reduceFont(read(files[0] ?? ""), codesOf("漢字"))).toBeUndefined();
});

test("what is no font is refused", () => {
  expect(() => reduceFont(Buffer.from("<!doctype html><title>not found</title>"), codesOf("a"))).toThrow("no WOFF2");
});
