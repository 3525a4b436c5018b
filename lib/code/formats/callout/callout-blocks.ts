import type { Element, ElementContent, Properties } from "hast";

/** A block as Notion knows it, read from the line its writer typed (see CalloutContent). */
export type Block =
  | { kind: "text" | "heading" | "item" | "divider"; text: string }
  | { kind: "to-do"; text: string; done: boolean }
  | { kind: "toggle"; text: string; inside: string[] }
  | { kind: "bookmark"; text: string; href: string; description: string };

function parseBlock(source: string): Block {
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
export function parseCalloutText(sources: readonly string[]): { line: string; blocks: Block[] } {
  const blocks = sources.map(parseBlock);
  return blocks[0]?.kind === "text" ? { line: blocks[0].text, blocks: blocks.slice(1) } : { line: "", blocks };
}

/** An element; `className` is a list separated by spaces, "" for none. */
export function createElementNode(
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

/** Rich text: what is between marks stays bare, as both hosts leave it. */
export function parseRichText(text: string, names: { bold: string; link: string }): ElementContent[] {
  const nodes: ElementContent[] = [];
  const markAt = createMarkFinder(text);
  let from = 0;
  for (const { index } of text.matchAll(/\*(?=\*)|\[/g)) {
    const mark = index >= from && markAt(index);
    if (!mark) continue;
    if (index > from) nodes.push({ type: "text", value: text.slice(from, index) });
    nodes.push(
      "href" in mark
        ? createElementNode("a", names.link, mark.words, { href: mark.href })
        : createElementNode(names.bold, "", mark.words),
    );
    from = mark.end;
  }
  if (from < text.length) nodes.push({ type: "text", value: text.slice(from) });
  return nodes;
}

interface Mark {
  words: string;
  href?: string;
  end: number;
}

/**
 * Reads the mark that begins at an index: `**words**` within a line, or `[words](address)`. Asked in the order of the
 * text it takes time in proportion to its length, since what closes a mark is looked for once.
 */
function createMarkFinder(text: string): (index: number) => Mark | null {
  const [stars, lineEnd, bracket, addressEnd] = [/\*\*/g, /\n/g, /\]/g, /[)\s]/g].map((what) =>
    createSeeker(text, what),
  );
  return (index) => {
    if (text[index] === "*") {
      const end = stars?.(index + 3) ?? text.length;
      if (end === text.length || (lineEnd?.(index) ?? 0) < end) return null;
      return { words: text.slice(index + 2, end), end: end + 2 };
    }
    const close = bracket?.(index + 1) ?? text.length;
    if (close === index + 1 || text[close + 1] !== "(") return null;
    const end = addressEnd?.(close + 2) ?? text.length;
    const isAddress = text[end] === ")" && /^(?:https?:|mailto:|tel:|#|\/)/.test(text.slice(close + 2, close + 9));
    return isAddress ? { words: text.slice(index + 1, close), href: text.slice(close + 2, end), end: end + 1 } : null;
  };
}

/** Where a pattern is found next at or after an index, the text's length when nowhere. Asked with growing indices. */
function createSeeker(text: string, what: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      what.lastIndex = from;
      found = what.exec(text)?.index ?? text.length;
    }
    return found;
  };
}

/** Whether a callout's icon is a picture; otherwise it is an emoji. */
export const isPicture = (icon: string) => /^(\/|https?:|data:)/.test(icon);
