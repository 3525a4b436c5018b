import { spawn } from "node:child_process";
import { leashed } from "./leash.ts";

/** What a runner of tests has to say. */
export type Outcome = { passed: number; failed: number; skipped: number };

/**
 * Runs a program with our terminal and waits for it. A Node program is on a leash: it ends when we do.
 * @returns its exit code, 1 when a signal ended it.
 */
export function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<number> {
  const isNode = command === process.execPath;
  const child = spawn(command, isNode ? [...leashed, ...args] : args, {
    ...options,
    stdio: ["ignore", "inherit", "inherit", ...(isNode ? (["ipc"] as const) : [])],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
