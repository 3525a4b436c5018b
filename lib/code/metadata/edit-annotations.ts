import type { Element, Root, RootContent, Text } from "hast";
import type { Content } from "@/components/sections/define";
import type { ContentShape } from "@/lib/catalogue/content/content";
import { toFieldPath } from "@/lib/catalogue/content/content-path";
import { getChoices } from "@/lib/catalogue/content/fields/fields";
import type { Piece } from "@/lib/catalogue/content/written";

/** Characters of private use, which sections have no use for: a mark is two of them around a number's digits. */
const [opens, closes, zero] = [0xf8f0, 0xf8f1, 0xf8e0];
const marks = /\uf8f0([\uf8e0-\uf8e9]+)\uf8f1/g;

/**
 * Content whose texts say by a mark at their beginning which they are, and the paths they are known by. What a component decides
 * by is left as it is.
 * @param pieces texts that have a mark at each of their parts in place of one for all, by their paths
 */
export function annotateContent(
  content: Record<string, Content>,
  fields: ContentShape["fields"],
  pieces: ReadonlyMap<string, readonly Piece[]> = new Map(),
): { content: Record<string, Content>; paths: string[] } {
  const paths: string[] = [];
  const mark = (path: string) => {
    paths.push(path);
    return writeIndex(paths.length - 1);
  };
  const isChoice = (path: string) => getChoices(toFieldPath(path), { fields }) !== undefined;
  const look = (value: Content, path: string): Content => {
    if (typeof value === "string") {
      const name = path.slice(path.lastIndexOf(".") + 1);
      // An empty text has no element; a picture without a description has one. Drawings are known by their names.
      if (name === "src" || name === "action" || isChoice(path) || (value === "" && name !== "alt")) return value;
      const parts = pieces.get(path)?.filter(({ from, to }) => to > from);
      return parts?.length ? withMarks(value, parts, mark) : mark(path) + value;
    }
    if (Array.isArray(value)) return value.map((item, index) => look(item, `${path}.${index}`));
    if (typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, look(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return { content: look(content, "") as Record<string, Content>, paths };
}

/** A text with a mark at each of its parts. */
function withMarks(text: string, parts: readonly Piece[], mark: (path: string) => string): string {
  const marked = parts.map(({ path, from }, index) => mark(path) + text.slice(from, parts[index + 1]?.from));
  return text.slice(0, parts[0]?.from) + marked.join("");
}

function writeIndex(index: number): string {
  const digits = [...String(index)].map((digit) => String.fromCharCode(zero + Number(digit)));
  return String.fromCharCode(opens) + digits.join("") + String.fromCharCode(closes);
}

/** The paths that a text is marked with, in order. */
export function parsePaths(text: unknown, paths: readonly string[]): string[] {
  if (typeof text !== "string") return [];
  return [...text.matchAll(marks)].flatMap(([, digits = ""]) => {
    const index = Number([...digits].map((digit) => digit.charCodeAt(0) - zero).join(""));
    return paths[index] ?? [];
  });
}

/**
 * Notes in a section's markup what of it can be edited (docs/catalogue.md), found in `twin`, the markup of the same content with marks. Where the two
 * differ in structure, as where a component counts letters, only the first text of the element is noted, as a field; what else
 * a component has cut out of that text is noted by its words.
 * @param textOf the text of the content at a path
 */
export function noteEditable(
  markup: Root,
  twin: Root,
  paths: readonly string[],
  textOf: (path: string) => string,
): void {
  /** Texts that don't stand anywhere as they are. */
  const cut = new Set<string>();
  const noteCut = (element: Root | Element, path: string | undefined) => {
    if (path === undefined || element.type !== "element") return;
    element.properties.dataEditField ??= path;
    cut.add(path);
  };
  const look = (own: Root | Element, other: Root | Element, isHeld: boolean) => {
    if (own.children.length !== other.children.length) {
      // A text that begins with what its component cuts out: there is a piece before it in the twin alone.
      const [path] = other.children.flatMap((child) => (child.type === "text" ? parsePaths(child.value, paths) : []));
      return noteCut(own, path);
    }
    own.children = own.children.flatMap((child, index) => {
      const next = other.children[index] as RootContent;
      if (child.type === "text" && next.type === "text") return textParts(own, child, next, isHeld);
      if (child.type === "element" && next.type === "element" && child.tagName === next.tagName) {
        noteAttributes(child, next);
        look(child, next, isHeld || holdsText(child));
      } else if (next.type === "text") {
        // A word that something is drawn for, such as a tick.
        noteCut(own, parsePaths(next.value, paths)[0]);
      }
      return [child];
    }) as Element["children"];
  };

  /** A text as its pieces: each that is content in an element that says so. */
  const textParts = (parent: Root | Element, { value }: Text, other: Text, isHeld: boolean): (Text | Element)[] => {
    const parts: (Text | Element)[] = [];
    let from = 0;
    for (const path of parsePaths(other.value, paths)) {
      const words = textOf(path);
      const at = isHeld ? -1 : value.indexOf(words, from);
      if (at === -1) {
        if (isHeld && parent.type === "element") parent.properties.dataEditField ??= path;
        else noteCut(parent, path);
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
      const [path] = parsePaths(Array.isArray(value) ? value[0] : value, paths);
      if (path === undefined) continue;
      if (name === "href") element.properties.dataEditLink = path;
      else if (path.endsWith(".alt")) element.properties.dataEditPicture = path.slice(0, -".alt".length);
      else element.properties.dataEditField ??= path;
    }
  };

  look(markup, twin, false);
  if (cut.size > 0) noteRest(markup, cut, textOf);
}

/**
 * Notes the pieces of cut texts that have no mark of their own, as fields: by their words, of the text before them that has these, else of one
 * behind them. A number may have been counted, and is of the text right before it alone, with no other text between.
 */
function noteRest(markup: Root, cut: ReadonlySet<string>, textOf: (path: string) => string): void {
  const texts = new Map<string, string>();
  const textAt = (path: string) => {
    const text = texts.get(path) ?? textOf(path).replace(/\s+/g, " ");
    texts.set(path, text);
    return text;
  };
  const before: { cut: string[]; whole: string[]; last?: string } = { cut: [], whole: [] };
  const pathWith = (words: string): string | undefined => {
    if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
    if (!/\p{L}/u.test(words)) {
      const path = before.last;
      return path && hasNumber(textAt(path), words) ? path : undefined;
    }
    const has = (path: string) => textAt(path).includes(words);
    return before.cut.findLast(has) ?? [...cut].find(has) ?? before.whole.findLast(has);
  };
  const look = (element: Root | Element) => {
    for (const child of element.children) {
      if (child.type === "text" && element.type === "element") {
        const path = pathWith(child.value.replace(/\s+/g, " ").trim());
        if (path !== undefined) element.properties.dataEditField ??= path;
      } else if (child.type === "element" && child.tagName !== "style") {
        const { dataEditField: field, dataEditText: text, dataEditPicture: picture } = child.properties;
        if (typeof field === "string" && cut.has(field)) before.cut.push(field);
        if (typeof text === "string") before.whole.push(text);
        const last = text ?? field;
        if (typeof last === "string") before.last = cut.has(last) ? last : "";
        if ((text ?? picture) === undefined) look(child);
      }
    }
  };
  look(markup);
}

/** Whether a text has a number that isn't part of another. */
function hasNumber(text: string, number: string): boolean {
  const own = number.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\p{N}|\\p{N}[.,:])${own}(?![.,:]?\\p{N})`, "u").test(text);
}

/** Elements that a caret can't be put into, or whose texts are no elements. */
const holdsText = ({ tagName }: Element) => ["button", "select", "svg", "textarea", "option"].includes(tagName);
