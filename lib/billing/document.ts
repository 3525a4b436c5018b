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
  /** How much of it is tax. */
  tax: number;
  /** ISO 4217. */
  currency: string;
  /** Paddle's; null until the invoice is made out. */
  invoiceNumber: string | null;
  /** Milliseconds since 1970. */
  purchased_at: number;
}

/** What the client may know of a stored purchase. */
export function toPurchaseDocument(purchase: Purchase): PurchaseDocument {
  const { id, transactionId, item, status, amount, tax, currency, invoiceNumber, purchasedAt } = purchase;
  return { id, transactionId, item, status, amount, tax, currency, invoiceNumber, purchased_at: purchasedAt.getTime() };
}
