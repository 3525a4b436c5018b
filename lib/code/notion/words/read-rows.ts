import { getText, isEmpty, type Run } from "./blocks";
import { dropSign, readLeaf } from "./leaf-words";
import { describeUnreadable, shorten } from "./lost-words";
import { matchColumns } from "./match-columns";
import type { Leaf, ListPlan } from "./plan";

// Browsers load this.

interface ReadRows {
  /** The cells of each row, with what they are; undefined in a column that the list hasn't. */
  rows: { leaf: Leaf | undefined; cell: readonly Run[] }[][];
  /** What is to be told the owner. */
  problems: string[];
  /** Whether all rows are among them. */
  isWhole: boolean;
}

/** The rows of a table that can be shown: none that is empty, and none without a figure that it must have. */
export function readRows(list: ListPlan, rows: readonly Run[][][]): ReadRows {
  const said = rows.filter((row) => !row.every(isEmpty));
  const { columns, hasHead, isGuess, problem } = matchColumns(list, said);
  const bad: string[] = [];
  const read = said.slice(hasHead ? 1 : 0).flatMap(([first = [], ...others]) => {
    const row = [others.every(isEmpty) ? dropSign(first) : first, ...others];
    const figure = findBadFigure(list, columns, row);
    if (figure) bad.push(`${figure} ${nameRow(list, columns, row)} isn't shown in the section.`);
    return figure ? [] : [row.map((cell, at) => ({ leaf: columns[at], cell }))];
  });
  return { rows: read, problems: [problem ?? [], bad].flat(), isWhole: !isGuess && bad.length === 0 };
}

/** A row by what names it, else by the first that it says. */
function nameRow({ item }: ListPlan, columns: readonly (Leaf | undefined)[], row: readonly (readonly Run[])[]): string {
  const name = row[columns.indexOf(item.leaves[item.heading ?? -1])] ?? row.find((cell) => !isEmpty(cell)) ?? [];
  return isEmpty(name) ? "A row" : `The row “${shorten(getText(name))}”`;
}

/** What is to be told of a row without a figure that it must have: nothing and “free” are other things. */
function findBadFigure({ item }: ListPlan, columns: readonly (Leaf | undefined)[], row: readonly (readonly Run[])[]) {
  for (const leaf of item.leaves) {
    const cell = row[columns.indexOf(leaf)] ?? [];
    if (leaf.kind !== "number" || leaf.mayLack || readLeaf(leaf, cell) !== undefined) continue;
    return isEmpty(cell) ? `“${leaf.label}” has no number.` : describeUnreadable(leaf, getText(cell).trim());
  }
  return undefined;
}
