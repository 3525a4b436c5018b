import "server-only";
import { getDb } from "@/lib/server/db";
import { getStoredKey } from "./limit";
import type { RuleName, SubjectOf } from "./rules";

/** How much each of these subjects has used of a rule in the time that counts now. */
export async function listUsedPoints<Name extends RuleName>(
  rule: Name,
  subjects: readonly SubjectOf<Name>[],
): Promise<number[]> {
  const keys = subjects.map((subject) => getStoredKey(rule, subject));
  const rows = await getDb().rateLimit.findMany({ where: { key: { in: keys }, expire: { gt: new Date() } } });
  const points = new Map(rows.map((row) => [row.key, row.points]));
  return keys.map((key) => points.get(key) ?? 0);
}
