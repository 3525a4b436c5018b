import "server-only";
import { lifetime } from "@/lib/billing/items";
import { bringLifetime, rights } from "@/lib/billing/rights";
import { db } from "@/lib/server/db";
import { asUserId, type UserId } from "@/lib/server/user-id";

/** What was bought since then, of one transaction or of all. */
export function purchasesSince(since: Date, transactionId?: string) {
  return db().purchase.findMany({
    where: { purchasedAt: { gte: since }, ...(transactionId && { transactionId }) },
    orderBy: { purchasedAt: "asc" },
  });
}

/** Users whose `isLifetime` is not what their purchases and grants entitle to. There are none unless somebody changed it by hand. */
export async function wrongEntitlements(): Promise<{ id: UserId; isLifetime: boolean }[]> {
  const users = await db().user.findMany({
    where: {
      OR: [{ isLifetime: true }, { purchases: { some: { item: lifetime } } }, { grants: { some: { item: lifetime } } }],
    },
    select: { id: true, isLifetime: true, ...rights },
  });
  return users
    .filter((user) => bringLifetime(user) !== user.isLifetime)
    .map(({ id, isLifetime }) => ({ id: asUserId(id), isLifetime }));
}
