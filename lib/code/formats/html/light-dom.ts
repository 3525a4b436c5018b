import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { renameInMarkup } from "@/lib/code/markup/ids";
import { fieldClass } from "@/lib/code/metadata/field-classes";
import type { Rendered } from "@/lib/code/render/render";
import { classPrefix } from "./scoped-css";

/**
 * A section's markup for a page it shares with others: every class name behind our prefix, names a page has one of made
 * the copy's own, and around it a frame, which is to it what the host of a shadow root is (custom-element.ts).
 */
export function buildLightMarkup({ name, markup, marker }: Rendered, rename: (name: string) => string): Root {
  const tree = renameInMarkup(markup, rename);
  visit(tree, "element", ({ properties }) => {
    if (!Array.isArray(properties.className)) return;
    const names = properties.className
      .filter((one) => one !== "sc")
      .map((one) => (fieldClass.test(String(one)) ? one : classPrefix + one));
    if (names.length > 0) properties.className = names;
    else delete properties.className;
  });
  const frame: Element = {
    type: "element",
    tagName: "div",
    properties: { dataScFrame: name, ...(marker && { dataSilcrow: marker }) },
    children: tree.children as Element[],
  };
  return { type: "root", children: [frame] };
}
