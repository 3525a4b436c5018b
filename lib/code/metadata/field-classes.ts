import type { Element, Root } from "hast";
import type { Content } from "@/components/sections/define";
import { getValueAt, toFieldPath } from "@/lib/catalogue/content/content-path";
import { normalizeText, readAnswerText } from "./answer-text";
import { parsePaths } from "./edit-annotations";
import type { Settings } from "./marker";

// Which text of a copy is which field: a class name of its element, `3_0`, is the fourth field of the section in the
// first thing of its list. It survives what people do to the words by hand, and no rule means it.

/** A class name that says a field; with an `h`, of a link's words whose address is the field's `href`. */
export const fieldClass = /^(\d+)((?:_\d+)*)h?$/;

/** The texts of a content by what their fields are called, in a fixed order: a field's place here is its number. */
export function listTextFields(sample: Record<string, Content>): string[] {
  const fields = new Set<string>();
  walkLeaves(sample, (path, value) => {
    if (typeof value === "string") fields.add(toFieldPath(path));
  });
  const depth = (field: string) => field.split(".").length;
  // What is in lists is there most often, and gets the shortest numbers.
  return [...fields].sort((one, other) => depth(other) - depth(one) || (one < other ? -1 : 1));
}

/** Every value of a content that is no list or group, with its path. */
export function walkLeaves(
  content: Content,
  take: (path: string, value: string | number | boolean) => void,
  path = "",
): void {
  if (typeof content !== "object") return take(path, content);
  for (const [name, value] of Object.entries(content)) walkLeaves(value, take, path ? `${path}.${name}` : name);
}

/** The class name of a text at a path. */
function nameClass(path: string, fields: readonly string[]): string {
  const places = [...path.matchAll(/\.(\d+)(?=\.|$)/g)].map(([, place]) => `_${place}`);
  return `${fields.indexOf(toFieldPath(path))}${places.join("")}`;
}

/** Tells the path that a class name says, of a section with this sample; undefined where there is no such field. */
export function createFieldReader(sample: Record<string, Content>): (name: string) => string | undefined {
  const fields = listTextFields(sample);
  const patterns = new Map<string, string>();
  walkLeaves(sample, (path) => patterns.set(toFieldPath(path), path.replace(/\.\d+(?=\.|$)/g, "[]")));
  return (name) => {
    const [, number = "", places = ""] = fieldClass.exec(name) ?? [];
    const pattern = number === "" ? undefined : patterns.get(fields[Number(number)] ?? "");
    const indexes = places.split("_").slice(1);
    if (pattern === undefined || indexes.length !== pattern.split("[]").length - 1) return undefined;
    let count = 0;
    return pattern.replace(/\[\]/g, () => `.${indexes[count++]}`);
  };
}

/** How far above a text its element may be: an answer's paragraphs stand in boxes. */
const mostSteps = 6;

/**
 * Marks in a section's markup which element holds which text, and says what of the content stands in none.
 * @param twin the markup of the same content with marks in its texts (edit-annotations.ts)
 * @param isLeftOut whether a path's value is no setting of the copy
 */
export function addFieldClasses(
  { markup, twin, paths }: { markup: Root; twin: Root; paths: readonly string[] },
  content: Record<string, Content>,
  sample: Record<string, Content>,
  isLeftOut: (path: string) => boolean,
): { markup: Root; settings: Settings } {
  const own = structuredClone(markup);
  const fields = listTextFields(sample);
  const texts = new Map<string, string>();
  walkLeaves(content, (path, value) => texts.set(path, String(value)));
  const found = new Set<string>();
  const mark = (element: Element, path: string) => {
    found.add(path);
    element.properties.className = [...listClassNames(element), nameClass(path, fields)];
  };

  const holderOf = (above: readonly Element[], path: string): Element | undefined => {
    const wanted = normalizeText(texts.get(path) ?? "");
    for (const element of above.slice(-mostSteps).reverse()) {
      const text = readAnswerText(element);
      if (text === wanted) return element;
      if (text.length > wanted.length) return undefined;
    }
    return undefined;
  };

  const look = (here: Root | Element, other: Root | Element, above: readonly Element[]) => {
    if (here.children.length !== other.children.length) return;
    for (const [index, child] of here.children.entries()) {
      const next = other.children[index];
      if (child.type === "text" && next?.type === "text") {
        for (const path of parsePaths(next.value, paths)) {
          const holder = found.has(path) ? undefined : holderOf(above, path);
          if (holder) mark(holder, path);
        }
      }
      if (child.type !== "element" || next?.type !== "element" || child.tagName !== next.tagName) continue;
      for (const name of ["alt", "href"]) {
        const value = next.properties[name];
        const [path] = parsePaths(value, paths);
        // An address that was made of the text, as with the day in it, can't be read back.
        const isAsWritten = String(child.properties[name] ?? "") === texts.get(path ?? "");
        if (path !== undefined && isAsWritten && !found.has(path)) links.push([child, path]);
      }
      look(child, next, [...above, child]);
    }
  };
  const links: [element: Element, path: string][] = [];
  look(own, twin, []);
  for (const [element, path] of links) {
    if (found.has(path)) continue;
    const words = path.endsWith("href") ? nameClass(path.replace(/href$/, "label"), fields) : "";
    const names = listClassNames(element);
    if (names.includes(words)) {
      found.add(path);
      element.properties.className = names.map((name) => (name === words ? `${name}h` : name));
    } else mark(element, path);
    if (element.tagName === "img") found.add(path.replace(/alt$/, "src"));
  }
  return { markup: own, settings: readSettings(content, sample, (path) => found.has(path) || isLeftOut(path)) };
}

const listClassNames = ({ properties }: Element) => [properties.className ?? []].flat().map(String);

/** What of a content differs from the sample and stands in no text of the markup. */
function readSettings(
  content: Record<string, Content>,
  sample: Record<string, Content>,
  isSaid: (path: string) => boolean,
): Settings {
  const values: Record<string, Content> = {};
  walkLeaves(content, (path, value) => {
    if (!isSaid(path) && getValueAt(sample, path) !== value) values[path] = value;
  });
  const lists: Record<string, number> = {};
  const look = (value: Content | undefined, other: Content | undefined, path: string) => {
    if (typeof value !== "object") return;
    if (Array.isArray(value) && value.length !== (Array.isArray(other) ? other.length : -1)) lists[path] = value.length;
    for (const [name, inner] of Object.entries(value))
      look(inner, getValueAt(other, name), path ? `${path}.${name}` : name);
  };
  look(content, sample, "");
  return {
    ...(Object.keys(lists).length > 0 && { lists }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}
