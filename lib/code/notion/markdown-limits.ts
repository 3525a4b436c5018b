import { AppError } from "@/lib/server/errors";

/**
 * Marks in a paragraph or a cell of a table, marks of lists and quotes that begin a line, and lines that belong to one without a mark of their own:
 * the time of reading grows with their square.
 */
const most = { marks: 3_000, nested: 10, lazyLines: 1_000 };

const mark = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))/;
const nested = new RegExp(`^[ \\t]*(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${most.nested + 1}}`);
/** A line of such marks alone is a divider. */
const divider = /^[-*_ \t]{0,200}$/;
/** What stands below the titles of a table. */
const delimiters = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Refuses Markdown that would take long to read, and that nobody writes. @throws AppError `invalid` */
export function checkMarkdown(markdown: string): void {
  const text = markdown.replace(/\r\n?/g, "\n");
  const isNested = text.split("\n").some((line) => nested.test(line) && !divider.test(line));
  const parts = text.split(/\n[ \t]*\n/);
  if (isNested || parts.some(hasTooManyMarks)) {
    const sentence = "This text has more marks of Markdown in one paragraph than can be read. Paste it in parts.";
    throw new AppError("invalid", "too many marks", { sentence });
  }
  if (parts.some(hasTooManyLazyLines)) {
    const sentence = "This text has a list or a quote with more lines than can be read. Paste it in parts.";
    throw new AppError("invalid", "too many lines", { sentence });
  }
}

function hasTooManyMarks(part: string): boolean {
  const [, second = ""] = part.split("\n", 2);
  const isTable = second.includes("|") && second.length < 1_000 && delimiters.test(second);
  return (isTable ? part.split(/[|\n]/) : [part]).some((piece) => countMarks(piece) > most.marks);
}

/** Lines below a quote or an item that have no mark, and belong to it all the same. */
function hasTooManyLazyLines(part: string): boolean {
  const lines = part.split("\n");
  return (
    lines.some((line) => mark.test(line)) &&
    lines.filter((line) => !mark.test(line) && !/^[ \t]{2}/.test(line)).length > most.lazyLines
  );
}

/** Signs that aren't escaped. */
const countMarks = (text: string): number => text.replace(/\\./g, "").match(/[*_[\]`!<]/g)?.length ?? 0;
