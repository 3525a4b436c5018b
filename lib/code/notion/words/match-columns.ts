import { getText, isEmpty, type Run } from "./blocks";
import { readLeaf } from "./leaf-words";
import { type Leaf, type ListPlan, normalizeLabel } from "./plan";

// Browsers load this.

interface Columns {
  /** What each column is; undefined for one that the list hasn't. */
  columns: (Leaf | undefined)[];
  /** Whether the first row says it. */
  hasHead: boolean;
  /** Whether it only seems to: it may be a row. */
  isGuess: boolean;
  problem?: string;
}

/**
 * What the columns of a table are. One that is called otherwise is read as what has its place, or as the only thing that has none, where its cells
 * are such; the owner is told, and of a table without a head, too.
 */
export function matchColumns({ label, item: { leaves } }: ListPlan, rows: readonly Run[][][]): Columns {
  const [first = [], ...rest] = rows;
  const labels = leaves.map((leaf) => normalizeLabel(leaf.label));
  const said = first.map((cell) => leaves[labels.indexOf(normalizeLabel(getText(cell)))]);
  // A second column of one name is none.
  const named = said.map((leaf, at) => (said.indexOf(leaf) === at ? leaf : undefined));
  const isGuess = !named.some(Boolean) && leaves.some((leaf, at) => isHead(leaf, first[at], rest[0]?.[at]));
  const hasHead = named.some(Boolean) || isGuess;
  const free = leaves.filter((leaf) => !named.includes(leaf));
  const unknown = named.filter((leaf) => !leaf).length;
  const [only] = free.length === 1 && unknown === 1 ? free : [];
  const guessColumn = (at: number): Leaf | undefined => {
    const cells = rest.map((row) => row[at] ?? []);
    const figures = free.find((one) => one.kind === "number" && !cells.every(isEmpty) && fits(one, cells));
    const leaf = figures ?? free.find((one) => one === leaves[at]) ?? only;
    return leaf && fits(leaf, cells) ? leaf : undefined;
  };
  const columns = hasHead ? named.map((leaf, at) => leaf ?? guessColumn(at)) : first.map((_, at) => leaves[at]);
  const names = leaves.map((leaf) => leaf.label).join(", ");
  const told = first.flatMap((cell, at) => {
    const isEmpty = rows.every((row) => getText(row[at] ?? []).trim() === "");
    if (isEmpty || (hasHead ? named[at] : leaves[at])) return [];
    const leaf = columns[at];
    return [`“${getText(cell)}” is no column of “${label}”${leaf ? `: it is read as “${leaf.label}”` : ""}.`];
  });
  if (!hasHead) told.unshift(`The first row of “${label}” isn't ${names}: its columns are read in this order.`);
  else if (told.length > 0) told.push(`It has ${names}.`);
  return { columns, hasHead, isGuess, ...(told.length > 0 && { problem: told.join(" ") }) };
}

/** Whether cells can be what a column has. */
function fits(leaf: Leaf, cells: readonly Run[][]): boolean {
  const hasLinks = cells.some((cell) => cell.some(({ href }) => href));
  if (leaf.kind === "link") return hasLinks;
  if (leaf.kind === "text") return !hasLinks || Boolean(leaf.isAnswer ?? leaf.isAddress);
  return cells.every((cell) => getText(cell).trim() === "" || readLeaf(leaf, cell) !== undefined);
}

/** Whether the first cell of a column says what it is, though in other words: it is none of its figures or links, and the one below it is. */
const isHead = (leaf: Leaf, first: Run[] = [], second: Run[] = []): boolean =>
  leaf.kind === "number"
    ? getText(first).trim() !== "" && readLeaf(leaf, first) === undefined && readLeaf(leaf, second) !== undefined
    : leaf.kind === "link" && !first.some(({ href }) => href) && second.some(({ href }) => href);
