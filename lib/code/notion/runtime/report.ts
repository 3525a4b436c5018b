import { type Block, getText } from "../words/blocks";
import { nameSign } from "../words/callout-name";
import { shorten } from "../words/lost-words";
import { findMeant } from "../words/near";
import { type GroupPlan, normalizeLabel } from "../words/plan";
import type { ReadWords } from "../words/read-words";

/**
 * What was read of a callout and what wasn't, in words for its owner: how it went, what is to be said of each block in the order of the page, and
 * what can be written.
 */
export function describeReading(
  plan: GroupPlan,
  { blocks, unread, problems }: Pick<ReadWords, "unread" | "problems"> & { blocks: readonly Block[] },
): string {
  const left = new Set(unread);
  const told = [...blocks, undefined].flatMap((block, at) => {
    const said = problems.filter((problem) => problem.at === at).map(({ sentence }) => sentence);
    return block && left.has(at) && said.length === 0 ? [describeLeft(plan, block)] : said;
  });
  return [
    describeOutcome(blocks.length, left.size, problems.length),
    ...told.map((line) => `- ${line}`),
    ...(left.size > 0 ? ["What isn't used stays visible below the section, a table as a whole."] : []),
    "You can use these names, in bold at the beginning of a line:",
    ...describeNames(plan),
  ].join("\n");
}

function describeOutcome(blocks: number, left: number, problems: number): string {
  if (blocks === 0) return "This callout has no words yet. If they stand below it, drag them into it.";
  if (left + problems === 0) return `Everything was read: ${blocks === 1 ? "one block" : `${blocks} blocks`}.`;
  return left > 0 ? `${blocks - left} of ${blocks} blocks have their place.` : "All blocks were read. Please look at:";
}

/** What is told of a block without a place, and what to do. */
function describeLeft(plan: GroupPlan, block: Block): string {
  if (block.kind === "other") return `A block of kind “${block.name}” can't be part of a section.`;
  const tables = plan.lists.flatMap(({ label, shape }) => (shape === "table" ? `“${label}”` : []));
  if (block.kind === "table")
    return `A table isn't used.${tables.length > 0 ? ` Put its name in bold on the line above it: ${tables.join(" or ")}.` : ""}`;
  if (block.kind === "picture") return "A picture isn't used.";
  const words = `“${shorten(getText(block.runs))}”`;
  if (block.kind === "heading") return `The heading ${words} isn't used.`;
  const said = normalizeLabel(getText(block.runs));
  const label = listLabels(plan).find((one) => said.startsWith(normalizeLabel(one)));
  return label
    ? `${words} isn't used. Set “${label}” in bold: it is a name here.`
    : `${words} isn't used. Begin it with one of the names below, in bold, or move it right below its heading.`;
}

const listLabels = ({ leaves, lists }: GroupPlan): string[] => [
  ...[...leaves, ...lists].map(({ label }) => label),
  ...lists.flatMap(({ item }) => listLabels(item)),
];

/** A name in each line, with the columns of tables and, further in, the names below each smaller heading. */
function describeNames({ leaves, lists, heading, text }: GroupPlan, indent = "- "): string[] {
  const named = leaves.flatMap(({ label }, at) =>
    at === heading ? [] : `${indent}${label}${at === text ? ", which needs no name right below the heading" : ""}`,
  );
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
  const meant = findMeant(line, names);
  if (!isSigned && !meant) return undefined;
  const has = meant ? `Did you mean ${nameSign} ${meant}?` : `It has ${listNames(names)}.`;
  return isSigned
    ? `This site's code has no section “${line}”. ${has}`
    : `“${line}” isn't shown as a section: its first line doesn't begin with ${nameSign}. ${has}`;
}

/** What is told where no callout of a page has a section's name. */
export const describeNone = (names: readonly string[]): string =>
  `Silcrow's code is on this page, but no callout begins with a section's name: ${listNames(names)}.`;

const listNames = (names: readonly string[]): string => names.map((name) => `${nameSign} ${name}`).join(", ");
