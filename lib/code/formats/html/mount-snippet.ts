import { select } from "hast-util-select";
import type { MountPosition } from "@/lib/catalogue/paste-target";
import { formatAsAttribute } from "@/lib/code/metadata/marker";
import type { Rendered } from "@/lib/code/render/render";
import { hosts, layerBelowMenus, siteParts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { buildSchemeRule, getShadowContent, getTagName, joinLines, printPageRules } from "./custom-element";

/**
 * The copy of a header or footer: a snippet for the site's Head that makes the element, puts it before or after the
 * builder's page and keeps it there while that is re-rendered. Its words stand in a template, which a Head may hold. It
 * becomes a child of the body, where the builder's framework does not look when it takes over the page: inside the frame it
 * would be a mismatch and be thrown out. One element and one observer, however often the snippet runs; several such
 * snippets don't fight over the place. The builder's own bar or footer is hidden by the script, so that without script it stays.
 */
export function printMountSnippet(position: MountPosition, product: Product, rendered: Rendered): string {
  const tag = getTagName(rendered.name);
  const { bar, footer, search } = siteParts[product];
  const { frame, content } = hosts[product].page;
  const isHeader = position === "header";
  const host = { frame, own: isHeader ? bar : footer, ...(isHeader && { search, text: content.join() }) };
  return `<template id="${tag}"${rendered.marker ? formatAsAttribute(rendered.marker) : ""}>${getShadowContent(rendered)}
</template>
<style>${printPageRules(rendered, `${buildSchemeRule(tag)} ${buildPlacedRule(tag, rendered)}`)}</style>
<script>${joinLines(script)}(${JSON.stringify(tag)}, ${isHeader}, ${JSON.stringify(host)});</script>
`;
}

/**
 * Plain enough for `eval`, and without comments: it is printed on one line. The host's own is hidden by a stylesheet that is no element,
 * since frameworks that hydrate a whole document count its elements. A page that was reached without loading closes what was open and has
 * its link marked; links with `data-skip` and `data-search` do what only the host's page can. A box with `data-kept` stays ticked in
 * this browser until its value is another, also where storage is refused: then until the page is loaded anew. The focus goes back to what opened a popover, which browsers forget in a shadow root.
 */
const script = `(function (tag, isHeader, host) {
  var source = document.querySelector("template#" + tag);
  if (!source || customElements.get(tag)) return;
  var content = source.content;
  customElements.define(tag, class extends HTMLElement {
    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: "open" }).append(document.importNode(content, true));
    }
  });
  var element = document.createElement(tag), sheet = new CSSStyleSheet(), root, address;
  function say(height) {
    sheet.replaceSync(host.own + " { display: none !important } html { scroll-padding-top: " + height + "px }");
  }
  say(0);
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  function place() {
    var frame = document.querySelector(host.frame);
    while (frame && frame.parentNode !== document.body) frame = frame.parentNode;
    if (!frame) return;
    var side = isHeader ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (element.parentNode === document.body && frame.compareDocumentPosition(element) & side) return;
    frame[isHeader ? "before" : "after"](element);
    if (root) return;
    root = element.shadowRoot;
    root.addEventListener("click", press);
    root.addEventListener("toggle", back, true);
    root.querySelectorAll("input[data-kept]").forEach(keep);
    if (getComputedStyle(element).position === "sticky") new ResizeObserver(function () { say(element.offsetHeight); }).observe(element);
  }
  function path(place) { return place.origin + place.pathname.replace(/[/]$/, ""); }
  function mark() {
    if (!root || address === location.href) return;
    address = location.href;
    root.querySelectorAll("nav a[href]").forEach(function (link) {
      if (path(link) === path(location)) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    });
    root.querySelectorAll("[popover]").forEach(close);
  }
  function close(popover) { if (popover && popover.hidePopover) popover.hidePopover(); }
  function press(event) {
    var link = event.target.closest("a");
    if (!link) return;
    close(link.closest("[popover]"));
    var found = link.matches("[data-skip]") ? host.text : link.matches("[data-search]") && host.search;
    found = found && document.querySelector(found);
    if (!found) return;
    event.preventDefault();
    if (link.matches("[data-search]")) return found.click();
    found.tabIndex = -1;
    found.focus();
  }
  function back(event) {
    var focused = root.activeElement || document.activeElement;
    if (event.newState !== "closed") return;
    if (focused !== document.body && focused !== element && !event.target.contains(focused)) return;
    var opener = root.querySelector('[popovertarget="' + event.target.id + '"]:not([popovertargetaction])');
    if (opener) opener.focus({ preventScroll: true });
  }
  function keep(box) {
    try { box.checked = localStorage.getItem(tag) === box.value; } catch (error) {}
    box.addEventListener("change", function () {
      try { localStorage.setItem(tag, box.checked ? box.value : ""); } catch (error) {}
    });
  }
  var due = false;
  new MutationObserver(function () {
    if (due) return;
    due = true;
    requestAnimationFrame(function () {
      due = false;
      place();
      mark();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
  place();
  mark();
})`;

/** What stays at the top of the window says so by `data-stays` in its markup. */
export const isSticky = ({ markup }: Rendered): boolean => Boolean(select("[data-stays]", markup));

function buildPlacedRule(tag: string, rendered: Rendered): string {
  return `${tag} {
  display: block;
  position: ${isSticky(rendered) ? "sticky; top: 0" : "relative"};
  z-index: ${layerBelowMenus};
}`;
}
