import { describe, expect, it } from "vitest";
import { findSection, listIncludedSections, listProductsContaining } from "@/lib/catalogue/catalogue";
import { formatCompositionId, maxPageParts, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findDrawable, findPartOf } from "./composition";

const hero = "silcrow-hero-portal-window";
const faq = "silcrow-faqs-clauses";
const example = "silcrow-pricing-pages-full-ledger";

describe("a page of somebody's own", () => {
  it("is the section that its id lists, with the content of each under its slug", () => {
    const page = findDrawable(formatCompositionId([hero, faq, hero]));
    expect(page?.parts?.map(({ key }) => key)).toEqual(["portal-window", "clauses", "portal-window-2"]);
    expect(page?.sample).toEqual({
      "portal-window": findSection(hero)?.sample,
      clauses: findSection(faq)?.sample,
      "portal-window-2": findSection(hero)?.sample,
    });
    expect(page?.fields?.["clauses.title"] ?? page?.fields?.clauses).toBeDefined();
    expect(page?.lines).toEqual(["bullet", "super"]);
  });

  it.each([
    ["no section", formatCompositionId([])],
    ["one that isn't sold", formatCompositionId([hero, "silcrow-hero-gone"])],
    ["a callout card", formatCompositionId([hero, "silcrow-callout-card-margin-rule"])],
    ["more than a page holds", formatCompositionId(Array.from({ length: maxPageParts + 1 }, () => hero))],
    ["a page in a page", formatCompositionId([formatCompositionId([hero])])],
  ])("is none with %s", (_, id) => {
    expect(findDrawable(id)).toBeUndefined();
  });

  it(`holds ${maxPageParts} sections`, () => {
    expect(findDrawable(formatCompositionId(Array.from({ length: maxPageParts }, () => faq)))?.parts).toHaveLength(
      maxPageParts,
    );
  });

  it("has under the id of a page example the piece that only it has", () => {
    const piece = findPartOf(example);
    const page = findSection(example);
    const own = page?.parts?.find(({ slug }) => slug === "full-ledger");
    expect(piece?.sample).toEqual(page?.sample[own?.key ?? ""]);
    expect(piece?.parts).toBeUndefined();
    expect(Object.keys(piece?.fields ?? {}).length).toBeGreaterThan(0);
    expect(findDrawable(formatCompositionId([hero, example]))?.parts?.at(1)).toMatchObject({ slug: "full-ledger" });
  });
});

describe("what a page example brings", () => {
  it("is every section that it is made of, each sold under its own id and the page's", () => {
    const brought = listIncludedSections(example);
    expect(brought).toContain("silcrow-pricing-ledger");
    expect(brought).not.toContain(example);
    for (const id of brought) expect(listProductsContaining(id)).toEqual(expect.arrayContaining([id, example]));
    expect(listIncludedSections(hero)).toEqual([]);
    expect(listProductsContaining("silcrow-header-masthead")).toEqual(["silcrow-header-masthead"]);
  });
});

describe("the id of a page", () => {
  it("says its sections, and other ids none", () => {
    expect(parsePartIds(formatCompositionId([hero, faq]))).toEqual([hero, faq]);
    expect(parsePartIds(hero)).toBeUndefined();
  });
});
