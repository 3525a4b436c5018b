import "server-only";
import { AppError } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";
import { invoiceAddress } from "./paddle";
import { transactionOfPurchase } from "./queries";

/**
 * Where the invoice of one of this user's purchases can be fetched, for about an hour.
 * @throws AppError `unauthenticated`, `not_found` when it is not theirs or not made out yet, `unavailable` when Paddle
 * is not there.
 */
export async function invoiceOf(userId: UserId | null, purchaseId: string): Promise<string> {
  if (!userId) throw new AppError("unauthenticated");
  const transactionId = await transactionOfPurchase(userId, purchaseId);
  if (!transactionId) throw new AppError("not_found", `${purchaseId} is no purchase of this user`);
  return invoiceAddress(transactionId);
}
