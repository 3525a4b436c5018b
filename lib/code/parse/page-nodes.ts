import type { Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { PageNode } from "@/lib/code/notion/words/read-page";
import { fullSizeAttribute } from "@/lib/hosts/callout-blocks";

/** How deep elements may stand in one another: what reads blocks looks through all that is in an element at each level. */
const deepest = 150;

/** Markup as the nodes that blocks are read from, in one element. @throws RangeError where it is too deep */
export function parsePageNodes(html: string): PageNode {
  const { children } = fromHtml(html, { fragment: true });
  return { nodeType: 1, tagName: "div", attribs: {}, childNodes: children.map((child) => toPageNode(child, 1)) };
}

function toPageNode(node: RootContent | Root, depth: number): PageNode {
  if (depth > deepest) throw new RangeError("too deep");
  if (node.type === "text") return { nodeType: 3, data: node.value };
  if (node.type !== "element") return { nodeType: 8 };
  const { className, href, src, alt, dataFullSize } = node.properties;
  const said = { class: [className ?? []].flat().join(" "), href, src, alt, [fullSizeAttribute]: dataFullSize };
  return {
    nodeType: 1,
    tagName: node.tagName,
    attribs: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value ?? "")])),
    childNodes: node.children.map((child) => toPageNode(child, depth + 1)),
  };
}

/** Every node in another that is wanted, in order, but those in one that is. */
export function findNodes(outer: PageNode, isWanted: (node: PageNode) => boolean): PageNode[] {
  return Array.from(outer.childNodes ?? []).flatMap((node) => (isWanted(node) ? [node] : findNodes(node, isWanted)));
}

/** All text in a node, a line for each stretch of it. */
export const readAllText = (node: PageNode): string =>
  findNodes({ nodeType: 1, childNodes: [node] }, ({ data }) => Boolean(data?.trim()))
    .map(({ data = "" }) => data.replace(/\s+/g, " ").trim())
    .join("\n");
