import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { AppError } from "@/lib/server/errors";
import { formatTree } from "./layout";
import { isOurFile } from "./own-assets";
import type { Width } from "./width";

/**
 * Parses a section's markup and wraps it in the element that everything is scoped to.
 * @param name `<category>-<slug>`
 * @param origin put in front of addresses of our own files (`/art/…`), e.g. "https://silcrow.example"; "" keeps them
 * @param width as wide as what it stands in, with a margin of its own, when absent
 */
export function parseSectionMarkup(html: string, name: string, origin: string, width?: Width): Root {
  const fragment = fromHtml(html, { fragment: true });
  // React's server renderer puts a preload in front for each picture; a page's head is its owner's.
  fragment.children = fragment.children.filter((node) => node.type !== "element" || node.tagName !== "link");
  visit(fragment, "element", (element) => {
    for (const property of ["src", "href", "xLinkHref", "poster"] as const) {
      const value = element.properties[property];
      if (isOurFile(value)) element.properties[property] = origin + value;
    }
  });
  const wrapper: Element = {
    type: "element",
    tagName: "div",
    properties: { className: ["sc"], dataSc: name, ...(width && { dataFit: width }) },
    children: fragment.children as Element["children"],
  };
  return { type: "root", children: [wrapper] };
}

/** Every class name in a tree, in order of appearance. */
export function listClassNames(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, "element", (element) => {
    const list = element.properties.className;
    if (Array.isArray(list)) for (const name of list) names.add(String(name));
  });
  return [...names];
}

/** What one section may come to: the largest of the catalogue has a tenth of it. */
export const markupLimits = { elements: 5_000, characters: 1_000_000 };

/** How many times as large as a section a page may be. */
export const pageMarkupScale = 4;

/**
 * Refuses the markup of a section that grew too large, before anything costly is done with it.
 * @param html printed so that every `<` in it begins a tag, as React does it
 * @param scale how many times as large as a section it may be: a page is
 * @throws AppError `invalid`
 */
export function refuseTooLarge(html: string, scale = 1): void {
  const elements = html.match(/<[a-z]/gi)?.length ?? 0;
  if (elements <= markupLimits.elements * scale && html.length <= markupLimits.characters * scale) return;
  throw new AppError("invalid", `markup of ${elements} elements, ${html.length} characters`, {
    sentence: "With this content the section grows too large to be drawn. Use fewer items or shorter texts.",
  });
}

/** Prints a tree as a person would write it: indented, text runs left together. Merge tags of hosts are broken up. */
export function printMarkup(tree: Root): string {
  const html = toHtml(formatTree(tree), { allowDangerousCharacters: false, closeSelfClosing: true });
  return finishMarkup(html.trim());
}

/** Printed markup as it may stand in a page of a builder: merge tags of hosts are broken up, and every `<` begins a tag. */
export const finishMarkup = (html: string) => escapeInTags(html).replace(/\{(?=[{%])/g, "&#123;");

/** Printed markup with each `<` of an attribute escaped too: then all that are left begin a tag. */
export function escapeInTags(html: string): string {
  let text = "";
  let from = 0;
  let isTag = false;
  let isValue = false;
  for (const { 0: mark, index } of html.matchAll(/[<>"]/g)) {
    if (!isTag) isTag = mark === "<";
    else if (mark === '"') isValue = !isValue;
    else if (mark === "<") {
      text += `${html.slice(from, index)}&#x3C;`;
      from = index + 1;
    } else if (!isValue) isTag = false;
  }
  return text + html.slice(from);
}

// States and generated boxes a static tree cannot show; a selector is judged without them.
const dynamic =
  /::?(?:before|after|selection|placeholder|marker|backdrop|file-selector-button|details-content|-webkit-[\w-]+|-moz-[\w-]+|focus-visible|focus-within|focus|hover|active|checked|open|target|popover-open|disabled|visited|invalid|user-invalid|valid|autofill|placeholder-shown)\b/g;

/** Whether a selector can apply to some element of the tree. In doubt, yes. */
export function canMatch(selector: string, tree: Root): boolean {
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
