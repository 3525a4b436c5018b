import "server-only";
import pg from "pg";
import { logError } from "@/lib/server/log";

/** In ms. Not at the start itself, when a server has other things to do; and not a day after it, or a shop that is deployed daily would never write. */
const firstRun = 10 * 60 * 1000;
const between = 24 * 60 * 60 * 1000;

/** Of the lock that says who writes. Any number will do that nobody else takes. */
const lock = 5_163_270_114;

/** Writes mails about updates once a day, for as long as this server runs. Of several servers one does it at a time. */
export function startDailyMails(databaseUrl: string): void {
  const run = () =>
    void sendDailyMails(databaseUrl).catch((error: unknown) => logError("Emails about updates not sent", error));
  const begin = () => {
    run();
    setInterval(run, between).unref();
  };
  setTimeout(begin, firstRun).unref();
}

async function sendDailyMails(databaseUrl: string): Promise<void> {
  // Here and not at the start: it brings the whole catalogue.
  const { sendUpdateMails } = await import("./update-mails");
  await withAdvisoryLock(databaseUrl, () => sendUpdateMails(new Date()));
}

/**
 * Does something unless another process is doing it. The lock is of a connection of its own, and goes with it: no process that died
 * keeps it.
 * @returns whether it was done
 */
export async function withAdvisoryLock(databaseUrl: string, work: () => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A connection that is lost meanwhile has let go of the lock; each mail is taken by one process even so.
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as ours", [lock]);
    if (!rows[0]?.ours) return false;
    await work();
    return true;
  } finally {
    await client.end();
  }
}
