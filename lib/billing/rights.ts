import type { PurchaseStatus } from "@/prisma/generated/enums";
import { lifetime } from "./items";

// Apart from what knows the catalogue, which commands that run outside of the bundle can't load.

/** What entitles a user: what they bought, and what an admin has given them. Either may have been taken back by an admin. */
export interface Rights {
  purchases: Iterable<{ item: string; status: PurchaseStatus; revokedAt: Date | null }>;
  grants: Iterable<{ item: string; revokedAt: Date | null }>;
}

/** The rows of a user that count, for Prisma's `select`: whatever reads what somebody owns reads all of these. */
export const rights = {
  purchases: { where: { status: "paid", revokedAt: null }, select: { item: true, status: true, revokedAt: true } },
  grants: { where: { revokedAt: null }, select: { item: true, revokedAt: true } },
} as const;

/** The items that these rows bring, as they were sold: a page stands for itself. */
export function collectItems({ purchases, grants }: Rights): Set<string> {
  const items = new Set<string>();
  for (const { item, status, revokedAt } of purchases) if (status === "paid" && !revokedAt) items.add(item);
  for (const { item, revokedAt } of grants) if (!revokedAt) items.add(item);
  return items;
}

/** Whether these rows bring the lifetime plan. */
export const hasLifetime = (rights: Rights): boolean => collectItems(rights).has(lifetime);
