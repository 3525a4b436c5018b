import "server-only";
import { type Position, pageOf, perPage } from "@/lib/admin/access/paging";
import { db } from "@/lib/server/db";

/** Requests for hire, the newest first. */
export async function listHireRequests(before?: Position) {
  const found = await db().hireRequest.findMany({
    where: before ? { OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }] } : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return pageOf(found, ({ createdAt, id }) => ({ at: createdAt, id }));
}

export type HireRequestRow = Awaited<ReturnType<typeof listHireRequests>>["rows"][number];
