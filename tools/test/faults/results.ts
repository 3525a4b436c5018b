import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faults } from "./faults.ts";
import type { ListedFault } from "./lists/fault.ts";

/** What became of a fault that was planted. */
export interface Result {
  /** Null when no test found it. */
  stage: "unit" | "database" | "browser" | null;
  /** The first test that failed: its file and title. */
  test: string;
  commit: string;
  /** 2026-01-31 */
  day: string;
}

const notPlanted = formatCells("not planted yet", "", "", "");
const notFound = "**not found**";

/** Writes a result into docs/faults.md, and keeps there what was found of the other faults that are listed. */
export function writeResult(root: string, { breaks }: ListedFault, { stage, test, day, commit }: Result): void {
  const path = join(root, "docs", "faults.md");
  // By what they break: ids and files change.
  const found = new Map(
    [...readFileSync(path, "utf8").matchAll(/^\| \S+ \| (.+?) \| `[^`]+` \| (.+) \|$/gm)].map(
      ([, broken = "", cells = ""]) => [broken, cells],
    ),
  );
  found.set(breaks, formatCells(stage ?? notFound, test, day, commit));
  const rows = faults.map((fault) =>
    [`| ${fault.id}`, fault.breaks, `\`${fault.file}\``, `${found.get(fault.breaks) ?? notPlanted} |`].join(" | "),
  );
  const planted = rows.filter((row) => !row.endsWith(` | ${notPlanted} |`));
  writeFileSync(
    path,
    `# Planted faults

Regressions of one line, each planted by itself in a copy of the tree, with the first test of the default \`npm test\` that fails of
it. \`npm run test:faults\` plants them and writes this file; \`-- <id or domain>…\` plants some. The lists: \`tools/test/faults/lists/\`.

${planted.filter((row) => !row.includes(` | ${notFound} | `)).length} of ${planted.length} planted found; ${rows.length} listed.

| Fault | What it breaks | Where | Stage | Found by | Day | Commit |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`,
  );
}

function formatCells(...cells: string[]): string {
  return cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ");
}
