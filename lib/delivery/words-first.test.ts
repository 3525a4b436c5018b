import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { mountPositionOf } from "@/lib/catalogue/paste-target";
import { deliver } from "./deliver";
import { wordRanges } from "./excerpt";
import { collapsed } from "./layout";
import { columns, printWordsFirst } from "./words-first";

const treeOf = (html: string) => fromHtml(html, { fragment: true }) as Root;
const printed = (html: string) => printWordsFirst(treeOf(html));
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

const sections = listSections().filter(({ category }) => category !== "callout-card");

/** As it is laid out: one blank for several, none where none is seen. */
const plain = (html: string) => toHtml(collapsed(treeOf(html))).replace(/[\n ]+/g, " ");

/** Categories whose sections were made before there was a limit. */
const unlimited = ["hero", "cta"];

/** What sections take that are larger, in KB: six mock-ups; folders, a dragged frame whose words are marked beside the other side only, rows named for each plan; two people and two papers. */
const larger: Record<string, number> = {
  "silcrow-featured-editorial-bento": 15.1,
  "silcrow-featured-folder-tabs": 12.5,
  "silcrow-featured-before-after": 13.5,
  "silcrow-pricing-ledger": 12.5,
  "silcrow-faqs-letter-thread": 12.9,
};

describe.each(sections.map((section) => [section.id, section] as const))("%s", (id, section) => {
  test.runIf(!unlimited.includes(section.category))("is at most 12 KB where it is pasted, drawings aside", async () => {
    const product = section.lines[0] ?? "bullet";
    // What it says of itself has a bound of its own (field-marks.test.ts).
    const { code } = await deliver({ section, product, origin: "https://silcrow.example", isBare: true });
    // What places a header or footer is as long in each.
    const counted = mountPositionOf(section) ? code.replace(/<script>[\s\S]*<\/script>/, "") : code;
    const bytes = Buffer.byteLength(counted.replace(/<svg[\s\S]*?<\/svg>/g, ""));
    // Sections of a page share what they have in common.
    const most = section.parts ? section.parts.length * 12 * 0.8 : 12;
    expect(bytes / 1024).toBeLessThanOrEqual(larger[id] ?? most);
  });

  test.each(["paste", "no-script"] as const)("%s is for people", async (format) => {
    const product = section.lines[0] ?? "bullet";
    const { code } = await deliver({ section, product, format, origin: "https://silcrow.example" });
    expect(code.split("\n").length, "lines").toBeLessThanOrEqual(66 * (section.parts?.length ?? 1));
    expect(code.match(/<!--/g), "one comment").toHaveLength(1);
    const lineEnds = [...code.matchAll(/\n/g)].map(({ index }) => index);
    const styles = code.lastIndexOf("<style>");
    const ranges = wordRanges(code, section.sample).filter(([start]) => start < styles);
    expect(ranges.length).toBeGreaterThan(2);
    const hidden = ranges.filter(([start, end]) => {
      const lineStart = (lineEnds.findLast((at) => at < start) ?? -1) + 1;
      const firstWord = Math.min(end, start + code.slice(start, end).search(/\s|$/));
      // What describes a drawing is no text, and stands where the drawing does.
      const isAttribute = /=("[^"]*)$/.test(code.slice(lineStart, start));
      return !isAttribute && firstWord - lineStart > columns;
    });
    expect(hidden.map(([start, end]) => code.slice(start, end))).toEqual([]);
  });

  test("prints what was there", async () => {
    const { renderSection } = await import("./render");
    const { markup } = await renderSection({ section, origin: "" });
    expect(plain(printWordsFirst(markup))).toBe(plain(toHtml(markup)));
  });
});
