import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Outcome, type Run, run, sumOutcomes } from "../../dev/process/run-command.ts";

/** The projects of vitest.config.ts that a stage runs. */
const projectsOf = { unit: ["unit*", "proofs*"], database: ["database"] };

/** Runs a stage's projects of vitest.config.ts. */
export async function runVitest(
  stage: keyof typeof projectsOf,
  extra: string[],
  where: Run,
  env: NodeJS.ProcessEnv = process.env,
  reportName: string = stage,
): Promise<Outcome> {
  const file = freshFile(where.root, `${reportName}.json`);
  const args = [
    "run",
    ...projectsOf[stage].map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...extra,
  ];
  const code = await run([join(where.root, "node_modules", "vitest", "vitest.mjs"), ...args], where, env);
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
    skips: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => !["passed", "failed"].includes(status))
        .map(({ fullName }) => `${relative(where.root, name)}: ${fullName}`),
    ),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(where.root, name),
      seconds: Math.max(0, endTime - startTime) / 1000,
    })),
  });
}

const firstLine = (messages: string[]) => messages[0]?.split("\n", 1)[0] ?? "";

/**
 * Runs these files of proofs (tools/sections/proofs/proving.ts). There is no report when it died on the way.
 * @param states the file that says which sections are due
 */
export async function runProofs(
  files: readonly string[],
  states: string,
  where: Run,
): Promise<{ code: number; report: VitestReport | undefined }> {
  const file = freshFile(where.root, "prove.json");
  const vitest = join(where.root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const env = { ...process.env, SECTION_STATES: states } as NodeJS.ProcessEnv;
  const code = await run([vitest, "run", "--project=unit-proofs", ...reporters, ...files], where, env);
  return { code, report: read<VitestReport>(file) };
}

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Of its first and last test, in ms. */
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * Runs Playwright against the shop that `env` describes: first what can run side by side, then what takes the database
 * away from everyone.
 */
export async function runBrowserTests(
  extra: string[],
  where: Run,
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const together = await runPlaywright("shop", extra, where, env);
  return sumOutcomes([together, await runPlaywright("outage", extra, where, env)]);
}

/** Runs one project of playwright.config.ts against the shop that `env` describes. */
export async function runPlaywright(
  project: string,
  extra: string[],
  where: Run,
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const { code, report } = await runPlaywrightReport(project, extra, where, env);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = testsIn(report);
  const failures = tests.flatMap(({ name, status, why }) => {
    if (status === "unexpected") return `${name}: ${why}`;
    return status === "flaky" ? `${name}: passed when it was run again: ${why}` : [];
  });
  const skips = tests.filter(({ status }) => status === "skipped").map(({ name }) => name);
  return settle(code, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures,
    skips,
    files: timesOf(tests),
  });
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

/** How long the tests of each file took. */
function timesOf(tests: readonly RunTest[]): { file: string; seconds: number }[] {
  const times = new Map<string, number>();
  for (const { file, duration } of tests) times.set(file, (times.get(file) ?? 0) + duration / 1000);
  return [...times].map(([file, seconds]) => ({ file: join("e2e", file), seconds }));
}

/** Runs a project of playwright.config.ts; with "shop" also "copies", beside it. There is no report when it died on the way. */
export async function runPlaywrightReport(
  project: string,
  extra: string[],
  where: Run,
  env: Record<string, string | undefined>,
): Promise<{ code: number; report: PlaywrightReport | undefined }> {
  const file = freshFile(where.root, `browser-${project}.json`);
  const projects = project === "shop" ? ["shop", "copies"] : [project];
  const args = [
    "test",
    ...projects.map((name) => `--project=${name}`),
    "--pass-with-no-tests",
    "--reporter=list,json",
    ...extra,
  ];
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
