import { expect, describe as group, it } from "vitest";
import { listCategories } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getChangelogPage,
  getComposePage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
} from "@/lib/catalogue/pages/page-facts";
import { type PageFacts, pages, shortenDescription } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { buildPageMetadata } from "./metadata";

const all: PageFacts[] = [
  getHomePage(),
  getChangelogPage(),
  ...Object.values(pages),
  ...products.flatMap((product) => [
    getCataloguePage(product),
    getTemplatesPage(product),
    getComposePage(product),
    ...listCategories(product).flatMap((category) => [
      getCategoryPage(category),
      ...category.sections.map((section) => getSectionPage(section, category)),
    ]),
  ]),
];

group("what pages say of themselves", () => {
  it("is said in 50 to 160 characters", () => {
    const wrong = all.filter(({ description }) => description.length < 50 || description.length > 160);
    expect(wrong.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([]);
  });

  it("is true of one page alone", () => {
    for (const key of ["path", "title", "description"] as const) {
      const values = all.map((page) => page[key]);
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        key,
      ).toEqual([]);
    }
  });

  it("names the page's own address, and keeps out of search engines what is not for them", () => {
    const page = getCataloguePage("super");
    expect(buildPageMetadata(page)).toMatchObject({
      title: { absolute: "Components for Super · Silcrow" },
      alternates: { canonical: "https://silcrow.example/super/components" },
      openGraph: { url: "https://silcrow.example/super/components" },
    });
    expect(buildPageMetadata(page).robots).toBeUndefined();
    expect(buildPageMetadata(page, { index: false }).robots).toEqual({ index: false });
    expect(buildPageMetadata(getHomePage()).title).toEqual({ absolute: getHomePage().title });
  });
});

group("a description", () => {
  const tail = "Nine sections for Super.";

  it("keeps the sentences that fit, and always its end", () => {
    expect(shortenDescription("One. Two.", tail)).toBe(`One. Two. ${tail}`);
    const long = `${"word ".repeat(20).trim()}.`;
    expect(shortenDescription(`${long} ${long}`, tail)).toBe(`${long} ${tail}`);
  });

  it("cuts a sentence that is too long by itself between words", () => {
    const cut = shortenDescription(`${"a word, ".repeat(40)}.`, tail);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/ a word… Nine sections for Super\.$|word, a… Nine sections for Super\.$/);
  });
});
