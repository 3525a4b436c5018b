import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Refusal } from "./progress.ts";
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
  const code = await run([vitestIn(where.root), ...args], where);
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
    failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(where.root, name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0) return [file];
      return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages)}`);
    }),
  });
}

const firstLine = (messages: string[]) => messages[0]?.split("\n", 1)[0] ?? "";

/** The test files of a project that import what has changed since a commit, and those that read files by themselves. */
export function testFiles(project: string, root: string, since: string): string[] {
  const list = (...more: string[]): string[] => {
    const args = ["list", "--project", project, "--filesOnly", "--json", ...more];
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitestIn(root), ...args], {
      cwd: root,
      encoding: "utf8",
    });
    if (status !== 0) throw new Refusal(`vitest can't list its tests:\n${stdout}${stderr}`);
    return (JSON.parse(stdout.slice(stdout.indexOf("["))) as { file: string }[]).map(({ file }) =>
      relative(root, file),
    );
  };
  // What a test reads is in no graph of imports.
  const readers = list().filter((file) => /node:(fs|child_process)"/.test(readFileSync(join(root, file), "utf8")));
  return [...new Set([...list(`--changed=${since}`), ...readers])].sort();
}

const vitestIn = (root: string) => join(root, "node_modules", "vitest", "vitest.mjs");

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
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
    failures: [...(together.failures ?? []), ...(alone.failures ?? [])],
  };
}

/** Runs one project of playwright.config.ts against the shop that `env` describes. */
export async function playwright(
  project: string,
  extra: string[],
  where: Run,
  env: Record<string, string>,
): Promise<Outcome> {
  const { code, report } = await playwrightReport(project, extra, where, env);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = testsIn(report);
  if (tests.length > 0) console.log(slowest(tests));
  const failures = tests.flatMap(({ name, status, why }) => {
    if (status === "unexpected") return `${name}: ${why}`;
    return status === "flaky" ? `${name}: passed when it was run again: ${why}` : [];
  });
  return settle(code, { passed: expected + flaky, failed: unexpected, skipped, failures });
}

interface RunTest {
  /** The file, the groups and the title. */
  name: string;
  file: string;
  /** expected, unexpected, flaky or skipped. */
  status: string;
  /** The first line of what it failed by. */
  why: string;
  /** In ms, of all tries. */
  duration: number;
}

function testsIn(suite: PlaywrightSuite, titles: string[] = []): RunTest[] {
  const own = (suite.specs ?? []).flatMap(({ title = "", file = "", tests }) =>
    tests.map(({ status = "", results }) => ({
      name: [...titles, title].join(" › "),
      file,
      status,
      why: stripVTControlCharacters(results.find(({ error }) => error)?.error?.message?.split("\n", 1)[0] ?? ""),
      duration: results.reduce((sum, result) => sum + (result.duration ?? 0), 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title ?? ""]))];
}

/** Which files took most of the time, for whoever wants the run to be shorter. */
function slowest(tests: readonly RunTest[]): string {
  const times = new Map<string, number>();
  for (const { file, duration } of tests) times.set(file, (times.get(file) ?? 0) + duration);
  const first = [...times].sort(([, a], [, b]) => b - a).slice(0, 12);
  return `Time by file: ${first.map(([file, time]) => `${file} ${Math.round(time / 1000)} s`).join(", ")}`;
}

/** Runs one project of playwright.config.ts. There is no report when it died on the way. */
export async function playwrightReport(
  project: string,
  extra: string[],
  where: Run,
  env: Record<string, string>,
): Promise<{ code: number; report: PlaywrightReport | undefined }> {
  const file = freshFile(where.root, `browser-${project}.json`);
  const args = ["test", `--project=${project}`, "--pass-with-no-tests", "--reporter=list,json", ...extra];
  const code = await run([join(where.root, "node_modules", "@playwright", "test", "cli.js"), ...args], where, {
    ...process.env,
    ...env,
    // The pictures and traces of one project's failures would be cleared by the other's start.
    E2E_PROJECT: project,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  } as NodeJS.ProcessEnv);
  return { code, report: read<PlaywrightReport>(file) };
}

export type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** A file, or a group in one. */
export type PlaywrightSuite = {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title?: string;
    file?: string;
    tests: {
      status?: string;
      annotations: { type: string; description?: string }[];
      results: { status: string; duration?: number; error?: { message?: string } }[];
    }[];
  }[];
};

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
