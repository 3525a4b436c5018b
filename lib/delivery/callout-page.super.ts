import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { type Block, el, isPicture, partsOf, richText } from "./callout-blocks";

/** The content as a page of Super, as observed on served pages (docs/hosts.md §1.3). */
export function superPage({ heading, text, callouts }: CalloutContent): Element {
  return el("div", "super-root", [
    el("div", "super-content-wrapper", [
      el("div", "super-content", [
        el("div", "notion-header page", [
          el("div", "notion-header__content max-width", [
            el("div", "notion-header__title-wrapper", [el("h1", "notion-header__title", heading)]),
          ]),
        ]),
        el("article", "notion-root max-width", [paragraph(text), ...callouts.map(superCallout)]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function superCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = partsOf(sources);
  return el("div", `notion-callout ${colour ? `bg-${colour}-light ` : ""}border`, [
    // The wrapper is there without an icon, too.
    el("div", "notion-callout__icon", icon ? [glyph(icon)] : []),
    el("div", "notion-callout__content", [string(line), ...elements(blocks)]),
  ]);
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).hostname : href);

function glyph(icon: string): Element {
  if (!isPicture(icon)) {
    return el("span", "notion-icon text", icon, { style: "width:20px;height:20px;font-size:20px" });
  }
  const style = "object-fit:contain;object-position:center";
  return el("img", "notion-icon", [], { alt: "icon", width: 20, height: 20, style, src: icon });
}

const rich = (text: string) => richText(text, { bold: "strong", link: "notion-link link" });
const string = (text: string) => el("span", "notion-semantic-string", rich(text));
const paragraph = (text: string) => el("p", "notion-text notion-text__content notion-semantic-string", rich(text));

/** Neighbouring items share a list. */
function elements(blocks: readonly Block[]): Element[] {
  const result: Element[] = [];
  for (const [index, block] of blocks.entries()) {
    const built = element(block);
    const list = result.at(-1);
    if (block.kind !== "item") result.push(built);
    else if (list && blocks[index - 1]?.kind === "item") list.children.push(built);
    else result.push(el("ul", "notion-bulleted-list", [built]));
  }
  return result;
}

function element(block: Block): Element {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "heading":
      return el("h2", "notion-heading notion-semantic-string", rich(block.text));
    case "item":
      return el("li", "notion-list-item notion-semantic-string", rich(block.text));
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
        el("div", "notion-toggle__content", block.inside.map(paragraph)),
      ]);
    case "bookmark": {
      const words = el("div", "notion-bookmark__content", [
        // Super makes it an h5 whatever stands before it; a page of ours has no gap in its outline.
        el("div", "notion-bookmark__title", block.text),
        ...(block.description ? [el("p", "notion-bookmark__description", block.description)] : []),
        el("div", "notion-bookmark__link", [el("p", "", hostOf(block.href))]),
      ]);
      return el("div", "notion-bookmark", [el("a", "notion-link", [words], { href: block.href })]);
    }
  }
}
