import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Refusal, reportFailure } from "../../dev/process/progress.ts";
import { createStopSignal } from "../../dev/process/stop-signal.ts";
import { copyProject } from "../../dev/project-copy.ts";
import { testSeed } from "../../dev/test-scope.ts";
import { findChangedFiles } from "../plan/changed-files.ts";
import { findInBrowser } from "./browser.ts";
import { faults } from "./faults.ts";
import { countOf, type ListedFault } from "./lists/fault.ts";
import { readRelatedTests } from "./related-tests.ts";
import { getFaultKey, keepResult, type Result, readResults } from "./results.ts";
import { FaultSearch } from "./search.ts";
import { WarmVitest } from "./warm-vitest.ts";

/**
 * `npm run test:faults [-- <id>… | --domain <name> | --changed] [--new] [--near]`: plants faults in a copy of the tree and says
 * which test of the default run found each. Ends with 1 when one is not found. `--new` leaves out what was planted before;
 * `--near` looks only in the nearest unit and database tests.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    domain: { type: "string" },
    changed: { type: "boolean", default: false },
    new: { type: "boolean", default: false },
    near: { type: "boolean", default: false },
  },
});

const root = join(import.meta.dirname, "..", "..", "..");
/** How many test files are near. */
const near = 8;

async function main(): Promise<number> {
  const signal = createStopSignal();
  const results = readResults(root);
  const chosen = choose(results);
  requireLines(chosen);
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
  try {
    for (const fault of chosen) {
      const began = performance.now();
      const found = await firstFailure(fault, search, copy.folder, signal);
      // What failed because it was interrupted found nothing.
      signal.throwIfAborted();
      const seconds = Math.round((performance.now() - began) / 1000);
      const result: Result = { stage: null, test: "", ...found, seconds, commit, day: today() };
      results.set(getFaultKey(fault), result);
      keepResult(root, fault, result, faults);
      console.log(
        `${result.stage ? "✓" : "✗"} ${fault.id.padEnd(17)} ${String(seconds).padStart(4)} s  ${fault.breaks}`,
      );
      console.log(`    ${result.stage ? `${result.stage}, ${result.test}` : "not found"}`);
    }
  } finally {
    await vitest.close();
    process.chdir(root);
    copy.remove();
  }
  const lost = chosen.filter((fault) => !results.get(getFaultKey(fault))?.stage);
  console.log(`\n${chosen.length - lost.length} of ${chosen.length} faults found`);
  for (const { id, file, breaks } of lost) console.log(`  not found: ${id} (${file}): ${breaks}`);
  return lost.length > 0 ? 1 : 0;
}

function choose(results: ReadonlyMap<string, Result>): ListedFault[] {
  const changed = values.changed ? new Set(findChangedFiles(root).files) : undefined;
  const chosen = faults.filter(
    (fault) =>
      (positionals.length === 0 || positionals.includes(fault.id)) &&
      (values.domain === undefined || values.domain.split(",").includes(fault.domain)) &&
      (!changed || changed.has(fault.file)) &&
      !(values.near && fault.spec) &&
      !(values.new && results.has(getFaultKey(fault))),
  );
  if (chosen.length === 0) throw new Refusal("No fault is listed there.");
  return chosen;
}

/** A fault whose line has changed breaks nothing any more. */
function requireLines(chosen: readonly ListedFault[]): void {
  const stale = chosen.filter(({ file, find }) => countOf(readFileSync(join(root, file), "utf8"), find) !== 1);
  if (stale.length === 0) return;
  const lines = stale.map(({ id, file, find }) => `  ${id}: ${file}: ${find}`);
  throw new Refusal(`These lines are not there once any more; write their faults anew:\n${lines.join("\n")}`);
}

async function firstFailure(fault: ListedFault, search: FaultSearch, folder: string, signal: AbortSignal) {
  const failure = await search.find(fault, values.near ? near : undefined);
  if (failure) {
    const stage = failure.file.endsWith(".db.test.ts") ? "database" : "unit";
    return { stage, test: failure.title ? `${failure.file}: ${failure.title}` : failure.file };
  }
  const test = await findInBrowser(folder, fault, signal);
  return test === undefined ? undefined : { stage: "browser", test };
}

const today = () => new Date().toISOString().slice(0, 10);

process.exit(await main().catch(reportFailure));
