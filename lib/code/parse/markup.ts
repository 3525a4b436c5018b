import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { readAnswerText, trimText } from "@/lib/code/metadata/answer-text";
import { fieldClass } from "@/lib/code/metadata/field-classes";
import { steering } from "@/lib/forms/schema";
import { hosts } from "@/lib/hosts/hosts";
import { AppError } from "@/lib/server/errors";
import type { Repeated } from "./list-items";

/** What the markup of a copy says. */
export interface MarkupWords {
  /** The words, addresses and pictures by their fields' paths, as they were first found. */
  values: Map<string, string>;
  /** Paths that are said twice, and with other words. */
  twice: Repeated[];
  /** Every other text, address and picture in it, in order. */
  all: string[];
  /** Where its forms send what is filled in. */
  actions: string[];
}

/** What a builder's code block wants in front; at the end that of the next copy. */
const pastingMarkers = new RegExp(
  `(?:${Object.values(hosts)
    .flatMap(({ pasting }) => pasting.marker || [])
    .join("|")})(?=<|\\s*$)`,
  "g",
);

/** Elements whose texts nobody reads. */
const silent = new Set(["style", "script", "noscript"]);

/**
 * What stands in the markup of a copy, also where it is broken off: then what there is of it.
 * @throws AppError `invalid` where elements stand in one another too deeply
 */
export const readHtmlTexts = (html: string, name: string, pathOf: (name: string) => string | undefined): MarkupWords =>
  withDepthLimit(() => {
    const tree = fromHtml(html.replace(pastingMarkers, ""), { fragment: true });
    return readTexts(tree, pathOf, findRoot(tree, name));
  });

/** Reads markup. @throws AppError `invalid` where elements stand in one another too deeply */
export function withDepthLimit<Output>(read: () => Output): Output {
  try {
    return read();
  } catch (cause) {
    // Each level of elements is one of calls, too.
    if (!(cause instanceof RangeError)) throw cause;
    const sentence = "The elements of this code stand in one another too deeply to be read.";
    throw new AppError("invalid", sentence, { sentence, cause });
  }
}

/** The element that everything of a section is in; the whole where that is gone. */
function findRoot(node: Root | Element, name: string): Element | undefined {
  for (const child of listChildren(node)) {
    if (child.type !== "element") continue;
    if (child.properties.dataSc === name) return child;
    const inside = findRoot(child, name);
    if (inside) return inside;
  }
  return undefined;
}

/** The field that a form of ours has for machines. */
const isTrap = ({ properties, children }: Element) =>
  properties.ariaHidden === "true" &&
  children.some(
    (label) =>
      label.type === "element" &&
      label.children.some((input) => input.type === "element" && input.properties.name === steering.trap),
  );

/** A template's children are its content's. */
function listChildren(node: Root | Element): readonly RootContent[] {
  return node.type === "element" && node.tagName === "template" && node.content ? node.content.children : node.children;
}

/** Attributes with words or addresses. */
const worded = ["href", "src", "alt", "ariaLabel", "action", "placeholder", "poster", "title", "value"] as const;

/** How many characters are read by marks: elements in one another would each have all of it. */
const mostMarked = 500_000;

/** The same of a tree. @param root where marks are read; in all of it when absent */
export function readTexts(
  tree: Root | Element,
  pathOf: (name: string) => string | undefined,
  root: Root | Element = tree,
): MarkupWords {
  const values = new Map<string, string>();
  const twice: MarkupWords["twice"] = [];
  const all: string[] = [];
  const actions: string[] = [];
  let room = mostMarked;

  /** @returns whether it is the first that says it */
  const say = (path: string, value: string): boolean => {
    room -= value.length;
    const before = values.get(path);
    if (before === undefined) values.set(path, value);
    else if (before !== value) twice.push({ path, value });
    return before === undefined;
  };
  /** Reads what an element is marked with. @returns whether its text is one of the values now */
  const readMarks = (element: Element): boolean => {
    let isTaken = false;
    for (const one of new Set(listClassNames(element))) {
      const path = room > 0 && fieldClass.test(one) ? pathOf(one) : undefined;
      if (path === undefined) continue;
      if (reportElement(element, path, say) && !/(?:href|alt)$/.test(path)) isTaken = true;
      if (one.endsWith("h")) say(path.replace(/label$/, "href"), String(element.properties.href ?? ""));
    }
    return isTaken;
  };
  const look = (node: Root | Element, isMarked: boolean, isTaken: boolean) => {
    for (const child of listChildren(node)) {
      if (child.type === "text" && !isTaken) {
        const text = trimText(child.value.replace(/[\t\n\f\r ]+/g, " "));
        if (text) all.push(text);
      }
      if (child.type !== "element" || silent.has(child.tagName) || isTrap(child)) continue;
      // A whole document's: the section's own name.
      if (child.tagName === "title" && (node.type === "root" || node.tagName === "head")) continue;
      const isIn = isMarked || child === root;
      const isRead = isIn && readMarks(child);
      if (!isTaken)
        for (const name of worded) {
          const value = child.properties[name];
          if (typeof value === "string" && value) all.push(value);
        }
      if (isIn && child.tagName === "form") actions.push(String(child.properties.action ?? ""));
      look(child, isIn, isTaken || isRead);
    }
  };
  look(tree, root === tree, false);
  return { values, twice, all, actions };
}

/** What an element that is marked with a path says: of a picture its address, too. @returns whether it is the first that says it */
function reportElement(element: Element, path: string, say: (path: string, value: string) => boolean): boolean {
  const { href, src, alt } = element.properties;
  if (path.endsWith("href")) return say(path, String(href ?? ""));
  if (element.tagName === "img" && path.endsWith("alt")) {
    say(path.replace(/alt$/, "src"), String(src ?? ""));
    return say(path, String(alt ?? ""));
  }
  return say(path, readAnswerText(element));
}

const listClassNames = ({ properties }: Element) => [properties.className ?? []].flat().map(String);
