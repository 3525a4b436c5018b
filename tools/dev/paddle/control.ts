import type { AdjustmentAction, ITransactionResponse } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { type Answer, Refusal } from "./api.ts";
import type { Store } from "./store.ts";
import { applyTax } from "./transaction-states.ts";
import type { DeliveryOptions } from "./webhooks.ts";

/** What a person can set on the emulator's control page. */
export type Controls = {
  store: Store;
  deliveryOptions: DeliveryOptions;
  bank: { declining: boolean };
  buyer: { country: Country };
};

/** Where buyers can be, and the tax there. */
const taxRates = { US: 0, DE: 0.19, GB: 0.2 } as const;
type Country = keyof typeof taxRates;

/** An unpaid transaction as this buyer's country taxes it. */
export const applyBuyerTax = ({ buyer }: Controls, transaction: ITransactionResponse): ITransactionResponse =>
  applyTax(transaction, taxRates[buyer.country]);

/** What Paddle.js answers when it is asked what a catalogue price comes to for this buyer; amounts in minor units. */
export function previewPrice({ store, buyer }: Controls, id: string): object {
  const price = store.price(id);
  if (!price) throw new Refusal(404, "entity_not_found", `Price ${id} not found`);
  const subtotal = Number(price.unit_price.amount);
  const tax = Math.round(subtotal * taxRates[buyer.country]);
  const totals = { subtotal, discount: 0, tax, total: subtotal + tax };
  return { priceId: id, currencyCode: price.unit_price.currency_code, countryCode: buyer.country, totals };
}

const settings = z
  .object({
    delay: z.int().min(0).max(600_000),
    copies: z.int().min(1).max(5),
    shuffled: z.boolean(),
    declining: z.boolean(),
    country: z.enum(Object.keys(taxRates) as [Country, ...Country[]]),
  })
  .partial();

const disputes: Record<string, AdjustmentAction> = {
  warning: "chargeback_warning",
  chargeback: "chargeback",
  reversal: "chargeback_reverse",
};

/** Answers the control page: GET state; POST settings; POST transactions/<id>/<what happens to it>. */
export function handleControl(controls: Controls, method: string, [what, id, action]: string[], body: unknown): Answer {
  if (method === "GET" && what === "state") return state(controls);
  if (method !== "POST") throw new Refusal(404, "invalid_url", "No such call");
  if (what === "settings") {
    const parsed = settings.safeParse(body);
    if (!parsed.success) throw new Refusal(400, "bad_request", z.prettifyError(parsed.error));
    const { declining, country, ...deliveryOptions } = parsed.data;
    Object.assign(controls.deliveryOptions, deliveryOptions);
    if (declining !== undefined) controls.bank.declining = declining;
    if (country !== undefined) controls.buyer.country = country;
    return state(controls);
  }
  const transaction = what === "transactions" && id ? controls.store.transaction(id) : undefined;
  if (!transaction) throw new Refusal(404, "entity_not_found", `Transaction ${id} not found`);
  if (transaction.status !== "completed")
    throw new Refusal(409, "transaction_immutable", "This transaction is not paid yet");
  happen(controls.store, transaction, action ?? "");
  return state(controls);
}

function happen(store: Store, transaction: ITransactionResponse, action: string): void {
  const dispute = disputes[action];
  if (dispute) return void store.dispute(transaction, dispute);
  const reason = "Asked for on the control page";
  if (action === "refund") return void store.refund(transaction, { reason });
  const [line] = transaction.details?.line_items ?? [];
  if (action !== "partial-refund" || !line) throw new Refusal(404, "invalid_url", `Nothing is called ${action}`);
  const half = String(Math.max(1, Math.floor(Number(line.totals?.total) / 2)));
  store.refund(transaction, { reason, items: [{ item_id: line.id, amount: half }] });
}

function state({ store, deliveryOptions, bank, buyer }: Controls): Answer {
  const transactions = store.transactions().map((transaction) => ({
    id: transaction.id,
    status: transaction.status,
    payer: store.customer(transaction.customer_id ?? "")?.email ?? null,
    items: transaction.details?.line_items.map(({ product }) => product?.name ?? "") ?? [],
    total: Number(transaction.details?.totals?.total ?? 0),
    currency: transaction.currency_code,
    adjustments: store.adjustments(transaction.id).map(({ action, type, status }) => ({ action, type, status })),
  }));
  return {
    status: 200,
    body: { settings: { ...deliveryOptions, ...bank, ...buyer }, transactions: transactions.reverse() },
  };
}
