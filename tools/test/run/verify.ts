import { join } from "node:path";
import { reportFailure } from "../../dev/process/progress.ts";
import type { Outcome, Run } from "../../dev/process/run-command.ts";
import { createStopSignal } from "../../dev/process/stop-signal.ts";
import { findChangedFiles } from "../plan/changed-files.ts";
import { readImportGraph } from "../plan/import-graph.ts";
import { getSectionOfPath } from "../plan/test-plan.ts";
import { findNearestTests } from "../plan/verify-plan.ts";
import { runStages } from "./stages.ts";
import { runVitest } from "./test-reports.ts";
import { isGood, staticChecks, withOutput } from "./test-stages.ts";
import { formatSummary } from "./test-summary.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const here: Run = { root, signal: createStopSignal() };

/**
 * `npm run verify`: what can be known of a change in half a minute. Types, lint, dead code, and the unit tests nearest to
 * what has changed, all at once. It needs no lock: what it writes nobody else does.
 */
async function verify(): Promise<number> {
  const began = performance.now();
  const { files, from } = findChangedFiles(root);
  const { chosen, left } = findNearestTests(files, readImportGraph(root));
  console.log(`Changed since ${from}: ${files.length} files; ${chosen.length} files of unit tests are nearest to them`);
  const output = withOutput(here);
  const buildInfo = join(".local", "verify.tsbuildinfo");
  const share = 0.25;
  const stages = [
    output("typecheck", share, (where) =>
      staticChecks.typecheck([], where, "--incremental", "--tsBuildInfoFile", buildInfo),
    ),
    output("lint", share, (where) => staticChecks.lint([], where)),
    output("knip", share, (where) => staticChecks.knip(["--cache", "--cache-location", join(".local", "knip")], where)),
    ...(chosen.length > 0
      ? [output("unit", share, (where) => runVitest("unit", chosen, where, process.env, "verify"))]
      : []),
  ];
  const results = await runStages<Outcome | undefined>(stages, here.signal);
  const unit = left.length > 0 ? [`unit: ${left.length} more files that depend on the change`] : [];
  const sections = new Set(files.map(getSectionOfPath).filter(Boolean));
  const records = [...sections].map((section) => `records of ${section}: npm test -- --changed says which are stale`);
  const notTested = [
    ...unit,
    ...records,
    "database and browser: npm test -- --changed runs what the change can have broken",
  ];
  console.log(formatSummary({ stages: results, before: {}, notTested, seconds: (performance.now() - began) / 1000 }));
  if (here.signal.aborted) return 130;
  return results.every((result) => isGood(result, true)) ? 0 : 1;
}

// The first is the name of the command (run.mjs).
if (process.argv.length > 3) {
  console.error(
    "npm run verify takes nothing more: it tries what has changed. npm test -- <stage> <files> runs what you name.",
  );
  process.exit(1);
}
process.exit(await verify().catch(reportFailure));
