import "server-only";
import { db } from "@/lib/db";
import { type Position, pageOf, perPage } from "../paging";

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
