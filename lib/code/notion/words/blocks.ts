// What stands in a Notion page, as far as a section's words are written in it. Browsers load this: no imports but types.

/** A stretch of text that is set alike. `href` makes it a link. */
export interface Run {
  text: string;
  bold?: true;
  href?: string;
}

/** A block of a page. A table's rows are cells in their order, the first one its header. */
export type Block =
  | { kind: "heading"; level: number; runs: Run[] }
  | { kind: "paragraph" | "bullet"; runs: Run[] }
  | { kind: "table"; rows: Run[][][] }
  | { kind: "picture"; src: string; alt: string }
  /** Any other, which no section reads. */
  | { kind: "other"; name: string };

/** What stands for a heading that is empty, since Notion has none without text. A heading of such signs alone has one more. */
export const emptyHeading = "§";

/** Whether a text is nothing, or such signs alone: one more is written then, so that it can be told from nothing. */
export const isBare = (text: string): boolean => text.replaceAll(emptyHeading, "") === "";

export const getText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

export const isEmpty = (runs: readonly Run[]): boolean => getText(runs).trim() === "";

/** Without what is empty at the beginning. @param first what else may stand in front, such as the colon of a label */
export function trimRuns(runs: readonly Run[], first = /^\s*/): Run[] {
  for (const [at, run] of runs.entries()) {
    const text = run.text.replace(at === 0 ? first : /^\s*/, "");
    if (text !== "") return [{ ...run, text }, ...runs.slice(at + 1)];
  }
  return [];
}

/** Runs line by line, from the first that isn't empty. */
export function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of trimRuns(runs))
    for (const [at, text] of run.text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    }
  return lines.map(mergeRuns);
}

/** Runs that are set alike are one: hosts split text by comments and elements. */
export function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.bold === run.bold && last.href === run.href) last.text += run.text;
    else if (run.text !== "") merged.push({ ...run });
  }
  return merged;
}
