import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Builder, Host } from "./host";
import { darkSelectors, hosts } from "./hosts";
import { products } from "./products";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("there is one for each line", () => {
  expect(Object.keys(hosts).sort()).toEqual([...products].sort());
});

it("marks dark pages in an order that what we deliver keeps to", () => {
  expect(darkSelectors).toEqual([".theme-dark", ".dark-mode"]);
});

/** Tests, and the material they are made of. */
const isTest = /\.test\.tsx?$|(^|\/)sample-[^/]+\.ts$/;

/** Class names in selectors of anything. */
const classesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name ?? "");

/** Everything that we say is a class of this builder. */
function namesOf({ classes, scheme, callout, ...host }: Host): Set<string> {
  const colours = ["yellow", "blue", "gray", "green"].flatMap(callout.colour);
  return new Set([...Object.values(classes), ...classesIn([host, callout, colours]), scheme.light, scheme.dark]);
}

const stylesheets: [Builder, string][] = (["super", "bullet"] as const).flatMap((builder) => [
  [builder, `lib/code/formats/callout/callout-page.${builder}.css`],
  [builder, `tools/dev/sites/${builder}.css`],
]);

describe.each(stylesheets)("of %s: %s", (builder, path) => {
  it("styles nothing but what is known of it", () => {
    const names = namesOf(hosts[builder]);
    const styled = classesIn(read(path).replaceAll(/\/\*.*?\*\//gs, "")).filter((name) =>
      /^(?:notion|super|bullet|theme|navbar|\w+-mode$)/.test(name),
    );
    expect(styled.length).toBeGreaterThan(5);
    expect(styled.filter((name) => !names.has(name))).toEqual([]);
  });
});

it("is their only home: no other source names a builder's class, marker or caption", () => {
  const known = Object.values(hosts).flatMap((host) => [
    ...[...namesOf(host)].filter((name) => /^(?:notion-|super-|bullet-|theme-|(?:light|dark)-mode$)/.test(name)),
    ...[host.pasting.marker, host.pasting.caption].filter((text) => text !== "" && text !== null),
  ]);
  const pattern = new RegExp(`(?<![\\w-])(?:${known.join("|")})(?![\\w-])`);
  const sources = ["app", "components", "lib", "e2e/support"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.startsWith("lib/hosts/") && !isTest.test(path));
  const saying = sources.flatMap((path) =>
    read(path)
      .split("\n")
      .filter((line) => pattern.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(saying, "read it from lib/hosts").toEqual([]);
});
