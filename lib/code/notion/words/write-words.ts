import { type Block, emptyHeading, getText, isBare, type Run } from "./blocks";
import { isWebAddress, readAnswer, writeLeaf } from "./leaf-words";
import {
  type Group,
  type GroupPlan,
  getTopLevel,
  getValue,
  type Leaf,
  type ListPlan,
  type Value,
  type WordsPlan,
} from "./plan";

/**
 * The words of a section as the blocks that stand in its callout, below the line with its name: a heading, the text below it, links,
 * pictures, what is named in bold, and lists. `readWords` reads them back.
 */
export const writeWords = (plan: WordsPlan, content: Group): Block[] => writeGroup(plan, content, getTopLevel(plan));

function writeGroup(plan: GroupPlan, group: Value, level: number): Block[] {
  const heading: Block[] = [];
  const text: Block[] = [];
  const inOrder: Block[] = [];
  const named: Block[] = [];
  const isBroken = { link: false, picture: false };
  for (const [at, leaf] of plan.leaves.entries()) {
    const value = getValue(group, leaf.path);
    if (at === plan.heading) heading.push(writeHeading(level, leaf, value));
    else if (at === plan.text && isReadAsText(leaf, value)) text.push(...writeLines(leaf, value));
    else if (leaf.kind === "link" || leaf.kind === "picture") {
      const block = isBroken[leaf.kind] ? undefined : writeUnnamed(leaf, value);
      isBroken[leaf.kind] ||= !block;
      if (block) inOrder.push(block);
      else named.push(...writeNamed(leaf, value));
    } else named.push(...writeNamed(leaf, value));
  }
  const lists = plan.lists.filter(({ shape }) => shape !== "items").flatMap((list) => writeList(list, group));
  const parts = plan.lists.filter(({ shape }) => shape === "items");
  const items = parts.flatMap((list, at) => writeItems(list, getList(group, list), level + 1, at > 0));
  return [...heading, ...text, ...inOrder, ...named, ...lists, ...items];
}

const getList = (group: Value, { path }: ListPlan): Value[] => {
  const list = getValue(group, path);
  return Array.isArray(list) ? list : [];
};

function writeHeading(level: number, leaf: Leaf, value: Value | undefined): Block {
  return { kind: "heading", level, runs: markBare(writeLeaf(leaf, value)) };
}

/** What would be nothing is written as a sign: an empty heading, item or row is none. */
const markBare = (runs: Run[]): Run[] => (isBare(getText(runs)) ? [...runs, { text: emptyHeading }] : runs);

/** Whether lines without a label are read as this text: none of them may look like a link that stands by itself. */
const isReadAsText = (leaf: Leaf, value: Value | undefined) =>
  writeLines(leaf, value).every((block) => block.kind !== "paragraph" || block.runs.some(({ href }) => !href));

/** A text as a block for each line; of an answer, list items and rows are what they look like. */
function writeLines(leaf: Leaf, value: Value | undefined): Block[] {
  const blocks: Block[] = [];
  for (const line of String(value ?? "").split("\n")) {
    if (line === "") continue;
    const last = blocks.at(-1);
    const cells = leaf.isAnswer ? line.split(" | ").map((cell) => writeLeaf(leaf, cell)) : [];
    if (leaf.hasItems && line.startsWith("- "))
      blocks.push({ kind: "bullet", runs: markBare(writeLeaf(leaf, line.slice(2))) });
    else if (cells.length < 2) blocks.push({ kind: "paragraph", runs: writeLeaf(leaf, line) });
    else if (last?.kind === "table" && last.rows[0]?.length === cells.length) last.rows.push(cells);
    else blocks.push({ kind: "table", rows: [cells] });
  }
  return blocks;
}

/** What is found by its kind alone. */
function writeUnnamed(leaf: Leaf, value: Value | undefined): Block | undefined {
  const runs = writeLeaf(leaf, value);
  if (leaf.kind === "picture") return writePicture(value);
  return runs.every(({ href }) => href) && runs.length > 0 ? { kind: "paragraph", runs } : undefined;
}

function writePicture(value: Value | undefined): Block | undefined {
  const [src, alt] = ["src", "alt"].map((name) => String(getValue(value, [name]) ?? ""));
  return src && isWebAddress(src) ? { kind: "picture", src, alt: alt ?? "" } : undefined;
}

const writeLabel = (label: string, runs: readonly Run[] = []): Block => ({
  kind: "paragraph",
  runs: [{ text: label, bold: true }, ...(runs.length > 0 ? [{ text: " " }, ...runs] : [])],
});

function writeNamed(leaf: Leaf, value: Value | undefined): Block[] {
  if (leaf.base !== undefined && value === leaf.base && leaf.kind !== "number") return [];
  const picture = leaf.kind === "picture" ? writePicture(value) : undefined;
  if (picture) return [writeLabel(leaf.label), picture];
  const lines = leaf.kind === "text" ? writeLines(leaf, value) : [];
  const [only] = lines;
  if (lines.length > 1 || (only && only.kind !== "paragraph"))
    return [writeLabel(leaf.label), ...lines.map((line, at) => (at > 0 ? writeInText(line) : line))];
  const runs = writeLeaf(leaf, value);
  return runs.length > 0 ? [writeLabel(leaf.label, runs)] : [];
}

/** A line that isn't the first below its label: a link that stands by itself would be read as a button, and is written out. */
const writeInText = (line: Block): Block =>
  line.kind === "paragraph" && line.runs.every(({ href }) => href)
    ? { kind: "paragraph", runs: [{ text: readAnswer(line.runs) }] }
    : line;

function writeList(list: ListPlan, group: Value): Block[] {
  const values = getList(group, list);
  if (values.length === 0) return [];
  const { leaves } = list.item;
  if (list.shape === "table") {
    const rows = values.map((value) => {
      const [first = [], ...others] = leaves.map((leaf) => writeLeaf(leaf, getValue(value, leaf.path)));
      return [others.every((runs) => runs.length === 0) ? markBare(first) : first, ...others];
    });
    return [writeLabel(list.label), { kind: "table", rows: [leaves.map(({ label }) => [{ text: label }]), ...rows] }];
  }
  const [leaf] = leaves;
  if (!leaf) return [];
  const bullets = values.map(
    (value): Block => writePicture(value) ?? { kind: "bullet", runs: markBare(writeLeaf(leaf, value)) },
  );
  return [writeLabel(list.label), ...bullets];
}

function writeItems(list: ListPlan, values: readonly Value[], level: number, isNamed: boolean): Block[] {
  const items = values.flatMap((value, at) => {
    const blocks = writeGroup(list.item, value, level);
    // Where no text names it, its number does.
    const number: Block = { kind: "heading", level, runs: [{ text: String(at + 1) }] };
    return list.item.heading === undefined ? [number, ...blocks] : blocks;
  });
  return isNamed && items.length > 0 ? [writeLabel(list.label), ...items] : items;
}
