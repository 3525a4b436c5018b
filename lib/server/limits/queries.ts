import "server-only";
import { db } from "@/lib/server/db";
import { storedKey } from "./limit";
import type { RuleName, SubjectOf } from "./rules";

/** How much each of these subjects has used of a rule in the time that counts now. */
export async function pointsOf<Name extends RuleName>(
  rule: Name,
  subjects: readonly SubjectOf<Name>[],
): Promise<number[]> {
  const keys = subjects.map((subject) => storedKey(rule, subject));
  const rows = await db().rateLimit.findMany({ where: { key: { in: keys }, expire: { gt: new Date() } } });
  const points = new Map(rows.map((row) => [row.key, row.points]));
  return keys.map((key) => points.get(key) ?? 0);
}
