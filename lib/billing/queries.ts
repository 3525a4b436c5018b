import "server-only";
import { listProductsContaining } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { canCopySection } from "./copy-access";
import { type GrantDocument, type PurchaseDocument, toGrantDocument, toPurchaseDocument } from "./document";
import { deriveEntitlementSet } from "./entitlements";
import { lifetime } from "./items";
import { rights } from "./rights";

/** Ids of the sections this user bought singly or in a page, or was given, and still owns, sorted. */
export async function listOwnedSections(userId: UserId): Promise<string[]> {
  const user = await getDb().user.findUnique({ where: { id: userId }, select: rights });
  return user ? deriveEntitlementSet(user).sections : [];
}

/** Everything this user ever bought, given back or not, the newest first. */
export async function listPurchases(userId: UserId): Promise<PurchaseDocument[]> {
  const purchases = await getDb().purchase.findMany({
    where: { userId },
    orderBy: [{ purchasedAt: "desc" }, { item: "asc" }],
  });
  return purchases.map(toPurchaseDocument);
}

/** What this user was given and still has, the newest first. */
export async function listGrants(userId: UserId): Promise<GrantDocument[]> {
  const grants = await getDb().grant.findMany({ where: { userId, revokedAt: null }, orderBy: { createdAt: "desc" } });
  return grants.map(toGrantDocument);
}

/** Whether this user owns the item: bought or given, itself or in a page, or part of the lifetime plan. */
export async function hasItem(userId: UserId, item: string): Promise<boolean> {
  const { purchases, grants } = rights;
  const ofItem = { item: { in: listProductsContaining(item) } };
  const user = await getDb().user.findUnique({
    where: { id: userId },
    select: {
      isLifetime: true,
      purchases: { where: { ...purchases.where, ...ofItem }, select: { id: true }, take: 1 },
      grants: { where: { ...grants.where, ...ofItem }, select: { id: true }, take: 1 },
    },
  });
  if (!user) return false;
  return user.isLifetime || (item !== lifetime && user.purchases.length + user.grants.length > 0);
}

/** Whether the code of these sections may be given out: free ones to everyone, the others to those who own them. One query for any number. */
export async function canCopy(userId: UserId | null, ...sections: readonly Priced[]): Promise<boolean> {
  return (await listNotOwned(userId, sections)).length === 0;
}

/** Of these sections those whose code may not be given out to this person. One query for any number. */
export async function listNotOwned<One extends Priced>(
  userId: UserId | null,
  sections: readonly One[],
): Promise<One[]> {
  if (sections.every(({ price }) => price === null)) return [];
  const user =
    userId && (await getDb().user.findUnique({ where: { id: userId }, select: { isLifetime: true, ...rights } }));
  const owned = user ? deriveEntitlementSet(user).sections : [];
  return sections.filter((section) => !canCopySection(section, user, owned));
}

interface Priced {
  id: string;
  price: number | null;
}

/** The Paddle transaction of a purchase of this user, or null when there is no such purchase of theirs. */
export async function findPurchaseTransaction(userId: UserId, id: string): Promise<string | null> {
  const purchase = await getDb().purchase.findFirst({ where: { id, userId }, select: { transactionId: true } });
  return purchase?.transactionId ?? null;
}
