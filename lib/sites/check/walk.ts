import type { Element, Node } from "@/lib/sites/page/parse";

/** Every node in another, in order; also those in templates, which selectors don't find. */
export function* walkNodes(outer: Node): Generator<Node> {
  const waiting: Node[] = "children" in outer ? (outer.children.toReversed() as Node[]) : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ("children" in node) for (const child of node.children.toReversed()) waiting.push(child as Node);
  }
}

/** The elements among them. */
export function listElements(outer: Node): Element[] {
  return [...walkNodes(outer)].filter((node) => "attribs" in node) as Element[];
}

/** All text in an element. */
export function getText(element: Element): string {
  let text = "";
  for (const node of walkNodes(element)) if (node.type === "text") text += node.data;
  return text;
}
