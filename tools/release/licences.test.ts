import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatLicences, listNeedless, listNotAllowed } from "./licences";
import { type Lock, listShipped, readLock } from "./shipped";

const shipped = listShipped(readLock());
const one = (licence: string, name = "a") => [{ name, version: "1.0.0", licence, isForOnePlatform: false }];

describe("what is shipped", () => {
  it("has licences that are allowed", () => {
    expect(listNotAllowed(shipped).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    expect(listNeedless(shipped)).toEqual([]);
  });

  it("is what docs/licences.md lists", () => {
    const advice = "npm run licences";
    expect(readFileSync("docs/licences.md", "utf8"), advice).toBe(formatLicences(shipped));
  });

  it("has what the server loads, and none of what only tests", () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["next", "pg", "@img/sharp-libvips-linux-x64", "cookie", "react-dom"]),
    );
    for (const name of ["vitest", "playwright-core", "typescript", "prisma"]) expect(names).not.toContain(name);
  });
});

describe("notAllowed", () => {
  it.each([
    "GPL-3.0-only",
    "AGPL-3.0-only",
    "not said",
    "UNLICENSED",
    "MIT AND GPL-2.0-only",
    "LGPL-3.0-or-later",
    "SEE LICENSE IN LICENSE",
  ])("refuses %s", (licence) => expect(listNotAllowed(one(licence))).toHaveLength(1));

  it.each(["MIT", "(Apache-2.0 AND MIT)", "ISC OR BSD-3-Clause"])("lets %s pass", (licence) =>
    expect(listNotAllowed(one(licence))).toEqual([]),
  );

  it("lets others pass for the packages that they were looked at for", () => {
    expect(listNotAllowed(one("Apache-2.0 AND LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64"))).toEqual([]);
    expect(listNotAllowed(one("CC-BY-4.0", "other-data"))).toHaveLength(1);
  });
});

describe("shippedOf", () => {
  it("follows dependencies as Node looks them up, and no optional peers", () => {
    const lock: Lock = {
      "": { dependencies: { a: "1" } },
      "node_modules/a": {
        version: "1.0.0",
        license: "MIT",
        dependencies: { b: "2" },
        peerDependencies: { c: "*", d: "*" },
        peerDependenciesMeta: { d: { optional: true } },
      },
      "node_modules/a/node_modules/b": { version: "2.0.0", license: "ISC", optionalDependencies: { e: "1" } },
      "node_modules/b": { version: "1.0.0", license: "GPL-3.0-only" },
      "node_modules/c": { version: "3.0.0", license: "MIT" },
      "node_modules/d": { version: "4.0.0", license: "MIT" },
      "node_modules/e": { version: "5.0.0", os: ["linux"] },
    };
    expect(listShipped(lock).map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
      "a 1.0.0 MIT",
      "b 2.0.0 ISC",
      "c 3.0.0 MIT",
      "e 5.0.0 not said",
    ]);
  });
});
