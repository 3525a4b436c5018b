import type { ElementContent } from "hast";
import { defaultHandlers, type Handle, type NodeHandle, toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Options, toMarkdown } from "mdast-util-to-markdown";

/** Where a link of a page leads, in full; undefined for one that only works on the page itself. */
export type Addresses = (href: string) => string | undefined;

const style: Options = {
  bullet: "-",
  rule: "-",
  // An address in brackets alone is no link to many who read Markdown.
  resourceLink: true,
  // Lists without empty lines: they are long, and nothing is gained by them.
  join: [(_, right, { type }) => (type === "list" || (type === "listItem" && right.type === "list") ? 0 : undefined)],
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

/** Pieces of a page as Markdown (CommonMark, and tables as GitHub has them). */
export function printMarkdown(pieces: readonly ElementContent[], addresses: Addresses): string {
  const a: Handle = (state, link) => {
    const href = addresses(String(link.properties.href ?? ""));
    return href === undefined ? state.all(link) : defaultHandlers.a(state, { ...link, properties: { href } });
  };
  const text: NodeHandle = (_, { value }) => ({ type: "text", value: value.replaceAll("\u00a0", " ") });
  const tree = toMdast(
    { type: "root", children: [...pieces] },
    { document: true, handlers: { a }, nodeHandlers: { text } },
  );
  return toMarkdown(tree, style);
}
