import { type Declaration, decl, parse, Root, Rule } from "postcss";
import { allColours } from "@/components/sections/callout-card/content";
import { readCss } from "@/lib/code/css/css-text";
import { toPixels } from "@/lib/code/css/css-values";
import type { buildThemeVariables } from "@/lib/code/theme/theme";
import type { CalloutSelectors, Host } from "@/lib/hosts/host";
import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";

const ground = readCss("components/sections/callout-card/ground.css");
const tokens = new Map(readDeclarations(readCss("components/sections/tokens.css"), ":where(.sc)"));

interface CalloutOptions {
  product: Product;
  /** Notion's colour names, at least one. */
  colours: readonly string[];
  theme?: ReturnType<typeof buildThemeVariables>;
}

/**
 * Translates a callout.css for one line: a single rule on `.callout` in which everything else is nested, laid over the
 * common ground. Nothing outside a callout can be reached that way, and the choice of callouts stands in one place,
 * where a buyer may narrow it.
 * @throws Error for a second top-level rule, an unknown part or an unknown token: mistakes in our own source
 */
export function compileCallout(source: string, { product, colours, theme }: CalloutOptions): Root {
  const host = hosts[product];
  const { parts, callout } = host.callout;
  const rule = getOnlyRule(ground);
  merge(rule, getOnlyRule(source));
  const chosen = `${callout}${buildChoice(host.callout, colours)}`;
  rule.selector = (translate(rule.selector, parts) ?? ".callout").replace(".callout", chosen);
  rule.walkRules((nested) => {
    const selectors = nested.selectors.map((one) => translate(one, parts)).filter((one) => one !== null);
    if (selectors.length > 0) nested.selectors = selectors;
    else nested.remove();
  });
  declareTokens(rule, host, colours, theme);
  const root = new Root({ nodes: [rule] });
  toPixels(root);
  return root;
}

/** The one rule of a source file; comments are ours and stay here. */
function getOnlyRule(source: string): Rule {
  const root = parse(source);
  root.walkComments((comment) => {
    comment.remove();
  });
  const [rule, ...others] = root.nodes;
  if (rule?.type !== "rule" || others.length > 0 || !/^\.callout(?![\w-])/.test(rule.selector)) {
    throw new Error("a callout stylesheet is one rule on .callout with everything else nested in it");
  }
  return rule.clone();
}

/** Lays a card over the ground: its selector counts, its declarations replace, its nested rules join those of the same name. */
function merge(below: Rule, above: Rule): void {
  below.selector = above.selector;
  for (const node of above.nodes.map((child) => child.clone())) {
    if (node.type === "decl") {
      const same = below.nodes.find((other) => other.type === "decl" && other.prop === node.prop);
      const last = below.nodes.findLast((other) => other.type === "decl");
      if (same) same.replaceWith(node);
      else if (last) last.after(node);
      else below.prepend(node);
    } else {
      const same = below.nodes.find(
        (other): other is Rule => other.type === "rule" && node.type === "rule" && other.selector === node.selector,
      );
      if (same && node.type === "rule") merge(same, node);
      else below.append(node);
    }
  }
}

/** Any colour, one of them, or one of several. */
function buildChoice(host: CalloutSelectors, colours: readonly string[]): string {
  if (colours.length === allColours.length) return host.coloured;
  const classes = colours.flatMap((name) => host.colour(name));
  return classes.length === 1 ? classes.join() : `:is(${classes.join(", ")})`;
}

/** Neutral names to the host's; null when the host has no such element. */
function translate(selector: string, parts: CalloutSelectors["parts"]): string | null {
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

/** Puts the tokens the rule uses at its head, then what depends on the host: its scheme, and the tints by colour. */
function declareTokens(
  rule: Rule,
  { scheme: marks, callout }: Host,
  colours: readonly string[],
  { variables, declarations }: ReturnType<typeof buildThemeVariables> = { variables: {}, declarations: {} },
): void {
  const tokenOf = (name: string) => variables[name] ?? tokens.get(name);
  const used = findUsedTokens(rule, tokenOf);
  const head: Declaration[] = [...tokens.keys()]
    .filter((name) => used.has(name))
    .map((prop) => decl({ prop, value: tokenOf(prop) ?? "" }));
  head.push(...Object.entries(declarations).map(([prop, value]) => decl({ prop, value })));

  const nested: Rule[] = [];
  if (!declarations["color-scheme"]) {
    for (const scheme of ["light", "dark"] as const) {
      const declaration = decl({ prop: "color-scheme", value: scheme });
      nested.push(new Rule({ selector: `.${marks[scheme]} &`, nodes: [declaration] }));
    }
  }
  const tints = [...used].filter((name) => name.startsWith("--sc-tint-")).sort();
  for (const colour of tints.length > 0 ? colours : []) {
    const values = tints.map((prop) => decl({ prop, value: tokenOf(prop.replace("tint", colour)) ?? "" }));
    nested.push(new Rule({ selectors: callout.colour(colour).map((name) => `&${name}`), nodes: values }));
  }
  rule.nodes.findLast((node) => node.type === "decl")?.after(nested);
  rule.prepend(head);
}

const reference = /var\(\s*(--sc-[\w-]+)/g;

/** Every token a rule reads, counting those that tokens read. @throws Error for a name that is no token */
function findUsedTokens(rule: Rule, tokenOf: (name: string) => string | undefined): Set<string> {
  const own = new Set<string>();
  rule.walkDecls(/^--sc-/, ({ prop }) => {
    own.add(prop);
  });
  const used = new Set<string>();
  const note = (text: string) => {
    for (const [, name = ""] of text.matchAll(reference)) {
      if (used.has(name) || own.has(name)) continue;
      const value = tokenOf(name.replace("--sc-tint-", "--sc-gray-"));
      if (value === undefined) throw new Error(`${name} is no token`);
      used.add(name);
      note(value);
    }
  };
  rule.walkDecls(({ value }) => {
    note(value);
  });
  return used;
}

/** Names and values of what the rules of one selector declare. */
function readDeclarations(source: string, selector: string): [string, string][] {
  const pairs: [string, string][] = [];
  parse(source).walkRules((rule) => {
    if (rule.selector !== selector) return;
    rule.walkDecls(({ prop, value }) => {
      pairs.push([prop, value]);
    });
  });
  return pairs;
}
