import { expect, it } from "vitest";
import { maxPageParts } from "@/lib/catalogue/content/composition-id";
import { describeUnknownSection, findNearestIds } from "./unknown-section";

const known = "silcrow-cta-ticket";

it("finds what was meant by an id with a mistake in it", () => {
  expect(findNearestIds("silcrow-cta-tickets")[0]).toBe(known);
  expect(findNearestIds("ticket cta")[0]).toBe(known);
  for (const id of ["", "§", "x".repeat(3_000)]) expect(findNearestIds(id)).toHaveLength(3);
});

it.each([
  ["silcrow-cta-tickets", "There is no section “silcrow-cta-tickets”. Nearest: silcrow-cta-ticket, "],
  [`page:${known},silcrow-no-such`, "There is no section “silcrow-no-such”, number 2 of this page. Nearest: "],
  [`page:${known},silcrow-callout-card-index-tab`, "(silcrow-callout-card-index-tab) can't be part of a page"],
  [`page:${Array(maxPageParts + 1).fill(known)}`, `A page has up to ${maxPageParts} sections. This one has 31.`],
  ["page:", "Section 1 of this page is empty. A page is page:one-id,another-id."],
  [`page:${known},`, "Section 2 of this page is empty."],
])("says which part of %s nothing is found under", (id, sentence) => {
  expect(describeUnknownSection(id)).toContain(sentence);
});

it("repeats no more than the beginning of an id", () => {
  expect(describeUnknownSection("x".repeat(3_000)).length).toBeLessThan(300);
  expect(describeUnknownSection(`page:${known},${"x".repeat(3_000)}`).length).toBeLessThan(300);
});

it("suggests nothing for what is like none", () => {
  expect(describeUnknownSection("nope")).toBe("There is no section “nope”.");
});
