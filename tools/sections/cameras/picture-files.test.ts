import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clearOthers, isSamePicture, replacePictures } from "./picture-files";

const size = { width: 200, height: 120 };

/** A page of text; `words` and `shade` are what may change. */
function drawn(words: string, shade = "#f0eeeb"): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${shade}"/><rect x="20" y="20" width="${words.length * 8}" height="12" fill="#211f1c"/></svg>`;
  return sharp(Buffer.from(svg));
}
const avif = (picture: Sharp, quality = 45) => picture.avif({ quality, effort: 0 }).toBuffer();

describe("two pictures", () => {
  it("are the same when only the encoding differs", async () => {
    const [one, other] = await Promise.all([avif(drawn("as it was"), 60), avif(drawn("as it was"), 45)]);
    expect(one.equals(other)).toBe(false);
    expect(await isSamePicture(one, other)).toBe(true);
    expect(await isSamePicture(one, await drawn("as it was").png().toBuffer())).toBe(true);
  });

  it("differ by a letter, by a colour and by their size", async () => {
    const before = await avif(drawn("as it was"));
    for (const after of [
      drawn("as it is"),
      drawn("as it was", "#c0beb0"),
      drawn("as it was").extract({ ...size, height: 119, left: 0, top: 0 }),
    ]) {
      expect(await isSamePicture(before, await avif(after))).toBe(false);
    }
  });
});

describe("pictures under names that hold their hash", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "silcrow-pictures-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const nameOf = (key: string, version: string) => `${key}.${version}.avif`;
  const set = async (light: string, dark: string, quality = 45) =>
    new Map([
      ["light", await avif(drawn(light), quality)],
      ["dark", await avif(drawn(dark), quality)],
    ]);

  it("are kept, names and bytes, where their pixels are those of before", async () => {
    const known = await replacePictures({ folder, nameOf, fresh: await set("one", "two"), known: undefined });
    const before = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
    expect(before.map(([name]) => name)).toEqual([nameOf("dark", known), nameOf("light", known)]);
    expect(await replacePictures({ folder, nameOf, fresh: await set("one", "two", 60), known })).toBe(known);
    expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])).toEqual(before);
  });

  it("get another name when one of them changes, and the other keeps its bytes", async () => {
    const known = await replacePictures({ folder, nameOf, fresh: await set("one", "two"), known: undefined });
    const dark = readFileSync(join(folder, nameOf("dark", known)));
    const now = await replacePictures({ folder, nameOf, fresh: await set("four words of it", "two", 60), known });
    expect(now).not.toBe(known);
    expect(readdirSync(folder)).toEqual([nameOf("dark", now), nameOf("light", now)]);
    expect(readFileSync(join(folder, nameOf("dark", now)))).toEqual(dark);
  });

  it("go when nobody names them any more", async () => {
    const known = await replacePictures({ folder, nameOf, fresh: await set("one", "two"), known: undefined });
    await clearOthers(folder, new Set([nameOf("dark", known)]));
    expect(readdirSync(folder)).toEqual([nameOf("dark", known)]);
  });
});
