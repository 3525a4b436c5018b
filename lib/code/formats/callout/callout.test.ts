import { type AtRule, parse, type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { allColours } from "@/components/sections/callout-card/content";
import { listCategorySections } from "@/lib/catalogue/catalogue";
import { printCss } from "@/lib/code/css/css-print";
import { deliver } from "@/lib/code/formats/deliver";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { hosts } from "@/lib/hosts/hosts";
import { products } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { compileCallout } from "./callout-compile";

const cards = products.flatMap((product) =>
  listCategorySections(product, "callout-card").map((section) => [product, section.slug, section] as const),
);
const cssOf = (code: string) => code.replace(/^<style>\n|<\/style>\n$/g, "");

test("bullet sells six, super four", () => {
  expect(products.map((product) => listCategorySections(product, "callout-card").length)).toEqual([6, 4]);
});

describe.each(cards)("%s %s", (product, _, section) => {
  const delivered = async (options: object = {}) =>
    (await deliver({ section, product, origin: "https://silcrow.example", ...options })).code;

  test("is one rule on the host's callouts, with everything else nested in it", async () => {
    const root = parse(cssOf(await delivered()));
    const rules = root.nodes.filter((node) => node.type !== "comment");
    expect(rules.map((node) => node.type)).toEqual(["rule"]);
    const [rule] = rules as [Rule];
    const { callout, coloured } = hosts[product].callout;
    expect(rule.selector.startsWith(`${callout}${coloured}`)).toBe(true);
    rule.walkRules((nested) => {
      for (const selector of nested.selectors) {
        const anchored =
          /^(?:> |&)/.test(selector) ||
          [hosts[product].scheme.light, hosts[product].scheme.dark].includes(selector.slice(1).replace(" &", ""));
        expect(anchored, selector).toBe(true);
      }
    });
    rule.walkAtRules((nested: AtRule) => {
      expect(["container", "media"]).toContain(nested.name);
    });
  });

  test("speaks the host's names and CSS that browsers take", async () => {
    const css = cssOf(await delivered());
    const root = parse(css);
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) {
        expect(name).toMatch(/^(notion-|super-root$|theme-|light-mode$|dark-mode$|bg-|link$)/);
      }
      // :has() inside :has() is invalid, and takes the whole rule with it.
      for (const [, inner = ""] of selector.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g))
        expect(inner).not.toContain(":has(");
    });
    root.walkDecls(({ prop, value }) => {
      expect(value, prop).not.toMatch(/\d(?:rem|vw|vh)\b/);
    });
    expect(css).not.toMatch(/\{\{|\{%|<\/|@import|@layer/);
  });

  test("declares the tokens it uses and no others", async () => {
    const css = cssOf(await delivered());
    const declared = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
    const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    read.delete("--color-bg-default");
    read.delete("--bg-color");
    expect([...declared].sort()).toEqual([...read].sort());
    for (const name of declared) expect(name).toMatch(/^--sc-/);
  });

  test("is deterministic, and the preview shows exactly what is delivered", async () => {
    const code = await delivered();
    expect(await delivered()).toBe(code);
    expect(await renderPreviewDocument(product, section.id)).toContain(cssOf(await delivered({ isBare: true })));
  });

  test("has a tint for each of Notion's colours, or for those that are wanted", async () => {
    const { colour } = hosts[product].callout;
    const all = cssOf(await delivered());
    for (const name of allColours) for (const one of colour(name)) expect(all).toContain(`&${one}`);
    const some = cssOf(await delivered({ content: { ...section.sample, colours: ["red", "blue"] } }));
    expect(some).toContain(`${hosts[product].callout.callout}:is(${colour("blue").join()}, ${colour("red").join()})`);
    expect(some).not.toContain(colour("yellow").join());
    const one = cssOf(await delivered({ content: { ...section.sample, colours: ["pink"] } }));
    expect(one).toContain(`${hosts[product].callout.callout}${colour("pink").join()}`);
  });

  test("takes a theme as variables and a scheme", async () => {
    const css = cssOf(await delivered({ theme: { scheme: "dark", radius: 0 } }));
    expect(css).toContain("  color-scheme: dark;");
    expect(css).not.toContain("color-scheme: light");
    if (css.includes("--sc-radius:")) expect(css).toContain("--sc-radius: 0px;");
  });

  test.each([[["mauve"]], [[]]])("refuses colours that are none of Notion's: %j", async (colours) => {
    const failure = await delivered({ content: { ...section.sample, colours } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).code).toBe("invalid");
    expect((failure as AppError).message).toMatch(/^colours: /);
  });
});

describe("the form each line takes", () => {
  test.each(cards)("%s %s", async (product, _, section) => {
    const { files } = await deliver({ section, product, origin: "" });
    expect(files.map((file) => file.language)).toEqual([product === "super" ? "css" : "html"]);
    expect(files[0]?.code.startsWith(product === "super" ? "/* " : "<style>\n/* ")).toBe(true);
  });
});

describe("compileCallout", () => {
  const compile = (source: string, product: "bullet" | "super" = "super") =>
    printCss(compileCallout(source, { product, colours: allColours }));

  test("lays a card over the ground", () => {
    const css = compile(".callout { padding: 3px; > .content > .text { color: var(--sc-tint-ink) } }");
    expect(css).toContain("  padding: 3px;");
    expect(css.match(/^ {2}padding:/gm)).toHaveLength(1);
    expect(css.match(/> \.notion-callout__content > \.notion-text \{/g)).toHaveLength(1);
    expect(css).toContain("--sc-tint-ink: light-dark(#675000, #e4cc85);");
  });

  test("leaves out what a host has no element for", () => {
    const source = ".callout { > .content .line { color: red } }";
    expect(compile(source)).toContain(".notion-semantic-string {");
    expect(compile(source, "bullet")).not.toContain("color: red");
  });

  test.each([
    [".callout { color: red } p { color: red }", /one rule/],
    [".callouts { color: red }", /one rule/],
    ["@media print { .callout { color: red } }", /one rule/],
    [".callout { > .nonsense { color: red } }", /nonsense/],
    [".callout { > .content > .toggle { color: red } }", /toggle/],
    [".callout { color: var(--sc-nonsense) }", /nonsense/],
  ])("refuses %s", (source, message) => {
    expect(() => compile(source)).toThrow(message);
  });
});
