import { load } from "cheerio";
import { expect, it } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { renderEditDocument } from "@/lib/code/previews/preview";

it("content that looks like a mark is a text like any other", async () => {
  const section = findSection("silcrow-cta-ticket") as Section;
  const title = "\uf8f0\uf8e3\uf8f1 and </span><b data-edit-text=lede>";
  const $ = load((await renderEditDocument("bullet", section.id, { content: { ...section.sample, title } })) ?? "");
  expect($('[data-edit-text="title"]').text()).toBe(title);
});

it("a number that a section has counted is of no text that another stands after", async () => {
  const section = findSection("silcrow-faqs-by-topic") as Section;
  const $ = load((await renderEditDocument("bullet", section.id, { content: section.sample })) ?? "");
  const counts = $("fieldset label > span:last-child").filter((_index, { children }) => children.length === 1);
  const numbers = counts.toArray().filter((one) => /^\d+$/.test($(one).text()));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.flatMap((one) => $(one).attr("data-edit-field") ?? [])).toEqual([]);
});
