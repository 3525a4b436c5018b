import type { Element, Root } from "hast";
import { format } from "hast-util-format";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/**
 * Parses a section's markup and wraps it in the element that everything is scoped to.
 * @param name `<category>-<slug>`
 * @param origin put in front of addresses of our own files (`/art/…`), e.g. "https://silcrow.example"; "" keeps them
 */
export function sectionMarkup(html: string, name: string, origin: string): Root {
  const fragment = fromHtml(html, { fragment: true });
  // React's server renderer puts a preload in front for each picture; a page's head is its owner's.
  fragment.children = fragment.children.filter((node) => node.type !== "element" || node.tagName !== "link");
  visit(fragment, "element", (element) => {
    for (const property of ["src", "href", "xLinkHref", "poster"] as const) {
      const value = element.properties[property];
      if (typeof value === "string" && value.startsWith("/art/")) element.properties[property] = origin + value;
    }
  });
  const wrapper: Element = {
    type: "element",
    tagName: "div",
    properties: { className: ["sc"], dataSc: name },
    children: fragment.children as Element["children"],
  };
  return { type: "root", children: [wrapper] };
}

/** Every class name in a tree, in order of appearance. */
export function classNames(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, "element", (element) => {
    const list = element.properties.className;
    if (Array.isArray(list)) for (const name of list) names.add(String(name));
  });
  return [...names];
}

/** Prints a tree as a person would write it: indented, text runs left together. Merge tags of hosts are broken up. */
export function printMarkup(tree: Root): string {
  const copy = structuredClone(tree);
  format(copy, { indent: 2 });
  return toHtml(copy, { allowDangerousCharacters: false, closeSelfClosing: true })
    .trim()
    .replace(/\{(?=[{%])/g, "&#123;");
}

// States and generated boxes a static tree cannot show; a selector is judged without them.
const dynamic =
  /::?(?:before|after|selection|placeholder|marker|backdrop|file-selector-button|details-content|-webkit-[\w-]+|-moz-[\w-]+|focus-visible|focus-within|focus|hover|active|checked|open|target|popover-open|disabled|visited|invalid|user-invalid|valid|autofill|placeholder-shown)\b/g;

/** Whether a selector can apply to some element of the tree. In doubt, yes. */
export function matches(selector: string, tree: Root): boolean {
  if (selector.startsWith("&") || selector.includes(":has(")) return true;
  // The wrapper is always there, and `:where(.sc)` only takes specificity away.
  const plain = selector
    .replace(/:where\(\.sc\)/g, ".sc")
    .replace(dynamic, "")
    .replace(/:(?:not|is|where)\(\s*\)/g, "");
  if (plain.trim() === "" || /^[\s>+~*,]*$/.test(plain)) return true;
  try {
    return select(plain, tree) !== undefined;
  } catch {
    return true;
  }
}
