import type {
  IAddressResponse,
  IAdjustmentResponse,
  ICustomerResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { makeAdjustment } from "./adjustments.ts";
import {
  type Line,
  makeAddress,
  makeCustomer,
  makePrice,
  makeProduct,
  makeTransaction,
  type Price,
} from "./entities.ts";
import { createTimestamp } from "./ids.ts";
import { applyDeclinedPayment, applyInvoice, applyPayment } from "./transaction-states.ts";
import { makeNotification, type Notification } from "./webhooks.ts";

/** The lifetime plan's price: the same id on every start, as it would be in a real account. */
export const lifetimePriceId = "pri_01silcrow0lifetime00000000";

/** A second price of the plan, for whoever sets INTRO_PRICE to it. */
export const introPriceId = "pri_01silcrow0intro000000000000";

type NewAdjustment = Parameters<typeof makeAdjustment>[1];

/** What the emulated Paddle account holds, in memory. Every change is told to `notify` as Paddle would. */
export function makeStore({
  lifetimePrice,
  introPrice,
  notify,
}: {
  lifetimePrice: number;
  /** A second price of the plan, as a seller makes one for a while. */
  introPrice?: { priceId: string; price: number };
  notify: (notification: Notification) => void;
}) {
  const prices = new Map<string, Price>();
  const customers = new Map<string, ICustomerResponse>();
  const addresses = new Map<string, IAddressResponse>();
  const transactions = new Map<string, ITransactionResponse>();
  const adjustments = new Map<string, IAdjustmentResponse>();
  let invoices = 0;

  const tell = (type: string, data: object) => notify(makeNotification(type, data));
  const put = (transaction: ITransactionResponse, type: string) => {
    transactions.set(transaction.id, transaction);
    tell(type, transaction);
    return transaction;
  };
  const putAdjustment = (adjustment: IAdjustmentResponse, type: string) => {
    adjustments.set(adjustment.id, adjustment);
    tell(type, adjustment);
    return adjustment;
  };

  const plan = { id: "pro_01silcrow0lifetime00000000", name: "All-access", description: "Everything, for life" };
  const product = makeProduct({ ...plan, tax_category: "standard" }, "standard");
  const addPrice = (id: string, name: string, dollars: number) => {
    const unit_price = { amount: String(dollars * 100), currency_code: "USD" as const };
    const fields = { id, name, description: "All-access, lifetime", unit_price, quantity: { minimum: 1, maximum: 1 } };
    prices.set(id, makePrice(fields, product, "standard"));
  };
  addPrice(lifetimePriceId, "Lifetime", lifetimePrice);
  if (introPrice) addPrice(introPrice.priceId, "Lifetime, introductory", introPrice.price);

  function addCustomer(fields: Parameters<typeof makeCustomer>[0]): ICustomerResponse {
    const customer = makeCustomer(fields);
    customers.set(customer.id, customer);
    tell("customer.created", customer);
    return customer;
  }

  return {
    price: (id: string) => prices.get(id),
    customer: (id: string) => customers.get(id),
    transaction: (id: string) => transactions.get(id),
    /** Oldest first. */
    transactions: () => [...transactions.values()],
    /** All of them, or those of one transaction; oldest first. */
    adjustments: (transactionId?: string) =>
      [...adjustments.values()].filter(
        ({ transaction_id }) => transactionId === undefined || transaction_id === transactionId,
      ),

    /** All customers, or those with one of these addresses or ids; newest last. */
    customers: ({ emails, ids }: { emails: string[]; ids: string[] }): ICustomerResponse[] =>
      [...customers.values()].filter(
        ({ email, id }) =>
          (emails.length === 0 || emails.includes(email.toLowerCase())) && (ids.length === 0 || ids.includes(id)),
      ),

    addCustomer,

    addTransaction: (fields: {
      lines: Line[];
      customerId: string | null;
      customData: ITransactionResponse["custom_data"];
    }) => put(makeTransaction({ ...fields, origin: "api" }), "transaction.created"),

    /** Takes the payment: the transaction becomes paid, then completed, and both are told. */
    pay(transaction: ITransactionResponse, email: string): ITransactionResponse {
      const known = [...customers.values()].find((customer) => customer.email.toLowerCase() === email.toLowerCase());
      const customer = known ?? addCustomer({ email });
      const address = makeAddress(customer.id);
      addresses.set(address.id, address);
      tell("address.created", address);
      const paid = put(applyPayment(transaction, customer.id, address), "transaction.paid");
      return put(applyInvoice(paid, ++invoices), "transaction.completed");
    },

    /** The bank says no: the transaction stays unpaid and can be tried again. */
    decline: (transaction: ITransactionResponse) =>
      put(applyDeclinedPayment(transaction), "transaction.payment_failed"),

    /** Asks for a refund, and has it approved at once: a sandbox takes ten minutes. Returns it as it was asked for. */
    refund(transaction: ITransactionResponse, fields: Omit<NewAdjustment, "status" | "action">) {
      const asked = makeAdjustment(transaction, { ...fields, action: "refund", status: "pending_approval" });
      putAdjustment(asked, "adjustment.created");
      putAdjustment({ ...asked, status: "approved", updated_at: createTimestamp() }, "adjustment.updated");
      return asked;
    },

    /** What a bank does, not the seller: a chargeback, its warning, its reversal. */
    dispute: (transaction: ITransactionResponse, action: NewAdjustment["action"]) =>
      putAdjustment(
        makeAdjustment(transaction, { action, reason: "The cardholder's bank says so", status: "approved" }),
        "adjustment.created",
      ),
  };
}

export type Store = ReturnType<typeof makeStore>;
