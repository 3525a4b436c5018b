import { type Block, getText } from "../words/blocks";
import type { ReadWords } from "../words/read-words";
import type { RuntimeSection } from "./section";

/** Characters of a block that are repeated. */
const longest = 60;

/** What was read of a callout and what wasn't, in words for its owner. */
export function describeReading(
  { plan, marker }: RuntimeSection,
  { blocks, unread, problems }: Pick<ReadWords, "unread" | "problems"> & { blocks: readonly Block[] },
): string {
  const left = unread.flatMap((at) => blocks[at] ?? []).map((block) => `  ${describe(block)}`);
  return [
    `§ ${plan.name} (${marker})`,
    `${blocks.length - left.length} of ${blocks.length} blocks were read.`,
    ...(left.length > 0 ? ["No place for these, which are shown below the section:", ...left] : []),
    ...problems,
    `What can be named in bold: ${[...plan.leaves, ...plan.lists].map(({ label }) => label).join(", ")}.`,
  ].join("\n");
}

function describe(block: Block): string {
  if (block.kind === "other") return block.name;
  if (block.kind === "table" || block.kind === "picture") return `a ${block.kind}`;
  const text = getText(block.runs);
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
