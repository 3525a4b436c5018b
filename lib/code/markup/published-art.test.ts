import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, it, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { oldArtRewrites } from "./legacy-art";
import published from "./published-art.json";

const folder = join(import.meta.dirname, "../../../public");
const hashOf = (address: string) =>
  createHash("sha256")
    .update(readFileSync(join(folder, address)))
    .digest("hex")
    .slice(0, 16);
const listed = Object.entries(published);

describe("what copies ask the shop for", () => {
  it.each(listed)("%s lies there as it was published", (address, hash) => {
    expect(existsSync(join(folder, address)), "a published address never disappears").toBe(true);
    expect(hashOf(address), "a picture that is drawn anew needs a new version folder").toBe(hash);
  });

  it("is listed as soon as it lies there", () => {
    const there = ["art", "fonts"].flatMap((kind) =>
      readdirSync(join(folder, kind), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length)),
    );
    const missing = there.filter((address) => !(address in published));
    const lines = missing.map((address) => `"${address}": "${hashOf(address)}"`);
    expect(lines, "to be added to lib/code/markup/published-art.json").toEqual([]);
  });

  it("is named with its version by every section", () => {
    const named = JSON.stringify(
      listSections().map(({ sample, examples, recipe }) => [sample, examples, recipe]),
    ).match(/\/art\/[\w./-]+/g);
    expect(named?.length).toBeGreaterThan(10);
    expect(named?.filter((address) => !(address in published))).toEqual([]);
  });
});

test("the addresses of copies without versions lead to the first version", () => {
  for (const [address] of listed.filter(([address]) => address.startsWith("/art/v1/"))) {
    const old = address.replace("/v1/", "/");
    const found = oldArtRewrites.flatMap(({ source, destination }) => {
      const found = getPathMatch(source, { strict: true })(old);
      return found ? destination.replace(/:(\w+)/g, (_, name: string) => found[name]) : [];
    });
    expect(found, old).toEqual([address]);
  }
});
