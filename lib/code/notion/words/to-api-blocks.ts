import type { Block, Run } from "./blocks";

// Blocks as Notion's public API takes them (https://developers.notion.com/reference/block): for what may write to somebody's pages.

/** Characters of one text object, by the API's limit. */
const longestText = 2_000;

type ApiBlock = Record<string, unknown> & { type: string };

/** A callout with a section's words, which the API makes whole: `children` of “Append block children” or of a new page. */
export function toApiCallout(name: string, blocks: readonly Block[]): ApiBlock {
  const children = blocks.flatMap(toApiBlock);
  return create("callout", { rich_text: toRichText([{ text: `§ ${name}` }]), color: "default", children });
}

/** A line between two callouts. */
export const apiDivider: ApiBlock = { object: "block", type: "divider", divider: {} };

function toApiBlock(block: Block): ApiBlock[] {
  switch (block.kind) {
    case "heading":
      return [create(`heading_${block.level}`, { rich_text: toRichText(block.runs) })];
    case "paragraph":
      return [create("paragraph", { rich_text: toRichText(block.runs) })];
    case "bullet":
      return [create("bulleted_list_item", { rich_text: toRichText(block.runs) })];
    case "table": {
      const width = Math.max(...block.rows.map(({ length }) => length));
      const rows = block.rows.map((row) =>
        create("table_row", { cells: Array.from({ length: width }, (_, at) => toRichText(row[at] ?? [])) }),
      );
      return [create("table", { table_width: width, has_column_header: true, children: rows })];
    }
    case "picture":
      return [
        create("image", {
          type: "external",
          external: { url: block.src },
          caption: toRichText(block.alt ? [{ text: block.alt }] : []),
        }),
      ];
    default:
      return [];
  }
}

const create = (type: string, value: Record<string, unknown>): ApiBlock => ({ object: "block", type, [type]: value });

const toRichText = (runs: readonly Run[]) => runs.flatMap(splitRun).map(toTextObject);

/** A long text as several that stand beside each other, none of which ends within a character. */
function splitRun(run: Run): Run[] {
  if (run.text.length <= longestText) return [run];
  const end = /[\ud800-\udbff]/.test(run.text[longestText - 1] ?? "") ? longestText - 1 : longestText;
  return [{ ...run, text: run.text.slice(0, end) }, ...splitRun({ ...run, text: run.text.slice(end) })];
}

const toTextObject = ({ text, bold, href }: Run) => ({
  type: "text",
  text: { content: text, ...(href && { link: { url: href } }) },
  ...(bold && { annotations: { bold: true } }),
});
