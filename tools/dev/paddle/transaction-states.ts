import { randomUUID } from "node:crypto";
import type {
  IAddressResponse,
  ITransactionPaymentAttemptResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { computeDetails, computeTax } from "./entities.ts";
import { createPaddleId, createTimestamp } from "./ids.ts";

/** Paddle's cut in minor units: 5 % and 50 cents. */
const fee = (total: number) => (total === 0 ? 0 : Math.round(total * 0.05) + 50);

/** The same sale to a buyer whose country adds this much tax; `rate` as in 0.19. */
export function applyTax(transaction: ITransactionResponse, rate: number): ITransactionResponse {
  const lines = (transaction.details?.line_items ?? []).map((line) => ({
    ...line,
    tax_rate: String(rate),
    unit_totals: line.unit_totals && computeTax(line.unit_totals.subtotal, rate),
    totals: line.totals && computeTax(line.totals.subtotal, rate),
  }));
  return { ...transaction, details: computeDetails(lines, transaction.currency_code, rate) };
}

/** The transaction with a captured card payment: `paid`, not processed yet. */
export function applyPayment(
  transaction: ITransactionResponse,
  customerId: string,
  address: IAddressResponse,
): ITransactionResponse {
  const { details } = transaction;
  const payment = makePaymentAttempt(transaction, "captured");
  return {
    ...transaction,
    status: "paid",
    customer_id: customerId,
    address_id: address.id,
    details: details && { ...details, totals: details.totals && { ...details.totals, balance: "0" } },
    payments: [payment, ...transaction.payments],
    updated_at: payment.created_at,
    billed_at: payment.created_at,
  };
}

/** The transaction after a card was declined: as it was, with the attempt on its list. */
export function applyDeclinedPayment(transaction: ITransactionResponse): ITransactionResponse {
  const attempt = makePaymentAttempt(transaction, "error");
  return { ...transaction, payments: [attempt, ...transaction.payments], updated_at: attempt.created_at };
}

function makePaymentAttempt(
  { details }: ITransactionResponse,
  status: "captured" | "error",
): ITransactionPaymentAttemptResponse {
  const now = createTimestamp();
  return {
    payment_attempt_id: randomUUID(),
    stored_payment_method_id: randomUUID(),
    payment_method_id: createPaddleId("paymtd"),
    amount: details?.totals?.grand_total ?? "0",
    status,
    error_code: status === "error" ? "declined" : null,
    method_details: {
      type: "card",
      card: {
        type: "visa",
        last4: "4242",
        expiry_month: 12,
        expiry_year: new Date().getUTCFullYear() + 3,
        cardholder_name: "Emulated card",
      },
      paypal: null,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: now,
    captured_at: status === "captured" ? now : null,
  };
}

/** The paid transaction as Paddle leaves it: invoiced, fees known, `completed`. */
export function applyInvoice(transaction: ITransactionResponse, number: number): ITransactionResponse {
  const { details } = transaction;
  const totals = details?.totals;
  if (!details || !totals) return transaction;
  const total = Number(totals.grand_total);
  const cut = { fee: String(fee(total)), earnings: String(total - fee(total)) };
  const { fee: _fee, earnings: _earnings, currency_code: _currency, ...plain } = totals;
  const currency_code = "USD" as const;
  return {
    ...transaction,
    status: "completed",
    invoice_id: createPaddleId("inv"),
    invoice_number: `74-${10_000 + number}`,
    details: {
      ...details,
      totals: { ...totals, ...cut },
      adjusted_totals: details.adjusted_totals && { ...details.adjusted_totals, ...cut },
      payout_totals: { ...plain, ...cut, currency_code, exchange_rate: "1", fee_rate: "0.05" },
      adjusted_payout_totals: {
        subtotal: totals.subtotal,
        tax: totals.tax,
        total: totals.total,
        ...cut,
        currency_code,
        exchange_rate: "1",
        retained_fee: "0",
        chargeback_fee: { amount: "0", original: null },
      },
    },
    updated_at: createTimestamp(),
  };
}
