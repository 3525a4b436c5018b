import "server-only";
import { db } from "@/lib/db";
import type { UserId } from "@/lib/users/ids";
import { type PurchaseDocument, toPurchaseDocument } from "./document";
import { entitlementsOf } from "./entitlements";
import { lifetime } from "./items";

/** Ids of the sections this user bought singly and still owns, sorted. */
export async function ownedSections(userId: UserId): Promise<string[]> {
  const purchases = await db().purchase.findMany({
    where: { userId, status: "paid" },
    select: { item: true, status: true },
  });
  return entitlementsOf(purchases).sections;
}

/** Everything this user ever bought, given back or not, the newest first. */
export async function listPurchases(userId: UserId): Promise<PurchaseDocument[]> {
  const purchases = await db().purchase.findMany({
    where: { userId },
    orderBy: [{ purchasedAt: "desc" }, { item: "asc" }],
  });
  return purchases.map(toPurchaseDocument);
}

/** Whether this user owns the item: bought itself, or part of the lifetime plan. */
export async function owns(userId: UserId, item: string): Promise<boolean> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { isLifetime: true, purchases: { where: { item, status: "paid" }, select: { id: true }, take: 1 } },
  });
  if (!user) return false;
  return user.isLifetime || (item !== lifetime && user.purchases.length > 0);
}

/** Whether the code of a section may be given out: free ones to everyone, the others to those who own them. */
export async function canCopy(userId: UserId | null, section: { id: string; price: number | null }): Promise<boolean> {
  if (section.price === null) return true;
  return userId !== null && owns(userId, section.id);
}
