import { spawn } from "node:child_process";
import { leashed } from "./leash.ts";

/** Where a run of the tests takes place, and how it is told to stop. */
export type Run = { root: string; signal: AbortSignal };

/** What a runner of tests has to say. */
export type Outcome = { passed: number; failed: number; skipped: number };

/**
 * Runs a program of ours in the terminal and waits for it. It ends when we do, and when the run is told to stop.
 * @returns its exit code, 1 when a signal ended it.
 */
export function run(args: string[], { root, signal }: Run, env?: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [...leashed, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const stop = () => child.kill("SIGTERM");
  signal.addEventListener("abort", stop);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      resolve(code ?? 1);
    });
  });
}
