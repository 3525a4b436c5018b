import "server-only";
import { type Position, pageOf, perPage } from "@/lib/admin/access/paging";
import { asciiLowerCase } from "@/lib/server/ascii-lower-case";
import { db } from "@/lib/server/db";

/** Mails that could not be sent, the newest first: all of them, or those to an address. */
export async function listFailedMails(to: string, before?: Position) {
  const found = await db().failedMail.findMany({
    where: {
      // Addresses of users are kept in lower case.
      ...(to !== "" && { to: { in: [to, asciiLowerCase(to)] } }),
      ...(before && { OR: [{ firstAt: { lt: before.at } }, { firstAt: before.at, id: { lt: before.id } }] }),
    },
    orderBy: [{ firstAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return pageOf(found, ({ firstAt, id }) => ({ at: firstAt, id }));
}

export type FailedMailRow = Awaited<ReturnType<typeof listFailedMails>>["rows"][number];
