import type { Product } from "@/lib/catalogue/products";
import { hosts, layerBelowMenus } from "@/lib/hosts/hosts";
import { onOneLine, outside, schemeRule, shadowContent, tagOf } from "./custom-element";
import type { Rendered } from "./render";

export type MountPosition = "header" | "footer";

/**
 * The copy of a header or footer: a snippet for the site's Head that makes the element, puts it before or after the
 * builder's page and keeps it there while that is re-rendered. Its words stand in a template, which a Head may hold. It
 * becomes a child of the body, where the builder's framework does not look when it takes over the page: inside the frame it
 * would be a mismatch and be thrown out. One element and one observer, however often the snippet runs; several such
 * snippets don't fight over the place.
 */
export function mountSnippet(position: MountPosition, product: Product, rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  return `<template id="${tag}">${shadowContent(rendered)}
</template>
<style>${outside(rendered, `${schemeRule(tag)} ${placedRule(tag)}`)}</style>
<script>${onOneLine(script)}(${JSON.stringify(tag)}, ${JSON.stringify(hosts[product].page.frame)}, ${position === "header"});</script>
`;
}

/** Plain enough for `eval`, and without comments: it is printed on one line. */
const script = `(function (tag, frameSelector, isHeader) {
  var source = document.querySelector("template#" + tag);
  if (!source || customElements.get(tag)) return;
  var content = source.content;
  customElements.define(tag, class extends HTMLElement {
    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: "open" }).append(document.importNode(content, true));
    }
  });
  var element = document.createElement(tag);
  function place() {
    var frame = document.querySelector(frameSelector);
    while (frame && frame.parentNode !== document.body) frame = frame.parentNode;
    if (!frame) return;
    var side = isHeader ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (element.parentNode === document.body && frame.compareDocumentPosition(element) & side) return;
    frame[isHeader ? "before" : "after"](element);
  }
  var due = false;
  new MutationObserver(function () {
    if (due) return;
    due = true;
    requestAnimationFrame(function () {
      due = false;
      place();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
  place();
})`;

function placedRule(tag: string): string {
  return `${tag} {
  display: block;
  position: relative;
  z-index: ${layerBelowMenus};
}`;
}
