import type {
  AdjustmentCreatedEvent,
  AdjustmentUpdatedEvent,
  EventEntity,
  TransactionCanceledEvent,
  TransactionCompletedEvent,
  TransactionPaidEvent,
  TransactionUpdatedEvent,
} from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { toAsciiLowerCase } from "@/lib/server/text";
import type { PurchaseStatus } from "@/prisma/generated/enums";
import { getItemOfPrice } from "./items";

type TransactionEvent =
  | TransactionPaidEvent
  | TransactionCompletedEvent
  | TransactionUpdatedEvent
  | TransactionCanceledEvent;
type Transaction = TransactionEvent["data"];
type Adjustment = (AdjustmentCreatedEvent | AdjustmentUpdatedEvent)["data"];

/** What the events of one transaction say about one item of it. */
export interface PurchaseFacts {
  item: string;
  status: PurchaseStatus;
  /** Paid for it, tax included, in the currency's minor unit. */
  amount: number;
  /** How much of it is tax. */
  tax: number;
  currency: string;
  /** What the price itself is, in US cents, without tax and discounts; null where it is in another currency. */
  listed: number | null;
  /** Null until Paddle has made the invoice out. */
  invoiceNumber: string | null;
  purchasedAt: Date;
  /** When the newest event took place. */
  lastEventAt: Date;
  paddleCustomerId: string | null;
}

/** The events that show a transaction as it was at their time. */
export const transactionEvents = [
  "transaction.paid",
  "transaction.completed",
  "transaction.updated",
  "transaction.canceled",
] as const satisfies `${TransactionEvent["eventType"]}`[];

/**
 * Whether an event shows its transaction as paid for. What is paid for stays so, whatever later states say: only
 * adjustments take something back.
 */
export function isPayment(event: EventEntity): event is TransactionEvent {
  if (!(transactionEvents as readonly string[]).includes(event.eventType)) return false;
  const { status } = (event as TransactionEvent).data;
  return status === "paid" || status === "completed";
}

const buyerSchema = z
  .object({
    // Both are kept in indexed columns, and what is too long for an index would be refused for ever.
    uid: z.string().min(1).max(100).nullish().catch(null),
    email: z.string().trim().overwrite(toAsciiLowerCase).min(3).max(320).nullish().catch(null),
  })
  .catch({});

/** Whom the checkout was opened for, as we wrote it on the transaction. The payer may change it: it says to whom, never what. */
export function getBuyer(transaction: Transaction): { uid: string | null; email: string | null } {
  const { uid, email } = buyerSchema.parse(transaction.customData ?? {});
  return { uid: uid ?? null, email: email ?? null };
}

/**
 * The purchases that all known events of one transaction add up to; none while it is unpaid. Only the newest event of
 * each entity counts, so that events may come late, twice and in any order.
 */
export function derivePurchases(events: readonly EventEntity[], planPriceIds: readonly string[]): PurchaseFacts[] {
  const sorted = [...events].sort(compareTimes);
  const transaction = sorted.filter(isPayment).at(-1);
  const newest = sorted.at(-1);
  if (!transaction || !newest) return [];
  const { data } = transaction;
  const adjustments = [...new Map(sorted.filter(isAdjustment).map((event) => [event.data.id, event.data])).values()];

  const purchases = new Map<string, PurchaseFacts>();
  for (const { id, item, amount, tax, listed } of readLines(data, planPriceIds)) {
    const status = deriveStatus(id, amount, adjustments);
    const known = purchases.get(item);
    purchases.set(item, {
      item,
      // Bought twice in one go and given back once is still owned.
      status: known?.status === "paid" ? "paid" : status,
      amount: (known?.amount ?? 0) + amount,
      tax: (known?.tax ?? 0) + tax,
      currency: data.currencyCode,
      listed,
      invoiceNumber: data.invoiceNumber,
      purchasedAt: new Date(data.billedAt ?? transaction.occurredAt),
      lastEventAt: new Date(newest.occurredAt),
      paddleCustomerId: data.customerId,
    });
  }
  return [...purchases.values()];
}

function compareTimes(a: EventEntity, b: EventEntity): number {
  return toInstant(a.occurredAt) - toInstant(b.occurredAt) || a.eventId.localeCompare(b.eventId);
}

/** Microseconds since 1970: Date keeps milliseconds only, and a refund's request and approval can share one. */
function toInstant(time: string): number {
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? "";
  return Date.parse(time) * 1000 + Number(fraction.padEnd(6, "0").slice(3, 6));
}

function isAdjustment(event: EventEntity): event is AdjustmentCreatedEvent | AdjustmentUpdatedEvent {
  return event.eventType === "adjustment.created" || event.eventType === "adjustment.updated";
}

function readLines(
  transaction: Transaction,
  planPriceIds: readonly string[],
): { id: string; item: string; amount: number; tax: number; listed: number | null }[] {
  return transaction.items.flatMap(({ price }) => {
    const item = price && getItemOfPrice(price, planPriceIds);
    if (!item) return [];
    const line = transaction.details?.lineItems.find(({ priceId }) => priceId === price.id);
    const { total, tax } = line?.totals ?? { total: price.unitPrice.amount, tax: "0" };
    const listed = price.unitPrice.currencyCode === "USD" ? Number(price.unitPrice.amount) : null;
    return [{ id: line?.id ?? "", item, amount: Number(total), tax: Number(tax), listed }];
  });
}

/** A line is lost once refunds or standing chargebacks cover all of it. Requests, warnings and credits take nothing away. */
function deriveStatus(lineId: string, amount: number, adjustments: readonly Adjustment[]): PurchaseStatus {
  const approved = adjustments.filter(({ status }) => status === "approved");
  const reversals = approved
    .filter(({ action }) => action === "chargeback_reverse")
    .map(({ createdAt }) => toInstant(createdAt));
  const refunds = approved.filter(({ action }) => action === "refund");
  const chargebacks = approved.filter(
    ({ action, createdAt }) =>
      action === "chargeback" && !reversals.some((reversed) => reversed >= toInstant(createdAt)),
  );
  if (covers(chargebacks, lineId, amount)) return "charged_back";
  return covers([...refunds, ...chargebacks], lineId, amount) ? "refunded" : "paid";
}

function covers(adjustments: readonly Adjustment[], lineId: string, amount: number): boolean {
  if (adjustments.some(({ type }) => type === "full")) return true;
  const items = adjustments.flatMap((adjustment) => adjustment.items).filter(({ itemId }) => itemId === lineId);
  if (items.some(({ type }) => type === "full")) return true;
  const returned = items.reduce((sum, item) => sum + Number(item.totals?.total ?? item.amount ?? 0), 0);
  return returned > 0 && returned >= amount;
}
