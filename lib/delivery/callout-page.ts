import type { Element, ElementContent, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import type { Product } from "@/lib/catalogue/products";
import { cssText } from "./css-text";

/**
 * A page of a line's builder with the callouts of a content in it: its markup and, in short, its own stylesheet.
 * A stand-in for judging a card, after the observations in research/notion-sites.md §1.3–1.4, §2 and §3.
 */
export function calloutPage(product: Product, content: CalloutContent): { styles: string; html: string } {
  const page = product === "super" ? superPage(content) : bulletPage(content);
  return {
    styles: cssText(`lib/delivery/callout-page.${product}.css`),
    html: toHtml({ type: "root", children: [page] } satisfies Root),
  };
}

/** A block as Notion knows it, read from the line its writer typed (see CalloutContent). */
type Block =
  | { kind: "text" | "heading" | "item" | "divider"; text: string }
  | { kind: "to-do"; text: string; done: boolean }
  | { kind: "toggle"; text: string; inside: string[] }
  | { kind: "bookmark"; text: string; href: string; description: string };

function blockOf(source: string): Block {
  const [first = "", ...rest] = source.split("\n");
  if (first.startsWith("# ")) return { kind: "heading", text: first.slice(2) };
  const todo = /^\[([x ]?)\] (.*)$/.exec(first);
  if (todo) return { kind: "to-do", text: todo[2] ?? "", done: todo[1] === "x" };
  if (first.startsWith("> ")) return { kind: "toggle", text: first.slice(2), inside: rest };
  if (first.startsWith("- ")) return { kind: "item", text: first.slice(2) };
  if (first === "---") return { kind: "divider", text: "" };
  const link = /^\[([^\]]+)\]\((https?:[^)\s]+)\)$/.exec(first);
  if (link) return { kind: "bookmark", text: link[1] ?? "", href: link[2] ?? "", description: rest.join("\n") };
  return { kind: "text", text: source };
}

/** A callout's own line and the blocks inside it. */
function partsOf(sources: readonly string[]): { line: string; blocks: Block[] } {
  const [first, ...rest] = sources.map(blockOf);
  if (first?.kind === "text") return { line: first.text, blocks: rest };
  return { line: "", blocks: first ? [first, ...rest] : [] };
}

function el(
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
function rich(text: string, host: { bold: string; link: string }): ElementContent[] {
  const nodes: ElementContent[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [all, bold, words, href] = match;
    if (match.index > from) nodes.push({ type: "text", value: text.slice(from, match.index) });
    nodes.push(bold ? el(host.bold, "", bold) : el("a", host.link, words ?? "", { href }));
    from = match.index + all.length;
  }
  if (from < text.length) nodes.push({ type: "text", value: text.slice(from) });
  return nodes;
}

const isAddress = (icon: string) => /^(\/|https?:|data:)/.test(icon);

/** Runs of list items become one list. */
function listed(
  blocks: readonly Block[],
  list: (items: Block[]) => Element,
  other: (block: Block) => Element,
): Element[] {
  const elements: Element[] = [];
  let items: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "item") elements.push(other(block));
    else {
      items.push(block);
      if (blocks[index + 1]?.kind === "item") continue;
      elements.push(list(items));
      items = [];
    }
  }
  return elements;
}

const superMarks = { bold: "strong", link: "notion-link link" };

function superPage({ heading, text, callouts }: CalloutContent): Element {
  const string = (value: string) => el("span", "notion-semantic-string", rich(value, superMarks));
  const text_ = (value: string) =>
    el("p", "notion-text notion-text__content notion-semantic-string", rich(value, superMarks));
  const blockElement = (block: Block): Element => {
    switch (block.kind) {
      case "heading":
        return el("h2", "notion-heading notion-semantic-string", rich(block.text, superMarks));
      case "divider":
        return el("div", "notion-divider");
      case "to-do":
        return el("div", "notion-to-do", [
          el("div", "notion-to-do__content", [
            el("div", "notion-to-do__icon", [el("div", block.done ? "notion-checkbox checked" : "notion-checkbox")]),
            el("div", block.done ? "notion-to-do__title checked" : "notion-to-do__title", [string(block.text)]),
          ]),
        ]);
      case "toggle":
        return el("div", "notion-toggle open", [
          el("div", "notion-toggle__summary", [
            el("div", "notion-toggle__trigger", [el("div", "notion-toggle__trigger_icon", [el("span", "", "‣")])]),
            string(block.text),
          ]),
          el("div", "notion-toggle__content", block.inside.map(text_)),
        ]);
      case "bookmark":
        return el("div", "notion-bookmark", [
          el(
            "a",
            "notion-link",
            [
              el("div", "notion-bookmark__content", [
                // Super makes it an h5 whatever stands before it; a page of ours has no gap in its outline.
                el("div", "notion-bookmark__title", block.text),
                ...(block.description ? [el("p", "notion-bookmark__description", block.description)] : []),
                el("div", "notion-bookmark__link", [el("p", "", new URL(block.href).hostname)]),
              ]),
            ],
            { href: block.href },
          ),
        ]);
      default:
        return text_(block.text);
    }
  };
  const list = (items: Block[]) =>
    el(
      "ul",
      "notion-bulleted-list",
      items.map((item) => el("li", "notion-list-item notion-semantic-string", rich(item.text, superMarks))),
    );
  const icon = (value: string): Element[] => {
    if (!value) return [];
    if (!isAddress(value))
      return [el("span", "notion-icon text", value, { style: "width:20px;height:20px;font-size:20px" })];
    return [
      el("img", "notion-icon", [], {
        alt: "icon",
        width: 20,
        height: 20,
        src: value,
        style: "object-fit:contain;object-position:center",
      }),
    ];
  };
  const callout = ({ colour, icon: value, blocks: sources }: CalloutContent["callouts"][number]) => {
    const { line, blocks } = partsOf(sources);
    return el("div", `notion-callout ${colour ? `bg-${colour}-light ` : ""}border`, [
      el("div", "notion-callout__icon", icon(value)),
      el("div", "notion-callout__content", [string(line), ...listed(blocks, list, blockElement)]),
    ]);
  };
  return el("div", "super-root", [
    el("div", "super-content-wrapper", [
      el("div", "super-content", [
        el("div", "notion-header page", [
          el("div", "notion-header__content max-width", [
            el("div", "notion-header__title-wrapper", [el("h1", "notion-header__title", heading)]),
          ]),
        ]),
        el("article", "notion-root max-width", [text_(text), ...callouts.map(callout)]),
      ]),
    ]),
  ]);
}

const bulletMarks = { bold: "b", link: "notion-link" };
// Notion's own records say teal where its menu says green.
const bulletColour = (name: string) => (name === "green" ? "teal" : name);

function bulletPage({ heading, text, callouts }: CalloutContent): Element {
  const text_ = (value: string) => el("div", "notion-text", rich(value, bulletMarks));
  const blockElement = (block: Block): Element => {
    switch (block.kind) {
      case "heading":
        return el("h2", "notion-h notion-h1", [
          el("span", "", [
            el("div", "notion-header-anchor"),
            el("span", "notion-h-title", rich(block.text, bulletMarks)),
          ]),
        ]);
      case "divider":
        return el("hr", "notion-hr");
      case "to-do":
        return el("div", "notion-to-do", [
          el("div", "notion-to-do-item", [
            el("span", "notion-property notion-property-checkbox", [
              el(
                "div",
                block.done ? "notion-property-checkbox-checked" : "notion-property-checkbox-unchecked",
                block.done ? [tick()] : [],
              ),
            ]),
            el(
              "div",
              block.done ? "notion-to-do-body notion-to-do-checked" : "notion-to-do-body",
              rich(block.text, bulletMarks),
            ),
          ]),
          el("div", "notion-to-do-children"),
        ]);
      case "toggle":
        return el("details", "notion-toggle", [
          el("summary", "", rich(block.text, bulletMarks)),
          el("div", "", block.inside.map(text_)),
        ]);
      case "bookmark":
        return el("div", "notion-row", [
          el(
            "a",
            "notion-bookmark",
            [
              el("div", "", [
                el("div", "notion-bookmark-title", block.text),
                ...(block.description ? [el("div", "notion-bookmark-description", block.description)] : []),
                el("div", "notion-bookmark-link", [el("div", "notion-bookmark-link-text", block.href)]),
              ]),
            ],
            { href: block.href, target: "_blank", rel: ["noopener", "noreferrer"] },
          ),
        ]);
      default:
        return text_(block.text);
    }
  };
  const list = (items: Block[]) =>
    el(
      "ul",
      "notion-list notion-list-disc",
      items.map((item) => el("li", "", rich(item.text, bulletMarks))),
    );
  const icon = (value: string, line: string): Element[] => {
    if (!value) return [];
    if (!isAddress(value)) {
      const glyph = el("span", "notion-page-icon", value, { role: "img", ariaLabel: value });
      return [el("div", "notion-page-icon-inline notion-page-icon-span", [glyph])];
    }
    const picture = el("img", "notion-page-icon", [], {
      src: value,
      alt: line || "page icon",
      loading: "lazy",
      decoding: "async",
    });
    return [el("div", "notion-page-icon-inline notion-page-icon-image", [picture])];
  };
  const callout = ({ colour, icon: value, blocks: sources }: CalloutContent["callouts"][number]) => {
    const { line, blocks } = partsOf(sources);
    return el("div", colour ? `notion-callout notion-${bulletColour(colour)}_background_co` : "notion-callout", [
      ...icon(value, line.replaceAll("**", "")),
      el("div", "notion-callout-text", [...rich(line, bulletMarks), ...listed(blocks, list, blockElement)]),
    ]);
  };
  return el("div", "notion notion-app", [
    el("div", "notion-frame", [
      el("div", "notion-page-scroller", [
        el("div", "notion-page notion-full-page", [
          el("h1", "notion-title", heading),
          el("div", "notion-page-content", [
            el("article", "notion-page-content-inner", [text_(text), ...callouts.map(callout)]),
          ]),
        ]),
      ]),
    ]),
  ]);
}

function tick(): Element {
  return el("svg", "", [el("path", "", [], { d: "M5.5 12 0 6.5 1.4 5l4.1 4L12.6 2 14 3.4z" })], {
    viewBox: "0 0 14 14",
  });
}
