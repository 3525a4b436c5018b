import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { type Block, el, isPicture, partsOf, richText } from "./callout-blocks";

/** The content as a page of Bullet, which is react-notion-x's (docs/hosts.md §2–3). */
export function bulletPage({ heading, text, callouts }: CalloutContent): Element {
  return el("div", "notion notion-app", [
    el("div", "notion-frame", [
      el("div", "notion-page-scroller", [
        el("div", "notion-page notion-full-page", [
          el("h1", "notion-title", heading),
          el("div", "notion-page-content", [
            el("article", "notion-page-content-inner", [paragraph(text), ...callouts.map(bulletCallout)]),
          ]),
        ]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function bulletCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = partsOf(sources);
  // Notion's own records say teal where its menu says green.
  const name = colour === "green" ? "teal" : colour;
  return el("div", name ? `notion-callout notion-${name}_background_co` : "notion-callout", [
    ...(icon ? [glyph(icon, line)] : []),
    el("div", "notion-callout-text", [...rich(line), ...blocks.map(element)]),
  ]);
}

function glyph(icon: string, line: string): Element {
  if (!isPicture(icon)) {
    const emoji = el("span", "notion-page-icon", icon, { role: "img", ariaLabel: icon });
    return el("div", "notion-page-icon-inline notion-page-icon-span", [emoji]);
  }
  const alt = line.replaceAll("**", "") || "page icon";
  const picture = el("img", "notion-page-icon", [], { src: icon, alt, loading: "lazy", decoding: "async" });
  return el("div", "notion-page-icon-inline notion-page-icon-image", [picture]);
}

const rich = (text: string) => richText(text, { bold: "b", link: "notion-link" });
const paragraph = (text: string) => el("div", "notion-text", rich(text));

function element(block: Block): Element {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "heading":
      return el("h2", "notion-h notion-h1", [
        el("span", "", [el("div", "notion-header-anchor"), el("span", "notion-h-title", rich(block.text))]),
      ]);
    case "item":
      return el("ul", "notion-list notion-list-disc", [el("li", "", rich(block.text))]);
    case "divider":
      return el("hr", "notion-hr");
    case "to-do":
      return el("div", "notion-to-do", [
        el("div", "notion-to-do-item", [
          el("span", "notion-property notion-property-checkbox", [
            block.done
              ? el("div", "notion-property-checkbox-checked", [tick()])
              : el("div", "notion-property-checkbox-unchecked"),
          ]),
          el("div", block.done ? "notion-to-do-body notion-to-do-checked" : "notion-to-do-body", rich(block.text)),
        ]),
        el("div", "notion-to-do-children"),
      ]);
    case "toggle":
      return el("details", "notion-toggle", [
        el("summary", "", rich(block.text)),
        el("div", "", block.inside.map(paragraph)),
      ]);
    case "bookmark": {
      const words = el("div", "", [
        el("div", "notion-bookmark-title", block.text),
        ...(block.description ? [el("div", "notion-bookmark-description", block.description)] : []),
        el("div", "notion-bookmark-link", [el("div", "notion-bookmark-link-text", block.href)]),
      ]);
      const properties = { href: block.href, target: "_blank", rel: ["noopener", "noreferrer"] };
      return el("div", "notion-row", [el("a", "notion-bookmark", [words], properties)]);
    }
  }
}

function tick(): Element {
  const path = el("path", "", [], { d: "M5.5 12 0 6.5 1.4 5l4.1 4L12.6 2 14 3.4z" });
  return el("svg", "", [path], { viewBox: "0 0 14 14" });
}
