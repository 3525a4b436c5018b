import { type Declaration, decl, parse, type Root, Rule } from "postcss";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { allColours } from "@/components/sections/callout-card/content";
import type { Product } from "@/lib/catalogue/products";
import { AppError } from "@/lib/errors";
import { type CalloutHost, calloutHosts } from "./callout-hosts";
import { calloutPage } from "./callout-page";
import { printCss } from "./css-print";
import { cssText } from "./css-text";
import { toPixels } from "./css-values";
import type { DeliveredFile } from "./deliver";
import { checkedContent, checkedTheme, type RenderOptions } from "./render";

const ground = cssText("components/sections/callout-card/ground.css");
const tokens = cssText("components/sections/tokens.css");

const places: Record<Product, string> = {
  super: "Paste it in Super under Code → CSS, for one page or the whole site.",
  bullet: "Paste it in Bullet as page-level code, or as global code for the whole site.",
};

/**
 * A callout card as it is pasted: one nested rule that restyles the host's own callouts and touches nothing else.
 * Super has a box for CSS; what goes into Bullet's code is HTML, so there it comes in a style element.
 */
export async function calloutFile(options: RenderOptions & { product: Product }): Promise<DeliveredFile> {
  const { section, product } = options;
  const css = await calloutCss(options);
  return product === "super"
    ? { name: `${section.slug}.css`, language: "css", code: css }
    : { name: `${section.slug}.html`, language: "html", code: `<style>\n${css}</style>\n` };
}

/**
 * The stylesheet of a callout card for one line: its callout.css over the common ground, with neutral names replaced
 * by the host's selectors, and the tokens it uses.
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export async function calloutCss({ section, product, content, theme = {} }: Omit<RenderOptions, "origin"> & { product: Product }): Promise<string> {
  const source = cssText(`components/sections/callout-card/${section.slug}/callout.css`);
  const { colours } = checkedContent(section, content) as unknown as CalloutContent;
  const root = compileCallout(source, { product, colours: checkedColours(colours), theme: checkedTheme(theme) });
  return `/* ${section.title}, for callouts with a background colour. ${places[product]} */\n${printCss(root)}\n`;
}

/** The card at work: a page of the line's builder with its callouts, and the stylesheet as it is delivered. */
export async function calloutPreview(options: Omit<RenderOptions, "origin"> & { product: Product }): Promise<string> {
  const content = checkedContent(options.section, options.content) as unknown as CalloutContent;
  const { styles, html } = calloutPage(options.product, content);
  return `<style>\n${styles}</style>\n${html}\n<style>\n${await calloutCss(options)}</style>`;
}

function checkedColours(colours: readonly string[]): string[] {
  const unknown = colours.find((name) => !allColours.includes(name));
  if (unknown === undefined && colours.length > 0) return allColours.filter((name) => colours.includes(name));
  const problem = unknown === undefined ? "colours: Name at least one." : `colours: “${unknown.slice(0, 40)}” is none of Notion's colours.`;
  throw new AppError("invalid", problem, { sentence: `${problem} They are ${allColours.join(", ")}.` });
}

interface CompileOptions {
  product: Product;
  /** Notion's colour names, at least one. */
  colours: readonly string[];
  theme?: ReturnType<typeof checkedTheme>;
}

/**
 * Translates one callout.css: a single rule on `.callout` in which everything else is nested, so that nothing outside
 * a callout can be reached, and the choice of callouts stands in one place where a buyer may narrow it.
 * @throws Error for a second top-level rule, an unknown part or an unknown token: mistakes in our own source
 */
export function compileCallout(source: string, { product, colours, theme }: CompileOptions): Root {
  const host = calloutHosts[product];
  const rule = onlyRule(ground);
  merge(rule, onlyRule(source));
  const chosen = `${host.callout}${choiceOf(host, colours)}`;
  rule.selector = translate(rule.selector, host.parts)?.replace(".callout", chosen) ?? chosen;
  rule.walkRules((nested) => {
    const selectors = nested.selectors.map((selector) => translate(selector, host.parts)).filter((selector) => selector !== null);
    if (selectors.length > 0) nested.selectors = selectors;
    else nested.remove();
  });
  declare(rule, host, colours, theme);
  const root = parse("");
  root.append(rule);
  toPixels(root);
  return root;
}

/** The one rule of a source file; comments are ours and stay here. */
function onlyRule(source: string): Rule {
  const root = parse(source);
  root.walkComments((comment) => {
    comment.remove();
  });
  const [rule, ...others] = root.nodes;
  if (rule?.type !== "rule" || others.length > 0 || !rule.selector.startsWith(".callout")) {
    throw new Error("a callout stylesheet is one rule on .callout with everything else nested in it");
  }
  return rule.clone();
}

/** Lays a card over the ground: its selector counts, its declarations replace, its nested rules join those of the same name. */
function merge(ground: Rule, card: Rule): void {
  ground.selector = card.selector;
  for (const node of card.nodes.map((child) => child.clone())) {
    if (node.type === "decl") {
      const old = ground.nodes.find((other) => other.type === "decl" && other.prop === node.prop);
      const last = ground.nodes.findLast((other) => other.type === "decl");
      if (old) old.replaceWith(node);
      else if (last) last.after(node);
      else ground.prepend(node);
      continue;
    }
    const same = ground.nodes.find((other): other is Rule => other.type === "rule" && node.type === "rule" && other.selector === node.selector);
    if (same && node.type === "rule") merge(same, node);
    else ground.append(node);
  }
}

/** Any colour, one of them, or one of several. */
function choiceOf(host: CalloutHost, colours: readonly string[]): string {
  if (colours.length === allColours.length) return host.coloured;
  const classes = colours.flatMap((name) => host.colour(name));
  return classes.length === 1 ? classes.join() : `:is(${classes.join(", ")})`;
}

/** Neutral names to the host's; null when the host has no such element. */
function translate(selector: string, parts: CalloutHost["parts"]): string | null {
  let missing = false;
  const text = selector.replace(/\.([a-z][\w-]*)/g, (all, name: string) => {
    if (name === "callout") return all;
    const part = parts[name];
    if (part === undefined) throw new Error(`.${name} has no counterpart on this host`);
    missing ||= part === null;
    return part ?? all;
  });
  return missing ? null : text;
}

const reference = /var\(\s*(--sc-[\w-]+)/g;
const tokenValues: ReadonlyMap<string, string> = new Map(
  parse(tokens).nodes.flatMap((node) =>
    node.type === "rule" && node.selector === ":where(.sc)" ? node.nodes.flatMap((item) => (item.type === "decl" ? [[item.prop, item.value] as const] : [])) : [],
  ),
);

/** Puts the tokens the rule uses at its head, then what depends on the host: its scheme, and the tints by colour. */
function declare(rule: Rule, host: CalloutHost, colours: readonly string[], theme: CompileOptions["theme"]): void {
  const valueOf = (name: string) => theme?.variables[name] ?? tokenValues.get(name);
  const used = usedTokens(rule, valueOf);
  const tints = [...used].filter((name) => name.startsWith("--sc-tint-")).sort();
  const head: (Rule | Declaration)[] = [...tokenValues.keys()]
    .filter((name) => used.has(name))
    .map((prop) => decl({ prop, value: valueOf(prop) ?? "" }));
  head.push(...Object.entries(theme?.declarations ?? {}).map(([prop, value]) => decl({ prop, value })));

  const nested: Rule[] = [];
  if (!theme?.declarations["color-scheme"]) {
    for (const scheme of ["light", "dark"] as const) {
      nested.push(new Rule({ selector: `${host.scheme[scheme]} &`, nodes: [decl({ prop: "color-scheme", value: scheme })] }));
    }
  }
  for (const colour of tints.length > 0 ? colours : []) {
    const values = tints.map((prop) => decl({ prop, value: valueOf(prop.replace("tint", colour)) ?? "" }));
    nested.push(new Rule({ selectors: host.colour(colour).map((name) => `&${name}`), nodes: values }));
  }
  rule.nodes.findLast((node) => node.type === "decl")?.after(nested);
  rule.prepend(head);
}

/** Every token a rule reads, counting those that tokens read. @throws Error for a name that is no token */
function usedTokens(rule: Rule, valueOf: (name: string) => string | undefined): Set<string> {
  const own = new Set<string>();
  rule.walkDecls(/^--sc-/, ({ prop }) => {
    own.add(prop);
  });
  const used = new Set<string>();
  const note = (text: string) => {
    for (const [, name = ""] of text.matchAll(reference)) {
      if (used.has(name) || own.has(name)) continue;
      const value = valueOf(name.replace("--sc-tint-", "--sc-gray-"));
      if (value === undefined) throw new Error(`${name} is no token`);
      used.add(name);
      note(value);
    }
  };
  rule.walkDecls(({ value }) => note(value));
  return used;
}
