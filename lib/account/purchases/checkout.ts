import "server-only";
import { getUser } from "@/lib/account/users/queries";
import { lifetime } from "@/lib/billing/items";
import { createTransaction, type Offer } from "@/lib/billing/paddle";
import { hasItem } from "@/lib/billing/queries";
import { brand } from "@/lib/brand";
import { findSection } from "@/lib/catalogue/catalogue";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/**
 * Makes the transaction by which this user buys `lifetime` or a section id; its id opens the checkout. `name`
 * is what is bought, as the shop calls it.
 * @throws AppError `not_found` no such section, `invalid` it is free, `conflict` it is theirs already,
 * `unauthenticated` the user is gone, `unavailable` Paddle is not set up or not there.
 */
export async function createCheckout(userId: UserId, item: string): Promise<{ transactionId: string; name: string }> {
  const offer = offerOf(item);
  const user = await getUser(userId);
  if (!user) throw new AppError("unauthenticated");
  if (await hasItem(userId, item)) {
    const sentence = user.isLifetime
      ? "You have all-access: everything is yours already."
      : "You own this section already. You can copy it any time.";
    throw new AppError("conflict", `${item} is owned already`, { sentence });
  }
  const transactionId = await createTransaction(offer, { uid: user.id, email: user.email, name: user.name });
  return { transactionId, name: findSection(item)?.title ?? offer.title };
}

/** What is sold under this name, at the price of our catalogue. */
function offerOf(item: string): Offer {
  if (item === lifetime) return { item, price: null, title: "All-access", description: "Everything, for life" };
  const section = findSection(item);
  if (!section) throw new AppError("not_found", `There is no section ${item}`);
  if (section.price === null) {
    throw new AppError("invalid", `${item} is free`, { sentence: "This one is free: there is nothing to buy." });
  }
  return {
    item,
    price: section.price,
    title: `${brand.name} § ${section.number} ${section.title}`,
    description: section.summary,
  };
}
