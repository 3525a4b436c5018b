import { startDraining } from "@/lib/server/health/draining";
import { logError } from "@/lib/server/log";

/** In ms: how long running requests have to finish once no new ones are taken. Uploads have a minute at most. */
const finishWithin = 45_000;

/**
 * From now on, SIGTERM ends this process without anybody noticing: it says that it isn't ready any more (/api/ready), closes
 * each connection with its answer, ends its event streams, which browsers open again elsewhere, and goes on answering for
 * `waitMs`, until proxies have stopped sending. Then Next's own way to end begins: no new connections, running requests and
 * what they do afterwards are finished.
 */
export function drainOnSigterm(waitMs: number): void {
  // Next's, which would stop listening at once.
  const endings = process.listeners("SIGTERM");
  if (endings.length === 0) {
    const so = "requests under way are cut off when the process is told to end (lib/server/process/drain.ts)";
    logError("Hook not found", undefined, { hook: "Next's way to end", so });
  }
  process.removeAllListeners("SIGTERM");
  process.once("SIGTERM", (signal) => {
    startDraining();
    setTimeout(() => {
      for (const end of endings) end(signal);
    }, waitMs);
    setTimeout(() => {
      logError("Stopped with requests unfinished");
      process.exit(1);
    }, waitMs + finishWithin).unref();
  });
  process.once("SIGINT", startDraining);
}
