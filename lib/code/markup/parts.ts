import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { findNames, renameInMarkup } from "./ids";

/**
 * Makes one page of sections that stand one after another: a section that is there twice has names of its own each time, and the page
 * has one heading of the first level.
 * @param isTinted the page has one tint for all, and no section its own
 */
export function joinParts(markup: Root, isTinted: boolean): void {
  const taken = new Set<string>();
  let hasTop = false;
  for (const part of selectAll("[data-part]", markup)) {
    if (isTinted) part.properties.className = [];
    const own: Root = { type: "root", children: part.children as Root["children"] };
    const { ids, groups } = findNames(own);
    const names = [...ids, ...groups];
    if (names.some((name) => taken.has(name))) {
      part.children = renameInMarkup(own, (name) => `${name}-${part.properties.dataPart}`)
        .children as Element["children"];
    }
    for (const name of names) taken.add(name);
    const top = selectAll("h1", part);
    if (hasTop)
      for (const heading of selectAll("h1,h2,h3", part)) if (top.length > 0) heading.tagName = lowerHeading(heading);
    hasTop ||= top.length > 0;
  }
}

const lowerHeading = ({ tagName }: Element) => `h${Number(tagName[1]) + 1}`;
