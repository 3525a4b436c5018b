import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publish } from "./publish";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "silcrow-publish-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = "let a = 1;\n".repeat(200);

function build(name: string, files: Record<string, string>): string {
  const root = join(folder, name);
  for (const [path, content] of Object.entries({ ".next/BUILD_ID": name, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const assets = () => join(folder, "assets");
const published = () =>
  readdirSync(assets(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(assets().length + 1))
    .filter((path) => !path.startsWith(".releases"))
    .sort();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

it("publishes what never changes, and nothing else, compressed where that helps", () => {
  const one = build("one", {
    ".next/static/chunks/a.js": long,
    ".next/static/media/b.woff2": long,
    ".next/server/secret.js": long,
    "public/art/v1/mark.svg": "<svg/>",
    "public/fonts/inter.woff2": "font",
    "public/cards/hero.01234567.jpg": "card",
    "public/cards/hero.jpg": "no hash",
    "public/robots.txt": "robots",
  });
  expect(publish(one, assets())).toEqual({ added: 5, removed: 0 });
  expect(published()).toEqual([
    "_next/static/chunks/a.js",
    "_next/static/chunks/a.js.br",
    "_next/static/chunks/a.js.gz",
    "_next/static/media/b.woff2",
    "art/v1/mark.svg",
    "cards/hero.01234567.jpg",
    "fonts/inter.woff2",
  ]);
  const read = (path: string) => readFileSync(join(assets(), "_next/static/chunks", path));
  expect(brotliDecompressSync(read("a.js.br")).toString()).toBe(long);
  expect(gunzipSync(read("a.js.gz")).toString()).toBe(long);
});

it("may be repeated, and leaves the files of earlier releases", () => {
  const one = build("one", { ".next/static/a.js": "1", ".next/static/both.js": "b" });
  const two = build("two", { ".next/static/c.js": "2", ".next/static/both.js": "b" });
  publish(one, assets());
  expect(publish(one, assets())).toEqual({ added: 0, removed: 0 });
  expect(publish(two, assets())).toEqual({ added: 1, removed: 0 });
  expect(published()).toEqual(["_next/static/a.js", "_next/static/both.js", "_next/static/c.js"]);
});

it("removes what was replaced more than 30 days ago, counted from its replacement", () => {
  const [one, two, three] = ["one", "two", "three"].map((name) =>
    build(name, { [`.next/static/${name}.js`]: name, ".next/static/all.js": "" }),
  ) as [string, string, string];
  publish(one, assets(), day(1));
  // The first one was served until now, for 60 days.
  expect(publish(two, assets(), day(61)).removed).toBe(0);
  expect(publish(two, assets(), day(90)).removed).toBe(0);
  expect(publish(three, assets(), day(92)).removed).toBe(1);
  expect(published()).toEqual(["_next/static/all.js", "_next/static/three.js", "_next/static/two.js"]);
  // Rolled back, and out again: what is served is kept.
  expect(publish(two, assets(), day(93)).removed).toBe(0);
  expect(publish(three, assets(), day(94)).removed).toBe(0);
  expect(publish(three, assets(), day(125)).removed).toBe(1);
  expect(published()).toEqual(["_next/static/all.js", "_next/static/three.js"]);
});
