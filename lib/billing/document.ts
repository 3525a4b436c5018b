import type { Grant, Purchase } from "@/prisma/generated/client";
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
  /** We have taken back what it entitled to. */
  revoked: boolean;
}

/** Something the user was given, as they see it. */
export interface GrantDocument {
  id: string;
  /** `lifetime` or a section id. */
  item: string;
  /** Milliseconds since 1970. */
  granted_at: number;
}

/** What the client may know of a stored purchase. */
export function toPurchaseDocument(purchase: Purchase): PurchaseDocument {
  const { purchasedAt, revokedAt } = purchase;
  const { id, transactionId, item, status, amount, tax, currency, invoiceNumber } = purchase;
  const facts = { id, transactionId, item, status, amount, tax, currency, invoiceNumber };
  return { ...facts, purchased_at: purchasedAt.getTime(), revoked: revokedAt !== null };
}

/** What the client may know of a grant. */
export function toGrantDocument({ id, item, createdAt }: Grant): GrantDocument {
  return { id, item, granted_at: createdAt.getTime() };
}
