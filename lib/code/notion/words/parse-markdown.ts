import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type Block, getText, type Run } from "./blocks";

/** The blocks that Markdown stands for, by its own rules (CommonMark, tables as GitHub has them), each with what it is written as. */
export function parseMarkdown(text: string): { block: Block; source: string }[] {
  const { children } = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return children.flatMap((node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    return toBlocks(node).map((block) => ({ block, source }));
  });
}

function toBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", level: node.depth, runs: toRuns(node.children) }];
    // As in a page: below an item stands what is in it.
    case "list":
      return node.children.flatMap(({ children: [first, ...rest] }): Block[] => {
        const line: Block = { kind: "bullet", runs: first?.type === "paragraph" ? toRuns(first.children) : [] };
        return [line, ...rest.flatMap(toBlocks)];
      });
    case "table":
      return [
        { kind: "table", rows: node.children.map(({ children }) => children.map((cell) => toRuns(cell.children))) },
      ];
    case "paragraph":
      return toParagraph(node.children);
    default:
      return [{ kind: "other", name: node.type }];
  }
}

/** As in a page, a picture is a block of its own; text beside it is another. */
function toParagraph(children: readonly PhrasingContent[]): Block[] {
  const pictures = children.flatMap((node): Block[] =>
    node.type === "image" ? [{ kind: "picture", src: node.url, alt: node.alt ?? "" }] : [],
  );
  const runs = toRuns(children);
  return getText(runs).trim() === "" && pictures.length > 0 ? pictures : [...pictures, { kind: "paragraph", runs }];
}

/** Text as it is set: bold and links, as in a page. Tags are no words. */
function toRuns(nodes: readonly PhrasingContent[], style: Omit<Run, "text"> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case "strong":
        return toRuns(node.children, { ...style, bold: true });
      case "link":
        return toRuns(node.children, { ...style, href: node.url });
      case "emphasis":
        return toRuns(node.children, style);
      case "break":
        return [{ ...style, text: "\n" }];
      case "text":
      case "inlineCode":
        return [{ ...style, text: node.value }];
      default:
        return [];
    }
  });
}
