import { getText, type Run } from "./blocks";
import { readLeaf } from "./leaf-words";
import { type Leaf, type ListPlan, normalizeLabel } from "./plan";

// Browsers load this.

interface Columns {
  /** What each column is; undefined for one that the list hasn't. */
  columns: (Leaf | undefined)[];
  /** Whether the first row says it. */
  hasHead: boolean;
  problem?: string;
}

/**
 * What the columns of a table are. Those that are called otherwise are taken by their place where nothing else has it, and the owner is told; so are
 * those of a table without a head.
 */
export function matchColumns({ label, item: { leaves } }: ListPlan, rows: readonly Run[][][]): Columns {
  const [first = [], second = []] = rows;
  const labels = leaves.map((leaf) => normalizeLabel(leaf.label));
  const said = first.map((cell) => leaves[labels.indexOf(normalizeLabel(getText(cell)))]);
  // A second column of one name is none.
  const named = said.map((leaf, at) => (said.indexOf(leaf) === at ? leaf : undefined));
  const hasHead =
    named.some(Boolean) || (rows.length > 1 && leaves.some((leaf, at) => isHead(leaf, first[at], second[at])));
  if (!hasHead && first.length <= leaves.length) return { columns: leaves, hasHead };
  const columns = hasHead
    ? first.map((_, at) => named[at] ?? leaves.find((leaf, place) => place === at && !named.includes(leaf)))
    : leaves;
  const other = first.flatMap((cell, at) => {
    if (hasHead ? named[at] : leaves[at]) return [];
    const leaf = columns[at];
    return [`“${getText(cell)}”${leaf ? ` (read as “${leaf.label}”)` : ""}`];
  });
  const names = leaves.map((leaf) => leaf.label).join(", ");
  return {
    columns,
    hasHead,
    ...(other.length > 0 && { problem: `“${label}” has the columns ${names}, and none called ${other.join(", ")}.` }),
  };
}

/** Whether the first cell of a column says what it is, though in other words: it is none of its figures or links, and the one below it is. */
const isHead = (leaf: Leaf, first: Run[] = [], second: Run[] = []): boolean =>
  leaf.kind === "number"
    ? getText(first).trim() !== "" && readLeaf(leaf, first) === undefined && readLeaf(leaf, second) !== undefined
    : leaf.kind === "link" && !first.some(({ href }) => href) && second.some(({ href }) => href);
