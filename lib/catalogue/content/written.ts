import type { Content, FieldMeta, Written } from "@/components/sections/define";
import { joinPath } from "./fields/fields";

// Some texts hold more than one thing: a line for each, and on a line parts with “|” or a colon between them (`written` in
// section.ts). Content is stored, checked and printed with the text as it is. The editor has it opened, each line a thing of a list
// and each part a field with a name, and closes it again.

type Fields = Readonly<Record<string, FieldMeta>>;

/** A list beside a text, or in one of the groups around it. */
type Around = readonly Readonly<Record<string, Content>>[];

/** A part of a text: its path in the opened content, and where it stands in the text. */
export interface Piece {
  path: string;
  from: number;
  to: number;
}

/** How the text at a path is written; undefined where it is one thing. Texts of a list are known by the list's path and `[]`. */
const getWritten = (path: string, isItem: boolean, fields: Fields = {}) => fields[isItem ? `${path}[]` : path]?.written;

/** The names of a thing's parts, in their order; those of a list beside it all, for things may be added to that. */
export function listPartNames({ parts = {}, each }: Written): string[] {
  const counted = each ? Array.from({ length: each.most }, (_, place) => placeName(each.of, place)) : [];
  return [...Object.keys(parts), ...counted];
}

export const placeName = (list: string, place: number) => `${list}-${place + 1}`;

/** The parts of a thing, each with its place in the text, without blanks around it; the last has what is left. */
function findParts(line: string, start: number, written: Written): { name: string; from: number; to: number }[] {
  const { between = "|" } = written;
  const names = listPartNames(written);
  const pieces: ReturnType<typeof findParts> = [];
  for (let at = 0; pieces.length < names.length; ) {
    const isLast = pieces.length === names.length - 1 && !written.each;
    const end = isLast ? -1 : line.indexOf(between, at);
    const text = line.slice(at, end < 0 ? undefined : end);
    const from = start + at + (text.length - text.trimStart().length);
    pieces.push({ name: names[pieces.length] as string, from, to: from + text.trim().length });
    if (end < 0) break;
    at = end + between.length;
  }
  return pieces;
}

/** Where the parts of a text stand in it, as the opened content names them. */
function splitPieces(text: string, path: string, written: Written): Piece[] {
  const lines = written.line === undefined ? [text] : text.split("\n");
  let start = 0;
  return lines.flatMap((line, index) => {
    const own = written.line === undefined ? path : joinPath(path, String(index));
    const pieces = written.parts
      ? findParts(line, start, written).map(({ name, from, to }) => ({ path: joinPath(own, name), from, to }))
      : [{ path: own, from: start, to: start + line.length }];
    start += line.length + 1;
    return pieces;
  });
}

/** The parts of each text of a content that holds more than one thing, by the text's path. */
export function parseWrittenPieces(content: Record<string, Content>, fields: Fields | undefined): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  mapTexts(content, fields, (text, path, written) => {
    found.set(path, splitPieces(text, path, written));
    return text;
  });
  return found;
}

/** Content with what a text that holds more than one thing is replaced by; places in lists stand in `path` and not in `field`. */
function mapTexts(
  content: Content,
  fields: Fields | undefined,
  replace: (text: string, path: string, written: Written) => Content,
  path = "",
  field = "",
  isItem = false,
): Content {
  if (typeof content === "string") {
    const written = getWritten(field, isItem, fields);
    return written ? replace(content, path, written) : content;
  }
  if (Array.isArray(content)) {
    return content.map((item, index) => mapTexts(item, fields, replace, joinPath(path, String(index)), field, true));
  }
  if (typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [
      name,
      mapTexts(inner, fields, replace, joinPath(path, name), joinPath(field, name)),
    ]),
  );
}

/** The text that a list or a group was opened from: what nobody has changed is closed as it was written. */
const sources = new WeakMap<object, string>();
/** Contents that were closed, each with what it was: a line without a word is none in a text, and is here while somebody writes it. */
const openedBefore = new WeakMap<object, Record<string, Content>>();
const closedBefore = new WeakMap<object, Record<string, Content>>();

function openText(text: string, written: Written): Content {
  if (written.line === undefined) return openThing(text, written);
  if (text === "") return [];
  const things = text.split("\n").map((line) => (written.parts ? openThing(line, written) : line));
  sources.set(things, text);
  return things;
}

function openThing(line: string, written: Written): Record<string, Content> {
  const found = findParts(line, 0, written);
  const thing = Object.fromEntries(
    listPartNames(written).map((name) => {
      const piece = found.find((one) => one.name === name);
      return [name, piece ? line.slice(piece.from, piece.to) : ""];
    }),
  );
  sources.set(thing, line);
  return thing;
}

/** Content as the editor has it: what stands in one text as lists and groups of texts. */
export function openContent(content: Record<string, Content>, fields: Fields | undefined): Record<string, Content> {
  const known = openedBefore.get(content);
  if (known) return known;
  const made = mapTexts(content, fields, (text, _path, written) => openText(text, written)) as Record<string, Content>;
  openedBefore.set(content, made);
  closedBefore.set(made, content);
  return made;
}

/** The same content as it is stored. */
export function closeContent(content: Record<string, Content>, fields: Fields | undefined): Record<string, Content> {
  const known = closedBefore.get(content);
  if (known) return known;
  const made = closeContentAt(content, fields, "", false) as Record<string, Content>;
  closedBefore.set(content, made);
  openedBefore.set(made, content);
  return made;
}

function closeContentAt(content: Content, fields: Fields | undefined, field: string, isItem: boolean): Content {
  const written = getWritten(field, isItem, fields);
  if (written && typeof content === "object") return closeText(content, written);
  if (Array.isArray(content)) return content.map((item) => closeContentAt(item, fields, field, true));
  if (typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, closeContentAt(inner, fields, joinPath(field, name), false)]),
  );
}

function closeText(content: Content[] | Record<string, Content>, written: Written): string {
  const source = sources.get(content);
  if (source !== undefined) return source;
  if (!Array.isArray(content)) return closeThing(content, written);
  return content
    .map((thing) =>
      typeof thing === "object" ? closeText(thing as Record<string, Content>, written) : joinLines(thing),
    )
    .join("\n");
}

/** The parts of a thing in one line, without what has nothing behind it. */
function closeThing(thing: Record<string, Content>, written: Written): string {
  const { between = "|" } = written;
  const names = listPartNames(written);
  const texts = names.map((name, index) => {
    const text = joinLines(thing[name] ?? "");
    return index === names.length - 1 && !written.each ? text : removeSign(text, between);
  });
  const last = texts.findLastIndex((text) => text.trim() !== "");
  return texts.slice(0, last + 1).join(between === "|" ? " | " : between);
}

const joinLines = (text: Content) => String(text).replace(/\s*\n\s*/g, " ");

/** A sign that would end the part becomes one that looks like it and doesn't. */
const removeSign = (text: string, between: string) =>
  between === "|" ? text.replaceAll("|", "¦") : text.replaceAll(": ", ":\u00a0");

/** How a text is written, in words for whoever writes it as one: “One to a line, as: Dish | Description.” */
export function describeNotation({ line, parts = {}, between = "|", each }: Written): string {
  const names = [...Object.values(parts), ...(each ? [`one for each of the ${each.of}`] : [])];
  const thing = names.join(between === "|" ? " | " : between);
  if (line === undefined) return `Written as: ${thing}.`;
  return names.length > 0 ? `One to a line, as: ${thing}.` : "One to a line.";
}

/** The names of the things in a list that a text has parts for, looked for in the groups around it, the nearest first. */
export function findItemNames({ each }: Written, around: Around): string[] {
  if (!each) return [];
  const list = around.findLast((group) => Array.isArray(group[each.of]))?.[each.of];
  const things = Array.isArray(list) ? list.slice(0, each.most) : [];
  return things.map((thing, index) => {
    const { name } = (typeof thing === "object" ? thing : {}) as { name?: Content };
    return typeof name === "string" && name.trim() ? name : `No. ${index + 1}`;
  });
}
