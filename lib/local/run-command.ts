import { startNode } from "./child.ts";

/** Where a run of the tests takes place, and how it is told to stop. */
export type Run = { root: string; signal: AbortSignal };

/** What a runner of tests has to say. */
/** `failures`: what failed, by name, where the runner says it. */
export type Outcome = { passed: number; failed: number; skipped: number; failures?: string[] };

/**
 * Runs a program of ours in the terminal and waits for it. It ends when we do, and when the run is told to stop.
 * @returns its exit code, 1 when a signal ended it.
 */
export async function run(args: string[], { root, signal }: Run, env?: NodeJS.ProcessEnv): Promise<number> {
  const how = await startNode(args, { cwd: root, env, signal }).ended;
  return typeof how === "number" ? how : 1;
}
