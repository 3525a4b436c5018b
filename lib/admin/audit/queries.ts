import "server-only";
import { cutPage, type Position, perPage } from "@/lib/admin/access/paging";
import { getDb } from "@/lib/server/db";

/** What admins did, the newest first: all of it, or to one subject. */
export async function listAudit({ kind, id }: { kind: string; id: string }, before?: Position) {
  const found = await getDb().adminAudit.findMany({
    where: {
      ...(kind !== "" && { subjectKind: kind }),
      ...(id !== "" && { subjectId: id }),
      ...(before && { OR: [{ at: { lt: before.at } }, { at: before.at, id: { lt: before.id } }] }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return cutPage(found, ({ at, id: last }) => ({ at, id: last }));
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>["rows"][number];
