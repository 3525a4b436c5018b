import { expect, it } from "vitest";
import { categoriesOf, listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { countedGoods, goodsInFigures, kindOfGood } from "@/lib/catalogue/goods";
import { findDrawable } from "@/lib/catalogue/pages/composition";

const of = (category: string) => categoriesOf("bullet").find(({ slug }) => slug === category)?.sections ?? [];

it("calls exactly what stands among the page examples a page, and a page of somebody’s own", () => {
  for (const { slug, group } of categoryMeta)
    expect(kindOfGood({ category: slug }), slug).toBe(group === "pages-examples" ? "page" : "section");
  for (const section of listSections()) expect(kindOfGood(section)).toBe(section.parts ? "page" : "section");
  const own = findDrawable("page:silcrow-cta-ticket,silcrow-faqs-clauses");
  expect(own && kindOfGood(own)).toBe("page");
});

it("counts pages as pages, in words and in figures", () => {
  expect(countedGoods(of("landing-pages"))).toBe("three whole pages");
  expect(goodsInFigures(of("about-pages"))).toEqual(["1 page"]);
  expect(countedGoods(of("footer"), "new")).toBe("two new sections");
  expect(goodsInFigures(listSections("bullet"))).toEqual(["92 sections", "6 pages"]);
  expect(countedGoods([])).toBe("no sections");
});
