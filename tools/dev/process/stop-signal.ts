import { constants } from "node:os";
import { isAlive, readParentId } from "./processes.ts";

/**
 * Aborts when this process is asked to end: by Ctrl+C, SIGTERM, a closed terminal, or the death of the npm that started
 * it (npm killed hard takes nobody along). The abort's reason says which. A second Ctrl+C ends it at once.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  const ask = (signal: string) => {
    if (controller.signal.aborted && signal === "SIGINT") process.exit(128 + constants.signals.SIGINT);
    controller.abort(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) {
    // Between npm and us there may be a shell, which survives npm.
    const above = [process.ppid, readParentId(process.ppid)];
    setInterval(() => above.every(isAlive) || ask("npm is gone"), 500).unref();
  }
  return controller.signal;
}

/** Settles when the signal aborts. */
export function waitForAbort(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}
