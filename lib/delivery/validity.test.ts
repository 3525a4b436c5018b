import { beforeAll, describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/catalogue/products";
import { importTool } from "@/lib/local/tools";
import { deliver } from "./deliver";
import { previewDocument } from "./preview";

interface Checker {
  validateString(html: string): Promise<{
    results: { messages: { line: number; column: number; message: string; ruleId: string }[] }[];
  }>;
}

/**
 * Nesting, ids, references and values, by the rules of the HTML standard, also inside the template of a shadow root. It
 * knows no list of attributes and no SVG; those names are checked by the types of JSX when a section is compiled.
 */
const rules = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5"],
  rules: {
    // A section comes into a page that has its h1.
    "heading-level": ["error", { minInitialRank: "h2" }],
    // Cannot see what CSS hides; axe can, in `npm run quality`.
    "input-missing-label": "off",
  },
};
let checker: Checker;

beforeAll(async () => {
  const { HtmlValidate } = await importTool<{ HtmlValidate: new (config: object) => Checker }>(
    "checks",
    "html-validate/dist/esm/index.js",
  );
  checker = new HtmlValidate(rules);
}, 300_000);

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

const inDocument = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`;

// A callout card is a stylesheet; the markup of its preview is the builders', faults included.
const sections = listSections().filter(({ category }) => category !== "callout-card");

describe.each(sections.map((section) => [section.id, section] as const))("%s", (id, section) => {
  test.each(products.filter((line) => section.lines.includes(line)))(
    "is valid HTML in its %s preview",
    async (product) => {
      expect(await problemsOf((await previewDocument(product, id)) ?? "")).toEqual([]);
    },
  );

  test("is valid HTML as a copy without script", async () => {
    const { code } = await deliver({ section, product: "bullet", format: "no-script", origin: "" });
    // Its stylesheet follows its markup as it would in a page; where it stands is not what is checked here.
    const [markup = "", style = ""] = code.split(/(?=<style>)/);
    expect(await problemsOf(inDocument(style, markup))).toEqual([]);
  });
});

test.each([
  ["a block in a paragraph", "<p>a<div>b</div></p>", /Stray end tag/],
  ["what is not closed", "<div><span></div>", /span/],
  ["an id used twice", '<i id="a"></i><i id="a"></i>', /Duplicate ID/],
  ["a label of nothing", '<label for="a">Name</label>', /references missing id/],
  ["a button in a link", '<a href="#"><button type="button">b</button></a>', /not permitted/],
  ["a list of divs", "<ul><div>a</div></ul>", /not permitted/],
  ["a heading in a button", '<button type="button"><h2>a</h2></button>', /not permitted/],
  ["a value that does not exist", '<input type="e-mail">', /invalid value/],
])("%s is found, also in a template", async (_, markup, problem) => {
  expect((await problemsOf(inDocument("", markup))).join()).toMatch(problem);
  expect((await problemsOf(inDocument("", `<template shadowrootmode="open">${markup}</template>`))).join()).toMatch(
    problem,
  );
});
