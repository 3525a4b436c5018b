import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { answerText, trimmed } from "@/lib/delivery/answer-text";
import { fieldClass } from "@/lib/delivery/field-marks";
import { AppError } from "@/lib/errors";

/** What the markup of a copy says. */
export interface MarkupWords {
  /** The words, addresses and pictures by their fields' paths, as they were first found. */
  values: Map<string, string>;
  /** Paths that are said twice, and with other words. */
  twice: { path: string; value: string }[];
  /** Every text, address and picture in it, in order. */
  all: string[];
}

/** Elements whose texts nobody reads. */
const silent = new Set(["style", "script", "noscript"]);

/**
 * What stands in the markup of a copy, also where it is broken off: then what there is of it.
 * @throws AppError `invalid` where elements stand in one another too deeply
 */
export function wordsOfHtml(html: string, name: string, pathOf: (name: string) => string | undefined): MarkupWords {
  try {
    const tree = fromHtml(html, { fragment: true });
    return wordsOf(rootOf(tree, name) ?? tree, pathOf);
  } catch (cause) {
    // Each level of elements is one of calls, too.
    if (!(cause instanceof RangeError)) throw cause;
    const sentence = "The elements of this code stand in one another too deeply to be read.";
    throw new AppError("invalid", sentence, { sentence, cause });
  }
}

/** The element that everything of a section is in; the whole where that is gone. */
function rootOf(node: Root | Element, name: string): Element | undefined {
  for (const child of childrenOf(node)) {
    if (child.type !== "element") continue;
    if (child.properties.dataSc === name) return child;
    const inside = rootOf(child, name);
    if (inside) return inside;
  }
  return undefined;
}

/** A template's children are its content's. */
function childrenOf(node: Root | Element): readonly RootContent[] {
  return node.type === "element" && node.tagName === "template" && node.content ? node.content.children : node.children;
}

/** The same of a tree. */
export function wordsOf(tree: Root | Element, pathOf: (name: string) => string | undefined): MarkupWords {
  const values = new Map<string, string>();
  const twice: MarkupWords["twice"] = [];
  const all: string[] = [];
  const say = (path: string, value: string) => {
    const before = values.get(path);
    if (before === undefined) values.set(path, value);
    else if (before !== value) twice.push({ path, value });
  };
  const look = (node: Root | Element) => {
    for (const child of childrenOf(node)) {
      if (child.type === "text") {
        const text = trimmed(child.value.replace(/[\t\n\f\r ]+/g, " "));
        if (text) all.push(text);
      }
      if (child.type !== "element" || silent.has(child.tagName)) continue;
      const { href, src, alt } = child.properties;
      for (const value of [href, src, alt]) if (typeof value === "string" && value) all.push(value);
      for (const one of namesOf(child)) {
        const path = fieldClass.test(one) ? pathOf(one) : undefined;
        if (path === undefined) continue;
        sayOf(child, path, say);
        if (one.endsWith("h")) say(path.replace(/label$/, "href"), String(href ?? ""));
      }
      look(child);
    }
  };
  look(tree);
  return { values, twice, all };
}

/** What an element that is marked with a path says: a picture its address, too, and a link's words its address. */
function sayOf(element: Element, path: string, say: (path: string, value: string) => void): void {
  const { href, src, alt } = element.properties;
  if (path.endsWith("href")) return say(path, String(href ?? ""));
  if (element.tagName === "img" && path.endsWith("alt")) {
    say(path, String(alt ?? ""));
    return say(path.replace(/alt$/, "src"), String(src ?? ""));
  }
  say(path, answerText(element));
}

const namesOf = ({ properties }: Element) => [properties.className ?? []].flat().map(String);
