import { expect, it } from "vitest";
import { listCategories, listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { formatItemCount, formatItemFigures, getItemKind } from "@/lib/catalogue/item-counts";
import { findDrawable } from "@/lib/catalogue/pages/composition";

const of = (category: string) => listCategories("bullet").find(({ slug }) => slug === category)?.sections ?? [];

it("calls exactly what stands among the page examples a page, and a page of somebody’s own", () => {
  for (const { slug, group } of categoryMeta)
    expect(getItemKind({ category: slug }), slug).toBe(group === "pages-examples" ? "page" : "section");
  for (const section of listSections()) expect(getItemKind(section)).toBe(section.parts ? "page" : "section");
  const own = findDrawable("page:silcrow-cta-ticket,silcrow-faqs-clauses");
  expect(own && getItemKind(own)).toBe("page");
});

it("counts pages as pages, in words and in figures", () => {
  expect(formatItemCount(of("landing-pages"))).toBe("three whole pages");
  expect(formatItemFigures(of("about-pages"))).toEqual(["1 page"]);
  expect(formatItemCount(of("footer"), "new")).toBe("two new sections");
  expect(formatItemFigures(listSections("bullet"))).toEqual(["92 sections", "6 pages"]);
  expect(formatItemCount([])).toBe("no sections");
});
