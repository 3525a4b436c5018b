import type { Submission } from "./queries";
import { listEntries } from "./schema";

/** What stands before the fields of the forms. */
const fixed = ["Sent", "Site", "Form", "Sent from"];
/** What doesn't fit into the columns stands here, a line for each. */
const rest = "Other fields";

/** The byte order mark, by which spreadsheets know UTF-8, and the line of column names. */
export function formatCsvHead(names: readonly string[]): string {
  const own = names.map((name) => ([...fixed, rest].includes(name) ? `${name} (field)` : name));
  return `\ufeff${formatCsvLine([...fixed, ...own, rest])}`;
}

/** An answer as a line of the file. @param names the fields that have columns, in their order */
export function formatCsvRow(
  { createdAt, siteName, form, origin, fields }: Submission,
  names: readonly string[],
): string {
  const cells = names.map((name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return Array.isArray(value) ? value.join("\n") : (value ?? "");
  });
  const columns = new Set(names);
  const others = listEntries(fields).filter(([name]) => !columns.has(name));
  const left = others.map(([name, value]) => `${name}: ${value}`).join("\n");
  return formatCsvLine([createdAt.toISOString(), siteName, form, origin, ...cells, left]);
}

/** A line after RFC 4180: cells with a comma, a quote or a line break in quotes, CRLF at the end. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(makeHarmless(cell))).join(",")}\r\n`;
}

// What begins like this is a formula to a spreadsheet; the apostrophe says it is text (OWASP, "CSV Injection"). Where
// spreadsheets split at semicolons, tabs or bars, quotation marks don't hold a cell together either: then one begins after
// each such sign and each line break.
// Characters that aren't seen (format, control, default ignorable, the blank of Braille) count as white space: whoever strips them
// finds the formula.
const nextFormula =
  /([;|\t\r\n])((?:(?![\t\r\n])[\s\p{Cf}\p{Cc}\p{DI}\u2800]|")*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
const firstFormula = /^[\s\p{Cf}\p{Cc}\p{DI}\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

function makeHarmless(cell: string): string {
  const inner = cell.replace(nextFormula, "$1'$2");
  return firstFormula.test(cell) ? `'${inner}` : inner;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
