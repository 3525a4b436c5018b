import "server-only";
import { cutPage, type Position, perPage } from "@/lib/admin/access/paging";
import { getDb } from "@/lib/server/db";
import { toAsciiLowerCase } from "@/lib/server/text";

/** Mails that could not be sent, the newest first: all of them, or those to an address. */
export async function listFailedMails(to: string, before?: Position) {
  const found = await getDb().failedMail.findMany({
    where: {
      // Addresses of users are kept in lower case.
      ...(to !== "" && { to: { in: [to, toAsciiLowerCase(to)] } }),
      ...(before && { OR: [{ firstAt: { lt: before.at } }, { firstAt: before.at, id: { lt: before.id } }] }),
    },
    orderBy: [{ firstAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return cutPage(found, ({ firstAt, id }) => ({ at: firstAt, id }));
}

export type FailedMailRow = Awaited<ReturnType<typeof listFailedMails>>["rows"][number];
