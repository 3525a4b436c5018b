import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, type Run, run } from "./run-command.ts";

/** Runs one project of vitest.config.ts. */
export async function vitestOutcome(project: string, extra: string[], where: Run): Promise<Outcome> {
  const file = freshFile(where.root, `${project}.json`);
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...extra,
  ];
  const code = await run([join(where.root, "node_modules", "vitest", "vitest.mjs"), ...args], where);
  const report = read<VitestReport>(file);
  if (!report) return crashed;
  // A file that fails to load has no tests to count: it counts as one.
  const broken = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  return settle(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/**
 * Runs Playwright against the shop that `env` describes: first what can run side by side, then what takes the database
 * away from everyone.
 */
export async function playwrightOutcome(extra: string[], where: Run, env: Record<string, string>): Promise<Outcome> {
  const together = await playwright("shop", extra, where, env);
  const alone = await playwright("outage", extra, where, env);
  return {
    passed: together.passed + alone.passed,
    failed: together.failed + alone.failed,
    skipped: together.skipped + alone.skipped,
  };
}

async function playwright(project: string, extra: string[], where: Run, env: Record<string, string>): Promise<Outcome> {
  const file = freshFile(where.root, `browser-${project}.json`);
  const args = ["test", `--project=${project}`, "--pass-with-no-tests", "--reporter=list,json", ...extra];
  const code = await run([join(where.root, "node_modules", "@playwright", "test", "cli.js"), ...args], where, {
    ...process.env,
    ...env,
    // The pictures and traces of one project's failures would be cleared by the other's start.
    E2E_PROJECT: project,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  } as NodeJS.ProcessEnv);
  const report = read<PlaywrightReport>(file);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(code, { passed: expected + flaky, failed: unexpected, skipped });
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const crashed: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** A runner that ended badly has failed, also when all it counted had passed. */
function settle(code: number, outcome: Outcome): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function freshFile(root: string, name: string): string {
  const folder = join(root, ".local", "test");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    // The runner died before it could write.
    return undefined;
  }
}
