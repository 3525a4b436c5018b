import "server-only";
import { getDb } from "@/lib/server/db";

/**
 * Deletes the counters of limits whose time is over.
 * @returns how many
 */
export async function purgeCounters(): Promise<number> {
  const { count } = await getDb().rateLimit.deleteMany({ where: { expire: { lt: new Date() } } });
  return count;
}
