import { describe, expect, it } from "vitest";
import { search } from "./forgiving-search";
import { type CategoryEntry, maxSections, type PageEntry, type SearchIndex, type SectionEntry } from "./search";
import { createSearchIndex } from "./search-file";
import { createSearchFile } from "./search-index";
import { findMatchedWord, getResultHref, getResultProducts } from "./search-result";

const image = { light: "", dark: "" };
const category = (slug: CategoryEntry["slug"], title: string, product: "bullet" | "super"): CategoryEntry => ({
  kind: "category",
  slug,
  title,
  product,
  group: "Landing page",
  number: "1",
  href: `/${product}/${slug}`,
  image,
  small: image,
  count: 1,
  description: "",
  words: slug === "cta" ? ["newsletter"] : [],
});
const section = (title: string, number: string, hrefs: SectionEntry["hrefs"], ...tags: string[]): SectionEntry => ({
  kind: "section",
  id: `silcrow-hero-${number}`,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  lines: Object.keys(hrefs) as SectionEntry["lines"][number][],
  title,
  category: "Hero",
  categorySlug: "hero",
  number,
  price: 2,
  tags,
  hrefs,
  image,
  small: image,
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
  pages: [],
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
  it("finds a category by its own name before one that is called so besides, and says by what that was found", () => {
    const called = (entry: CategoryEntry) =>
      entry.slug === "cta" ? { ...entry, words: ["hero button"] } : { ...entry, words: [] };
    const named = { ...index, categories: index.categories.map(called).reverse() };
    const { categories } = search(named, "HERO", "super");
    expect(categories.map(({ product, slug }) => `${product} ${slug}`)).toEqual([
      "super hero",
      "bullet hero",
      "super cta",
      "bullet cta",
    ]);
    expect(categories.map((entry) => findMatchedWord(named, entry, "HERO"))).toEqual([
      undefined,
      undefined,
      "hero button",
      "hero button",
    ]);
  });
  it("says by which words a section was found that its title doesn't have", () => {
    const [, portal] = index.sections as [SectionEntry, SectionEntry];
    const by = (text: string) => findMatchedWord(index, portal, text);
    expect([by("schedules"), by("portal schedule"), by("portal"), by("hero"), by("1.3")]).toEqual([
      "schedule",
      "schedule",
      undefined,
      undefined,
      undefined,
    ]);
  });
  it("knows the line that a result belongs to", () => {
    expect(index.sections.map((entry) => getResultProducts(entry, "bullet"))).toEqual([["bullet"], ["super"]]);
    const page = { kind: "page", hrefs: { bullet: "/terms", super: "/terms" } } as PageEntry;
    expect(getResultProducts(page, "bullet")).toEqual(["bullet", "super"]);
    expect(getResultProducts({ ...page, hrefs: { bullet: "/bullet/a", super: "/super/a" } }, "super")).toEqual([
      "super",
    ]);
  });
  it("looks for the nearest words where nothing has those that were typed, and says so", () => {
    expect(search(index, "Sipmle cenetred", "bullet")).toMatchObject({
      instead: "simple centered",
      sections: [{ slug: "simple-centered" }],
    });
    expect(search(index, "scheduel portal", "bullet").instead).toBe("schedule portal");
    expect(search(index, "hero", "bullet").instead).toBeUndefined();
    // Both are known, and nothing has both: there is nothing to mend.
    expect(search(index, "simple schedule", "bullet").instead).toBeUndefined();
    // One of them is near to nothing.
    expect(search(index, "simpel zzzzzz", "bullet").instead).toBeUndefined();
  });
  it("leaves small words out where nothing has them, and finds what has some where nothing has all", () => {
    expect(search(index, "a schedule for my site", "bullet")).toMatchObject({
      isPartial: false,
      sections: [{ slug: "portal-window" }],
    });
    const some = search(index, "schedule zebra simple centered hero", "bullet");
    expect(some.isPartial).toBe(true);
    expect(some.sections.map(({ slug }) => slug)).toEqual(["simple-centered", "portal-window"]);
    expect(some.categories.map(({ slug }) => slug)).toEqual(["hero", "hero"]);
    expect(search(index, "simple centered", "bullet").isPartial).toBe(false);
  });
  it.each([
    "schedule!",
    "(schedule)",
    "“schedule”",
    "portal/window",
    "portal+schedule",
    "portal-schedule",
    "s.c.h.e.d.u.l.e.",
    "schedule’s",
  ])("takes %s for the words in it", (text) => expect(titles(text)).toEqual(["Portal window"]));
  it("finds a category by the name in its address", () =>
    expect(titles("cta")).toEqual(["bullet Calls to action", "super Calls to action"]));
  it("finds a section by its number", () => expect(titles("§ 1.3")).toEqual(["Portal window"]));
  it("puts pages first where one is what was typed", () => {
    const real = createSearchIndex(createSearchFile());
    const isPage = (text: string) => search(real, text, "bullet").isPage;
    expect(["sign in", "template", "Pages and", "how to use"].filter((text) => !isPage(text))).toEqual([]);
    expect(["hero", "pricing", "ticket", "stats"].filter(isPage)).toEqual([]);
  });
  it("needs every word", () => expect(titles("hero schedule")).toEqual(["Portal window"]));
  it("takes a plural for its word", () => {
    expect(titles("heroes")).toEqual(titles("hero"));
    expect(titles("schedules")).toEqual(["Portal window"]);
  });
  it("finds nothing where there is nothing", () => expect(titles("zebra")).toEqual([]));
  it("reads no further than the longest text", () =>
    expect(titles(`${"hero ".repeat(40)}zebra`)).toEqual(titles("hero")));
  it("takes a lone § for no word at all", () => expect(titles("§")).toEqual([]));
  it("lists the line's categories before anything is typed", () =>
    expect(titles("  ")).toEqual(["bullet Hero", "bullet Calls to action"]));
  it.each([
    ["bullet", "/bullet/hero/simple-centered"],
    ["super", "/super/hero#simple-centered"],
  ] as const)("leads to a section's page in the product line %s, or in the only one that sells it", (product, own) =>
    expect(index.sections.map((entry) => getResultHref(entry, product))).toEqual([own, "/super/hero/portal-window"]),
  );

  it("shows the best of many sections, the title itself first, and says how many more there are", () => {
    const many = Array.from({ length: 60 }, (_, place) => section(`Paper slip ${place}`, `1.${place}`, {}, "receipt"));
    const tagged = section("Till roll", "1.70", {}, "paper");
    const exact = section("Paper", "1.99", {});
    const found = search({ ...index, sections: [tagged, ...many, exact] }, "paper", "bullet");
    expect(found.sections.map(({ title }) => title).slice(0, 2)).toEqual(["Paper", "Paper slip 0"]);
    expect(found.sections).toHaveLength(maxSections);
    expect(found.sections).not.toContain(tagged);
    expect(found.more).toBe(62 - maxSections);
    expect(search({ ...index, sections: many }, "slip 7", "bullet")).toMatchObject({ more: 0 });
  });
});

describe("search in the catalogue", () => {
  const real = createSearchIndex(createSearchFile());
  const found = (text: string) => {
    const { categories, sections, pages } = search(real, text, "bullet");
    return {
      categories: [...new Set(categories.map(({ slug }) => slug))],
      sections: sections.map(({ slug }) => slug),
      pages: pages.map(({ title }) => title),
    };
  };

  it.each([
    ["email", "cta"],
    ["e-mail", "cta"],
    ["signup", "cta"],
    ["sign up", "cta"],
    ["contact", "cta"],
    ["waitlist", "cta"],
    ["timer", "cta"],
    ["banner", "hero"],
    ["navbar", "header"],
    ["menu", "header"],
    ["Navigation", "header"],
    ["quote", "testimonials"],
    ["review", "testimonials"],
    ["accordion", "faqs"],
    ["free", "callout-card"],
    ["template", "landing-pages"],
    ["gallery", "featured"],
    ["testimonals", "testimonials"],
    ["testimoni", "testimonials"],
    ["testimonails", "testimonials"],
    ["priceing", "pricing"],
    ["footre", "footer"],
    ["newslettre", "cta"],
    ["naviagtion", "header"],
  ])("%s finds the category %s", (text, slug) => expect(found(text).categories).toContain(slug));

  it("brings the sections of a category that is found by its words", () => {
    const all = real.sections.filter(({ category }) => category === "Calls to action").map(({ slug }) => slug);
    for (const text of ["cta", "calls to action", "waitlist"]) expect(found(text).sections, text).toEqual(all);
    expect(found("free").sections).toEqual(real.sections.filter(({ price }) => price === null).map(({ slug }) => slug));
  });

  it("lists Headers first for what they are called, and says why others are there", () => {
    const { categories } = search(real, "HEADER", "bullet");
    expect(categories.slice(0, 2).map(({ slug }) => slug)).toEqual(["header", "header"]);
    for (const entry of categories.slice(2))
      expect(findMatchedWord(real, entry, "HEADER"), entry.title).toMatch(/header/i);
  });

  it.each(["zzzz", ".*", "<b>", "50%", "zeppelin"])("finds nothing for %s", (text) =>
    expect(found(text)).toEqual({ categories: [], sections: [], pages: [] }),
  );

  it("puts a title before a tag", () => expect(found("ticket").sections[0]).toBe("ticket"));

  it("puts the beginning of a word before its middle", () => {
    const { sections } = found("review");
    const [inWord, byWord] = [sections.indexOf("link-preview"), sections.indexOf("one-quote")];
    if (byWord >= 0) expect(inWord).toBeGreaterThan(byWord);
    const rule = found("rule").sections;
    expect(rule[0]).toBe("margin-rule");
    expect(rule.indexOf("countdown-ruler")).toBeGreaterThan(0);
  });

  it("puts what is tagged with a word before what only shares the category", () => {
    const { sections } = found("newsletter");
    expect(sections[0]).toBe("last-line");
    expect(sections).toContain("two-doors");
  });

  it("finds a section by its slug and by its id", () => {
    for (const { id, slug } of real.sections) {
      expect(found(slug).sections[0], slug).toBe(slug);
      expect(found(id).sections, id).toContain(slug);
    }
  });

  it("finds templates and pages of the shop", () => {
    expect(found("template").pages.slice(0, 4)).toContain("Client portal");
    expect(found("breakfast").pages).toEqual(["Simple menu"]);
    expect(found("how to use").pages[0]).toBe("How to use");
    expect(found("refund").pages).toContain("Pricing");
  });

  it("finds every category by any part of its name", () => {
    for (const { title, slug } of real.categories) {
      for (const text of [title, title.toUpperCase(), title.slice(1, 4), title.slice(-3)]) {
        if (text.trim()) expect(found(text).categories, text).toContain(slug);
      }
    }
  });
});
