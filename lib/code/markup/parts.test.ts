import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { joinParts } from "./parts";

function joined(html: string, isTinted = false): string {
  const markup = fromHtml(html, { fragment: true });
  joinParts(markup, isTinted);
  return toHtml(markup);
}

it("gives a section that is there twice names of its own each time", () => {
  const section = '<label for="mail">Mail</label><input id="mail"><input type="radio" name="plan">';
  const html = joined(`<div data-part="form">${section}</div><div data-part="form-2">${section}</div>`);
  expect(html).toContain('<div data-part="form"><label for="mail">Mail</label><input id="mail">');
  expect(html).toContain('<label for="mail-form-2">Mail</label><input id="mail-form-2">');
  expect(html.match(/name="plan"/g)).toHaveLength(1);
  expect(html).toContain('name="plan-form-2"');
});

it("leaves one heading of the first level, and lowers the others of the section that had another", () => {
  const part = (key: string) => `<div data-part="${key}"><h1>A</h1><h2>B</h2></div>`;
  expect(joined(part("one") + part("two"))).toBe(
    '<div data-part="one"><h1>A</h1><h2>B</h2></div><div data-part="two"><h2>A</h2><h3>B</h3></div>',
  );
});

it("takes the tints of single sections away where the page has one", () => {
  const html = '<div class="tint-blue" data-part="one"></div>';
  expect(joined(html)).toContain("tint-blue");
  expect(joined(html, true)).not.toContain("tint-blue");
});
