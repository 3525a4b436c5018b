import { join } from "node:path";
import { waitForLock } from "../../dev/process/lock.ts";
import { Refusal, reportFailure } from "../../dev/process/progress.ts";
import type { Run } from "../../dev/process/run-command.ts";
import { createStopSignal } from "../../dev/process/stop-signal.ts";
import { installTools } from "../../dev/tools.ts";
import { runStages } from "./stages.ts";
import { type Asked, defaultStages, readArguments, usage } from "./test-arguments.ts";
import { planStepsForChange } from "./test-changed.ts";
import { listStepsOfPart, recordPart } from "./test-full.ts";
import { buildStages, isGood, type Step } from "./test-stages.ts";
import { formatSummary } from "./test-summary.ts";
import { withTools } from "./test-tools.ts";

/** What runs tests. */
type Tests = Exclude<Asked, { kind: "help" }>;

const root = join(import.meta.dirname, "..", "..", "..");
const here: Run = { root, signal: createStopSignal() };

function stepsFor(asked: Tests): Step[] {
  if (asked.kind === "changed") return planStepsForChange(root, asked.base);
  if (asked.kind === "full") return listStepsOfPart(asked);
  const names = asked.kind === "stages" ? asked.names : defaultStages;
  return names.map((name) => ({ name, extra: asked.kind === "stages" ? asked.extra : [], env: {} }));
}

/** Runs what is asked for, whatever fails, and ends with a line for each stage. */
async function runAll(asked: Tests): Promise<number> {
  const began = performance.now();
  const chosen = stepsFor(asked);
  // Who names a stage wants to hear that it can't be run.
  const isNamed = asked.kind === "stages";
  const { steps, notTested } = isNamed
    ? { steps: chosen, notTested: [] }
    : withTools(chosen, root, Boolean(process.env.CI));
  // Where it can't be, the stage that needs it says why.
  if (steps.some(({ name }) => name === "lint" || name === "knip")) await installTools("checks").catch(() => {});
  const tools = (performance.now() - began) / 1000;
  const results = await runStages(buildStages(steps, here), here.signal);
  const before = {
    ...(process.env.INSTALL_SECONDS && { install: Number(process.env.INSTALL_SECONDS) }),
    ...(tools > 1 && { "choosing and tools": tools }),
  };
  const seconds = (performance.now() - began) / 1000;
  console.log(formatSummary({ stages: results, before, notTested, seconds }));
  if (here.signal.aborted) {
    console.log("\nInterrupted: what was not tested is listed above.");
    return 130;
  }
  if (asked.kind === "full") recordPart(root, asked, results, notTested, seconds);
  // A choice may come to nothing, a stage that is asked for may not.
  return results.every((result) => isGood(result, asked.kind === "changed" || asked.kind === "full")) ? 0 : 1;
}

async function main(): Promise<number> {
  const args = process.argv.slice(3);
  const asked = readArguments(args);
  if (asked.kind === "help") {
    console.log(`${usage} Everything, in parts: npm run test:full -- 1/4.`);
    return 0;
  }
  const command = args.length > 0 ? `npm test -- ${args.join(" ")}` : "npm test";
  const release = await waitForLock(
    join(root, ".local", "test.lock"),
    command,
    ({ pid, note }) => console.log(`Waiting for another run of the tests in this folder: ${note}, process ${pid}`),
    here.signal,
  ).catch((error: unknown) => {
    if (here.signal.aborted) throw new Refusal("Interrupted before anything was run.");
    throw error;
  });
  try {
    return await runAll(asked);
  } finally {
    release();
  }
}

process.exit(await main().catch(reportFailure));
