import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { publicOrigin } from "@/lib/server/public-address";
import { parseSectionCode } from "./read";

/** Copies as they were delivered: `<section>@<version>.<line>.<format>.html`. They never change. */
const folder = join(import.meta.dirname, "fixtures");

/** The address that these copies name. */
const origin = "https://silcrow.example";

describe("a copy of an older version", () => {
  test.each(readdirSync(folder))("%s is read with its version and its words", async (name) => {
    const [, slug, version, product, format] = /^([\w-]+)@([\d.]+)\.(\w+)\.([\w-]+)\.html$/.exec(name) ?? [];
    const section = findSection(`silcrow-${slug}`);
    expect(section?.version, "has a newer one").not.toBe(version);
    const read = await parseSectionCode({
      code: readFileSync(join(folder, name), "utf8").replaceAll(origin, publicOrigin),
    });
    const { content, leftovers, missing, returned } = read;
    expect(read).toMatchObject({ sectionId: section?.id, version, product, format, isMarked: true });
    expect({ content, leftovers, missing, returned }).toEqual({
      content: section?.sample,
      leftovers: [],
      missing: [],
      returned: [],
    });
  });
});
