import type { Database } from "@/e2e/support/database";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";

/** A paid purchase in the books, as the webhook leaves it; open pages of its owner hear of it. */
export const recordPurchase = (db: Database, userId: string, item: string) =>
  db.purchase.create({ data: buildPurchase(item, { userId }) });
