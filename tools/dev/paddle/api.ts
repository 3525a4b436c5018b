import { randomUUID } from "node:crypto";
import type { ITransactionResponse } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { type Line, makePrice, makeProduct } from "./entities.ts";
import type { Store } from "./store.ts";

export type Answer = { status: number; body: object };
type Request = { method: string; url: URL; body: unknown };

/** An error as Paddle's API answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: { field: string; message: string }[] | undefined;
  constructor(status: number, code: string, detail: string, fields?: { field: string; message: string }[]) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  answer(): Answer {
    const error = {
      type: this.status < 500 ? "request_error" : "api_error",
      code: this.code,
      detail: this.message,
      documentation_url: `https://developer.paddle.com/errors/shared/${this.code}`,
      ...(this.fields && { errors: this.fields }),
    };
    return { status: this.status, body: { error, meta: meta() } };
  }
}

const meta = () => ({ request_id: randomUUID() });
const one = (data: object, status = 200): Answer => ({ status, body: { data, meta: meta() } });

const customData = z.record(z.string(), z.unknown()).nullable().default(null);

const newCustomer = z.object({ email: z.email(), name: z.string().nullable().default(null) });

const newPrice = z.object({
  description: z.string().min(2).max(500),
  name: z.string().min(1).max(150).nullable().default(null),
  unit_price: z.object({ amount: z.string().regex(/^\d+$/), currency_code: z.literal("USD") }),
  quantity: z.object({ minimum: z.int().min(1), maximum: z.int().min(1) }).default({ minimum: 1, maximum: 100 }),
  custom_data: customData,
  product: z.object({
    name: z.string().min(1).max(200),
    tax_category: z.literal("standard"),
    description: z.string().nullable().default(null),
    custom_data: customData,
  }),
});

const quantity = z.int().min(1);

const newTransaction = z.object({
  items: z
    .array(z.union([z.object({ price_id: z.string(), quantity }), z.object({ price: newPrice, quantity })]))
    .min(1)
    .max(100),
  customer_id: z.string().nullable().default(null),
  custom_data: customData,
});

const newAdjustment = z
  .object({
    action: z.literal("refund"),
    transaction_id: z.string(),
    reason: z.string().min(1),
    type: z.enum(["full", "partial"]).default("partial"),
    items: z
      .array(z.object({ item_id: z.string(), type: z.literal("partial"), amount: z.string().regex(/^[1-9]\d*$/) }))
      .min(1)
      .optional(),
  })
  .refine(({ type, items }) => (type === "partial") === (items !== undefined), {
    path: ["items"],
    message: "Partial adjustments have items, full ones have none",
  });

/** Answers the calls of Paddle's API that the shop makes; the bearer was checked before. */
export function handleApi(store: Store, { method, url, body }: Request): Answer {
  const [resource = "", id, part] = url.pathname.slice(1).split("/");
  const call = `${method} /${resource}${id === undefined ? "" : "/:id"}${part === undefined ? "" : `/${part}`}`;
  switch (call) {
    case "GET /customers":
      return listCustomers(store, url);
    case "POST /customers":
      return createCustomer(store, body);
    case "GET /customers/:id":
      return one(found(store.customer(id as string), "Customer", id));
    case "POST /transactions":
      return one(createTransaction(store, body), 201);
    case "POST /adjustments":
      return one(createAdjustment(store, body), 201);
    case "GET /transactions":
      return listTransactions(store, url);
    case "GET /transactions/:id":
      return one(found(store.transaction(id as string), "Transaction", id));
    case "GET /transactions/:id/invoice":
      return one(invoiceOf(found(store.transaction(id as string), "Transaction", id), url));
    case "GET /adjustments":
      return listAdjustments(store, url);
    default:
      throw new Refusal(404, "invalid_url", `The emulator has no ${call}`);
  }
}

function found<T>(entity: T | undefined, kind: string, id: string | undefined): T {
  if (entity === undefined) throw new Refusal(404, "entity_not_found", `${kind} ${id} not found`);
  return entity;
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new Refusal(400, "bad_request", "Invalid request", fields);
}

const valuesOf = (url: URL, name: string) => (url.searchParams.get(name) ?? "").split(",").filter(Boolean);

function listCustomers(store: Store, url: URL): Answer {
  const emails = valuesOf(url, "email").map((email) => email.toLowerCase());
  return page(url, store.customers({ emails, ids: valuesOf(url, "id") }), 200);
}

function listTransactions(store: Store, url: URL): Answer {
  const statuses = valuesOf(url, "status");
  const since = url.searchParams.get("updated_at[GTE]");
  const found = store
    .transactions()
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .filter(({ updated_at }) => since === null || Date.parse(updated_at) >= Date.parse(since));
  return page(url, found, 30);
}

function listAdjustments(store: Store, url: URL): Answer {
  const ids = valuesOf(url, "transaction_id");
  const found = store.adjustments().filter(({ transaction_id }) => ids.length === 0 || ids.includes(transaction_id));
  return page(url, found, 50);
}

/** One page of a list, as Paddle cuts it: `after` is the last id of the page before. */
function page(url: URL, all: readonly { id: string }[], max: number): Answer {
  const perPage = Math.min(Number(url.searchParams.get("per_page")) || max, max);
  const after = url.searchParams.get("after");
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all;
  const data = rest.slice(0, perPage);
  const next = new URL(url);
  next.searchParams.set("after", data.at(-1)?.id ?? after ?? "");
  const pagination = {
    per_page: perPage,
    next: next.href,
    has_more: rest.length > data.length,
    estimated_total: all.length,
  };
  return { status: 200, body: { data, meta: { ...meta(), pagination } } };
}

function invoiceOf(transaction: ITransactionResponse, { origin }: URL): object {
  if (!transaction.invoice_number)
    throw new Refusal(404, "transaction_invoice_not_found", "There is no invoice of this transaction yet");
  return { url: `${origin}/invoice/${transaction.id}.pdf` };
}

function createCustomer(store: Store, body: unknown): Answer {
  const fields = parse(newCustomer, body);
  const [known] = store.customers({ emails: [fields.email.toLowerCase()], ids: [] });
  if (known)
    throw new Refusal(409, "customer_already_exists", `customer email conflicts with customer of id ${known.id}`);
  return one(store.addCustomer(fields), 201);
}

function createTransaction(store: Store, body: unknown): ITransactionResponse {
  const { items, customer_id, custom_data } = parse(newTransaction, body);
  if (customer_id) found(store.customer(customer_id), "Customer", customer_id);
  const lines = items.map((item): Line => {
    const price =
      "price" in item
        ? makePrice(item.price, makeProduct(item.price.product, "custom"), "custom")
        : found(store.price(item.price_id), "Price", item.price_id);
    const { minimum, maximum } = price.quantity;
    if (item.quantity < minimum || item.quantity > maximum) {
      throw new Refusal(
        400,
        "transaction_item_quantity_out_of_range",
        `Quantity must be between ${minimum} and ${maximum}`,
      );
    }
    return { price, quantity: item.quantity };
  });
  return store.addTransaction({ lines, customerId: customer_id, customData: custom_data });
}

function createAdjustment(store: Store, body: unknown) {
  const { transaction_id, reason, items } = parse(newAdjustment, body);
  const transaction = found(store.transaction(transaction_id), "Transaction", transaction_id);
  if (transaction.status !== "completed")
    throw new Refusal(400, "adjustment_transaction_invalid_status", "Only a completed transaction can be refunded");
  for (const { item_id } of items ?? []) {
    found(
      transaction.details?.line_items.find(({ id }) => id === item_id),
      "Transaction item",
      item_id,
    );
  }
  return store.refund(transaction, { reason, items });
}
