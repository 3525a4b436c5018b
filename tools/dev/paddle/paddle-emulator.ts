import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type LoopbackServer, serveLoopback } from "../process/loopback.ts";
import { type Answer, handleApi, Refusal } from "./api.ts";
import { buildCheckoutData } from "./checkout.ts";
import { applyBuyerTax, type Controls, handleControl, previewPrice } from "./control.ts";
import { buildInvoicePdf } from "./invoice.ts";
import { lifetimePriceId, makeStore, type Store } from "./store.ts";
import { makeWebhookSender } from "./webhooks.ts";

type Options = {
  /** What the API expects as bearer. */
  apiKey: string;
  webhookSecret: string;
  /** Where signed notifications go. */
  webhookUrl: string;
  /** US dollars, whole number. */
  lifetimePrice: number;
  introPrice?: { priceId: string; price: number } | undefined;
  log?: (line: string) => void;
};

/** The files of the browser's side: Paddle.js's stand-in, the page inside its overlay, the control page. */
const files: Record<string, { name: string; type: string }> = {
  "/paddle.js": { name: "paddle.js", type: "text/javascript" },
  "/checkout": { name: "checkout.html", type: "text/html" },
  "/checkout.css": { name: "checkout.css", type: "text/css" },
  "/checkout.js": { name: "checkout.js", type: "text/javascript" },
  "/": { name: "control.html", type: "text/html" },
  "/control.css": { name: "control.css", type: "text/css" },
  "/control.js": { name: "control.js", type: "text/javascript" },
};
const loopback = "http://localhost:* http://127.0.0.1:*";

/**
 * Starts a stand-in for Paddle on 127.0.0.1: the API calls the shop makes, Paddle.js with its overlay, and signed,
 * retried webhooks, and a control page at its root where declines, refunds, chargebacks and bad roads are had by hand.
 * No money moves; what it knows is gone when it stops.
 */
export async function startPaddleEmulator(
  options: Options,
): Promise<LoopbackServer & { lifetimePriceId: string; countUntaken(): number }> {
  const webhookSender = makeWebhookSender({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    log: options.log ?? (() => {}),
  });
  const store = makeStore({
    lifetimePrice: options.lifetimePrice,
    ...(options.introPrice && { introPrice: options.introPrice }),
    notify: webhookSender.send,
  });
  const controls: Controls = {
    store,
    deliveryOptions: webhookSender.deliveryOptions,
    bank: { declining: false },
    buyer: { country: "US" },
  };
  const server = await serveLoopback(() => (request, response) => {
    handle(request, response, controls, options.apiKey).catch((error: unknown) => {
      options.log?.(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      send(response, new Refusal(500, "internal_error", "The emulator failed; its log says why").answer());
    });
  });
  return {
    url: server.url,
    lifetimePriceId,
    countUntaken: webhookSender.countUntaken,
    close() {
      webhookSender.close();
      return server.close();
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  controls: Controls,
  apiKey: string,
): Promise<void> {
  const { store } = controls;
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const file = request.method === "GET" ? files[url.pathname] : undefined;
  if (file) return sendFile(response, file);
  // Browsers ask for one wherever they are.
  if (url.pathname === "/favicon.ico") return void response.writeHead(204).end();
  try {
    const body = await readJson(request);
    const [first, ...rest] = url.pathname.slice(1).split("/");
    const [id = "", verb] = rest;
    if (first === "price-preview") return send(response, { status: 200, body: previewPrice(controls, id) }, forTheShop);
    if (first === "invoice") return sendInvoice(response, store, id);
    if (first === "checkout" || first === "control") requireOwnPage(request);
    if (first === "checkout") return send(response, answerCheckout(request, controls, id, verb, body));
    if (first === "control") return send(response, handleControl(controls, request.method ?? "GET", rest, body));
    checkBearer(request.headers.authorization, apiKey);
    send(response, handleApi(store, { method: request.method ?? "GET", url, body }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(response, error.answer());
  }
}

/** Only our own pages act: JSON from elsewhere would need a preflight, which is never granted. */
function requireOwnPage({ method, headers }: IncomingMessage): void {
  const isForeign = headers.origin && headers.origin !== `http://${headers.host}`;
  const isJson = method === "GET" || headers["content-type"]?.startsWith("application/json");
  if (isForeign) throw new Refusal(403, "forbidden", "Not from here");
  if (!isJson) throw new Refusal(404, "invalid_url", "No such call");
}

/** What the overlay's page asks: the state of its checkout, and to pay it. */
function answerCheckout(
  { method }: IncomingMessage,
  controls: Controls,
  id: string,
  verb: string | undefined,
  body: unknown,
): Answer {
  const { store, bank } = controls;
  const found = store.transaction(id);
  if (!found) throw new Refusal(404, "entity_not_found", `Transaction ${id} not found`);
  const isOpen = found.status === "draft" || found.status === "ready";
  const transaction = isOpen ? applyBuyerTax(controls, found) : found;
  const state = (of: typeof transaction) => ({
    status: 200,
    body: { data: buildCheckoutData(of, store.customer(of.customer_id ?? "")) },
  });
  if (method === "GET" && verb === undefined) return state(transaction);
  if (method !== "POST" || verb !== "pay") throw new Refusal(404, "invalid_url", "No such call");
  if (!isOpen) {
    throw new Refusal(409, "transaction_immutable", "This transaction is paid already");
  }
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== "string" || !/^\S+@\S+$/.test(email))
    throw new Refusal(400, "invalid_field", "An e-mail address is needed for the receipt");
  if (bank.declining) {
    store.decline(transaction);
    throw new Refusal(402, "payment_declined", "The card was declined. Nothing was charged; try again.");
  }
  return state(store.pay(transaction, email));
}

function sendInvoice(response: ServerResponse, store: Store, name: string): void {
  const transaction = store.transaction(name.replace(/\.pdf$/, ""));
  if (!transaction?.invoice_number) throw new Refusal(404, "entity_not_found", "There is no such invoice");
  response.writeHead(200, { "content-type": "application/pdf", "cache-control": "no-store" });
  response.end(buildInvoicePdf(transaction));
}

function checkBearer(header: string | undefined, apiKey: string): void {
  if (!header) throw new Refusal(403, "authentication_missing", "Authentication header missing.");
  const [scheme, token = ""] = header.split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) {
    throw new Refusal(403, "authentication_malformed", "Authentication header included, but incorrectly formatted.");
  }
  const [given, expected] = [Buffer.from(token), Buffer.from(apiKey)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(403, "invalid_token", "The API key is not the emulator's");
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > 1_000_000) throw new Refusal(413, "request_body_too_large", "Too large");
  }
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new Refusal(400, "invalid_json", "The body is not JSON");
  }
}

async function sendFile(response: ServerResponse, { name, type }: { name: string; type: string }): Promise<void> {
  const content = await readFile(new URL(`./browser/${name}`, import.meta.url));
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": `default-src 'self'; frame-ancestors ${loopback}`,
    // The shop's page is another origin.
    "cross-origin-resource-policy": "cross-origin",
  });
  response.end(content);
}

/** The stand-in for Paddle.js asks from the shop's page, which is another origin; prices are no secret. Tests say in a header who asks. */
const forTheShop = { "access-control-allow-origin": "*", "access-control-allow-headers": "x-forwarded-for" };

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers });
  response.end(JSON.stringify(body));
}
