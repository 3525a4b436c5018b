import "server-only";
import { db } from "@/lib/db";
import { type Position, pageOf, perPage } from "../paging";

/** Letters that could not be sent, the newest first. */
export async function listFailedMails(before?: Position) {
  const found = await db().failedMail.findMany({
    where: before ? { OR: [{ firstAt: { lt: before.at } }, { firstAt: before.at, id: { lt: before.id } }] } : {},
    orderBy: [{ firstAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return pageOf(found, ({ firstAt, id }) => ({ at: firstAt, id }));
}

export type FailedMailRow = Awaited<ReturnType<typeof listFailedMails>>["rows"][number];
