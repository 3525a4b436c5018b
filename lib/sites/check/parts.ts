import { brand } from "@/lib/brand";
import { findSection } from "@/lib/catalogue/catalogue";
import { markerAttribute } from "@/lib/code/metadata/marker";
import { isNotionCode } from "@/lib/code/parse/site-code";
import { AppError } from "@/lib/server/errors";
import { type Element, type Node, parsePage } from "@/lib/sites/page/parse";
import { findMarkupInScript } from "./scripted";
import { getText } from "./walk";

/** Something on a page that is, or says that it is, a copy of ours. */
export interface Part {
  kind: "element" | "style" | "shown" | "scripted";
  /** The element, of text the one around it. */
  element: Element;
  /** What it says of itself; undefined where it says nothing. */
  marker: string | undefined;
  /** Of code and styles: the text. */
  text: string;
  /** Whether it stands in another. */
  isNested: boolean;
}

/** How many are looked at; of a page that has more it is told how many more. */
export const maxParts = 60;

const commentStart = `/* ${brand.slug} `;

/** Everything of ours on a parsed page, in its order, {@link maxParts} at most. */
export function findParts(root: Element | Node): { parts: Part[]; more: number } {
  const parts: Part[] = [];
  let more = 0;
  const add = (part: Part) => {
    if (parts.length < maxParts) parts.push(part);
    else more++;
  };
  const waiting: { node: Node; within: string | undefined }[] = [{ node: root as Node, within: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, within } = next;
    let inner = within;
    if ("attribs" in node) {
      if (node.name === "style") for (const text of findCards(getText(node))) add(createStyled(node, text));
      else if (node.name === "script") for (const part of listScripted(node)) add(part);
      if (/^(?:style|script|textarea|title)$/.test(node.name)) continue;
      const code = node.name === "pre" || node.name === "code" ? findCode(getText(node)) : undefined;
      if (code !== undefined) {
        add({ kind: "shown", element: node, marker: undefined, text: code, isNested: false });
        continue;
      }
      const name = getElementName(node);
      const marker = node.attribs[markerAttribute];
      // Of what a copy is made of, the outermost element stands for all.
      if (name === undefined ? marker !== undefined : name !== within) {
        add({ kind: "element", element: node, marker, text: "", isNested: within !== undefined });
        inner = name ?? "";
      }
    } else if (node.type === "text") {
      const code = findCode(node.data);
      const element = node.parent as Element | null;
      if (code !== undefined && element && "attribs" in element)
        add({ kind: "shown", element, marker: undefined, text: code, isNested: false });
    }
    if ("children" in node)
      for (const child of node.children.toReversed()) waiting.push({ node: child as Node, within: inner });
  }
  return { parts, more };
}

/** What an element of ours is called: `cta-ticket`. Undefined of others, and where no section is called so and it doesn't say what it is. */
export function getElementName({ name, attribs }: Element): string | undefined {
  const attribute =
    attribs["data-sc-frame"] ??
    attribs["data-sc"] ??
    /^sc-([a-z][a-z0-9-]*)$/.exec(name === "template" ? (attribs.id ?? "") : name)?.[1];
  const isOurs = attribute !== undefined && (markerAttribute in attribs || findSection(`${brand.slug}-${attribute}`));
  return isOurs ? attribute : undefined;
}

/** Each callout card in a stylesheet: from what it says of itself to the next one. */
function findCards(css: string): string[] {
  const starts: number[] = [];
  for (
    let at = css.indexOf(commentStart);
    at !== -1 && starts.length <= maxParts;
    at = css.indexOf(commentStart, at + 1)
  )
    starts.push(at);
  return starts.map((start, index) => css.slice(start, starts[index + 1]));
}

const createStyled = (element: Element, text: string): Part => ({
  kind: "style",
  element,
  marker: undefined,
  text,
  isNested: false,
});

/** Code of ours in a text that visitors read. */
const findCode = (text: string): string | undefined =>
  /<(?:sc-[a-z]|template id=["']?sc-|div[^<>]{0,200}data-sc-frame)/.test(text) ||
  text.includes(`${markerAttribute}=`) ||
  isNotionCode(text)
    ? text
    : undefined;

function listScripted(element: Element): Part[] {
  const text = getText(element);
  // Our own scripts say it of nothing.
  if (!text.includes(markerAttribute)) return [];
  return findMarkupInScript(text).flatMap((html) => {
    const root = tryParse(html);
    const parts = root ? findParts(root).parts : [];
    return parts.flatMap((part): Part[] => (part.kind === "element" ? [{ ...part, kind: "scripted" }] : []));
  });
}

/** Markup of a string; undefined where it is too much to be read, which is no reason to refuse the page. */
function tryParse(html: string): Node | undefined {
  try {
    return parsePage(html).root()[0] as Node;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
