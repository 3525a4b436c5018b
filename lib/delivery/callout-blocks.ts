import type { Element, ElementContent, Properties } from "hast";

/** A block as Notion knows it, read from the line its writer typed (see CalloutContent). */
export type Block =
  | { kind: "text" | "heading" | "item" | "divider"; text: string }
  | { kind: "to-do"; text: string; done: boolean }
  | { kind: "toggle"; text: string; inside: string[] }
  | { kind: "bookmark"; text: string; href: string; description: string };

function blockOf(source: string): Block {
  const [first = "", ...rest] = source.split("\n");
  if (first === "---") return { kind: "divider", text: "" };
  if (first.startsWith("# ")) return { kind: "heading", text: first.slice(2) };
  if (first.startsWith("- ")) return { kind: "item", text: first.slice(2) };
  if (first.startsWith("> ")) return { kind: "toggle", text: first.slice(2), inside: rest };
  const todo = /^\[([x ]?)\] (.*)$/.exec(first);
  if (todo) return { kind: "to-do", text: todo[2] ?? "", done: todo[1] === "x" };
  const link = /^\[([^\]]+)\]\((https?:[^)\s]+)\)$/.exec(first);
  if (link) return { kind: "bookmark", text: link[1] ?? "", href: link[2] ?? "", description: rest.join("\n") };
  return { kind: "text", text: source };
}

/** A callout's own line, "" if its first block is no text, and the blocks inside it. */
export function partsOf(sources: readonly string[]): { line: string; blocks: Block[] } {
  const blocks = sources.map(blockOf);
  return blocks[0]?.kind === "text" ? { line: blocks[0].text, blocks: blocks.slice(1) } : { line: "", blocks };
}

/** An element; `className` is a list separated by spaces, "" for none. */
export function el(
  tagName: string,
  className: string,
  children: ElementContent[] | string = [],
  properties: Properties = {},
): Element {
  return {
    type: "element",
    tagName,
    properties: className ? { className: className.split(" "), ...properties } : properties,
    children: typeof children === "string" ? [{ type: "text", value: children }] : children,
  };
}

const mark = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:https?:|mailto:|tel:|#|\/)[^)\s]*)\)/g;

/** Rich text: what is between marks stays bare, as both hosts leave it. */
export function richText(text: string, names: { bold: string; link: string }): ElementContent[] {
  const nodes: ElementContent[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [all, bold, words, href] = match;
    if (match.index > from) nodes.push({ type: "text", value: text.slice(from, match.index) });
    nodes.push(bold ? el(names.bold, "", bold) : el("a", names.link, words ?? "", { href }));
    from = match.index + all.length;
  }
  if (from < text.length) nodes.push({ type: "text", value: text.slice(from) });
  return nodes;
}

/** Whether a callout's icon is a picture; otherwise it is an emoji. */
export const isPicture = (icon: string) => /^(\/|https?:|data:)/.test(icon);
