import type { IAdjustmentResponse, ITransactionResponse } from "@paddle/paddle-node-sdk";
import { makeAdjustment } from "@/tools/dev/paddle/adjustments";
import { type Line, makeAddress, makePrice, makeProduct, makeTransaction } from "@/tools/dev/paddle/entities";
import { createPaddleId } from "@/tools/dev/paddle/ids";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import { applyInvoice, applyPayment } from "@/tools/dev/paddle/transaction-states";
import { makeNotification, type Notification } from "@/tools/dev/paddle/webhooks";

/** For tests: what Paddle would send about one sale, made by the emulator. */

/** A line of a transaction: the lifetime plan at 149 dollars, or a section at `dollars`. */
export function createLine(item: string, dollars = 4, quantity = 1): Line {
  const isLifetime = item === "lifetime";
  const product = makeProduct({ name: item, tax_category: "standard" }, "custom");
  const unit_price = { amount: String((isLifetime ? 149 : dollars) * 100), currency_code: "USD" as const };
  const price = {
    description: item,
    unit_price,
    ...(isLifetime ? { id: lifetimePriceId } : { custom_data: { item } }),
  };
  return { price: makePrice(price, product, isLifetime ? "standard" : "custom"), quantity };
}

export type Sale = { paid: Notification; completed: Notification; transaction: ITransactionResponse };

/** A transaction that was paid for by a Paddle customer, and both its events. */
export function createSale(
  lines: Line[],
  customData: Record<string, unknown> | null = null,
  customerId = createPaddleId("ctm"),
): Sale {
  const draft = makeTransaction({ lines, customerId, customData, origin: "api" });
  const paid = applyPayment(draft, customerId, makeAddress(customerId));
  const event = makeNotification("transaction.paid", paid);
  const transaction = applyInvoice(paid, 1);
  return { paid: event, completed: makeNotification("transaction.completed", transaction), transaction };
}

type Change = Parameters<typeof makeAdjustment>[1];

/** An adjustment of a sale and the event of its creation. */
export function createAdjustment(
  sale: Sale,
  change: Omit<Change, "reason">,
): { adjustment: IAdjustmentResponse; created: Notification } {
  const adjustment = makeAdjustment(sale.transaction, { reason: "as asked", ...change });
  return { adjustment, created: makeNotification("adjustment.created", adjustment) };
}

/** The event of a later change of an adjustment. */
export function createAdjustmentUpdate(
  adjustment: IAdjustmentResponse,
  status: IAdjustmentResponse["status"],
): Notification {
  return makeNotification("adjustment.updated", { ...adjustment, status });
}
