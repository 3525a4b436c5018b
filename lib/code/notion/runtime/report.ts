import { type Block, getText } from "../words/blocks";
import type { GroupPlan } from "../words/plan";
import type { ReadWords } from "../words/read-words";

/** Characters of a block that are repeated. */
const longest = 60;

/** What was read of a callout and what wasn't, in words for its owner: how it went, what is wrong, and what can be written. */
export function describeReading(
  plan: GroupPlan,
  { blocks, unread, problems }: Pick<ReadWords, "unread" | "problems"> & { blocks: readonly Block[] },
): string {
  const left = unread.flatMap((at) => blocks[at] ?? []).map((block) => `- ${describe(block)}`);
  return [
    describeOutcome(blocks.length, left.length, problems.length),
    ...problems.map((problem) => `- ${problem}`),
    ...(left.length > 0 ? ["No place for these, which are shown below the section:", ...left] : []),
    "Names in bold that it has:",
    ...describeNames(plan),
  ].join("\n");
}

function describeOutcome(blocks: number, left: number, problems: number): string {
  if (blocks === 0) return "This callout has no words yet.";
  if (left + problems === 0) return `Everything was read: ${blocks === 1 ? "one block" : `${blocks} blocks`}.`;
  return `${blocks - left} of ${blocks} blocks were read.`;
}

/** A name in each line, with the columns of tables and, further in, the names below each smaller heading. */
function describeNames({ leaves, lists, heading, text }: GroupPlan, indent = "- "): string[] {
  const named = leaves.filter((_, at) => at !== heading && at !== text).map(({ label }) => indent + label);
  const listed = lists.flatMap(({ label, shape, item }) => {
    if (shape === "table")
      return [`${indent}${label}: a table with ${item.leaves.map(({ label }) => label).join(", ")}`];
    if (shape === "bullets") return [`${indent}${label}: a list`];
    return [`${indent}${label}: a smaller heading for each, and below it`, ...describeNames(item, `  ${indent}`)];
  });
  return [...named, ...listed];
}

/** What is told of a callout that begins like one of ours, and has a name that the code doesn't. */
export const describeUnknown = (line: string, names: readonly string[]): string =>
  `“${line}” is no section of this site's code. It has ${names.map((name) => `§ ${name}`).join(", ")}.`;

function describe(block: Block): string {
  if (block.kind === "other") return block.name;
  if (block.kind === "table" || block.kind === "picture") return `a ${block.kind}`;
  const text = getText(block.runs);
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
