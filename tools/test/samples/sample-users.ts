import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";

/** A new user, who has bought these sections, pages or the lifetime plan. */
export async function createUser(...bought: string[]): Promise<UserId> {
  const { id: userId } = await getDb().user.create({ data: { name: "Ada" } });
  await getDb().purchase.createMany({ data: bought.map((item) => buildPurchase(item, { userId })) });
  return toUserId(userId);
}
