import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { findCardRecord, getCardPath } from "@/lib/seo/cards";
import { findBestWithin, pageBudget, sectionBudget } from "./picture-budget";

const folder = join(import.meta.dirname, "../../../public");

describe("the pictures of a section", () => {
  const sections = listSections();
  const picturesOf = (section: (typeof sections)[number]) => {
    const { full, phone, small } = findThumbnail(section) ?? {};
    const card = getCardPath(section.id, findCardRecord(section.id)?.version ?? "");
    return [full, phone, small].flatMap((image) => [image?.light ?? "", image?.dark ?? ""]).concat(card);
  };

  it.each(sections.map((section) => [section.id, section] as const))(
    "of %s weigh at most 90 KB together, of a whole page 450",
    (id, section) => {
      const bytes = picturesOf(section).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
      expect(bytes, `${id}: its pictures weigh too much, run npm run thumbnails`).toBeLessThanOrEqual(
        section.parts ? pageBudget : sectionBudget,
      );
    },
  );

  it("are all there is in their folder", () => {
    const wanted = sections.flatMap(picturesOf).filter((path) => path.startsWith("/thumbnails/sections/"));
    const found = readdirSync(join(folder, "thumbnails/sections")).map((name) => `/thumbnails/sections/${name}`);
    expect(found.sort()).toEqual(wanted.sort());
  });
});

test("the best quality that fits is taken, and none that doesn't", async () => {
  const encode = async (quality: number) => "x".repeat(quality);
  const best = (budget: number) => findBestWithin([50, 40, 30], budget, encode, ({ length }) => length);
  expect((await best(50)).length).toBe(50);
  expect((await best(45)).length).toBe(40);
  await expect(best(29)).rejects.toThrow("30 bytes are the least it can have, where 29 are allowed");
});
