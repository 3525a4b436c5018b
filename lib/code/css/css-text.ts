import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A stylesheet of the tree as text; `path` is relative to the project. Read and not imported: below a page the bundler
 * takes every imported .css file for the page's own, whatever the query says. next.config.ts has them come along with
 * the standalone server.
 */
export function readCss(path: `components/sections/${string}.css` | `lib/code/${string}.css`): string {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), "utf8");
}
