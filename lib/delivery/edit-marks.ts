import type { Element, Root, RootContent, Text } from "hast";
import type { Content } from "@/components/sections/define";
import type { ContentShape } from "@/lib/catalogue/content";
import { fieldPath } from "@/lib/catalogue/content-path";
import { choicesOf } from "@/lib/catalogue/fields";

/** Characters of private use, which sections have no use for: a mark is two of them around a number's digits. */
const [opens, closes, zero] = [0xf8f0, 0xf8f1, 0xf8e0];
const marks = /\uf8f0([\uf8e0-\uf8e9]+)\uf8f1/g;

/**
 * Content whose texts say by a mark at their beginning which they are, and the paths they are known by. What a component decides
 * by is left as it is.
 */
export function marked(
  content: Record<string, Content>,
  fields: ContentShape["fields"],
): { content: Record<string, Content>; paths: string[] } {
  const paths: string[] = [];
  const isChoice = (path: string) => choicesOf(fieldPath(path), { fields }) !== undefined;
  const look = (value: Content, path: string): Content => {
    if (typeof value === "string") {
      const name = path.slice(path.lastIndexOf(".") + 1);
      // An empty text has no element; a picture without a description has one. Drawings are known by their names.
      if (name === "src" || name === "action" || isChoice(path) || (value === "" && name !== "alt")) return value;
      paths.push(path);
      return written(paths.length - 1) + value;
    }
    if (Array.isArray(value)) return value.map((item, index) => look(item, `${path}.${index}`));
    if (typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, look(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return { content: look(content, "") as Record<string, Content>, paths };
}

function written(index: number): string {
  const digits = [...String(index)].map((digit) => String.fromCharCode(zero + Number(digit)));
  return String.fromCharCode(opens) + digits.join("") + String.fromCharCode(closes);
}

/** The paths that a text is marked with, in order. */
export function pathsIn(text: unknown, paths: readonly string[]): string[] {
  if (typeof text !== "string") return [];
  return [...text.matchAll(marks)].flatMap(([, digits = ""]) => {
    const index = Number([...digits].map((digit) => digit.charCodeAt(0) - zero).join(""));
    return paths[index] ?? [];
  });
}

/**
 * Notes in a section's markup what of it can be edited (docs/catalogue.md), found in `twin`, the markup of the same content with marks. Where the two
 * differ in structure, as where a component counts letters, only the first text of the element is noted, as a field.
 * @param textOf the text of the content at a path
 */
export function noteEditable(
  markup: Root,
  twin: Root,
  paths: readonly string[],
  textOf: (path: string) => string,
): void {
  const look = (own: Root | Element, other: Root | Element, isHeld: boolean) => {
    if (own.children.length !== other.children.length) {
      // A text that begins with what its component cuts out: there is a piece before it in the twin alone.
      const [path] = other.children.flatMap((child) => (child.type === "text" ? pathsIn(child.value, paths) : []));
      if (path !== undefined && own.type === "element") own.properties.dataEditField ??= path;
      return;
    }
    own.children = own.children.flatMap((child, index) => {
      const next = other.children[index] as RootContent;
      if (child.type === "text" && next.type === "text") return textParts(own, child, next, isHeld);
      if (child.type === "element" && next.type === "element" && child.tagName === next.tagName) {
        noteAttributes(child, next);
        look(child, next, isHeld || holdsText(child));
      }
      return [child];
    }) as Element["children"];
  };

  /** A text as its pieces: each that is content in an element that says so. */
  const textParts = (parent: Root | Element, { value }: Text, other: Text, isHeld: boolean): (Text | Element)[] => {
    const parts: (Text | Element)[] = [];
    let from = 0;
    for (const path of pathsIn(other.value, paths)) {
      const words = textOf(path);
      const at = isHeld ? -1 : value.indexOf(words, from);
      if (at === -1) {
        if (parent.type === "element") parent.properties.dataEditField ??= path;
        continue;
      }
      if (at > from) parts.push({ type: "text", value: value.slice(from, at) });
      parts.push({
        type: "element",
        tagName: "span",
        properties: { dataEditText: path },
        children: [{ type: "text", value: words }],
      });
      from = at + words.length;
    }
    if (from < value.length) parts.push({ type: "text", value: value.slice(from) });
    return parts;
  };

  const noteAttributes = (element: Element, { properties }: Element) => {
    for (const [name, value] of Object.entries(properties)) {
      const [path] = pathsIn(Array.isArray(value) ? value[0] : value, paths);
      if (path === undefined) continue;
      if (name === "href") element.properties.dataEditLink = path;
      else if (path.endsWith(".alt")) element.properties.dataEditPicture = path.slice(0, -".alt".length);
      else element.properties.dataEditField ??= path;
    }
  };

  look(markup, twin, false);
}

/** Elements that a caret can't be put into, or whose texts are no elements. */
const holdsText = ({ tagName }: Element) => ["button", "select", "svg", "textarea", "option"].includes(tagName);
