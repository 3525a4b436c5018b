import "server-only";
import { fetchInvoiceAddress } from "@/lib/billing/paddle";
import { findPurchaseTransaction } from "@/lib/billing/queries";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/** In ms: how long an address is handed out again. Paddle's are good for about an hour. */
const keptFor = 5 * 60_000;
/** Addresses that are remembered at a time. */
const keptCount = 1_000;

const kept = new Map<string, { address: Promise<string>; until: number }>();

/**
 * Where the invoice of one of this user's purchases can be fetched, for most of an hour. Paddle is asked once in five minutes.
 * @throws AppError `not_found` when it is not theirs or not made out yet, `unavailable` when Paddle is not there.
 */
export async function getInvoiceUrl(userId: UserId, purchaseId: string): Promise<string> {
  const transactionId = await findPurchaseTransaction(userId, purchaseId);
  if (!transactionId) throw new AppError("not_found", `${purchaseId} is no purchase of this user`);
  const known = kept.get(transactionId);
  if (known && known.until > Date.now()) return known.address;
  kept.delete(transactionId);
  const address = fetchInvoiceAddress(transactionId);
  const entry = { address, until: Date.now() + keptFor };
  kept.set(transactionId, entry);
  const [oldest] = kept.keys();
  if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
  // What failed is asked again.
  address.catch(() => kept.get(transactionId) === entry && kept.delete(transactionId));
  return address;
}
