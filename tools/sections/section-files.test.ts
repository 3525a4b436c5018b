import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findMissingFiles } from "./section-files";

const parent = join(process.cwd(), "components/sections");
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const folders = foldersIn(parent).flatMap((category) =>
  foldersIn(join(parent, category)).map((slug) => ({ category, slug })),
);

describe("the folder of a section", () => {
  // The catalogue finds sections by section.ts: what lacks it would not be missed.
  test.each(folders.map((section) => [`${section.category}/${section.slug}`, section] as const))(
    "%s is complete",
    (folder, section) => {
      expect(findMissingFiles(section, readdirSync(join(parent, folder)))).toEqual([]);
    },
  );

  test("that lacks a file is named, with what mends it", () => {
    const all = [
      "section.ts",
      "component.tsx",
      "photographs.json",
      "quality.json",
      "evidence.json",
      "version.json",
    ].concat("proofs.json");
    const section = { category: "cta", slug: "ticket" };
    expect(findMissingFiles(section, all)).toEqual([]);
    expect(
      findMissingFiles(section, ["section.ts", "component.tsx", "quality.json", "version.json", "proofs.json"]),
    ).toEqual([
      "components/sections/cta/ticket/photographs.json is missing: npm run thumbnails",
      "components/sections/cta/ticket/evidence.json is missing: npm run evidence -- cta/ticket",
    ]);
    expect(findMissingFiles(section, all.slice(2)).join()).toMatch(
      /ticket\/section\.ts.*ticket\/component\.tsx.*new:section/,
    );
    expect(findMissingFiles({ category: "callout-card", slug: "x" }, all).join()).toContain(
      "callout-card/x/callout.css",
    );
  });
});
