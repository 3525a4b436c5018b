import { expect, describe as group, it } from "vitest";
import { categoriesOf } from "@/lib/catalogue/catalogue";
import {
  cataloguePage,
  categoryPage,
  changelogPage,
  composePage,
  homePage,
  sectionPage,
  templatesPage,
} from "@/lib/catalogue/pages/page-facts";
import { describe, type PageFacts, pages } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { pageMetadata } from "./metadata";

const all: PageFacts[] = [
  homePage(),
  changelogPage(),
  ...Object.values(pages),
  ...products.flatMap((product) => [
    cataloguePage(product),
    templatesPage(product),
    composePage(product),
    ...categoriesOf(product).flatMap((category) => [
      categoryPage(category),
      ...category.sections.map((section) => sectionPage(section, category)),
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
    const page = cataloguePage("super");
    expect(pageMetadata(page)).toMatchObject({
      title: { absolute: "Components for Super · Silcrow" },
      alternates: { canonical: "https://silcrow.example/super/components" },
      openGraph: { url: "https://silcrow.example/super/components" },
    });
    expect(pageMetadata(page).robots).toBeUndefined();
    expect(pageMetadata(page, { index: false }).robots).toEqual({ index: false });
    expect(pageMetadata(homePage()).title).toEqual({ absolute: homePage().title });
  });
});

group("a description", () => {
  const tail = "Nine sections for Super.";

  it("keeps the sentences that fit, and always its end", () => {
    expect(describe("One. Two.", tail)).toBe(`One. Two. ${tail}`);
    const long = `${"word ".repeat(20).trim()}.`;
    expect(describe(`${long} ${long}`, tail)).toBe(`${long} ${tail}`);
  });

  it("cuts a sentence that is too long by itself between words", () => {
    const cut = describe(`${"a word, ".repeat(40)}.`, tail);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/ a word… Nine sections for Super\.$|word, a… Nine sections for Super\.$/);
  });
});
