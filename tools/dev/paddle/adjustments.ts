import type {
  AdjustmentAction,
  AdjustmentStatus,
  IAdjustmentItemResponse,
  IAdjustmentResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { createPaddleId, createTimestamp } from "./ids.ts";

type NewAdjustment = {
  action: AdjustmentAction;
  reason: string;
  status: AdjustmentStatus;
  /** What comes back for which line, in minor units; all of every line when absent. */
  items?: { item_id: string; amount: string }[];
};

/** A change to what a transaction took in, as the API answers it: a refund, a chargeback, its reversal. */
export function makeAdjustment(
  transaction: ITransactionResponse,
  { action, reason, status, items }: NewAdjustment,
): IAdjustmentResponse {
  const now = createTimestamp();
  const currency_code = transaction.currency_code;
  const lines = transaction.details?.line_items ?? [];
  const adjusted = (items ?? lines.map(({ id, totals }) => ({ item_id: id, amount: totals?.total ?? "0" }))).map(
    ({ item_id, amount }): IAdjustmentItemResponse => {
      const isAll = lines.some(({ id, totals }) => id === item_id && totals?.total === amount);
      return {
        id: createPaddleId("adjitm"),
        item_id,
        type: isAll ? "full" : "partial",
        amount,
        proration: null,
        totals: { subtotal: amount, tax: "0", total: amount },
      };
    },
  );
  const total = String(adjusted.reduce((sum, { amount }) => sum + Number(amount), 0));
  const totals = { subtotal: total, tax: "0", total, fee: "0", earnings: total, retained_fee: "0" };
  return {
    id: createPaddleId("adj"),
    action,
    type: items ? "partial" : "full",
    transaction_id: transaction.id,
    subscription_id: null,
    customer_id: transaction.customer_id ?? "",
    reason,
    credit_applied_to_balance: false,
    currency_code,
    status,
    items: adjusted,
    totals: { ...totals, currency_code },
    payout_totals: { ...totals, chargeback_fee: { amount: "0", original: null }, currency_code: "USD" },
    created_at: now,
    updated_at: now,
  };
}
