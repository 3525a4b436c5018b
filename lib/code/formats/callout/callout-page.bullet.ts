import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { backgroundClasses, bulletHost } from "@/lib/hosts/bullet";
import { type Block, createElementNode, isPicture, parseCalloutText, parseRichText } from "./callout-blocks";

const c = bulletHost.classes;

/** The content as a page of Bullet, which is react-notion-x's (docs/hosts.md §2–3). */
export function buildBulletPage({ heading, text, callouts }: CalloutContent): Element {
  return createElementNode("div", `${c.notion} ${c.app}`, [
    createElementNode("div", c.frame, [
      createElementNode("div", c.scroller, [
        createElementNode("div", `${c.page} ${c.fullPage}`, [
          createElementNode("h1", c.title, heading),
          createElementNode("div", c.pageContent, [
            createElementNode("article", c.pageContentInner, [
              createParagraph(text),
              ...callouts.map(buildBulletCallout),
            ]),
          ]),
        ]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function buildBulletCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = parseCalloutText(sources);
  return createElementNode("div", colour ? `${c.callout} ${backgroundClasses(colour)[0]}` : c.callout, [
    ...(icon ? [createGlyph(icon, line)] : []),
    createElementNode("div", c.calloutText, [...createRichText(line), ...blocks.map(createBlockElement)]),
  ]);
}

function createGlyph(icon: string, line: string): Element {
  if (!isPicture(icon)) {
    const emoji = createElementNode("span", c.icon, icon, { role: "img", ariaLabel: icon });
    return createElementNode("div", `${c.iconInline} ${c.iconSpan}`, [emoji]);
  }
  const alt = line.replaceAll("**", "") || "page icon";
  const picture = createElementNode("img", c.icon, [], { src: icon, alt, loading: "lazy", decoding: "async" });
  return createElementNode("div", `${c.iconInline} ${c.iconImage}`, [picture]);
}

const createRichText = (text: string) => parseRichText(text, { bold: "b", link: c.link });
const createParagraph = (text: string) => createElementNode("div", c.text, createRichText(text));

function createBlockElement(block: Block): Element {
  switch (block.kind) {
    case "text":
      return createParagraph(block.text);
    case "heading":
      return createElementNode("h2", `${c.heading} ${c.heading1}`, [
        createElementNode("span", "", [
          createElementNode("div", c.headingAnchor),
          createElementNode("span", c.headingTitle, createRichText(block.text)),
        ]),
      ]);
    case "item":
      return createElementNode("ul", `${c.list} ${c.listDisc}`, [
        createElementNode("li", "", createRichText(block.text)),
      ]);
    case "divider":
      return createElementNode("hr", c.divider);
    case "to-do":
      return createElementNode("div", c.todo, [
        createElementNode("div", c.todoItem, [
          createElementNode("span", `${c.property} ${c.checkbox}`, [
            block.done
              ? createElementNode("div", c.checkboxChecked, [tick()])
              : createElementNode("div", c.checkboxUnchecked),
          ]),
          createElementNode(
            "div",
            block.done ? `${c.todoBody} ${c.todoChecked}` : c.todoBody,
            createRichText(block.text),
          ),
        ]),
        createElementNode("div", c.todoChildren),
      ]);
    case "toggle":
      return createElementNode("details", c.toggle, [
        createElementNode("summary", "", createRichText(block.text)),
        createElementNode("div", "", block.inside.map(createParagraph)),
      ]);
    case "bookmark": {
      const words = createElementNode("div", "", [
        createElementNode("div", c.bookmarkTitle, block.text),
        ...(block.description ? [createElementNode("div", c.bookmarkDescription, block.description)] : []),
        createElementNode("div", c.bookmarkLink, [createElementNode("div", c.bookmarkLinkText, block.href)]),
      ]);
      const properties = { href: block.href, target: "_blank", rel: ["noopener", "noreferrer"] };
      return createElementNode("div", c.row, [createElementNode("a", c.bookmark, [words], properties)]);
    }
  }
}

function tick(): Element {
  const path = createElementNode("path", "", [], { d: "M5.5 12 0 6.5 1.4 5l4.1 4L12.6 2 14 3.4z" });
  return createElementNode("svg", "", [path], { viewBox: "0 0 14 14" });
}
