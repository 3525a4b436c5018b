import type { CheerioAPI } from "cheerio";
import { removeBrackets } from "@/lib/server/text";
import type { Element, Node } from "./parse";

/**
 * What runs, loads other documents, or speaks for the page to the browser. `noscript` holds what we have no use for. All that follows
 * `plaintext` would be its text, our own script included.
 */
const dropped = new Set(
  "applet base embed fencedframe frame frameset noembed noframes noscript object param plaintext portal script".split(
    " ",
  ),
);

/** Attributes that send, load or take hold of something. Without `crossorigin` and `integrity` a style sheet loads as ever. */
const droppedAttributes = new Set(
  `accesskey action attributionsrc autofocus autoplay contenteditable crossorigin download formaction formtarget integrity is
  manifest nonce ping srcdoc target`.split(/\s+/),
);

/** A name on one of these becomes a property of the document, in the place of its own: `document.querySelector`, say. */
const clobbering = new Set(["form", "iframe", "img"]);

/** Attributes that hold an address. */
const addresses = new Set(["background", "cite", "data", "href", "longdesc", "poster", "src", "usemap", "xlink:href"]);

/**
 * Makes a parsed page a picture of itself: nothing in it runs, sends anything, or leads into a frame. What the page looks
 * like is kept as far as it does not depend on its scripts. The frame's own policy would stop all of it once more
 * (lib/sites/preview/frame.ts).
 */
export function cleanPage($: CheerioAPI): void {
  const waiting: Parent[] = [$.root()[0] as unknown as Parent];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const { children } = parent;
    const kept = children.filter((node) => isKept(node, parent));
    for (const [index, node] of kept.entries()) {
      node.prev = kept[index - 1] ?? null;
      node.next = kept[index + 1] ?? null;
      if ("attribs" in node) cleanElement(node);
      if ("children" in node) waiting.push(node as Parent);
    }
    parent.children = kept;
  }
}

type Parent = { children: Node[]; namespace?: string };

const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";

/**
 * Whether an element is in a vocabulary where it is read again as it was written. Markup that goes from HTML into MathML
 * or SVG and back can be printed as something that is read otherwise the second time: what was text is then an element.
 */
function isPlain({ namespace = html, name, children }: Element, parent: Parent): boolean {
  if (namespace === svg)
    return name !== "style" || children.every((node) => node.type === "text" && !/</.test(node.data));
  return namespace === html && parent.namespace !== svg;
}

function isKept(node: Node, parent: Parent): boolean {
  if (node.type === "text" || node.type === "root") return true;
  if (node.type === "directive") return true;
  if (!("attribs" in node)) return false;
  const { name, attribs } = node;
  if (dropped.has(name) || !isPlain(node, parent)) return false;
  if (name === "link")
    return /(^|\s)stylesheet(\s|$)/i.test(attribs.rel ?? "") && !/alternate/i.test(attribs.rel ?? "");
  if (name === "meta") return attribs["http-equiv"] === undefined && !/^referrer$/i.test(attribs.name ?? "");
  // Inert, unless it is a shadow root that the parser opens.
  if (name === "template") return attribs.shadowrootmode !== undefined;
  // An animation can give a link another address, later.
  if (name === "animate" || name === "set")
    return !/href|^on/i.test(attribs.attributeName ?? attribs.attributename ?? "");
  return true;
}

function cleanElement(element: Element): void {
  const { name, attribs } = element;
  if (name === "img") showLazily(attribs);
  // Of what a link can be to a page, it is nothing else.
  if (name === "link") attribs.rel = "stylesheet";
  for (const [attribute, value] of Object.entries(attribs)) {
    const lower = attribute.toLowerCase();
    const isOut =
      lower.startsWith("on") ||
      droppedAttributes.has(lower) ||
      (lower === "name" && clobbering.has(name)) ||
      (addresses.has(lower) && !isHarmless(value, name));
    if (isOut) delete attribs[attribute];
  }
  if (name === "a" || name === "area") attribs.rel = "noopener noreferrer nofollow";
  if (name === "form") attribs.inert = "";
  if (name === "iframe") disableFrame(attribs);
}

/** Pictures that wait for a script to be given their address are given it here. */
function showLazily(attribs: Record<string, string>): void {
  const { src = "", "data-src": later, "data-srcset": laterSet } = attribs;
  if (later && (src === "" || src.startsWith("data:"))) attribs.src = later;
  if (laterSet && !attribs.srcset) attribs.srcset = laterSet;
}

/** A frame in the page keeps its place and says what would be there. */
function disableFrame(attribs: Record<string, string>): void {
  const { src = "" } = attribs;
  const host = URL.canParse(src) ? removeBrackets(new URL(src).hostname) : "";
  for (const attribute of ["src", "allow", "loading", "sandbox"]) delete attribs[attribute];
  attribs.sandbox = "";
  attribs.tabindex = "-1";
  attribs.title ||= "Embedded content";
  attribs.srcdoc = `<body style="margin:0;display:grid;place-items:center;height:100vh;font:14px system-ui,sans-serif;color:#6b665e;background:#f0eeeb;text-align:center">Embedded content${
    /^[\w.-]+$/.test(host) ? `<br>from ${host}` : ""
  }</body>`;
}

/** Whether an address shows something or leads somewhere, rather than doing something. */
function isHarmless(value: string, element: string): boolean {
  // Browsers skip control characters and blanks before and inside a scheme, so they are taken out before judging.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, "").toLowerCase();
  const scheme = /^([a-z][a-z\d+.-]*):/.exec(plain)?.[1];
  if (scheme === undefined || scheme === "https" || scheme === "http") return true;
  if (element === "a" || element === "area") return scheme === "mailto" || scheme === "tel" || scheme === "sms";
  return scheme === "data" && /^data:(image|font|audio|video)\//.test(plain);
}
