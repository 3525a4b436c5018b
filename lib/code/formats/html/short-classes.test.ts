import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { parse } from "postcss";
import { describe, expect, test } from "vitest";
import type { Rendered } from "@/lib/code/render/render";
import { shortenClasses } from "./short-classes";

function shortened(html: string, css: string) {
  const markup = fromHtml(html, { fragment: true }) as Root;
  const rendered: Rendered = {
    name: "hero-x",
    markup,
    css: parse(css),
    content: {},
    hasForm: false,
    isAddressed: false,
  };
  const short = shortenClasses(rendered);
  expect(toHtml(markup), "the rendered section itself is left as it is").toContain(html.slice(0, 12));
  return { html: toHtml(short.markup), css: short.css.toString() };
}

describe("short class names", () => {
  test("are one for each list, and selectors mean the lists their class is in", () =>
    expect(
      shortened(
        '<div class="sc"><p class="flex gap-2">a</p><p class="flex">b</p><p class="flex gap-2">c</p></div>',
        ".sc { x: 0 } .flex { x: 1 } .gap-2 { x: 2 }",
      ),
    ).toEqual({
      html: '<div class="sc"><p class="a">a</p><p class="b">b</p><p class="a">c</p></div>',
      css: ".sc { x: 0 } :is(.a,.b) { x: 1 } .a { x: 2 }",
    }));

  test("stand for escaped names, within functions and behind combinators, and leave strings alone", () =>
    expect(
      shortened(
        '<p class="@2xl:mt-0.5 peer">a</p>',
        '.peer:checked ~ :not(.\\@2xl\\:mt-0\\.5)[title=".peer"] { x: 1 } @keyframes y { 50.5% { x: 0 } }',
      ).css,
    ).toBe('.a:checked ~ :not(.a)[title=".peer"] { x: 1 } @keyframes y { 50.5% { x: 0 } }'));

  test("never take a name that the stylesheet has for something else", () =>
    expect(shortened('<p class="flex">a</p>', ".flex { x: 1 } .a { x: 2 }")).toEqual({
      html: '<p class="b">a</p>',
      css: ".b { x: 1 } .a { x: 2 }",
    }));

  test("are left out where no rule means them", () =>
    expect(shortened('<p class="nothing">a</p>', "p { x: 1 }").html).toBe("<p>a</p>"));
});
