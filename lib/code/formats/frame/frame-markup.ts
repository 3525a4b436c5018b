import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { type LeftOut, note } from "./left-out";

/** What a link of a section may lead to; others have no address in a frame, which is allowed to run scripts. */
const outside = /^https?:/i;
const letters = /^(?:mailto|tel|sms):/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * Changes what works otherwise in a frame without a place of its own: links and forms open a new window, since it may go nowhere
 * itself; what leads past a menu to a page's text is left out where there is none.
 */
export function fitToFrame(markup: Root, leftOut: LeftOut): void {
  const ids = collectIds(markup);
  visit(markup, "element", (element, index, parent) => {
    if (element.tagName === "form") fitForm(element, leftOut);
    if (element.tagName !== "a") return;
    const address = readAddress(element.properties.href);
    if ("dataSkip" in element.properties && !ids.has(address.slice(1)) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    fitLink(element, address, ids, leftOut);
  });
}

/** As browsers read it: without the characters that they skip before a scheme and inside of it. */
const readAddress = (value: unknown) => {
  const address = String(value ?? "").trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "");
};

function collectIds(markup: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(markup, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.add(properties.id);
  });
  return ids;
}

function fitLink({ properties }: Element, address: string, ids: ReadonlySet<string>, leftOut: LeftOut): void {
  if (address === "" || letters.test(address)) return;
  if (address.startsWith("#")) {
    if (!ids.has(address.slice(1))) note(leftOut.places, address);
    return;
  }
  if (scheme.test(address) && !outside.test(address)) {
    delete properties.href;
    return;
  }
  if (!outside.test(address)) note(leftOut.links, address);
  properties.target = "_blank";
  properties.rel = ["noopener"];
}

/** A form without an address of its own keeps what was filled in: it would be sent to the page around the frame. */
function fitForm({ properties }: Element, leftOut: LeftOut): void {
  const address = String(properties.action ?? "").trim();
  if (outside.test(address)) {
    properties.target = "_blank";
    return;
  }
  properties.method = "dialog";
  delete properties.action;
  leftOut.form = true;
}
