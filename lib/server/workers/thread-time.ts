import { readFileSync, readlinkSync } from "node:fs";

/** The calling thread as the system knows it, e.g. "812/task/815"; undefined where it doesn't say (all but Linux). */
export function getThreadId(): string | undefined {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return undefined;
  }
}

/** The processor time of a thread of this process so far, in ms; undefined where it can't be told. */
export function readThreadTime(thread: string | undefined): number | undefined {
  if (thread === undefined) return undefined;
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    return undefined;
  }
}
