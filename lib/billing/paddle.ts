import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ApiError,
  type Environment,
  type EventEntity,
  type IEventsResponse,
  Paddle,
  Webhooks,
} from "@paddle/paddle-node-sdk";
import { getEnv } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { runInSpan } from "@/lib/server/metrics/report";
import { toAsciiLowerCase } from "@/lib/server/text";
import { type CheckoutConfig, paymentVersion } from "./config";
import { getCurrentPlanPriceIds, getPlanPriceId } from "./plan";

/** Where Paddle.js is loaded from (the address @paddle/paddle-js itself would use). */
const paddleScript = "https://cdn.paddle.com/paddle/v2/paddle.js";
/** How often a list is asked for again when Paddle says that it was too much. */
const mostRetries = 5;
/** In seconds: how far ahead of ours Paddle's clock may be. */
const clockSkew = 5 * 60;
/** So many signatures of a notification are compared: with each secret, each costs a hash of the body. */
const mostSignatures = 8;
/** Longest wait for an answer of the API, in ms: Paddle itself gives our webhook five seconds. */
const timeoutMs = 8_000;

let shared: Paddle | undefined;

/** The payment provider as this process is set up: `emulator` is its address in local mode, else null. */
function readSetup() {
  const {
    PADDLE_ENVIRONMENT: environment,
    PADDLE_API_KEY: apiKey,
    PADDLE_CLIENT_TOKEN: token,
    SILCROW_LOCAL,
  } = getEnv();
  if (!environment || !apiKey || !token)
    throw new AppError("unavailable", "Paddle is not set up", { sentence: sentences.notSetUp });
  const isPaddle = environment === "production" || environment === "sandbox";
  if (!isPaddle && !SILCROW_LOCAL)
    throw new AppError("internal", "PADDLE_ENVIRONMENT must be `production` or `sandbox`");
  return { environment, apiKey, token, emulator: isPaddle ? null : environment };
}

const sentences = {
  notSetUp: "Payments are not set up here yet.",
  noInvoice: "This invoice isn’t ready at Paddle yet. It takes a few minutes after the payment.",
  unreachable: "We can't reach the payment provider right now. Nothing was charged; try again in a minute.",
};

function getPaddle(): Paddle {
  if (!shared) {
    const { apiKey, environment } = readSetup();
    // The SDK takes any base address here, though its type names the two of Paddle only.
    shared = new Paddle(apiKey, { environment: environment as Environment });
  }
  return shared;
}

/** @throws AppError `unavailable` without keys. */
export function getCheckoutConfig(): CheckoutConfig {
  const { environment, token, emulator } = readSetup();
  return {
    version: paymentVersion,
    environment: environment === "production" ? "production" : "sandbox",
    token,
    script: emulator ? new URL("/paddle.js", emulator).href : paddleScript,
    planPrices: getCurrentPlanPriceIds(),
    preload: getEnv().NODE_ENV === "production",
  };
}

export interface Offer {
  /** `lifetime`, or a section id. */
  item: string;
  /** Null for the lifetime plan: its price is in Paddle's catalogue. US dollars, whole number. */
  price: number | null;
  /** As on the receipt. */
  title: string;
  description: string;
}

/**
 * Makes the transaction a checkout is opened for; its id. Price and item are fixed here: a section's id is written into
 * the custom data of a price made for this transaction alone, where only the server can write.
 * @throws AppError `unavailable` when Paddle cannot be reached or refuses.
 */
export async function createTransaction(
  offer: Offer,
  buyer: { uid: string; email: string | null; name: string },
): Promise<string> {
  const planId = getPlanPriceId();
  if (offer.price === null && !planId) {
    throw new AppError("unavailable", "PADDLE_LIFETIME_PRICE_ID is not set", { sentence: sentences.notSetUp });
  }
  const price = {
    name: offer.title,
    description: offer.description,
    unitPrice: { amount: String((offer.price ?? 0) * 100), currencyCode: "USD" as const },
    quantity: { minimum: 1, maximum: 1 },
    // One-word keys: the SDK rewrites nested ones to snake case.
    customData: { item: offer.item },
    product: {
      name: offer.title,
      description: offer.description,
      taxCategory: "standard" as const,
      customData: { item: offer.item },
    },
  };
  return callPaddle("transactions.create", async (api) => {
    const customerId = buyer.email ? await findOrCreateCustomer(api, buyer.email, buyer.name) : undefined;
    const transaction = await api.transactions.create({
      items: [offer.price === null ? { priceId: planId as string, quantity: 1 } : { price, quantity: 1 }],
      ...(customerId && { customerId }),
      customData: { uid: buyer.uid, ...(buyer.email && { email: buyer.email }) },
    });
    return transaction.id;
  });
}

/** Paddle knows one customer per address; a racing creation is told whom it collided with. */
async function findOrCreateCustomer(api: Paddle, email: string, name: string): Promise<string> {
  const [known] = await api.customers.list({ email: [email], perPage: 1 }).next();
  if (known) return known.id;
  try {
    return (await api.customers.create({ email, name: name || null })).id;
  } catch (error) {
    const existing =
      error instanceof ApiError && error.code === "customer_already_exists" && error.detail.match(/ctm_[a-z\d]+/);
    if (existing) return existing[0];
    throw error;
  }
}

/**
 * The e-mail address of a Paddle customer in lower case, or null when there is no such customer.
 * @throws AppError `unavailable` when Paddle cannot be reached.
 */
export async function fetchCustomerEmail(customerId: string): Promise<string | null> {
  return callPaddle("customers.get", async (api) => {
    try {
      return toAsciiLowerCase((await api.customers.get(customerId)).email.trim());
    } catch (error) {
      if (error instanceof ApiError && error.code === "entity_not_found") return null;
      throw error;
    }
  });
}

async function callPaddle<T>(call: string, question: (api: Paddle) => Promise<T>): Promise<T> {
  const api = getPaddle();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError("unavailable", `Paddle did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await runInSpan(`paddle ${call}`, { "silcrow.call": call }, () => Promise.race([question(api), late]));
  } catch (error) {
    throw new AppError("unavailable", "Paddle did not do as asked", { sentence: sentences.unreachable, cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether Paddle signed this body within the last seconds, by its clock and ours: a time to come is believed up to five
 * minutes. Two secrets, separated by a comma, are both good while one replaces the other. So are several signatures (`h1`), as Paddle
 * sends them then: any that fits any secret.
 */
export async function isSigned(body: string, signature: string | null): Promise<boolean> {
  const secrets = (getEnv().PADDLE_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim());
  if (!signature) return false;
  // The SDK refuses what is old, and not what is signed for later, which could be kept and sent then.
  const times = [...signature.matchAll(/(?:^|;)ts=(\d+)/g)].map(([, seconds]) => Number(seconds));
  const [time] = times;
  if (time === undefined || times.length > 1 || time > Date.now() / 1_000 + clockSkew) return false;
  // The SDK reads one signature of a header, and throws on one it cannot read.
  const each = [...new Set([...signature.matchAll(/(?:^|;)h1=([^;]+)/g)].map(([, h1]) => `ts=${time};h1=${h1}`))];
  for (const secret of secrets.filter(Boolean)) {
    for (const one of each.slice(0, mostSignatures)) {
      const { webhooks } = getPaddle();
      if (await webhooks.isSignatureValid(body, secret, one).catch(() => false)) return true;
    }
  }
  return false;
}

/**
 * Everything a list of Paddle's API holds, page after page, as the API writes it: the SDK answers in shapes of its own,
 * and what is stored must be what a notification would have carried. `path` has the first page's query.
 * @throws AppError `unavailable` when Paddle cannot be reached or refuses.
 */
export async function* listOf<Entity>(path: string): AsyncGenerator<Entity> {
  const { environment, apiKey, emulator } = readSetup();
  const base = emulator ?? (environment === "production" ? "https://api.paddle.com" : "https://sandbox-api.paddle.com");
  let next: string | null = new URL(path, base).href;
  while (next) {
    const page: ListPage<Entity> = await getPage(next, apiKey);
    yield* page.data;
    // Paddle's own `next` names its public host; an emulator's is wherever it was asked.
    next = page.meta.pagination.has_more ? new URL(new URL(page.meta.pagination.next).search, next).href : null;
  }
}

interface ListPage<Entity> {
  data: Entity[];
  meta: { pagination: { next: string; has_more: boolean } };
}

async function getPage<Entity>(address: string, apiKey: string): Promise<ListPage<Entity>> {
  const headers = { authorization: `Bearer ${apiKey}`, "paddle-version": "1" };
  const ask = () => fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  try {
    let response = await ask();
    for (let retry = 0; response.status === 429 && retry < mostRetries; retry++) {
      await sleep(retryDelay(response.headers.get("retry-after")));
      response = await ask();
    }
    if (!response.ok)
      throw new AppError("unavailable", `Paddle answered ${response.status} to ${new URL(address).pathname}`);
    return (await response.json()) as ListPage<Entity>;
  } catch (error) {
    throw new AppError("unavailable", "Paddle did not list what was asked for", {
      sentence: sentences.unreachable,
      cause: error,
    });
  }
}

/** How long a Retry-After header asks to wait, in ms: seconds or a date (RFC 9110 §10.2.3), within reason; a minute when unreadable. */
export function retryDelay(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 60_000 : Math.min(Math.max(wait, 100), 5 * 60_000);
}

/**
 * Where the invoice of a transaction can be fetched as PDF, for about an hour.
 * @throws AppError `not_found` while there is none, `unavailable` when Paddle cannot be reached.
 */
export async function fetchInvoiceAddress(transactionId: string): Promise<string> {
  const invoice = await callPaddle("transactions.invoice", async (api) => {
    try {
      return await api.transactions.getInvoicePDF(transactionId);
    } catch (error) {
      // Not completed yet, or nothing was charged: there is no invoice to give.
      if (error instanceof ApiError && /not_found|invoice_not/.test(error.code)) return null;
      throw error;
    }
  });
  if (!invoice) throw new AppError("not_found", `No invoice of ${transactionId}`, { sentence: sentences.noInvoice });
  return invoice.url;
}

/** A stored or received notification as the SDK's typed event. Throws on a shape the SDK cannot read. */
export function parseEvent(payload: unknown): EventEntity {
  return Webhooks.fromJson(payload as Parameters<typeof Webhooks.fromJson>[0]);
}

export type EventPayload = IEventsResponse;
