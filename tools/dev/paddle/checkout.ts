import type { CheckoutEventsData } from "@paddle/paddle-js";
import type { ICustomerResponse, ITransactionResponse } from "@paddle/paddle-node-sdk";

/** Enums of @paddle/paddle-js exist as types only. */
type Plain<T> = T extends string ? `${T}` : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** The state of a checkout as Paddle.js reports it in its events: amounts in major units. */
export function buildCheckoutData(
  transaction: ITransactionResponse,
  customer: ICustomerResponse | undefined,
): Plain<CheckoutEventsData> {
  const major = (amount: string | undefined) => Number(amount ?? 0) / 100;
  const totals = (from: { subtotal: string; discount: string; tax: string; total: string } | null | undefined) => ({
    subtotal: major(from?.subtotal),
    discount: major(from?.discount),
    tax: major(from?.tax),
    total: major(from?.total),
  });
  const all = transaction.details?.totals;
  return {
    id: transaction.id.replace("txn", "che"),
    transaction_id: transaction.id,
    status: transaction.status === "ready" ? "draft" : transaction.status,
    customer: { id: customer?.id, email: customer?.email, address: null, business: null },
    items: transaction.items.map(({ price, quantity }) => {
      const line = transaction.details?.line_items.find(({ price_id }) => price_id === price?.id);
      const { product } = line ?? {};
      return {
        price_id: price?.id ?? "",
        price_name: price?.name,
        product: {
          id: product?.id ?? "",
          name: product?.name ?? "",
          description: product?.description ?? "",
          image_url: product?.image_url ?? undefined,
        },
        quantity,
        totals: totals(line?.totals),
      };
    }),
    currency_code: transaction.currency_code,
    totals: { ...totals(all), credit: major(all?.credit), balance: major(all?.balance) },
    payment: { method_details: { type: transaction.payments.length > 0 ? "card" : "none" } },
    settings: { display_mode: "overlay", theme: "light" },
    custom_data: transaction.custom_data ?? null,
    upsell: null,
  };
}
