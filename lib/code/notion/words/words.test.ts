import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryContent, asWritten, listWordSections, readBack, ways } from "@/tools/test/samples/notion/words";
import { buildWordsPlan } from "./build-plan";
import type { Group } from "./plan";
import { readWords } from "./read-words";
import { writeWords } from "./write-words";

const sections = listWordSections();
/** One of each shape: plain, parts in parts, a form, pictures, tables. */
const hard = ["cta-ticket", "faqs-by-topic", "cta-reply-slip", "testimonials-snap-row", "pricing-comparison-table"];

it.each(sections.map((section) => [section.id, section] as const))("the words of %s are read back", (_, section) => {
  const content = section.sample as Group;
  expect(readBack(buildWordsPlan(section), asWritten, content)).toEqual({ content, unread: [], problems: [] });
});

describe.each(hard)("any content of %s", (slug) => {
  const section = sections.find(({ id }) => id === `silcrow-${slug}`);
  if (!section) throw new Error(`There is no section ${slug}`);
  const plan = buildWordsPlan(section);
  it.each(ways)("is read from its words as they are %s", (_, serve) => {
    const property = fc.property(arbitraryContent(section), (content) => {
      expect(readBack(plan, serve, content)).toEqual({ content, unread: [], problems: [] });
    });
    // Of all sections, and more often: words.full.test.ts.
    fc.assert(property, { numRuns: 8 });
  });
});

it.each([
  ["cta-founder-note", "note", ["-\n-", "+\n+ a", "*\n* a", "1.\n1. a", "2)\n2) a", "#\n# a", "a\n-\n-\n1."]],
  ["featured-before-after", "before", { text: "word\n[words](https://example.com/x)\n[a](https://example.com/b)" }],
])("texts of %s are read back that Markdown or a button would take", (slug, name, value) => {
  const section = sections.find(({ id }) => id === `silcrow-${slug}`);
  const sample = section?.sample as Group;
  const inner =
    typeof sample[name] === "object" && !Array.isArray(sample[name]) ? { ...sample[name], ...value } : value;
  const content = { ...sample, [name]: inner, action: { label: "", href: "" } } as Group;
  const plan = buildWordsPlan(section as never);
  for (const [, serve] of ways) expect(readBack(plan, serve, content)).toEqual({ content, unread: [], problems: [] });
});

it("more than a list shows is told", () => {
  const ledger = sections.find(({ id }) => id === "silcrow-pricing-ledger");
  const sample = ledger?.sample as Group & { plans: Group[] };
  const six = { ...sample, plans: [...sample.plans, ...sample.plans] };
  const { problems } = readBack(buildWordsPlan(ledger as never), asWritten, six);
  expect(problems.map(({ sentence }) => sentence).join()).toMatch(/^“Plans” has room for \d\. Not shown: “/);
});

it("a row with a figure that can't be read isn't shown, which is told", () => {
  const bill = sections.find(({ id }) => id === "silcrow-pricing-tick-and-total");
  const sample = bill?.sample as Group & { extras: Group[] };
  const plan = buildWordsPlan(bill as never);
  const blocks = writeWords(plan, sample).map((block) =>
    block.kind === "table"
      ? { ...block, rows: block.rows.map((row, at) => (at === 1 ? row.map(() => [{ text: "on request" }]) : row)) }
      : block,
  );
  const { content, problems } = readWords(plan, blocks);
  expect((content as typeof sample).extras).toHaveLength(sample.extras.length - 1);
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    "“on request” can't be read as “Price”: write a number from 0 up, without words. The row “on request” isn't shown in the section.",
  ]);
});
