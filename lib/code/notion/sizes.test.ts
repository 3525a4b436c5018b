import { expect, it } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { measureNotionCode } from "./measure-notion-code";
import { notionSizes } from "./word-sections";

/** The largest, a form, a table, and the smallest. Of all: sizes.full.test.ts. */
const some = ["featured-case-file", "cta-reply-slip", "pricing-comparison-table", "stats-one-big-figure"];

it("what is said of sizes is so, within three percent", async () => {
  const is = await measureNotionCode(some.map((slug) => findSection(`silcrow-${slug}`) as Section));
  expect(Math.abs(is.once - notionSizes.once)).toBeLessThan(0.03 * is.once);
  expect(Object.keys(is.sections)).toHaveLength(some.length);
  for (const [id, size] of Object.entries(is.sections))
    expect(Math.abs(size - (notionSizes.sections[id] ?? 0)), id).toBeLessThan(0.03 * size);
});

it("no section has more than seven kilobytes of its own, and what all share has no more than twelve", () => {
  expect(notionSizes.once).toBeLessThanOrEqual(12 * 1_024);
  expect(Object.entries(notionSizes.sections).filter(([, size]) => size > 7 * 1_024)).toEqual([]);
});
