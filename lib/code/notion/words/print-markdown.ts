import type { PhrasingContent, RootContent, TableRow } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown, type Unsafe } from "mdast-util-to-markdown";
import type { Block, Run } from "./blocks";

/** Blocks as Markdown, of which Notion makes blocks of its own when it is pasted. */
export function printMarkdown(blocks: readonly Block[]): string {
  const children: RootContent[] = [];
  for (const block of blocks) {
    const last = children.at(-1);
    if (block.kind === "bullet" && last?.type === "list") last.children.push(toListItem(block.runs));
    else children.push(...toNodes(block));
  }
  return toMarkdown(
    { type: "root", children },
    { bullet: "-", extensions: [gfmTableToMarkdown({ tablePipeAlign: false })], unsafe },
  );
}

/** mdast-util-to-markdown misses the second of two lines that begin like list items, since the first one's pattern has its line break. */
const unsafe: Unsafe[] = [
  ...["-", "+", "*"].map((character) => ({ atBreak: true, character, after: "(?=\\s|$)" })),
  ...[".", ")"].map((character) => ({ atBreak: true, before: "\\d+", character, after: "(?=\\s|$)" })),
];

function toNodes(block: Block): RootContent[] {
  switch (block.kind) {
    case "heading":
      return [{ type: "heading", depth: block.level as 1 | 2 | 3, children: toPhrases(block.runs) }];
    case "paragraph":
      return [{ type: "paragraph", children: toPhrases(block.runs) }];
    case "bullet":
      return [{ type: "list", ordered: false, spread: false, children: [toListItem(block.runs)] }];
    case "table":
      return [{ type: "table", children: block.rows.map(toRow) }];
    case "picture":
      return [{ type: "paragraph", children: [{ type: "image", url: block.src, alt: block.alt }] }];
    default:
      return [];
  }
}

const toListItem = (runs: readonly Run[]) => ({
  type: "listItem" as const,
  spread: false,
  children: [{ type: "paragraph" as const, children: toPhrases(runs) }],
});

const toRow = (cells: readonly Run[][]): TableRow => ({
  type: "tableRow",
  children: cells.map((runs) => ({ type: "tableCell", children: toPhrases(runs) })),
});

const toPhrases = (runs: readonly Run[]): PhrasingContent[] =>
  runs.map(({ text, bold, href }) => {
    const words: PhrasingContent = { type: "text", value: text };
    if (href) return { type: "link", url: href, children: [words] };
    return bold ? { type: "strong", children: [words] } : words;
  });
