import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { printReadableHtml } from "./readable-html";

const treeOf = (html: string) => fromHtml(html, { fragment: true }) as Root;
const printed = (html: string) => printReadableHtml(treeOf(html));
const long = "a".repeat(70);

describe("printed words first", () => {
  test.each([
    ["each text begins a line", "<div><h1>One</h1><p>Two</p></div>", "<div>\n<h1>One</h1>\n<p>Two</p></div>"],
    ["words of a line stay in it", "<p>One <b>two</b> <i>three</i>.</p>", "<p>One <b>two</b> <i>three</i>.</p>"],
    [
      "what has no words hangs at the end of the line before",
      `<div><p>One</p><div><div title="${long}"></div></div><p>Two</p></div>`,
      `<div>\n<p>One</p><div><div title="${long}"></div></div>\n<p>Two</p></div>`,
    ],
    [
      "a long text has lines of its own",
      `<p>${"word ".repeat(20)}</p>`,
      `<p>${"word ".repeat(14).trim()}\n${"word ".repeat(6).trim()}</p>`,
    ],
    [
      "where white space would be seen, a line is broken within a tag",
      `<p><b title="${long}"></b><i class="x">One</i></p>`,
      `<p><b title="${long}"></b><i\nclass="x">One</i></p>`,
    ],
    [
      "a tag without attributes is broken at its end",
      `<b title="${long}"></b><i>One</i>`,
      `<b title="${long}"></b><i\n>One</i>`,
    ],
    [
      "a tag that closes itself stays one that does",
      `<svg><path d="${long}"/></svg><img src="/${long}">One`,
      `<svg><path d="${long}"></path></svg><img\nsrc="/${long}"\n/>One`,
    ],
    [
      "the text of a drawing is not broken between words",
      `<svg><text x="${long}">One two</text></svg>`,
      `<svg><text\nx="${long}"\n>One two</text></svg>`,
    ],
    [
      "attributes of drawings have the names they have there",
      '<svg viewBox="0 0 1 1"><text text-anchor="end" stroke-width="2">1</text></svg>',
      '<svg viewBox="0 0 1 1"><text text-anchor="end" stroke-width="2">1</text></svg>',
    ],
    ["what is verbatim stays so", "<pre>\n\n a\n  b</pre>", "<pre>\n a\n  b</pre>"],
    ["a no-break space is no blank", "<p>\u00a0a\u00a0b</p>", "<p>\u00a0a\u00a0b</p>"],
    ["merge tags are broken up", "<p>{{a}} {%b%}</p>", "<p>&#123;{a}} &#123;%b%}</p>"],
  ])("%s", (_, html, expected) => {
    expect(printed(html)).toBe(expected);
  });
});
