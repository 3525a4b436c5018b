import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { categoriesOf, listSections } from "@/lib/catalogue/catalogue";
import { cataloguePage, categoryPage, homePage, sectionPage, templatesPage } from "@/lib/catalogue/pages";
import { pages } from "@/lib/page-facts";
import { cardHash } from "@/lib/studio/card";
import { cardImage, cardPath, cardSize, listCards } from "./cards";
import drawn from "./cards.json";

const root = join(import.meta.dirname, "..", "..");
const hashes = drawn as Record<string, string>;
const cards = listCards();

describe("the cards", () => {
  it("have names of their own", () => {
    const names = cards.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("show what they stand for as it is now: else run `npm run thumbnails`", () => {
    const stale = cards.filter((card) => hashes[card.name] !== cardHash(card, root)).map(({ name }) => name);
    expect(stale).toEqual([]);
  });

  it("lie there, in the size that is promised, and nothing else does", () => {
    for (const { name } of cards) {
      const file = join(root, "public", cardPath(name, hashes[name] ?? ""));
      expect(existsSync(file), file).toBe(true);
      const picture = readFileSync(file);
      // A PNG's first chunk begins with its width and height.
      expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }, name).toEqual(cardSize);
      expect(picture.length, name).toBeLessThan(300_000);
    }
    expect(readdirSync(join(root, "public/cards"))).toHaveLength(cards.length);
  });

  it("exist for every page that asks for one", () => {
    const asked = [
      homePage(),
      cataloguePage("bullet"),
      templatesPage("bullet"),
      ...Object.values(pages),
      ...categoriesOf("bullet").map(categoryPage),
      ...categoriesOf("bullet").flatMap((category) =>
        category.sections.map((section) => sectionPage(section, category)),
      ),
    ];
    expect(asked.filter(({ card }) => !hashes[card]).map(({ path }) => path)).toEqual([]);
    expect(listSections().length).toBeGreaterThan(0);
  });

  it("stand in for one that is yet to be drawn with the shop's own", () => {
    expect(cardImage("not-drawn-yet")).toEqual(cardImage("home"));
  });
});
