import { randomUUID } from "node:crypto";
import pg from "pg";
import { logError } from "@/lib/server/log";

/** In ms: a notification of a healthy database takes less than one. */
const timeoutMs = 5_000;

const advice =
  "DATABASE_URL leads to a database that swallows LISTEN, as a transaction pooler does: live pages will not hear of changes, and migrations are not kept apart. Give the address of Postgres itself, or of a pooler in session mode.";

/**
 * Whether a notification sent through one connection arrives at another that listens. A transaction pooler takes LISTEN
 * without a word and then hands the connection to somebody else (docs/operations.md).
 * @throws Error when the database cannot be reached at all
 */
export async function canHearNotifications(connectionString: string, wait = timeoutMs): Promise<boolean> {
  const channel = `check_${randomUUID().replaceAll("-", "")}`;
  const connect = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
    // Heard of by the query that fails.
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const listener = await connect();
  try {
    const speaker = await connect();
    try {
      await listener.query(`LISTEN ${channel}`);
      let timer: NodeJS.Timeout | undefined;
      const heard = new Promise<boolean>((resolve) => {
        listener.on("notification", (message) => message.channel === channel && resolve(true));
        timer = setTimeout(() => resolve(false), wait);
      });
      await speaker.query(`NOTIFY ${channel}`);
      return await heard.finally(() => clearTimeout(timer));
    } finally {
      await speaker.end();
    }
  } finally {
    await listener.end();
  }
}

/**
 * Says in the log of a starting server when the database cannot carry notifications. Never rejects, and says nothing of
 * a database that isn't there yet: /api/ready does.
 */
export async function checkNotifications(connectionString: string, wait?: number): Promise<void> {
  const works = await canHearNotifications(connectionString, wait).catch(() => true);
  if (!works) logError("Notifications do not arrive", undefined, { advice });
}
