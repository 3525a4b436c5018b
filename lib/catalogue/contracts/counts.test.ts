import { expect, it } from "vitest";
import { listCategories } from "@/lib/catalogue/catalogue";

/** How many sections each category has: a row is a category, its sections in bullet and in super. */
const table = `
hero | 7 | 7
cta | 9 | 9
featured | 9 | 9
pricing | 8 | 8
logo-clouds | 9 | 9
stats | 8 | 8
faqs | 7 | 7
team | 8 | 8
testimonials | 9 | 9
callout-card | 6 | 4
landing-pages | 3 | 3
pricing-pages | 2 | 2
about-pages | 1 | 1
header | 10 | 10
footer | 2 | 2`;

const rows = table
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

it.each([
  ["bullet", 1, 98],
  ["super", 2, 96],
] as const)("%s has the sections of the specification", (product, column, all) => {
  const counted = listCategories(product).map(({ slug, sections }) => [slug, sections.length] as const);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(rows.map((row) => [row[0], Number(row[column])])));
  expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(all);
});
