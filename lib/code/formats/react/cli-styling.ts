import type { Rendered } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { prefixClass } from "./app-classes";
import { appPrefix, themeUtilities } from "./app-theme";
import { buildTailwindStyling, type ReactStyling } from "./react-styling";
import { findStrings, type SourceString } from "./source-strings";

/**
 * Tailwind's class names in a copy that the shadcn CLI writes. It rewrites what it installs by the settings of a project, as text:
 *
 * - with a prefix, class names get it where they stand as `className="…"` or as the text given to `cva`, and their single quotes go;
 * - without CSS variables, every string loses its doubled words and the blanks at its ends, also a path its numbers.
 *
 * So class names stand in these two places alone, quotes come from variables, and of whatever else has a blank a template is
 * made, which the CLI leaves as it is (docs/registry.md).
 */
export function buildCliStyling(rendered: Rendered, theme: Theme): ReactStyling {
  const quotes = new Map<string, string>();
  const rename = (name: string, isPart: boolean) => {
    const theirs = prefixClass(name, isPart);
    return theirs && mark + replaceQuotes(theirs, quotes);
  };
  const dress = buildTailwindStyling(rendered, theme, { rename, variables: quotes });
  // Not by a spread: the frame is another one once all files have been printed.
  return Object.defineProperty(dress, "finish", { value: keepSurviving });
}

/** Stands before each class name of ours until it is known where it stands. */
const mark = "\uE000";

/** A text of somebody's own as it is written in code: a mark in it is none of ours. */
export const escapeMarks = (code: string) => code.replaceAll(mark, "\\ue000");

/** The theme has a variant for each of these. */
const checkedValue = /\[\[value='(\d)'\]:checked\]/g;
const quoted = /path\('[^']*'\)|'[^']*'/g;

/** A class name that says the same with no quote in it. @param quotes takes what was quoted, with the variable it is now */
function replaceQuotes(name: string, quotes: Map<string, string>): string {
  return name.replace(checkedValue, `${appPrefix}value-$1`).replace(quoted, (text) => {
    const value = text.replaceAll("_", " ");
    const variable = quotes.get(value) ?? `--${appPrefix}quote-${quotes.size + 1}`;
    quotes.set(value, variable);
    return `var(${variable})`;
  });
}

/** A file whose class names the CLI finds, and of which it changes nothing else. */
function keepSurviving(source: string): string {
  let result = "";
  let from = 0;
  let isPut = false;
  for (const string of findStrings(source)) {
    const { start, end, isTemplate } = string;
    if (isTemplate) {
      const text = wrapInCalls(string.text);
      isPut ||= /-$/.test(string.text) && string.open.after && string.text.includes(mark);
      result += source.slice(from, start) + text;
      from = end;
    } else {
      const isKey = source[end + 1] === ":";
      result += source.slice(from, start - 1) + (isKey ? `"${string.text}"` : printLiteral(string));
      from = end + 1;
    }
  }
  result += source.slice(from);
  if (isPut) result += names;
  return result.includes("cva(") ? result + helper : result;
}

/** Class names that are put together: Tailwind finds no part of one. */
const names = `
/** Names that are put together above, for Tailwind to find. */
export const tints = cva("${[...themeUtilities]
  .filter((name) => name.startsWith("tint-"))
  .map((name) => appPrefix + name)
  .join(" ")}");
`;

const helper = `
/** Class names: a project's prefix is put before what stands here. */
function cva(names: string): string {
  return names;
}
`;

/** A string as it may stand in its place. */
function printLiteral({ text, attribute }: SourceString): string {
  if (!text.includes(mark)) {
    if (!isRewritten(text)) return `"${text}"`;
    // In an attribute a backslash is one.
    const template = `\`${text.replace(attribute ? /[\\`]|\$\{/g : /`|\$\{/g, "\\$&")}\``;
    return attribute ? `{${template}}` : template;
  }
  const words = text.split(/\s+/);
  const isAll = words.every((word) => word.startsWith(mark));
  if (isAll && attribute === "className") return `"${listOf(words)}"`;
  const value = isAll ? call(words) : `\`${wrapInCalls(text)}\``;
  return attribute ? `{${value}}` : value;
}

/** Whether a string that is no list of class names could be another one afterwards: an escape may be that of a blank. */
const isRewritten = (text: string) => /[\s\\]|(?:^|:)(?:bg|text|border|ring)-/.test(text);

/** The text of a template with its class names in calls. */
const wrapInCalls = (text: string) =>
  text.replace(new RegExp(`${mark}\\S+(?:\\s+${mark}\\S+)*`, "g"), (list) => `\${${call(list.split(/\s+/))}}`);

const call = (words: readonly string[]) => `cva("${listOf(words)}")`;

/** Class names without marks. One called border, between two others, would bring a colour of the project's: it stands first. */
function listOf(words: readonly string[]): string {
  const list = words.map((word) => word.slice(mark.length));
  return [...list.filter((word) => word === "border"), ...list.filter((word) => word !== "border")].join(" ");
}
