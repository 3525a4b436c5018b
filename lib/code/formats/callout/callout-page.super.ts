import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { backgroundClasses, superHost } from "@/lib/hosts/super";
import { type Block, createElementNode, isPicture, parseCalloutText, parseRichText } from "./callout-blocks";

const c = superHost.classes;

/** The content as a page of Super, as observed on served pages (docs/hosts.md §1.3). */
export function buildSuperPage({ heading, text, callouts }: CalloutContent): Element {
  return createElementNode("div", c.root, [
    createElementNode("div", c.contentWrapper, [
      createElementNode("div", c.content, [
        createElementNode("div", `${c.header} page`, [
          createElementNode("div", `${c.headerContent} ${c.maxWidth}`, [
            createElementNode("div", c.headerTitleWrapper, [createElementNode("h1", c.headerTitle, heading)]),
          ]),
        ]),
        createElementNode("article", `${c.article} ${c.maxWidth}`, [
          createParagraph(text),
          ...callouts.map(buildSuperCallout),
        ]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function buildSuperCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = parseCalloutText(sources);
  return createElementNode("div", [c.callout, ...(colour ? backgroundClasses(colour) : []), "border"].join(" "), [
    // The wrapper is there without an icon, too.
    createElementNode("div", c.calloutIcon, icon ? [createGlyph(icon)] : []),
    createElementNode("div", c.calloutContent, [createString(line), ...createBlockElements(blocks)]),
  ]);
}

const getHostname = (href: string) => (URL.canParse(href) ? new URL(href).hostname : href);

function createGlyph(icon: string): Element {
  if (!isPicture(icon)) {
    return createElementNode("span", `${c.icon} text`, icon, { style: "width:20px;height:20px;font-size:20px" });
  }
  const style = "object-fit:contain;object-position:center";
  return createElementNode("img", c.icon, [], { alt: "icon", width: 20, height: 20, style, src: icon });
}

const createRichText = (text: string) => parseRichText(text, { bold: "strong", link: `${c.link} link` });
const createString = (text: string) => createElementNode("span", c.string, createRichText(text));
const createParagraph = (text: string) =>
  createElementNode("p", `${c.text} ${c.textContent} ${c.string}`, createRichText(text));

/** Neighbouring items share a list. */
function createBlockElements(blocks: readonly Block[]): Element[] {
  const result: Element[] = [];
  for (const [index, block] of blocks.entries()) {
    const built = createBlockElement(block);
    const list = result.at(-1);
    if (block.kind !== "item") result.push(built);
    else if (list && blocks[index - 1]?.kind === "item") list.children.push(built);
    else result.push(createElementNode("ul", c.bulletedList, [built]));
  }
  return result;
}

function createBlockElement(block: Block): Element {
  switch (block.kind) {
    case "text":
      return createParagraph(block.text);
    case "heading":
      return createElementNode("h2", `${c.heading} ${c.string}`, createRichText(block.text));
    case "item":
      return createElementNode("li", `${c.listItem} ${c.string}`, createRichText(block.text));
    case "divider":
      return createElementNode("div", c.divider);
    case "to-do":
      return createElementNode("div", c.todo, [
        createElementNode("div", c.todoContent, [
          createElementNode("div", c.todoIcon, [
            createElementNode("div", block.done ? `${c.checkbox} checked` : c.checkbox),
          ]),
          createElementNode("div", block.done ? `${c.todoTitle} checked` : c.todoTitle, [createString(block.text)]),
        ]),
      ]);
    case "toggle":
      return createElementNode("div", `${c.toggle} open`, [
        createElementNode("div", c.toggleSummary, [
          createElementNode("div", c.toggleTrigger, [
            createElementNode("div", c.toggleTriggerIcon, [createElementNode("span", "", "‣")]),
          ]),
          createString(block.text),
        ]),
        createElementNode("div", c.toggleContent, block.inside.map(createParagraph)),
      ]);
    case "bookmark": {
      const words = createElementNode("div", c.bookmarkContent, [
        // Super makes it an h5 whatever stands before it; a page of ours has no gap in its outline.
        createElementNode("div", c.bookmarkTitle, block.text),
        ...(block.description ? [createElementNode("p", c.bookmarkDescription, block.description)] : []),
        createElementNode("div", c.bookmarkLink, [createElementNode("p", "", getHostname(block.href))]),
      ]);
      return createElementNode("div", c.bookmark, [createElementNode("a", c.link, [words], { href: block.href })]);
    }
  }
}
