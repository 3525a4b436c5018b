import { randomUUID } from "node:crypto";

/** What stands in the books of a paid purchase of `item`, as the webhook leaves it, but for these facts. */
export function buildPurchase<Facts extends object>(item: string, facts?: Facts) {
  const now = new Date();
  const paid = { amount: 400, currency: "USD", purchasedAt: now, lastEventAt: now };
  return { transactionId: `txn_${randomUUID()}`, item, ...paid, ...(facts as Facts) };
}
