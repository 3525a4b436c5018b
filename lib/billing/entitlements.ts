import { broughtBy } from "@/lib/catalogue/catalogue";
import type { PurchaseStatus } from "@/prisma/generated/enums";
import { lifetime } from "./items";

/** What someone may use: everything, or the sections bought singly. */
export interface Entitlements {
  isLifetime: boolean;
  /** Section ids, sorted, each once; of a page also those of the sections that it is made of. */
  sections: string[];
}

/**
 * What these purchases entitle to: each one that is paid counts, one given back or charged back does not.
 * Pure, and indifferent to order and repetition.
 */
export function entitlementsOf(purchases: Iterable<{ item: string; status: PurchaseStatus }>): Entitlements {
  const items = new Set<string>();
  for (const { item, status } of purchases) if (status === "paid") items.add(item);
  const isLifetime = items.delete(lifetime);
  for (const item of [...items]) for (const id of broughtBy(item)) items.add(id);
  return { isLifetime, sections: [...items].sort() };
}
