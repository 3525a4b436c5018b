import "server-only";
import { cutPage, type Position, perPage } from "@/lib/admin/access/paging";
import { getDb } from "@/lib/server/db";

/** Requests for hire, the newest first. */
export async function listHireRequests(before?: Position) {
  const found = await getDb().hireRequest.findMany({
    where: before ? { OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }] } : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return cutPage(found, ({ createdAt, id }) => ({ at: createdAt, id }));
}

export type HireRequestRow = Awaited<ReturnType<typeof listHireRequests>>["rows"][number];
