import { randomUUID } from "node:crypto";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";

/** A new user, who has bought these sections, pages or the lifetime plan. */
export async function createUser(...bought: string[]): Promise<UserId> {
  const { id: userId } = await getDb().user.create({ data: { name: "Ada" } });
  const now = new Date();
  const paid = { userId, amount: 400, currency: "USD", purchasedAt: now, lastEventAt: now };
  await getDb().purchase.createMany({
    data: bought.map((item) => ({ transactionId: `txn_${randomUUID()}`, item, ...paid })),
  });
  return toUserId(userId);
}
