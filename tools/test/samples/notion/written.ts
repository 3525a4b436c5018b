import { load } from "cheerio";
import type { Block } from "../../../../lib/code/notion/words/blocks";
import { type Callout, type PageNode, readCallout } from "../../../../lib/code/notion/words/read-page";

/** What somebody has written in a callout: its own line, and the blocks in it. */
export interface WrittenCallout {
  line: string;
  blocks: readonly Block[];
}

/** Where on its page a callout stands. */
export type Around = "column" | "toggle";

/** Blocks that no section reads, as pages of both builders have them: names of `other` blocks. */
export const otherBlocks = [
  "toggle",
  "open toggle",
  "columns",
  "quote",
  "to-do",
  "bookmark",
  "gallery",
  "page link",
  "video",
  "equation",
  "divider",
] as const;
export type OtherBlock = (typeof otherBlocks)[number];

/** What such a block says, where it has words that are served. */
export const getWordsOf = (name: string): string => `Words of a ${name}`;

/** What a page says in the one callout that it has. */
export function readServedCallout(html: string): Callout {
  const [node] = load(html)(".notion-callout").toArray() as unknown as PageNode[];
  const callout = node && readCallout(node);
  if (!callout) throw new Error("There is no callout that can be read");
  return callout;
}
