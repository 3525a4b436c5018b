import "server-only";
import { lifetime } from "@/lib/billing/items";
import { hasLifetime, rights } from "@/lib/billing/rights";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";

/** What was bought since then, of one transaction or of all. */
export function listPurchasesSince(since: Date, transactionId?: string) {
  return getDb().purchase.findMany({
    where: { purchasedAt: { gte: since }, ...(transactionId && { transactionId }) },
    orderBy: { purchasedAt: "asc" },
  });
}

/** Users whose `isLifetime` is not what their purchases and grants entitle to. There are none unless somebody changed it by hand. */
export async function listWrongEntitlements(): Promise<{ id: UserId; isLifetime: boolean }[]> {
  const users = await getDb().user.findMany({
    where: {
      OR: [{ isLifetime: true }, { purchases: { some: { item: lifetime } } }, { grants: { some: { item: lifetime } } }],
    },
    select: { id: true, isLifetime: true, ...rights },
  });
  return users
    .filter((user) => hasLifetime(user) !== user.isLifetime)
    .map(({ id, isLifetime }) => ({ id: toUserId(id), isLifetime }));
}
