import { type CheerioAPI, load } from "cheerio";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { createPageProblem } from "@/lib/sites/fetch/problems";

/** A node of a parsed page; `Element` has a name and attributes. */
export type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];
export type Element = Extract<Node, { attribs: unknown }>;

/** Elements and attributes of one page: a long page of a builder has a fifth of it. */
const maxElements = 50_000;
/** Elements within one another: browsers put what is deeper than 512 beside it. */
const deepest = 600;

/**
 * Parses a page as browsers do. What browsers do can be turned against whoever parses: a formatting element that is never
 * closed is opened again in each paragraph that follows, so that 40 KB become millions of elements, and each end tag looks
 * through all that is open. So elements are counted while they are made.
 * @throws AppError for a page that grows too large or too deep
 */
export function parsePage(html: string): CheerioAPI {
  let made = 0;
  let depth = 0;
  const counting: typeof adapter = {
    ...adapter,
    createElement(name, namespace, attributes) {
      made += 1 + attributes.length;
      if (made > maxElements) throw createPageProblem("intricate");
      return adapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      depth++;
      if (depth > deepest) throw createPageProblem("intricate");
    },
    onItemPop() {
      depth--;
    },
  };
  // As in a browser without script: what stands in <noscript> is then elements, which the cleaning sees.
  return load(html, { treeAdapter: counting, scriptingEnabled: false });
}
