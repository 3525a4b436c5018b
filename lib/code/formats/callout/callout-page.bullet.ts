import type { Element } from "hast";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { backgroundClasses, bulletHost } from "@/lib/hosts/bullet";
import { type Block, el, isPicture, partsOf, richText } from "./callout-blocks";

const c = bulletHost.classes;

/** The content as a page of Bullet, which is react-notion-x's (docs/hosts.md §2–3). */
export function bulletPage({ heading, text, callouts }: CalloutContent): Element {
  return el("div", `${c.notion} ${c.app}`, [
    el("div", c.frame, [
      el("div", c.scroller, [
        el("div", `${c.page} ${c.fullPage}`, [
          el("h1", c.title, heading),
          el("div", c.pageContent, [
            el("article", c.pageContentInner, [paragraph(text), ...callouts.map(bulletCallout)]),
          ]),
        ]),
      ]),
    ]),
  ]);
}

/** One callout of it. */
export function bulletCallout({ colour, icon, blocks: sources }: CalloutContent["callouts"][number]): Element {
  const { line, blocks } = partsOf(sources);
  return el("div", colour ? `${c.callout} ${backgroundClasses(colour)[0]}` : c.callout, [
    ...(icon ? [glyph(icon, line)] : []),
    el("div", c.calloutText, [...rich(line), ...blocks.map(element)]),
  ]);
}

function glyph(icon: string, line: string): Element {
  if (!isPicture(icon)) {
    const emoji = el("span", c.icon, icon, { role: "img", ariaLabel: icon });
    return el("div", `${c.iconInline} ${c.iconSpan}`, [emoji]);
  }
  const alt = line.replaceAll("**", "") || "page icon";
  const picture = el("img", c.icon, [], { src: icon, alt, loading: "lazy", decoding: "async" });
  return el("div", `${c.iconInline} ${c.iconImage}`, [picture]);
}

const rich = (text: string) => richText(text, { bold: "b", link: c.link });
const paragraph = (text: string) => el("div", c.text, rich(text));

function element(block: Block): Element {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "heading":
      return el("h2", `${c.heading} ${c.heading1}`, [
        el("span", "", [el("div", c.headingAnchor), el("span", c.headingTitle, rich(block.text))]),
      ]);
    case "item":
      return el("ul", `${c.list} ${c.listDisc}`, [el("li", "", rich(block.text))]);
    case "divider":
      return el("hr", c.divider);
    case "to-do":
      return el("div", c.todo, [
        el("div", c.todoItem, [
          el("span", `${c.property} ${c.checkbox}`, [
            block.done ? el("div", c.checkboxChecked, [tick()]) : el("div", c.checkboxUnchecked),
          ]),
          el("div", block.done ? `${c.todoBody} ${c.todoChecked}` : c.todoBody, rich(block.text)),
        ]),
        el("div", c.todoChildren),
      ]);
    case "toggle":
      return el("details", c.toggle, [el("summary", "", rich(block.text)), el("div", "", block.inside.map(paragraph))]);
    case "bookmark": {
      const words = el("div", "", [
        el("div", c.bookmarkTitle, block.text),
        ...(block.description ? [el("div", c.bookmarkDescription, block.description)] : []),
        el("div", c.bookmarkLink, [el("div", c.bookmarkLinkText, block.href)]),
      ]);
      const properties = { href: block.href, target: "_blank", rel: ["noopener", "noreferrer"] };
      return el("div", c.row, [el("a", c.bookmark, [words], properties)]);
    }
  }
}

function tick(): Element {
  const path = el("path", "", [], { d: "M5.5 12 0 6.5 1.4 5l4.1 4L12.6 2 14 3.4z" });
  return el("svg", "", [path], { viewBox: "0 0 14 14" });
}
