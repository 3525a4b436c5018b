import { describe, expect, it } from "vitest";
import { type CategoryEntry, type SearchIndex, type SectionEntry, search, sectionHref } from "./search";

const image = { light: "", dark: "" };
const category = (slug: string, title: string, product: "bullet" | "super"): CategoryEntry => ({
  kind: "category",
  slug,
  title,
  product,
  group: "Landing page",
  href: `/${product}/${slug}`,
  image,
  count: 1,
  description: "",
});
const section = (title: string, number: string, hrefs: SectionEntry["hrefs"], ...tags: string[]): SectionEntry => ({
  kind: "section",
  id: `silcrow-hero-${number}`,
  lines: Object.keys(hrefs) as SectionEntry["lines"][number][],
  title,
  category: "Hero",
  number,
  price: 2,
  summary: "",
  tags,
  hrefs,
  image,
});

const index: SearchIndex = {
  categories: (["bullet", "super"] as const).flatMap((product) => [
    category("hero", "Hero", product),
    category("cta", "Calls to action", product),
  ]),
  sections: [
    section("Simple centered", "1.1", { bullet: "/bullet/hero/simple-centered", super: "/super/hero#simple-centered" }),
    section("Portal window", "1.3", { super: "/super/hero/portal-window" }, "schedule"),
  ],
};

const titles = (text: string, product: "bullet" | "super" = "bullet") => {
  const found = search(index, text, product);
  return [
    ...found.categories.map((entry) => `${entry.product} ${entry.title}`),
    ...found.sections.map((entry) => entry.title),
  ];
};

describe("search", () => {
  it("finds categories by name whatever the case, own line first, then sections", () =>
    expect(titles("hERo", "super")).toEqual(["super Hero", "bullet Hero", "Simple centered", "Portal window"]));
  it("finds a category by the name in its address", () =>
    expect(titles("cta")).toEqual(["bullet Calls to action", "super Calls to action"]));
  it("finds a section by its number", () => expect(titles("§ 1.3")).toEqual(["Portal window"]));
  it("needs every word", () => expect(titles("hero schedule")).toEqual(["Portal window"]));
  it("finds nothing where there is nothing", () => expect(titles("zebra")).toEqual([]));
  it("takes a lone § for no word at all", () => expect(titles("§")).toEqual([]));
  it("lists the line's categories before anything is typed", () =>
    expect(titles("  ")).toEqual(["bullet Hero", "bullet Calls to action"]));
  it("leads to the line that sells a section", () =>
    expect(index.sections.map((entry) => sectionHref(entry, "bullet"))).toEqual([
      "/bullet/hero/simple-centered",
      "/super/hero/portal-window",
    ]));
});
