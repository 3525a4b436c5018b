import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { escapeInTags, markupLimits, printMarkup, refuseTooLarge } from "./markup";

const printed = (html: string) => printMarkup(fromHtml(html, { fragment: true }) as Root);

describe("printed markup", () => {
  test.each([
    [
      "blocks stand on lines of their own",
      "<div><p>One</p><p>Two</p></div>",
      "<div>\n  <p>One</p>\n  <p>Two</p>\n</div>",
    ],
    ["words of a line stay in it", "<p>One <b>two</b> <i>three</i>.</p>", "<p>One <b>two</b> <i>three</i>.</p>"],
    ["where there was no blank none comes", "<p><b>a</b><i>b</i></p>", "<p><b>a</b><i>b</i></p>"],
    ["runs of blanks are one", "<p>One   two\t three</p>", "<p>One two three</p>"],
    ["blanks that no one sees go", "<div> <p> One </p> </div>", "<div>\n  <p>One</p>\n</div>"],
    ["a blank before an input is seen", "<p>Name <input></p>", "<p>Name <input /></p>"],
    ["a blank that an inline ends with is seen", "<p><b>a </b>b</p>", "<p><b>a </b>b</p>"],
    ["a no-break space is no blank", "<p>\u00a0a\u00a0</p>", "<p>\u00a0a\u00a0</p>"],
    ["what is verbatim stays so", "<pre>\n\n a\n  b</pre>", "<pre>\n a\n  b</pre>"],
    ["merge tags are broken up", "<p>{{a}} {%b%}</p>", "<p>&#123;{a}} &#123;%b%}</p>"],
  ])("%s", (_, html, expected) => {
    expect(printed(html)).toBe(expected);
  });

  test("is laid out the same when it is read and printed again", () => {
    const once = printed(
      '<section><h2>A <em>b</em></h2><ul><li>1<li><a href="#"><span></span>2</a></ul><img> text</section>',
    );
    expect(printed(once)).toBe(once);
  });

  test("has no bare < in an attribute", () => {
    const link = '<p title="a<b>c&quot;">x &lt; y = "z" <a href="/<script>">w</a></p>';
    expect(printed(link)).toBe('<p title="a&#x3C;b>c&#x22;">x &#x3C; y = "z" <a href="/&#x3C;script>">w</a></p>');
    expect(escapeInTags('<p title="/<script>">')).toBe('<p title="/&#x3C;script>">');
  });

  test("of many siblings takes time in proportion to their number", () => {
    const seats = (count: number): Root => ({
      type: "root",
      children: Array.from(
        { length: count },
        (): Element => ({ type: "element", tagName: "span", properties: {}, children: [] }),
      ),
    });
    // Each sibling once looked at all that follow: 4,000 took 45 seconds, these would take hours.
    expect(printMarkup(seats(100_000)).length).toBe(100_000 * "<span></span>".length);
  });
});

describe("markup that grew too large", () => {
  test("is refused by its elements, and by its length", () => {
    refuseTooLarge("<i></i>".repeat(markupLimits.elements));
    expect(() => refuseTooLarge("<i></i>".repeat(markupLimits.elements + 1))).toThrow("markup of 5001 elements");
    expect(() => refuseTooLarge("x".repeat(markupLimits.characters + 1))).toThrow("1000001 characters");
  });
});
