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
            createElementNode("article", c.pageContentInner, [paragraph(text), ...callouts.map(buildBulletCallout)]),
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
    ...(icon ? [glyph(icon, line)] : []),
    createElementNode("div", c.calloutText, [...rich(line), ...blocks.map(element)]),
  ]);
}

function glyph(icon: string, line: string): Element {
  if (!isPicture(icon)) {
    const emoji = createElementNode("span", c.icon, icon, { role: "img", ariaLabel: icon });
    return createElementNode("div", `${c.iconInline} ${c.iconSpan}`, [emoji]);
  }
  const alt = line.replaceAll("**", "") || "page icon";
  const picture = createElementNode("img", c.icon, [], { src: icon, alt, loading: "lazy", decoding: "async" });
  return createElementNode("div", `${c.iconInline} ${c.iconImage}`, [picture]);
}

const rich = (text: string) => parseRichText(text, { bold: "b", link: c.link });
const paragraph = (text: string) => createElementNode("div", c.text, rich(text));

function element(block: Block): Element {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "heading":
      return createElementNode("h2", `${c.heading} ${c.heading1}`, [
        createElementNode("span", "", [
          createElementNode("div", c.headingAnchor),
          createElementNode("span", c.headingTitle, rich(block.text)),
        ]),
      ]);
    case "item":
      return createElementNode("ul", `${c.list} ${c.listDisc}`, [createElementNode("li", "", rich(block.text))]);
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
          createElementNode("div", block.done ? `${c.todoBody} ${c.todoChecked}` : c.todoBody, rich(block.text)),
        ]),
        createElementNode("div", c.todoChildren),
      ]);
    case "toggle":
      return createElementNode("details", c.toggle, [
        createElementNode("summary", "", rich(block.text)),
        createElementNode("div", "", block.inside.map(paragraph)),
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
