import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { backgroundClasses, superHost } from "@/lib/hosts/super";
import { type Block, el, isPicture, partsOf, richText } from "./callout-blocks";

const c = superHost.classes;

/** The content as a page of Super, as observed on served pages (docs/hosts.md §1.3). */
export function superPage({ heading, text, callouts }: CalloutContent): Element {
  return el("div", c.root, [
    el("div", c.contentWrapper, [
      el("div", c.content, [
        el("div", `${c.header} page`, [
          el("div", `${c.headerContent} ${c.maxWidth}`, [
            el("div", c.headerTitleWrapper, [el("h1", c.headerTitle, heading)]),
          ]),
        ]),
        el("article", `${c.article} ${c.maxWidth}`, [paragraph(text), ...callouts.map(superCallout)]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function superCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = partsOf(sources);
  return el("div", [c.callout, ...(colour ? backgroundClasses(colour) : []), "border"].join(" "), [
    // The wrapper is there without an icon, too.
    el("div", c.calloutIcon, icon ? [glyph(icon)] : []),
    el("div", c.calloutContent, [string(line), ...elements(blocks)]),
  ]);
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).hostname : href);

function glyph(icon: string): Element {
  if (!isPicture(icon)) {
    return el("span", `${c.icon} text`, icon, { style: "width:20px;height:20px;font-size:20px" });
  }
  const style = "object-fit:contain;object-position:center";
  return el("img", c.icon, [], { alt: "icon", width: 20, height: 20, style, src: icon });
}

const rich = (text: string) => richText(text, { bold: "strong", link: `${c.link} link` });
const string = (text: string) => el("span", c.string, rich(text));
const paragraph = (text: string) => el("p", `${c.text} ${c.textContent} ${c.string}`, rich(text));

/** Neighbouring items share a list. */
function elements(blocks: readonly Block[]): Element[] {
  const result: Element[] = [];
  for (const [index, block] of blocks.entries()) {
    const built = element(block);
    const list = result.at(-1);
    if (block.kind !== "item") result.push(built);
    else if (list && blocks[index - 1]?.kind === "item") list.children.push(built);
    else result.push(el("ul", c.bulletedList, [built]));
  }
  return result;
}

function element(block: Block): Element {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "heading":
      return el("h2", `${c.heading} ${c.string}`, rich(block.text));
    case "item":
      return el("li", `${c.listItem} ${c.string}`, rich(block.text));
    case "divider":
      return el("div", c.divider);
    case "to-do":
      return el("div", c.todo, [
        el("div", c.todoContent, [
          el("div", c.todoIcon, [el("div", block.done ? `${c.checkbox} checked` : c.checkbox)]),
          el("div", block.done ? `${c.todoTitle} checked` : c.todoTitle, [string(block.text)]),
        ]),
      ]);
    case "toggle":
      return el("div", `${c.toggle} open`, [
        el("div", c.toggleSummary, [
          el("div", c.toggleTrigger, [el("div", c.toggleTriggerIcon, [el("span", "", "‣")])]),
          string(block.text),
        ]),
        el("div", c.toggleContent, block.inside.map(paragraph)),
      ]);
    case "bookmark": {
      const words = el("div", c.bookmarkContent, [
        // Super makes it an h5 whatever stands before it; a page of ours has no gap in its outline.
        el("div", c.bookmarkTitle, block.text),
        ...(block.description ? [el("p", c.bookmarkDescription, block.description)] : []),
        el("div", c.bookmarkLink, [el("p", "", hostOf(block.href))]),
      ]);
      return el("div", c.bookmark, [el("a", c.link, [words], { href: block.href })]);
    }
  }
}
