import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** Attributes that name elements of their page by id, one or several. */
export const references = /^(?:id|htmlFor|aria[A-Z]\w*|popoverTarget|commandFor|list|form|headers)$/;

/** Attributes of drawings that are CSS values. */
export const painted =
  /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|clipPath|mask|filter|marker(?:Start|Mid|End))$/;

/** What a page has one of: ids, and the names of groups of radio buttons and toggles that no form keeps apart. */
export interface Names {
  ids: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** The names in a section's markup that the rest of its page could have, too. */
export function findNames(markup: Root): Names {
  const ids = new Set<string>();
  const groups = new Set<string>();
  visit(markup, "element", (element) => {
    if (typeof element.properties.id === "string") ids.add(element.properties.id);
    if (isGrouped(element)) groups.add(String(element.properties.name));
  });
  // In a form radio buttons are a group of their own, and their names are part of the answers.
  visit(markup, "element", (form) => {
    if (form.tagName !== "form") return;
    visit(form, "element", (field) => {
      if (field.tagName === "input" && isGrouped(field)) groups.delete(String(field.properties.name));
    });
    return SKIP;
  });
  return { ids, groups };
}

/** The markup with other names in place of those a page has one of. */
export function renameInMarkup(markup: Root, rename: (name: string) => string): Root {
  const { ids, groups } = findNames(markup);
  const copy = structuredClone(markup);
  const idOf = (id: string | number) => (ids.has(String(id)) ? rename(String(id)) : String(id));
  visit(copy, "element", (element) => {
    const { properties } = element;
    for (const [key, value] of Object.entries(properties)) {
      if (key === "name" && isGrouped(element) && groups.has(String(value))) properties[key] = rename(String(value));
      else if (references.test(key) && Array.isArray(value)) properties[key] = value.map(idOf);
      else if (typeof value !== "string") continue;
      else if (references.test(key)) properties[key] = value.split(" ").map(idOf).join(" ");
      else if (painted.test(key)) properties[key] = value.replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${idOf(id)})`);
      else if (value.startsWith("#")) properties[key] = `#${idOf(value.slice(1))}`;
    }
  });
  return copy;
}

const isGrouped = ({ tagName, properties }: Element) =>
  typeof properties.name === "string" && (properties.type === "radio" || tagName === "details");
