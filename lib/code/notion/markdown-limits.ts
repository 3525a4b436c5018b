import { AppError } from "@/lib/server/errors";

/** Marks in a paragraph or a cell of a table, and marks of lists and quotes that begin a line: the time of reading grows with their square. */
const most = { marks: 3_000, nested: 10 };

const nested = new RegExp(`^(?:[ \\t]*(?:[-*+>]|\\d{1,9}[.)])[ \\t]+){${most.nested + 1}}`);
/** A line of such marks alone is a divider. */
const divider = /^[-*_ \t]{0,200}$/;
/** What stands below the titles of a table. */
const delimiters = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Refuses Markdown that would take long to read, and that nobody writes. @throws AppError `invalid` */
export function checkMarkdown(text: string): void {
  const isNested = text.split("\n").some((line) => nested.test(line) && !divider.test(line));
  if (isNested || text.split(/\n[ \t]*\n/).some(hasTooManyMarks)) {
    const sentence = "This text has more marks of Markdown in one paragraph than can be read. Paste it in parts.";
    throw new AppError("invalid", "too many marks", { sentence });
  }
}

function hasTooManyMarks(part: string): boolean {
  const [, second = ""] = part.split("\n", 2);
  const isTable = second.includes("|") && second.length < 1_000 && delimiters.test(second);
  return (isTable ? part.split(/[|\n]/) : [part]).some((piece) => countMarks(piece) > most.marks);
}

/** Signs that aren't escaped. */
const countMarks = (text: string): number => text.replace(/\\./g, "").match(/[*_[\]`!<]/g)?.length ?? 0;
