import { broughtBy } from "@/lib/catalogue/catalogue";
import type { PurchaseStatus } from "@/prisma/generated/enums";
import { lifetime } from "./items";

/** What someone may use: everything, or the sections bought singly. */
export interface Entitlements {
  isLifetime: boolean;
  /** Section ids, sorted, each once; of a page also those of the sections that it is made of. */
  sections: string[];
}

/** What entitles a user: what they bought, and what an admin has given them. Either may have been taken back by an admin. */
interface Rights {
  purchases: Iterable<{ item: string; status: PurchaseStatus; revokedAt: Date | null }>;
  grants: Iterable<{ item: string; revokedAt: Date | null }>;
}

/** The rows of a user that count, for Prisma's `select`: whatever reads what somebody owns reads all of these. */
export const rights = {
  purchases: { where: { status: "paid", revokedAt: null }, select: { item: true, status: true, revokedAt: true } },
  grants: { where: { revokedAt: null }, select: { item: true, revokedAt: true } },
} as const;

/**
 * What these rows entitle to: each purchase that is paid and each grant counts; one given back, charged back or revoked
 * does not. Pure, and indifferent to order and repetition.
 */
export function entitlementsOf({ purchases, grants }: Rights): Entitlements {
  const items = new Set<string>();
  for (const { item, status, revokedAt } of purchases) if (status === "paid" && !revokedAt) items.add(item);
  for (const { item, revokedAt } of grants) if (!revokedAt) items.add(item);
  const isLifetime = items.delete(lifetime);
  for (const item of [...items]) for (const id of broughtBy(item)) items.add(id);
  return { isLifetime, sections: [...items].sort() };
}
