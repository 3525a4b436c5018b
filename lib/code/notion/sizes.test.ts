import { expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { measureNotionCode } from "./measure-notion-code";
import { getNotionSizes } from "./word-sections";

/** The largest, a form, a table, and the smallest. Of all: sizes.full.test.ts. */
const some = ["featured-case-file", "cta-reply-slip", "pricing-comparison-table", "stats-one-big-figure"];

it.each(some)("what is said of the size of %s is so, within three percent", async (slug) => {
  const section = findSection(`silcrow-${slug}`);
  if (!section) throw new Error(`There is no ${slug}`);
  const said = getNotionSizes(section);
  const is = await measureNotionCode(section);
  expect(Math.abs(is.section - (said.section ?? 0))).toBeLessThan(0.03 * is.section);
  expect(Math.abs(is.once - said.once)).toBeLessThan(0.03 * is.once);
});
