import { type Block, getText } from "../words/blocks";
import { nameSign } from "../words/callout-name";
import { isNear } from "../words/near";
import { type GroupPlan, normalizeLabel } from "../words/plan";
import type { ReadWords } from "../words/read-words";

/** Characters of a block that are repeated. */
const longest = 60;

/**
 * What was read of a callout and what wasn't, in words for its owner: how it went, what is to be said of each block in the order of the page, and
 * what can be written.
 */
export function describeReading(
  plan: GroupPlan,
  { blocks, unread, problems }: Pick<ReadWords, "unread" | "problems"> & { blocks: readonly Block[] },
): string {
  const left = new Set(unread);
  const told = blocks.flatMap((block, at) => {
    const said = problems.filter((problem) => problem.at === at).map(({ sentence }) => sentence);
    if (!left.has(at)) return said;
    return [...(said.length > 0 ? said : [`No place for ${describe(block)}.`]), "  It is shown below the section."];
  });
  return [
    describeOutcome(blocks.length, left.size, problems.length),
    ...told.map((line) => (line.startsWith(" ") ? line : `- ${line}`)),
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

/** What is told of a callout that says the name of no section, or of one without the sign; undefined where it is any other callout. */
export function describeUnknown(line: string, names: readonly string[]): string | undefined {
  const isSigned = line.startsWith(nameSign);
  const said = normalizeLabel(line.split("\n")[0]?.replace(/^[^\p{L}\p{N}]+/u, "") ?? "");
  const meant = names.find((name) => isNear(normalizeLabel(name), said));
  if (!isSigned && !meant) return undefined;
  const has = meant ? `Did you mean ${nameSign} ${meant}?` : `It has ${listNames(names)}.`;
  return isSigned
    ? `“${line}” is no section of this site's code. ${has}`
    : `“${line}” isn't shown as a section: its first line doesn't begin with ${nameSign}. ${has}`;
}

/** What is told where no callout of a page has a section's name. */
export const describeNone = (names: readonly string[]): string =>
  `Silcrow's code is on this page, but no callout of it begins with a section's name: ${listNames(names)}.`;

const listNames = (names: readonly string[]): string => names.map((name) => `${nameSign} ${name}`).join(", ");

function describe(block: Block): string {
  if (block.kind === "other") return `a block of kind “${block.name}”`;
  if (block.kind === "table" || block.kind === "picture") return `a ${block.kind}`;
  const text = getText(block.runs);
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
