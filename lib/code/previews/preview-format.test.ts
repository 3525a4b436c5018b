import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { parse } from "postcss";
import { describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { parseSectionMarkup } from "@/lib/code/markup/markup";
import type { Rendered } from "@/lib/code/render/render";
import { printPreview } from "./preview-format";
import { createShortNames } from "./preview-names";

const sections = listSections().filter((section) => section.category !== "callout-card");

/** A preview taken apart: its stylesheet, and its markup as a browser reads it. */
function partsOf(html: string): { css: string; tree: Root } {
  const [, css = "", markup = ""] = /^<style>(?:@layer\{(.*)\})?<\/style>([\s\S]*)$/.exec(html) ?? [];
  return { css, tree: fromHtml(`<main>${markup}</main>`, { fragment: true }) };
}

test("no two sections share a prefix", () => {
  const prefixes = sections.map(({ category, slug }) => createShortNames(`${category}-${slug} 0`)("class", "a"));
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

describe("the stylesheet", () => {
  const wrapper = parseSectionMarkup("", "x-y", "");
  const made = (css: string, html = ""): string => {
    const markup = html ? parseSectionMarkup(html, "x-y", "") : wrapper;
    const rendered: Rendered = {
      name: "x-y",
      markup,
      css: parse(css),
      content: {},
      hasForm: false,
      isAddressed: false,
    };
    // The prefix is a matter of hashing.
    return printPreview(rendered).replace(/_[\da-z]{4}(?=[\da-z])/g, "_");
  };
  const cssOf = (css: string, html?: string) => partsOf(made(css, html)).css;

  test("has values in place of variables that have one", () => {
    expect(cssOf(":where(.sc){--a: 1px;--b: var(--a) 2px}.x{margin:var(--b);color:var(--none, red)}")).toBe(
      "._1{margin:1px 2px;color:red}",
    );
  });

  test("keeps variables that differ by place, under other names, and what a host's page may say", () => {
    expect(cssOf(":where(.sc){--a:1px}.x{--a:2px;margin:var(--a)}")).toBe(
      ":where(._1){--_0:1px}._2{--_0:2px;margin:var(--_0)}",
    );
    // What is made of a variable that differs is made where it is declared.
    expect(cssOf(":where(.sc){--b:var(--a)}.x{--a:2px;margin:var(--b)}")).toContain("margin:var(--_0)");
    expect(cssOf(":where(.sc){--p:var(--bg-color, #ffffff)}.x{color:var(--p)}")).toBe(
      "._1{color:var(--bg-color, #ffffff)}",
    );
  });

  test("leaves no name of an attribute in the preview, but what the editor notes", () => {
    const html = '<p class="x" data-own-name="a" data-edit="title">x</p>';
    const preview = made(".x{color:red}", html);
    expect(preview).not.toContain("own-name");
    expect(preview).toContain("data-edit=title");
  });

  test("is read by style and paint attributes too", () => {
    const html = '<svg fill="var(--a)" style="--n:7;color:var(--b)"><path d="M0 0h8"/></svg>';
    expect(made(":where(.sc){--a:#aabbcc;--b:red}.x{width:var(--n)}", html)).toBe(
      '<style>@layer{@layer{._2{width:var(--_0)}}._3{--_0:7;color:red}}</style><div class=_1><svg class=_3 fill=#aabbcc><path d="M0 0h8" /></svg></div>',
    );
  });

  test("renames keyframes, timelines, containers and ids where they are used", () => {
    const css = `@keyframes spin{from{rotate:0}}.x{animation:spin 1s;animation-timeline:--t;container:box / inline-size}
      @container box (width > 9px){.x{fill:url(#dots)}}@supports (animation-timeline:--t){#dots{color:red}}`;
    const [timeline, spin] = ["--_1", "_0"];
    const result = cssOf(css, '<p class="x y" id="dots"></p>');
    expect(result).not.toMatch(/spin|--t\b|box|dots|\.x/);
    expect(result).toContain(`@keyframes ${spin}{from{rotate:0}}`);
    expect(result).toContain(`animation:${spin} 1s;animation-timeline:${timeline};`);
    const box = /container:(\w+) \/ inline-size/.exec(result)?.[1];
    expect(result).toContain(`@container ${box} (width > 9px)`);
    const dots = /url\(#(\w+)\)/.exec(result)?.[1];
    expect(result).toContain(`#${dots}{color:red}`);
  });

  test("leaves what stands in quotes", () => {
    const rest = '{content:"var(--a)  , 0.50 --b";background:url("/art/a--b.png")}';
    expect(cssOf(`.x${rest}`)).toBe(`._0${rest}`);
  });

  test("isn't ended by what stands in it", () => {
    const css = cssOf(`.x{content:"</style><script>"}`);
    expect(css).toBe('._0{content:"<\\/style><script>"}');
  });

  test("takes escaped class names for what they mean", () => {
    expect(made(".h-0\\.5,.\\32 xl\\:p{top:0}", '<p class="h-0.5 2xl:p unused"></p>')).toBe(
      '<style>@layer{._0,._1{top:0}}</style><div><p class="_0 _1"></div>',
    );
  });

  test("tells radio groups apart, which are of their shadow root in a copy", () => {
    const html = '<input type="radio" name="slot"><details name="one"></details><input name="email">';
    expect(made("", html)).toBe(
      "<style></style><div><input type=radio name=_0><details name=_1></details><input name=email></div>",
    );
  });

  test.each(["@font-face{font-family:x}", "p{color:red}", "[hidden]{color:red}", ".x{top:0!important}"])(
    "has no form for %s",
    (css) => {
      expect(() => made(css)).toThrow();
    },
  );
});
