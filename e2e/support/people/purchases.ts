import { randomUUID } from "node:crypto";
import type { Database } from "@/e2e/support/database";

/** A paid purchase in the books, as the webhook leaves it; open pages of its owner hear of it. */
export function recordPurchase(db: Database, userId: string, item: string) {
  const now = new Date();
  return db.purchase.create({
    data: {
      transactionId: `txn_${randomUUID()}`,
      item,
      userId,
      amount: 400,
      currency: "USD",
      purchasedAt: now,
      lastEventAt: now,
    },
  });
}
