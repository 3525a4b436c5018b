import type { Product } from "@/lib/catalogue/products";
import { indent, schemeRule, shadowContent, tagOf } from "./custom-element";
import type { Rendered } from "./render";

export type Placement = "header" | "footer";

/**
 * Where each builder's page frame begins and ends (research §1.3, §2): the first selector that is found counts, and
 * the element goes before or after it, or becomes its first or last child.
 */
const places: Record<Product, Record<Placement, readonly (readonly [selector: string, where: InsertPosition])[]>> = {
  super: {
    header: [
      ["nav.super-navbar", "beforebegin"],
      [".super-root", "afterbegin"],
    ],
    footer: [
      ["footer.super-footer", "beforebegin"],
      [".super-content-wrapper", "afterend"],
      [".super-root", "beforeend"],
    ],
  },
  bullet: {
    header: [
      [".bullet-navbar", "beforebegin"],
      [".notion-frame", "afterbegin"],
      [".notion-app", "afterbegin"],
    ],
    footer: [
      [".notion-frame", "beforeend"],
      [".notion-app", "beforeend"],
    ],
  },
};

/**
 * The copy of a header or footer: a snippet for the site's Head that makes the element, puts it where it belongs and
 * keeps it there while the builder re-renders its page. One observer per element, however often the snippet runs.
 */
export function placed(placement: Placement, product: Product, rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  // Inside a script only these three sequences could end it or change how it is read.
  const content = JSON.stringify(shadowContent(rendered))
    .replaceAll("</", "<\\/")
    .replaceAll("<!--", "<\\!--")
    .replaceAll(/\{(?=[{%])/g, "\\u007b");
  return `<style>
${indent(schemeRule(tag), 2)}
  ${tag} {
    display: block;
    position: relative;
    z-index: 30;
  }
</style>
<script>
  (function (tag, places, content) {
    if (customElements.get(tag)) return;
    customElements.define(tag, class extends HTMLElement {
      connectedCallback() {
        if (!this.shadowRoot) this.attachShadow({ mode: "open" }).innerHTML = content;
      }
    });
    var element = document.createElement(tag);
    function stands(anchor, where) {
      if (where === "beforebegin") return anchor.previousElementSibling === element;
      if (where === "afterend") return anchor.nextElementSibling === element;
      return (where === "afterbegin" ? anchor.firstElementChild : anchor.lastElementChild) === element;
    }
    function place() {
      for (var i = 0; i < places.length; i++) {
        var anchor = document.querySelector(places[i][0]);
        if (!anchor) continue;
        if (!stands(anchor, places[i][1])) anchor.insertAdjacentElement(places[i][1], element);
        return;
      }
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
  })(${JSON.stringify(tag)}, ${JSON.stringify(places[product][placement])}, ${content});
</script>
`;
}
