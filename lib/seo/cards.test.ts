import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { listCategories, listSections } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
} from "@/lib/catalogue/pages/page-facts";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { hashCard } from "@/tools/sections/cameras/card";
import { cardBudget } from "@/tools/sections/cameras/picture-budget";
import { hashPictures } from "@/tools/sections/cameras/picture-files";
import { cardSize, findCardRecord, getCardImage, getCardPath, listCards } from "./cards";
import drawn from "./cards.json";

const root = join(import.meta.dirname, "..", "..");
const cards = listCards();

describe("the cards", () => {
  it("have names of their own", () => {
    const names = cards.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("show what they stand for as it is now: else run `npm run thumbnails`", () => {
    const stale = cards
      .filter((card) => findCardRecord(card.name)?.hash !== hashCard(card, root))
      .map(({ name }) => name);
    expect(stale).toEqual([]);
  });

  it("lie there under the hash of what they are, in the size that is promised, and nothing else does", async () => {
    for (const { name } of cards) {
      const version = findCardRecord(name)?.version ?? "";
      const file = join(root, "public", getCardPath(name, version));
      expect(existsSync(file), file).toBe(true);
      const picture = readFileSync(file);
      expect(hashPictures([picture]), name).toBe(version);
      expect(await sharp(picture).metadata(), name).toMatchObject({ ...cardSize, format: "jpeg" });
      expect(picture.length, name).toBeLessThanOrEqual(cardBudget);
    }
    expect(readdirSync(join(root, "public/cards"))).toHaveLength(cards.length);
  });

  it("exist for every page that asks for one", () => {
    const requested = [
      getHomePage(),
      getCataloguePage("bullet"),
      getTemplatesPage("bullet"),
      ...Object.values(pages),
      ...listCategories("bullet").map(getCategoryPage),
      ...listCategories("bullet").flatMap((category) =>
        category.sections.map((section) => getSectionPage(section, category)),
      ),
    ];
    expect(requested.filter(({ card }) => !findCardRecord(card)).map(({ path }) => path)).toEqual([]);
    expect(listSections().length).toBeGreaterThan(0);
  });

  it("of sections are noted beside them: adding one changes no file of others", () => {
    expect(Object.keys(drawn).filter((name) => listSections().some(({ id }) => id === name))).toEqual([]);
  });

  it("stand in for one that is yet to be drawn with the shop's own", () => {
    expect(getCardImage("not-drawn-yet")).toEqual(getCardImage("home"));
  });
});
