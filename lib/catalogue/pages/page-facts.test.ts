import { describe, expect, it } from "vitest";
import { type Category, findCategory, listSections } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/hosts/products";
import {
  countPages,
  findCategoryInstead,
  findSectionOfPage,
  getCategoryPage,
  listFurtherPages,
  listGroupedSectionParams,
  listSectionParams,
  listSectionsOnPage,
  parsePageNumber,
} from "./page-facts";

const heroes = findCategory("bullet", "hero") as Category;
const [hero] = heroes.sections;
if (!hero) throw new Error("there is no hero");

/** The category with so many sections, told apart by their slugs. */
const withSections = (count: number): Category => ({
  ...heroes,
  sections: Array.from({ length: count }, (_, index) => ({ ...hero, slug: `s${index + 1}` })),
});

describe("a long category", () => {
  it("is shown twelve at a time, none left out and none twice", () => {
    for (const [count, pages] of [
      [0, 1],
      [1, 1],
      [12, 1],
      [13, 2],
      [24, 2],
      [25, 3],
    ] as const) {
      const category = withSections(count);
      expect(countPages(category), `${count} sections`).toBe(pages);
      const shown = [1, ...listFurtherPages(category)].flatMap((number) => listSectionsOnPage(category, number));
      expect(shown).toEqual(category.sections);
      expect(listSectionsOnPage(category, 1).length).toBeLessThanOrEqual(12);
    }
  });

  it("has an address and a title of its own for each page but the first, which is the category's", () => {
    const category = withSections(25);
    expect(getCategoryPage(category)).toEqual(getCategoryPage(category, 1));
    expect(getCategoryPage(category, 1).path).toBe("/bullet/components/landing-page/sections/hero");
    expect(getCategoryPage(category, 3)).toMatchObject({
      path: "/bullet/components/landing-page/sections/hero/page/3",
      title: "Hero for Bullet, page 3",
    });
    expect(getCategoryPage(category, 3).description).not.toBe(getCategoryPage(category, 2).description);
  });

  it("knows no page beside its own, however its number is written", () => {
    const category = withSections(25);
    expect(parsePageNumber(category, "3")).toBe(3);
    for (const number of ["0", "1", "4", "03", "3.0", "-2", "", "x"])
      expect(parsePageNumber(category, number)).toBeUndefined();
  });
});

describe("the addresses of sections", () => {
  const addresses = [
    ...listGroupedSectionParams(),
    ...listSectionParams("callout-card").map((params) => ({ ...params, group: null, category: "callout-card" })),
  ];

  it("are each section's in both lines, once", () => {
    expect(addresses).toHaveLength(products.length * listSections().length);
    expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(addresses.length);
  });

  it("lead to the section, or to its category where the line doesn't sell it", () => {
    const missing = addresses.filter((address) => !findSectionOfPage(address));
    const wanted = listSections().reduce((sum, { lines }) => sum + products.length - lines.length, 0);
    expect(wanted).toBeGreaterThan(0);
    expect(missing).toHaveLength(wanted);
    for (const address of missing) {
      expect(findCategoryInstead(address)).toBe(findCategory(address.product as "bullet" | "super", address.category));
    }
  });

  it("lead nowhere for what there never was", () => {
    const address = { product: "bullet", group: "landing-page", category: "cta", section: "ticket" };
    expect(findCategoryInstead(address)).toBeDefined();
    expect(findCategoryInstead({ ...address, section: "no-such" })).toBeUndefined();
    expect(findCategoryInstead({ ...address, group: "elements" })).toBeUndefined();
  });
});
