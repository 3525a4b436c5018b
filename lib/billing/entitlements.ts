import { listIncludedSections } from "@/lib/catalogue/catalogue";
import { lifetime } from "./items";
import { collectItems, type Rights } from "./rights";

/** What someone may use: everything, or the sections bought singly. */
export interface Entitlements {
  isLifetime: boolean;
  /** Section ids, sorted, each once; of a page also those of the sections that it is made of. */
  sections: string[];
}

/**
 * What these rows entitle to: each purchase that is paid and each grant counts; one given back, charged back or revoked
 * does not. Pure, and indifferent to order and repetition.
 */
export function deriveEntitlementSet(rights: Rights): Entitlements {
  const items = collectItems(rights);
  const isLifetime = items.delete(lifetime);
  for (const item of [...items]) for (const id of listIncludedSections(item)) items.add(id);
  return { isLifetime, sections: [...items].sort() };
}
