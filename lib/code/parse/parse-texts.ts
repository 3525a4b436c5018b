import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { parseContent } from "@/lib/catalogue/content/content";
import { getValueAt, setValueAt, toFieldPath } from "@/lib/catalogue/content/content-path";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { isOurFile } from "@/lib/code/markup/own-assets";
import { normalizeText } from "@/lib/code/metadata/answer-text";
import { createFieldReader, walkLeaves } from "@/lib/code/metadata/field-classes";
import { getSectionName, renderMarked, renderSection } from "@/lib/code/render/render";
import { publicOrigin } from "@/lib/server/public-address";
import { isOwnForm } from "./apply-settings";
import type { FoundMarker } from "./find-marker";
import { applyItems, findAddedItems } from "./list-items";
import { type Literal, readLiteral } from "./literal";
import { type MarkupWords, readHtmlTexts, readTexts } from "./markup";

/** The words of a copy, in the place of those that it began with. */
export interface Words {
  content: Record<string, Content>;
  /** Every text of it that may have no place. */
  all: string[];
  /** Paths of texts that the copy has none for. */
  missing: string[];
  /** Whether the texts that are drawn now should all stand in the copy, but for those that are missing. */
  isWhole: boolean;
  /** What was drawn to compare it with, of which content. */
  drawn?: { of: Record<string, Content>; words: MarkupWords };
}

const literalHead =
  /\bcontent\s{0,9}(?::\s{0,9}\w{1,60}\s{0,9})=\s{0,9}(?=\{)|\bconst\s{1,9}content\s{0,9}=\s{0,9}(?=\{)/;

/** The words of a copy in any format. */
export async function parseTexts(
  code: string,
  { section, format }: FoundMarker,
  begun: Record<string, Content>,
): Promise<Words> {
  if (section.category === "callout-card") return { content: begun, all: [], missing: [], isWhole: false };
  // Other code may have a script with such a name in it.
  const isReact = format ? format === "react" || format === "tailwind" : !/<sc-|data-sc(?:-frame)?=/.test(code);
  const head = isReact ? literalHead.exec(code) : null;
  if (head) return readLiteralWords(section, code, head.index + head[0].length);
  return readMarkupWords(
    section,
    readHtmlTexts(code, getSectionName(section), createFieldReader(section.sample)),
    begun,
    isEnded(code),
  );
}

/** Whether a copy has an end: what is missing in it then was taken out. */
const isEnded = (code: string) => /<\/(?:sc-[a-z0-9-]+|script|style|template)>[^<]*$/.test(code.trim());

function readLiteralWords(section: Section, code: string, at: number): Words {
  const all: string[] = [];
  const own = (one: Literal): Literal => {
    if (typeof one === "string") {
      const text = normalizeAddress(one);
      if (text) all.push(text);
      return text;
    }
    if (Array.isArray(one)) return one.map(own);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, own(inner)]));
  };
  const read = own(readLiteral(code, at, all) ?? {});
  const content = reconcileContent(section, read);
  const missing: string[] = [];
  walkLeaves(content, (path, value) => {
    if (value !== "" && getValueAt(read as Content, path) === undefined) missing.push(path);
  });
  return { content, all, missing, isWhole: false };
}

/** Our own files stand in copies with our address in front. */
function normalizeAddress(value: string): string {
  const path = value.startsWith(`${publicOrigin}/`) ? value.slice(publicOrigin.length) : value;
  return isOurFile(path) ? path : value;
}

async function readMarkupWords(
  section: Section,
  { values, twice, all, actions }: MarkupWords,
  begun: Record<string, Content>,
  isEnd: boolean,
): Promise<Words> {
  let content = begun;
  const left: string[] = [];
  for (const [path, value] of values) {
    const before = getValueAt(content, path);
    if (typeof before !== "string") left.push(normalizeAddress(value));
    else if (normalizeText(before) !== normalizeText(value))
      content = setValueAt(content, path, normalizeAddress(value));
  }
  const [action] = actions;
  if (typeof content.action === "string" && actions.length === 1 && action && !isOwnForm(action))
    content = { ...content, action };
  const isWhole = isEnd && values.size > 0;
  const missing: string[] = [];
  const gone = new Set<string>();
  // What our own drawing of it has and the copy hasn't was taken out by hand.
  const shown = parseContent(section, content).content ?? section.sample;
  const drawn = await renderTexts(section, shown);
  for (const path of drawn.values.keys()) {
    if (values.has(path)) continue;
    const item = isWhole ? findGoneItem(path, values) : undefined;
    if (item) gone.add(item);
    else if (isWhole && isOptional(section, path)) content = setValueAt(content, path, "");
    else if (!/(?:href|src)$/.test(path)) missing.push(path);
  }
  content = applyItems(content, gone, findAddedItems(content, twice));
  const others = [...all, ...left, ...twice.map(({ value }) => value)].filter((text) => !isOwnForm(text));
  return { content, all: others.map(normalizeAddress), missing, isWhole, drawn: { of: shown, words: drawn } };
}

/** The thing of a list, around a text, that nothing in the copy is of any more. */
function findGoneItem(path: string, values: ReadonlyMap<string, string>): string | undefined {
  for (const { index } of path.matchAll(/\.\d+(?=\.|$)/g)) {
    const end = path.indexOf(".", index + 1);
    const item = end === -1 ? path : path.slice(0, end);
    const isThere = [...values.keys()].some((one) => one === item || one.startsWith(`${item}.`));
    if (!isThere) return item;
  }
  return undefined;
}

/** What stands in a copy of this content, if it were made now; a callout card's words are in Notion. */
export async function renderTexts(section: Section, content: Record<string, Content>): Promise<MarkupWords> {
  if (section.category === "callout-card") return { values: new Map(), twice: [], all: [], actions: [] };
  const { rendered } = await renderMarked(section, await renderSection({ section, content, origin: "" }), "");
  return readTexts(rendered.markup, createFieldReader(section.sample));
}

/** Whether a text may be empty: it or a group around it is optional. */
function isOptional({ fields = {} }: Section, path: string): boolean {
  const names = toFieldPath(path).split(".");
  return names.some((_, index) => fields[names.slice(0, index + 1).join(".")]?.optional);
}
