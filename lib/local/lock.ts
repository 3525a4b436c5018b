import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { commandOf, isAlive } from "./processes.ts";

export type Holder = { pid: number; note: string };

/**
 * Takes a lock file for this process, with a note for whoever finds it held. A lock whose process is gone, or whose
 * number now belongs to some other program, counts as free.
 * @returns a function that lets go, or the holder when it is another process.
 */
export function takeLock(file: string, note: string): (() => void) | Holder {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, note } satisfies Holder), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readHolder(file);
    if (holder && isOurs(holder.pid)) return holder;
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    // Gone in between, or half written by a process that was killed.
    return undefined;
  }
}

/** Whether a process is one of this project's launchers. */
export function isOurs(pid: number): boolean {
  return pid === process.pid || (isAlive(pid) && commandOf(pid).includes("lib/local/run.mjs"));
}
