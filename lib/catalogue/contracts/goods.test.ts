import { expect, it } from "vitest";
import { listCategories, listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { formatGoodsCount, formatGoodsFigures, getGoodKind } from "@/lib/catalogue/goods";
import { findDrawable } from "@/lib/catalogue/pages/composition";

const of = (category: string) => listCategories("bullet").find(({ slug }) => slug === category)?.sections ?? [];

it("calls exactly what stands among the page examples a page, and a page of somebody’s own", () => {
  for (const { slug, group } of categoryMeta)
    expect(getGoodKind({ category: slug }), slug).toBe(group === "pages-examples" ? "page" : "section");
  for (const section of listSections()) expect(getGoodKind(section)).toBe(section.parts ? "page" : "section");
  const own = findDrawable("page:silcrow-cta-ticket,silcrow-faqs-clauses");
  expect(own && getGoodKind(own)).toBe("page");
});

it("counts pages as pages, in words and in figures", () => {
  expect(formatGoodsCount(of("landing-pages"))).toBe("three whole pages");
  expect(formatGoodsFigures(of("about-pages"))).toEqual(["1 page"]);
  expect(formatGoodsCount(of("footer"), "new")).toBe("two new sections");
  expect(formatGoodsFigures(listSections("bullet"))).toEqual(["92 sections", "6 pages"]);
  expect(formatGoodsCount([])).toBe("no sections");
});
