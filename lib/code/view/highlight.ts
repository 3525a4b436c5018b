import "server-only";
import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { escapeHtml } from "@/lib/server/text";

type Language = DeliveredFile["language"];

/** A stretch of a text, in UTF-16 units: `[start, end)`. */
export type Range = readonly [start: number, end: number];

/**
 * What a piece of code is, by the one-letter class it gets. Colours are the page's business: it names them once for light
 * and dark, so the markup need not hold two. Punctuation, of which there is most, goes without; `x` is text that a reader
 * of the page sees, and names.
 */
const roles: Record<string, readonly string[]> = {
  "-": ["punctuation", "meta.brace", "keyword.operator", "storage.type.function.arrow"],
  c: ["comment", "punctuation.definition.comment"],
  t: ["entity.name.tag", "support.class.component"],
  a: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "support.type.vendored.property-name",
    "variable.css",
    "variable.argument.css",
  ],
  s: ["string", "punctuation.definition.string"],
  n: ["constant", "keyword.other.unit", "support.constant", "variable.language"],
  k: ["keyword", "storage", "support.type.primitive", "support.type.builtin", "support.function"],
};

/** Shiki hands a theme's colours through as they are: here they are the roles' letters. */
const theme: ThemeRegistrationRaw = {
  name: "roles",
  type: "light",
  fg: "x",
  bg: "-",
  settings: [
    { settings: { foreground: "x" } },
    ...Object.entries(roles).map(([role, scope]) => ({ scope: [...scope], settings: { foreground: role } })),
  ],
};

const grammars: Record<Language, () => Promise<{ default: Parameters<HighlighterCore["loadLanguageSync"]>[0] }>> = {
  html: () => import("shiki/langs/html.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  vue: () => import("shiki/langs/vue.mjs"),
};

let highlighter: Promise<HighlighterCore> | undefined;

/** One for the process, with the engine that needs no WebAssembly; each grammar is read when it is first asked for. */
async function getHighlighter(language: Language): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
  const ready = await highlighter;
  if (!ready.getLoadedLanguages().includes(language)) await ready.loadLanguage((await grammars[language]()).default);
  return ready;
}

/**
 * Code as HTML for the inside of a `code` element: escaped, its parts in spans with the class of their role, `marks` in
 * mark elements. Its text content is the code, unit for unit.
 * @param marks stretches to mark, in order and without overlap
 */
export async function highlightCode(code: string, language: Language, marks: readonly Range[] = []): Promise<string> {
  const ready = await getHighlighter(language);
  // Without the limit a slow moment of the machine would leave the rest of a line grey.
  const { tokens } = ready.codeToTokens(code, { lang: language, theme: theme.name ?? "", tokenizeTimeLimit: 0 });
  const pieces: Piece[] = [];
  for (const { content, offset, color } of tokens.flat()) {
    const role = color === "-" ? "" : (color ?? "");
    const last = pieces.at(-1);
    // White space has no colour, so it goes with what stands before it; neighbours of one role are one piece.
    if (last && (last.role === role || content.trim() === "")) last.end = offset + content.length;
    else pieces.push({ start: offset, end: offset + content.length, role });
  }
  return print(code, pieces, marks);
}

interface Piece {
  start: number;
  end: number;
  role: string;
}

/** Pieces cut at the borders of the marks; what stands between pieces (line ends) has no role. */
function print(code: string, pieces: readonly Piece[], marks: readonly Range[]): string {
  const starts = new Set(marks.map(([start]) => start));
  const ends = new Set(marks.map(([, end]) => end));
  const borders = [...starts, ...ends].sort((a, b) => a - b);
  let html = "";
  let at = 0;
  const write = (to: number, role: string) => {
    while (at < to) {
      const next = Math.min(to, borders.find((border) => border > at) ?? to);
      if (starts.has(at)) html += "<mark>";
      const text = escapeHtml(code.slice(at, next), "&<>");
      html += role ? `<span class=${role}>${text}</span>` : text;
      if (ends.has(next)) html += "</mark>";
      at = next;
    }
  };
  for (const { start, end, role } of pieces) {
    write(start, "");
    write(end, role);
  }
  write(code.length, "");
  return html;
}
