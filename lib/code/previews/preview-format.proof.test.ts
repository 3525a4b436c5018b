import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { parse } from "postcss";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { printPreview } from "./preview-format";

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

proveSections(
  "lib/code/previews/preview-format",
  (section) => {
    const render = () => prints.rendering({ section, origin: "" });

    test("has the elements and the words of its copies, with every optional tag left out", async () => {
      const html = printPreview(await render());
      const { tree } = partsOf(html);
      expect(outline(tree)).toEqual(["main", ...outline((await render()).markup)]);
      expect(printPreview(await render()), "the same each time").toBe(html);
    });

    test("has names of its own, and only such that mean something in it", async () => {
      const { css, tree } = partsOf(printPreview(await render()));
      const other = printPreview(await render(), 1);
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
      for (const { properties } of elementsOf((await render()).markup)) {
        expect(String(properties.style ?? "")).not.toMatch(/\drem\b/);
      }
    });

    test("is a stylesheet that says nothing outside of its wrapper", async () => {
      const { css, tree } = partsOf(printPreview(await render()));
      expect(elementsOf(tree)[1]?.properties.className, "the wrapper").toHaveLength(1);
      parse(css).walkRules((rule) => {
        const { parent } = rule;
        if (
          parent?.type === "rule" ||
          (parent?.type === "atrule" && (parent as { name?: string }).name === "keyframes")
        )
          return;
        for (const selector of rule.selectors) expect(selector).toMatch(/\._[\da-z]{4}/);
      });
    });
  },
  isDrawn,
);
