import { expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { search } from "@/lib/catalogue/search/forgiving-search";
import { createSearchIndex } from "@/lib/catalogue/search/search-file";
import { createSearchFile } from "@/lib/catalogue/search/search-index";
import { products } from "@/lib/hosts/products";
import { findSections } from "./find-sections";

test("a sentence finds the sections with most of its words, and says so", () => {
  const { ids, note } = findSections("A pricing table for a bakery, please", "bullet");
  expect(ids[0]).toMatch(/pric/);
  expect(note).toBe("No section has all of these words; these have some.");
});

test("where sections have all words, only those are found and nothing is noted", () => {
  const { ids, note } = findSections("margin rule", "bullet");
  expect(ids[0]).toBe("silcrow-callout-card-margin-rule");
  expect(note).toBe("");
});

test("small words are no reason to find less", () => {
  expect(findSections("a margin rule for my site", "bullet")).toEqual(findSections("margin rule", "bullet"));
});

test("small words alone, and words that nothing has, find nothing", () => {
  for (const query of ["for the", "zeppelin xylophone"]) {
    expect(findSections(query, "bullet")).toEqual({ ids: [], more: 0, note: "" });
  }
});

test("no words find everything, and a category its sections", () => {
  const sold = listSections().filter(({ lines }) => lines.includes("super"));
  expect(findSections("", "super").ids).toHaveLength(sold.length);
  expect(findSections(" ", "super", "hero").ids.every((id) => id.startsWith("silcrow-hero-"))).toBe(true);
});

test("whatever the shop's search finds, agents find: by titles, tags, numbers, and what categories are called", () => {
  const index = createSearchIndex(createSearchFile());
  const named = categoryMeta.flatMap(({ title, slug, words }) => [title, slug, ...words]);
  const requested = new Set([
    ...named,
    ...listSections().flatMap(({ title, tags, number }) => [title, number, ...tags]),
  ]);
  for (const product of products) {
    const sold = index.sections.filter(({ lines }) => lines.includes(product));
    for (const query of requested) {
      const { sections, more, instead, isPartial } = search({ ...index, sections: sold }, query, product);
      // What the other line alone sells is found by no word of its own.
      if (sections.length === 0 || instead || isPartial) continue;
      expect(findSections(query, product), query).toEqual({ ids: sections.map(({ id }) => id), more, note: "" });
    }
  }
  expect(findSections("timer", "bullet").ids.length).toBeGreaterThan(0);
});
