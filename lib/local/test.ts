import { join } from "node:path";
import { findChromium, installChromium } from "./chromium.ts";
import { canHaveProxy, requireProxy } from "./deployed/proxy.ts";
import { variablesOf, withDeployment } from "./deployed/site.ts";
import { Refusal, reportFailure } from "./progress.ts";
import { proofsDue } from "./proofs-due.ts";
import { type Outcome, type Run, run } from "./run-command.ts";
import { toldToStop } from "./stop-signal.ts";
import { type Step, stepsForChange } from "./test-changed.ts";
import { playwright, playwrightOutcome, vitestOutcome } from "./test-reports.ts";
import { withTestShop } from "./test-shop.ts";
import { toolFile } from "./tools.ts";

const root = join(import.meta.dirname, "..", "..");
const here: Run = { root, signal: toldToStop() };
const bin = (name: string, ...path: string[]) => join(root, "node_modules", name, ...path);

type Runner = (extra: string[], env: Record<string, string | undefined>) => Promise<Outcome>;

/** All runners in their order. Each takes further arguments when it is asked for alone. */
const runners: Record<string, Runner> = {
  typecheck: async () => {
    // Writes the types of routes and of images that tsc then checks against.
    const routes = await check([bin("next", "dist", "bin", "next"), "typegen"]);
    return routes.failed ? routes : await check([bin("typescript", "bin", "tsc"), "--noEmit"]);
  },
  lint: async (extra) =>
    check([await toolFile("checks", "@biomejs", "biome", "bin", "biome"), "check", ...(extra.length ? extra : ["."])]),
  knip: async (extra) => check([await toolFile("checks", "knip", "bin", "knip.js"), ...extra]),
  unit: (extra) => vitestOutcome("unit", extra, here),
  database: (extra) => vitestOutcome("database", extra, here),
  browser: async (extra, { PROOFS = "", E2E_SECTIONS }) => {
    if (!findChromium()) installChromium(root);
    const chosen = { ...(await proofsDue(here, extra, PROOFS)), ...(E2E_SECTIONS !== undefined && { E2E_SECTIONS }) };
    return await withTestShop(here, (env) => playwrightOutcome(extra, here, { ...env, ...chosen }));
  },
  deploy: async (extra) => {
    requireProxy();
    if (!findChromium()) installChromium(root);
    return await withDeployment(here, (site) => playwright("deployed", extra, here, variablesOf(site)));
  },
};

/** A tool that only says yes or no counts as one test. */
async function check(args: string[]): Promise<Outcome> {
  const code = await run(args, here);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs them one after the other, whatever fails, and ends with a line for each. */
async function runAll(steps: Step[]): Promise<number> {
  const lines: string[] = [];
  let ok = true;
  for (const { name, extra, env } of steps) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const outcome = await (runners[name] as Runner)(extra, { ...process.env, ...env }).catch(
      (error: unknown): Outcome => {
        reportFailure(error);
        return { passed: 0, failed: 1, skipped: 0 };
      },
    );
    console.log(`── ${name} took ${((performance.now() - began) / 1000).toFixed(1)} s`);
    if (here.signal.aborted) return 130;
    const { passed, failed, skipped, failures = [] } = outcome;
    lines.push(`${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
    // Once more at the end: a log is often cut to its last lines.
    lines.push(...failures.map((failure) => `  ${failure}`));
    ok &&= failed === 0 && passed > 0;
  }
  console.log(`\n${lines.join("\n")}`);
  return ok ? 0 : 1;
}

/** Words that name runners select them; whatever follows goes to the runner, which then must be one alone. */
function select(args: string[]): Step[] {
  const end = args.findIndex((arg) => !Object.hasOwn(runners, arg));
  const names = end === -1 ? args : args.slice(0, end);
  const extra = end === -1 ? [] : args.slice(end);
  if (extra.length > 0 && names.length !== 1) {
    throw new Refusal(
      `Say which one "${extra.join(" ")}" is for: npm test -- <${Object.keys(runners).join("|")}> ${extra.join(" ")}`,
    );
  }
  return (names.length > 0 ? names : whatCanRun()).map((name) => ({ name, extra, env: {} }));
}

/** All runners; without the one that needs the proxy, said aloud, on a machine that can't have it. */
function whatCanRun(): string[] {
  if (canHaveProxy()) return Object.keys(runners);
  console.log("The shop behind its proxy isn't tested here: that needs nginx with its brotli modules, from Debian.");
  return Object.keys(runners).filter((name) => name !== "deploy");
}

async function main(): Promise<number> {
  const args = process.argv.slice(3);
  const changed = /^--changed(?:=(.*))?$/.exec(args[0] ?? "");
  if (changed && args.length > 1) throw new Refusal("Say nothing after --changed: it chooses by itself what to run.");
  return await runAll(changed ? stepsForChange(here, changed[1]) : select(args));
}

process.exit(await main().catch(reportFailure));
