import type { Purchase } from "@/prisma/generated/client";
import type { PurchaseStatus } from "@/prisma/generated/enums";

/** A purchase as its buyer sees it. */
export interface PurchaseDocument {
  id: string;
  /** Paddle's id of the payment it was part of. */
  transactionId: string;
  /** `lifetime` or a section id. */
  item: string;
  status: PurchaseStatus;
  /** Paid for it, tax included, in the currency's minor unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Milliseconds since 1970. */
  purchased_at: number;
}

/** What the client may know of a stored purchase. */
export function toPurchaseDocument(purchase: Purchase): PurchaseDocument {
  const { id, transactionId, item, status, amount, currency, purchasedAt } = purchase;
  return { id, transactionId, item, status, amount, currency, purchased_at: purchasedAt.getTime() };
}
