import "server-only";
import { db } from "@/lib/server/db";

/**
 * Deletes the counters of limits whose time is over.
 * @returns how many
 */
export async function purgeCounters(): Promise<number> {
  const { count } = await db().rateLimit.deleteMany({ where: { expire: { lt: new Date() } } });
  return count;
}
