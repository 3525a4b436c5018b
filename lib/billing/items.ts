/** The all-access plan. Every other item is a section id. */
export const lifetime = "lifetime";

/** What a price of ours sells: its own `custom_data`, which only the server and the dashboard can write. */
interface PricedItem {
  id: string;
  customData: unknown;
}

/**
 * The item a Paddle price stands for: `lifetime`, a section id, or null when it is not one of ours. The transaction's
 * custom data is never asked: the payer's browser may replace it (Paddle.js `updateCheckout`).
 */
export function getItemOfPrice(price: PricedItem, planPriceIds: readonly string[]): string | null {
  if (planPriceIds.includes(price.id)) return lifetime;
  const { item } = (price.customData ?? {}) as { item?: unknown };
  return typeof item === "string" && item !== "" ? item : null;
}
