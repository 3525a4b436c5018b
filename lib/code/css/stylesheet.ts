import type { Root as Markup } from "hast";
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from "postcss";
import { canMatch } from "@/lib/code/markup/markup";
import { inlineTailwindVariables, toPixels } from "./css-values";
import { compileTailwind } from "./tailwind";

/**
 * The stylesheet of one section: Tailwind's answer to its class names plus the tokens they use, and nothing else.
 * Everything is relative to the `.sc` wrapper and free of layers, because unlayered rules of a host page beat any
 * layer (docs/hosts.md §4).
 * @param candidates class names of the markup
 * @param markup the rendered tree, wrapper included: rules and variables it does not use are left out. Or the source of what is drawn
 * elsewhere, whatever its content: then rules for any element stay
 * @param theme choices written over the tokens, e.g. `{"--sc-accent": "#0a7"}`, and onto the wrapper itself
 */
export async function buildSectionStylesheet(
  candidates: readonly string[],
  markup: Markup | string,
  theme: { variables: Readonly<Record<string, string>>; declarations: Readonly<Record<string, string>> },
): Promise<Root> {
  const root = await compileTailwind(candidates);
  flattenLayers(root);
  useModernColours(root);
  if (typeof markup !== "string") dropUnmatched(root, markup);
  inlineTailwindVariables(root);
  toPixels(root);
  setOn(root, ":where(.sc)", theme.variables);
  setOn(root, ".sc", theme.declarations);
  // Variables are also read by style and fill attributes.
  dropUnusedVariables(root, typeof markup === "string" ? markup : JSON.stringify(markup));
  dropEmpty(root);
  joinNeighbours(root);
  return root;
}

/** Layers in the order of their cascade, unwrapped; Tailwind's variable defaults become plain declarations in front. */
function flattenLayers(root: Root): void {
  const defaults: ChildNode[] = [];
  root.walkAtRules((rule) => {
    if (rule.name === "property") rule.remove();
    if (rule.name === "supports" && rule.params.includes("-moz-orient")) {
      // Inside a shadow root @property does not register; this fallback is what works there.
      defaults.push(...(rule.nodes ?? []));
      rule.remove();
    }
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
  sortByUse(defaults, root);
  root.prepend(defaults);
  // Tailwind's own variables (animations) belong to the page; ours belong to the section.
  root.walkRules(":root, :host", (rule) => {
    rule.selector = ":where(.sc)";
  });
}

/** Tailwind has its defaults in the order in which any section first asked for them; here it is this section's own. */
function sortByUse(defaults: readonly ChildNode[], root: Root): void {
  const used = new Map<string, number>();
  root.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(/--tw-[\w-]+/g)) if (!used.has(name)) used.set(name, used.size);
  });
  const place = (node: ChildNode) => used.get((node as Declaration).prop) ?? used.size;
  for (const rule of defaults) if (rule.type === "rule") rule.nodes.sort((a, b) => place(a) - place(b));
}

/** Tailwind writes a fallback for browsers without color-mix(); those have no light-dark() either, so ours don't exist. */
function useModernColours(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!rule.params.includes("color-mix") || !rule.nodes) return;
    const better = rule.nodes.filter((node): node is Declaration => node.type === "decl");
    for (const { prop } of better) {
      rule.parent?.each((node) => {
        if (node.type === "decl" && node.prop === prop) node.remove();
      });
    }
    rule.replaceWith(rule.nodes);
  });
}

/** Drops base rules (or members of their selector lists) for which the markup has no element; utilities were asked for. */
function dropUnmatched(root: Root, markup: Markup): void {
  root.each((node) => {
    if (node.type !== "rule" || !node.selector.startsWith(":where(.sc)")) return;
    const kept = node.selectors.filter((selector) => canMatch(selector, markup));
    if (kept.length === 0) node.remove();
    else if (kept.length < node.selectors.length) node.selectors = kept;
  });
}

/**
 * Sets declarations in the first rule of that selector, in place of those it has: later ones come and go with what
 * Tailwind was asked for before, for other sections.
 */
function setOn(root: Root, selector: string, declarations: Readonly<Record<string, string>>): void {
  const scope = root.nodes.find((node): node is Rule => node.type === "rule" && node.selector === selector);
  for (const [prop, value] of Object.entries(declarations)) {
    scope?.each((node) => {
      if (node.type === "decl" && node.prop === prop) node.remove();
    });
    scope?.append({ prop, value });
  }
}

const reference = /var\(\s*(--[\w-]+)/g;

/** Removes custom properties nobody reads, counting reads by properties that are themselves read. */
function dropUnusedVariables(root: Root, otherCss: string): void {
  const declared = new Map<string, string[]>();
  const read = new Set<string>();
  const note = (text: string) => {
    for (const [, name] of text.matchAll(reference)) {
      if (!name || read.has(name)) continue;
      read.add(name);
      for (const value of declared.get(name) ?? []) note(value);
    }
  };
  root.walkDecls(/^--/, ({ prop, value }) => {
    declared.set(prop, [...(declared.get(prop) ?? []), value]);
  });
  note(otherCss);
  root.walkDecls((declaration) => {
    if (!declaration.prop.startsWith("--")) note(declaration.value);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node)) return;
    dropEmpty(node as AtRule | Rule);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** Queries of one condition that follow each other become one: Tailwind splits them by what was asked for before, for other sections. */
function joinNeighbours(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    for (let next = node.next(); next?.type === "atrule" && next.nodes; next = node.next()) {
      if (next.name !== node.name || next.params !== node.params) break;
      node.append(next.nodes);
      next.remove();
    }
    joinNeighbours(node);
  });
}
