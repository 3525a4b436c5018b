import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ListedFault } from "./lists/fault.ts";

/** What became of a fault that was planted. */
export interface Result {
  /** `unit`, `database` or `browser`; null when no test found it. */
  stage: string | null;
  /** The first test that failed: its file and title. */
  test: string;
  seconds: number;
  commit: string;
  /** 2026-01-31 */
  day: string;
}

const fileIn = (root: string) => join(root, ".local", "test", "faults.json");

/** The last result of each fault, by its id and text. */
export function readResults(root: string): Map<string, Result> {
  try {
    return new Map(JSON.parse(readFileSync(fileIn(root), "utf8")) as [string, Result][]);
  } catch {
    // Nothing was planted yet.
    return new Map();
  }
}

/** Results are kept by what was planted, so that a list may be sorted anew. */
export const getFaultKey = ({ file, find, plant }: ListedFault): string => JSON.stringify([file, find, plant]);

/** Keeps a result beside those of other runs, and writes docs/faults.md from those of the faults that are listed. */
export function keepResult(root: string, fault: ListedFault, result: Result, faults: readonly ListedFault[]): void {
  const results = readResults(root).set(getFaultKey(fault), result);
  mkdirSync(dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify([...results], null, 1));
  writeFileSync(join(root, "docs", "faults.md"), documentOf(results, faults));
}

function documentOf(results: ReadonlyMap<string, Result>, faults: readonly ListedFault[]): string {
  const planted = faults.flatMap((fault) => {
    const result = results.get(getFaultKey(fault));
    return result ? [{ fault, result }] : [];
  });
  const found = planted.filter(({ result }) => result.stage !== null);
  const rows = planted.map(({ fault, result }) =>
    row(
      fault.id,
      fault.breaks,
      `\`${fault.file}\``,
      result.stage ?? "**not found**",
      result.test,
      result.day,
      result.commit,
    ),
  );
  return `# Planted faults

Regressions of one line, each planted by itself in a copy of the tree, with the first test of the default \`npm test\` that fails of
it. \`npm run test:faults\` plants them and writes this file; \`-- <id>…\`, \`--domain <name>\` or \`--changed\` plants some. The lists:
\`tools/test/faults/\`.

${found.length} of ${planted.length} found; ${faults.length} listed.

${row("Fault", "What it breaks", "Where", "Stage", "Found by", "Day", "Commit")}
${row("---", "---", "---", "---", "---", "---", "---")}
${rows.join("\n")}
`;
}

const row = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
