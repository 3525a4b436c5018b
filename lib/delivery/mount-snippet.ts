import type { Product } from "@/lib/catalogue/products";
import { hosts, layerBelowMenus } from "@/lib/hosts/hosts";
import { indent, schemeRule, shadowContent, tagOf } from "./custom-element";
import type { Rendered } from "./render";

export type MountPosition = "header" | "footer";

/**
 * The copy of a header or footer: a snippet for the site's Head that makes the element, puts it before or after the
 * builder's page and keeps it there while that is re-rendered. It becomes a child of the body, where the builder's
 * framework does not look when it takes over the page: inside the frame it would be a mismatch and be thrown out.
 * One element and one observer, however often the snippet runs; several such snippets don't fight over the place.
 */
export function mountSnippet(position: MountPosition, product: Product, rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  return `<style>
${indent(schemeRule(tag), 2)}
${indent(placedRule(tag), 2)}
</style>
<script>
  (function (tag, frameSelector, isHeader, content) {
    if (customElements.get(tag)) return;
    customElements.define(tag, class extends HTMLElement {
      connectedCallback() {
        if (!this.shadowRoot) this.attachShadow({ mode: "open" }).innerHTML = content;
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
  })(${JSON.stringify(tag)}, ${JSON.stringify(hosts[product].page.frame)}, ${position === "header"}, ${scriptText(shadowContent(rendered))});
</script>
`;
}

function placedRule(tag: string): string {
  return `${tag} {
  display: block;
  position: relative;
  z-index: ${layerBelowMenus};
}`;
}

/** A string as a script may hold it: nothing in it ends the script, changes how it is read, or is a merge tag. */
function scriptText(text: string): string {
  return JSON.stringify(text)
    .replaceAll("</", "<\\/")
    .replaceAll("<!--", "<\\!--")
    .replaceAll(/\{(?=[{%])/g, "\\u007b");
}
