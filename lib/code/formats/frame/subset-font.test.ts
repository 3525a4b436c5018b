import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { expect, test, vi } from "vitest";
import { decompress } from "woff2-encoder";
import { isInSecondFile } from "./frame-fonts";
import { subsetFont } from "./subset-font";

/** The memories of all libraries that are WebAssembly. */
const memories = vi.hoisted(() => {
  const found: WebAssembly.Memory[] = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (async (...input: [BufferSource, WebAssembly.Imports?]) => {
    const result = await instantiate(...input);
    found.push(...Object.values(result.instance.exports).filter((value) => value instanceof WebAssembly.Memory));
    return result;
  }) as typeof instantiate;
  return found;
});

vi.setConfig({ testTimeout: 120_000 });

const folder = join(process.cwd(), "public/fonts");
const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
const read = (name: string) => readFileSync(join(folder, name));
const find = (start: string) => files.find((name) => name.startsWith(start)) ?? "";
const codesOf = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

const openFont = async (file: Uint8Array) => new Face(new Blob(await decompress(file)));
const listCharacters = async (file: Uint8Array) => [...(await openFont(file)).collectUnicodes()];

test.each(files)("of %s the letters that are asked for stay, and how they vary", async (name) => {
  const file = read(name);
  // A bracket would bring its counterpart along, for lines from right to left.
  const letters = (await listCharacters(file)).filter((code) => /\p{L}/u.test(String.fromCodePoint(code)));
  const some = letters.filter((_, index) => index % 9 === 0);
  const subset = await subsetFont(file, some);
  expect(await listCharacters(subset)).toEqual(some);
  expect((await openFont(subset)).getAxisInfos()).toEqual((await openFont(file)).getAxisInfos());
  expect(Object.keys((await openFont(subset)).getAxisInfos())).toContain("wght");
  expect(subset.length).toBeLessThan(file.length / 2);
});

test("other letters are not inside, and what a font doesn't have is left out", async () => {
  const file = read(find("fraunces."));
  const subset = await subsetFont(file, codesOf("Price: 40 é 漢"));
  expect(await listCharacters(subset)).toEqual([...new Set(codesOf(" 04:Pceiré"))].sort((a, b) => a - b));
  expect(subset.length).toBeLessThan(file.length / 5);
});

test("the glyphs that may stand in the place of letters are inside, and the space between two", async () => {
  const subset = await openFont(await subsetFont(read(find("source-sans-3.")), codesOf("AVfi01")));
  const tables = ["GSUB", "GPOS", "gvar", "fvar"];
  for (const tag of tables) expect(subset.referenceTable(tag)?.length, tag).toBeGreaterThan(0);
});

test("the same letters make the same bytes, whatever was cut before", async () => {
  const file = read(find("figtree."));
  const first = await subsetFont(file, codesOf("Price"));
  await subsetFont(read(find("literata-ext.")), codesOf("Łódź"));
  expect((await subsetFont(file, codesOf("ecirP"))).equals(first)).toBe(true);
});

test("a font with none of the letters is next to nothing", async () => {
  expect((await subsetFont(read(find("figtree.")), codesOf("漢字"))).length).toBeLessThan(1_500);
});

test("more characters than any font has take no more than all that it has", async () => {
  const file = read(find("literata."));
  const many = Array.from({ length: 100_000 }, (_, index) => index + 32);
  expect((await subsetFont(file, many)).length).toBeLessThan(file.length * 1.02);
});

test("what is no font is refused", async () => {
  await expect(subsetFont(Buffer.from("<!doctype html><title>not found</title>"), codesOf("a"))).rejects.toThrow();
});

test("what is done again and again takes no more memory", async () => {
  const file = read(find("fredoka."));
  const sizes: number[] = [];
  for (let round = 0; round < 200; round++) {
    await subsetFont(file, codesOf("Price"));
    sizes.push(memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
  }
  // Of the subsetter, of the coder, and of the library that these tests look with.
  expect(memories.length).toBe(3);
  expect(sizes.at(-1)).toBe(sizes[0]);
});

test.each(files.filter((name) => name.includes("-ext.")))(
  "%s has its letters in the range of such files",
  async (name) => {
    const first = new Set(await listCharacters(read(find(`${name.split("-ext.")[0]}.`))));
    const second = new Set(await listCharacters(read(name)));
    expect([...second].filter((character) => !first.has(character) && !isInSecondFile(character))).toEqual([]);
    expect([...first].filter((character) => !second.has(character) && isInSecondFile(character))).toEqual([]);
  },
);
