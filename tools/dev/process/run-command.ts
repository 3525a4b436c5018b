import { startNode } from "./child.ts";

/** Where a run of the tests takes place, how it is told to stop, and where its lines go: to the terminal when not said. */
export type Run = { root: string; signal: AbortSignal; print?: (line: string) => void };

/** What a runner of tests has to say. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, where the runner says it. */
  failures?: string[];
  /** What was skipped, by name. */
  skips?: string[];
  /** How long the tests of each file took. */
  files?: { file: string; seconds: number }[];
};

/** The outcome of several runs together. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  const count = (key: "passed" | "failed" | "skipped") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    skips: outcomes.flatMap(({ skips = [] }) => skips),
    files: outcomes.flatMap(({ files = [] }) => files),
  };
}

/**
 * Runs a program of ours and waits for it. It ends when we do, and when the run is told to stop.
 * @returns its exit code, 1 when a signal ended it.
 */
export async function run(args: string[], { root, signal, print }: Run, env = process.env): Promise<number> {
  signal.throwIfAborted();
  // A pipe is no terminal: whoever sees the lines at one is told to colour them all the same.
  const coloured = print && process.stdout.isTTY ? { ...env, FORCE_COLOR: "1" } : env;
  const how = await startNode(args, { cwd: root, env: coloured, signal, ...(print && { print }) }).ended;
  return typeof how === "number" ? how : 1;
}
