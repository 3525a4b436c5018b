import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, reportFailure } from "../../dev/process/progress.ts";
import { createStopSignal } from "../../dev/process/stop-signal.ts";
import { copyProject } from "../../dev/project-copy.ts";
import { testSeed } from "../../dev/test-scope.ts";
import { findInBrowser } from "./browser.ts";
import { faults } from "./faults.ts";
import { countOf, type ListedFault } from "./lists/fault.ts";
import { readRelatedTests } from "./related-tests.ts";
import { type Result, writeResult } from "./results.ts";
import { FaultSearch } from "./search.ts";
import { WarmVitest } from "./warm-vitest.ts";

/**
 * `npm run test:faults [-- <id or domain>…]`: plants faults in a copy of the tree and says which test of the default run found
 * each. Ends with 1 when one is not found.
 */
const asked = process.argv.slice(2);

const root = join(import.meta.dirname, "..", "..", "..");

async function main(): Promise<number> {
  const signal = createStopSignal();
  const chosen = chooseFaults();
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  // The copy is no checkout: it would take another seed.
  process.env.TEST_SEED = String(testSeed);
  const copy = copyProject(root, { isBuilt: chosen.some(({ spec }) => spec) });
  const vitest = new WarmVitest(copy.folder);
  signal.addEventListener("abort", () => {
    // At once: whoever interrupts may not wait for the tests to end.
    copy.remove();
    void vitest.close().finally(() => {
      copy.remove();
      process.exit(130);
    });
  });
  process.chdir(copy.folder);
  const search = new FaultSearch(copy.folder, readRelatedTests(root), vitest);
  const lost: ListedFault[] = [];
  try {
    for (const fault of chosen) {
      const began = performance.now();
      const { stage, test } = await findFirstFailure(fault, search, copy.folder, signal);
      // What failed because it was interrupted found nothing.
      signal.throwIfAborted();
      writeResult(root, fault, { stage, test, commit, day: new Date().toISOString().slice(0, 10) });
      const seconds = String(Math.round((performance.now() - began) / 1000)).padStart(4);
      console.log(`${stage ? "✓" : "✗"} ${fault.id.padEnd(17)} ${seconds} s  ${fault.breaks}`);
      console.log(`    ${stage ? `${stage}, ${test}` : "not found"}`);
      if (!stage) lost.push(fault);
    }
  } finally {
    await vitest.close();
    process.chdir(root);
    copy.remove();
  }
  console.log(`\n${chosen.length - lost.length} of ${chosen.length} faults found`);
  for (const { id, file, breaks } of lost) console.log(`  not found: ${id} (${file}): ${breaks}`);
  return lost.length > 0 ? 1 : 0;
}

function chooseFaults(): ListedFault[] {
  const isAsked = (id: string) => asked.some((name) => id === name || id.replace(/-\d+$/, "") === name);
  const chosen = asked.length === 0 ? faults : faults.filter(({ id }) => isAsked(id));
  if (chosen.length === 0) throw new Refusal("No fault is listed there.");
  // A fault whose line has changed breaks nothing any more.
  const stale = chosen.filter(({ file, find }) => countOf(readFileSync(join(root, file), "utf8"), find) !== 1);
  if (stale.length === 0) return chosen;
  const lines = stale.map(({ id, file, find }) => `  ${id}: ${file}: ${find}`);
  throw new Refusal(`These lines are not there once any more; write their faults anew:\n${lines.join("\n")}`);
}

async function findFirstFailure(
  fault: ListedFault,
  search: FaultSearch,
  folder: string,
  signal: AbortSignal,
): Promise<Pick<Result, "stage" | "test">> {
  const failure = await search.find(fault);
  if (failure) {
    const stage = failure.file.endsWith(".db.test.ts") ? "database" : "unit";
    return { stage, test: failure.title ? `${failure.file}: ${failure.title}` : failure.file };
  }
  const test = await findInBrowser(folder, fault, signal);
  return test === undefined ? { stage: null, test: "" } : { stage: "browser", test };
}

process.exit(await main().catch(reportFailure));
