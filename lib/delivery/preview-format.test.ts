import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { parse } from "postcss";
import { visit } from "unist-util-visit";
import { describe, expect, test, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { sectionMarkup } from "./markup";
import { previewFormat } from "./preview-format";
import { shortNames } from "./preview-names";
import { type Rendered, renderSection } from "./render";

vi.setConfig({ testTimeout: 30_000 });

const sections = listSections().filter((section) => section.category !== "callout-card");

/** Elements in order and the texts between them, white space aside. */
function outline(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === "element" && node.tagName !== "style") found.push(node.tagName);
    if (node.type === "text" && node.value.trim()) found.push(node.value.trim());
  });
  return found;
}

/** A preview taken apart: its stylesheet, and its markup as a browser reads it. */
function partsOf(html: string): { css: string; tree: Root } {
  const [, css = "", markup = ""] = /^<style>(?:@layer\{(.*)\})?<\/style>([\s\S]*)$/.exec(html) ?? [];
  return { css, tree: fromHtml(`<main>${markup}</main>`, { fragment: true }) };
}

function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    found.push(element);
  });
  return found;
}

describe.each(sections.map((section) => [section.id, section] as const))("%s", (_, section) => {
  const rendered = renderSection({ section, origin: "" });

  test("has the elements and the words of its copies, with every optional tag left out", async () => {
    const html = previewFormat(await rendered);
    const { tree } = partsOf(html);
    expect(outline(tree)).toEqual(["main", ...outline((await rendered).markup)]);
    expect(previewFormat(await rendered), "the same each time").toBe(html);
  });

  test("has names of its own, and only such that mean something in it", async () => {
    const { css, tree } = partsOf(previewFormat(await rendered));
    const other = previewFormat(await rendered, 1);
    const prefix = /_[\da-z]{4}/.exec(css)?.[0] ?? "none";
    expect(other).not.toContain(prefix);
    const styled = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    const elements = elementsOf(tree);
    const ids = elements.flatMap(({ properties }) => properties.id ?? []);
    for (const { properties } of elements) {
      for (const name of [properties.className ?? []].flat()) expect(styled, String(name)).toContain(name);
      for (const key of ["htmlFor", "ariaLabelledBy", "ariaDescribedBy", "popoverTarget"] as const) {
        for (const id of [properties[key] ?? []].flat()) expect(ids, `${key}=${id}`).toContain(id);
      }
      for (const [, id] of JSON.stringify(properties).matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      for (const id of [properties.id ?? []].flat()) expect(id).toMatch(prefix);
    }
    // Without the page's own two, and what numbers count as names.
    const dashed = [...JSON.stringify([css, tree]).matchAll(/--[a-z_][\w-]*/g)].map(([name]) => name);
    const own = new Set(dashed.filter((name) => !["--color-bg-default", "--bg-color"].includes(name)));
    for (const name of own) expect(name).toMatch(`--${prefix}`);
  });

  test("has no size in rem, which hosts change", async () => {
    for (const { properties } of elementsOf((await rendered).markup)) {
      expect(String(properties.style ?? "")).not.toMatch(/\drem\b/);
    }
  });

  test("is a stylesheet that says nothing outside of its wrapper", async () => {
    const { css, tree } = partsOf(previewFormat(await rendered));
    expect(elementsOf(tree)[1]?.properties.className, "the wrapper").toHaveLength(1);
    parse(css).walkRules((rule) => {
      const { parent } = rule;
      if (parent?.type === "rule" || (parent?.type === "atrule" && (parent as { name?: string }).name === "keyframes"))
        return;
      for (const selector of rule.selectors) expect(selector).toMatch(/\._[\da-z]{4}/);
    });
  });
});

test("no two sections share a prefix", () => {
  const prefixes = sections.map(({ category, slug }) => shortNames(`${category}-${slug} 0`)("class", "a"));
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

describe("the stylesheet", () => {
  const wrapper = sectionMarkup("", "x-y", "");
  const made = (css: string, html = ""): string => {
    const markup = html ? sectionMarkup(html, "x-y", "") : wrapper;
    const rendered: Rendered = {
      name: "x-y",
      markup,
      css: parse(css),
      content: {},
      hasForm: false,
      isAddressed: false,
    };
    // The prefix is a matter of hashing.
    return previewFormat(rendered).replace(/_[\da-z]{4}(?=[\da-z])/g, "_");
  };
  const cssOf = (css: string, html?: string) => partsOf(made(css, html)).css;

  test("has values in place of variables that have one", () => {
    expect(cssOf(":where(.sc){--a: 1px;--b: var(--a) 2px}.x{margin:var(--b);color:var(--none, red)}")).toBe(
      "._1{color:red;margin:1px 2px}",
    );
  });

  test("keeps variables that differ by place, under other names, and what a host's page may say", () => {
    expect(cssOf(":where(.sc){--a:1px}.x{--a:2px;margin:var(--a)}")).toBe(
      ":where(._1){--_0:1px}._2{--_0:2px;margin:var(--_0)}",
    );
    // What is made of a variable that differs is made where it is declared.
    expect(cssOf(":where(.sc){--b:var(--a)}.x{--a:2px;margin:var(--b)}")).toContain("margin:var(--_0)");
    expect(cssOf(":where(.sc){--p:var(--bg-color, #ffffff)}.x{color:var(--p)}")).toBe(
      "._1{color:var(--bg-color,#fff)}",
    );
  });

  test("is read by style and paint attributes too", () => {
    const html = '<svg fill="var(--a)" style="--n:7;color:var(--b)"><path d="M0 0h8"/></svg>';
    expect(made(":where(.sc){--a:#aabbcc;--b:red}.x{width:var(--n)}", html)).toBe(
      '<style>@layer{@layer{._2{width:var(--_0)}}._3{--_0:7;color:red}}</style><div class=_1><svg class=_3 fill=#abc><path d="M0 0H8" /></svg></div>',
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
    expect(result).toContain(`@container ${box} (width>9px)`);
    const dots = /url\(#(\w+)\)/.exec(result)?.[1];
    expect(result).toContain(`#${dots}{color:red}`);
  });

  test("leaves what stands in quotes", () => {
    expect(cssOf('.x{content:"var(--a)  , 0.50 --b";background:url("/art/a--b.png")}')).toBe(
      '._0{background:url("/art/a--b.png");content:"var(--a)  , 0.50 --b"}',
    );
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

  test("keeps the order of declarations that overlap", () => {
    expect(cssOf(".x{margin-top:1px;margin:2px}.y{z-index:1;color:red}.z{white-space:pre;text-wrap:wrap}")).toBe(
      "._0{margin-top:1px;margin:2px}._1{color:red;z-index:1}._2{white-space:pre;text-wrap:wrap}",
    );
  });

  test("tells radio groups apart, which are of their shadow root in a copy", () => {
    const html = '<input type="radio" name="slot"><details name="one"></details><input name="email">';
    expect(made("", html)).toBe(
      "<style></style><div><input name=_0 type=radio><details name=_1></details><input name=email></div>",
    );
  });

  test.each(["@font-face{font-family:x}", "p{color:red}", "[hidden]{color:red}", ".x{top:0!important}"])(
    "has no form for %s",
    (css) => {
      expect(() => made(css)).toThrow();
    },
  );
});
