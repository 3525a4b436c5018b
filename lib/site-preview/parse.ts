import { createContext, runInContext } from "node:vm";
import { type CheerioAPI, load } from "cheerio";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { problem } from "./problems";

/** A node of a parsed page; `Element` has a name and attributes. */
export type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];
export type Element = Extract<Node, { attribs: unknown }>;

/** Elements and attributes of one page: a long page of a builder has a tenth of it. */
const most = 300_000;

/**
 * Parses a page as browsers do. What browsers do can be turned against whoever parses: a formatting element that is never
 * closed is opened again in each paragraph that follows, so that 40 KB become millions of elements. So they are counted
 * while they are made.
 * @throws AppError for a page that grows too large
 */
export function parsePage(html: string): CheerioAPI {
  let made = 0;
  const counting: typeof adapter = {
    ...adapter,
    createElement(name, namespace, attributes) {
      made += 1 + attributes.length;
      if (made > most) throw problem("intricate");
      return adapter.createElement(name, namespace, attributes);
    },
  };
  // As in a browser without script: what stands in <noscript> is then elements, which the cleaning sees.
  return load(html, { treeAdapter: counting, scriptingEnabled: false });
}

/**
 * Runs work on somebody else's page that must not hold up the server: it is ended after so many milliseconds, wherever
 * it is. Nesting so deep that the stack runs out is the same kind of trouble.
 * @throws AppError for a page that takes too long; whatever `work` throws
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  try {
    return runInContext("work()", createContext({ work }), { timeout: milliseconds });
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT" || error instanceof RangeError) throw problem("intricate", error);
    throw error;
  }
}
