import type { Content } from "@/components/sections/define";
import { escapeHtml } from "@/lib/server/text";

export interface Excerpt {
  /** The tag of the custom element the code makes. */
  element: string;
  /** The words one may change, each with the tag they stand in. */
  words: { tag: string; text: string }[];
  /** How many lines of the code none of them begins in. */
  rest: number;
}

/**
 * What a buyer edits in a delivered snippet: the words of the sample, found again in the code, in its order.
 * @param most how many at the most
 */
export function buildExcerpt(code: string, sample: Record<string, Content>, limit: number): Excerpt {
  const words = listTexts(sample).flatMap((text) => {
    const at = escapeText(escapeHtml(text, "&<")).exec(code)?.index;
    const tag = at === undefined ? undefined : /<(\w+)[^<>]*>\s*$/.exec(code.slice(0, at))?.[1];
    return tag && at !== undefined ? [{ tag, text, at }] : [];
  });
  const shown = words.sort((a, b) => a.at - b.at).slice(0, limit);
  const lines = code.split("\n");
  return {
    element: /<(sc-[\w-]+)/.exec(code)?.[1] ?? "",
    words: shown.map(({ tag, text }) => ({ tag, text })),
    rest: lines.length - shown.length,
  };
}

/** Texts of more words aren't marked: looking for them takes long where words are repeated. */
const mostWords = 300;

/**
 * Where the words of the sample stand in a delivered file, as `[start, end)` in its order: what its buyer may change.
 * A text of one word counts only where it stands alone between two tags or quotes, for it may also be a name.
 */
export function findWordRanges(code: string, sample: Record<string, Content>): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const text of new Set(listStrings(sample))) {
    // Nobody looks for a letter, or reads a sentence of so many words.
    if (text.length < 2 || text.split(" ").length > mostWords) continue;
    const written = new Set([escapeHtml(text, "&<"), JSON.stringify(text).slice(1, -1)]);
    for (const form of written) {
      for (const { 0: match, index } of code.matchAll(escapeText(form))) {
        const end = index + match.length;
        if (form.includes(" ") || isAlone(code, index, end)) found.push([index, end]);
      }
    }
  }
  // Where links lead and where pictures lie: for whoever pastes it, words to change, too.
  for (const { 0: match, 1: address = "", index } of code.matchAll(/(?<![\w-])(?:href|src)(?:="|: ")([^"\n]+)/g)) {
    found.push([index + match.length - address.length, index + match.length]);
  }
  // The longer of two that begin together, the earlier of two that overlap.
  found.sort(([a, endA], [b, endB]) => a - b || endB - endA);
  let end = 0;
  return found.filter(([start, stop]) => {
    if (start < end) return false;
    end = stop;
    return true;
  });
}

/** A text in a file that breaks its lines between words. */
const escapeText = (text: string) =>
  new RegExp(
    text
      .split(/ +/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("\\s+"),
    "g",
  );

/** Between tags, or as a value of the content in a source file: `label: "Doors"`. */
const isAlone = (code: string, start: number, end: number) =>
  (/>\s*$/.test(code.slice(Math.max(0, start - 80), start)) && /^\s*</.test(code.slice(end, end + 80))) ||
  (/(^|[\s[(]|: )"$/.test(code.slice(Math.max(0, start - 4), start)) && /^"[,\s\]]/.test(code.slice(end, end + 2)));

function listStrings(content: Content): string[] {
  if (typeof content === "string") return content.trim() && !content.startsWith("#") ? [content] : [];
  if (Array.isArray(content)) return content.flatMap(listStrings);
  return typeof content === "object" ? Object.values(content).flatMap(listStrings) : [];
}

function listTexts(content: Content): string[] {
  if (typeof content === "string") return content.includes(" ") ? [content] : [];
  if (Array.isArray(content)) return content.flatMap(listTexts);
  return typeof content === "object" ? Object.values(content).flatMap(listTexts) : [];
}
