import { createServer, type Server } from "node:http";
import { ApiError, type Environment, type EventEntity, Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/tools/test/setup/test-wait";
import { startPaddleEmulator } from "./paddle-emulator";

const secret = "whsec";
/** What the shop's end received, and how it answers. */
const received: { body: string; signature: string }[] = [];
let refusals = 0;
let shop: Server;
let emulator: Awaited<ReturnType<typeof startPaddleEmulator>>;
let paddle: Paddle;

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    received.push({ body, signature: String(request.headers["paddle-signature"]) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const address = shop.address();
  const webhookUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/webhook`;
  emulator = await startPaddleEmulator({
    apiKey: "key",
    webhookSecret: secret,
    webhookUrl,
    lifetimePrice: 149,
  });
  paddle = new Paddle("key", { environment: emulator.url as Environment });
});

afterAll(async () => {
  await emulator.close();
  shop.close();
});

/** The events about this entity, verified and read by the SDK, once `count` of them are there. */
async function eventsOf(id: string, count: number): Promise<EventEntity[]> {
  const about = () => received.filter(({ body }) => body.includes(id));
  await waitFor(() => expect(about().length).toBe(count));
  return Promise.all(about().map(({ body, signature }) => paddle.webhooks.unmarshal(body, secret, signature)));
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );
const pay = (id: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${emulator.url}/checkout/${id}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email }),
  });
const buyLifetime = () =>
  paddle.transactions.create({
    items: [{ priceId: emulator.lifetimePriceId, quantity: 1 }],
    customData: { uid: "u1" },
  });

describe("the API", () => {
  it("creates and finds customers, one per address", async () => {
    const created = await paddle.customers.create({ email: "Greta@example.com", name: "Greta" });
    expect(created.id).toMatch(/^ctm_[a-z\d]{26}$/);
    expect((await paddle.customers.get(created.id)).name).toBe("Greta");
    const [found] = await paddle.customers.list({ email: ["greta@example.com"] }).next();
    expect(found?.id).toBe(created.id);
    const error = await paddle.customers.create({ email: "greta@example.com" }).catch((caught: ApiError) => caught);
    expect(error).toMatchObject({ code: "customer_already_exists", detail: expect.stringContaining(created.id) });
    expect(await refusal(paddle.customers.get("ctm_00000000000000000000000000"))).toBe("entity_not_found");
    expect(await refusal(paddle.customers.create({ email: "nobody" }))).toBe("bad_request");
  });

  it("makes transactions for catalogue prices and for prices of their own", async () => {
    const lifetime = await buyLifetime();
    expect(lifetime).toMatchObject({
      status: "draft",
      customData: { uid: "u1" },
      details: { totals: { total: "14900" } },
    });
    const product = { name: "Ticket", taxCategory: "standard" as const };
    const price = {
      description: "Ticket",
      unitPrice: { amount: "400", currencyCode: "USD" as const },
      customData: { item: "silcrow-cta-ticket" },
      product,
    };
    const section = await paddle.transactions.create({ items: [{ price, quantity: 1 }] });
    expect(section.items[0]?.price).toMatchObject({ type: "custom", customData: { item: "silcrow-cta-ticket" } });
    expect((await paddle.transactions.get(section.id)).details?.lineItems[0]?.product?.name).toBe("Ticket");
    expect(
      await refusal(
        paddle.transactions.create({ items: [{ priceId: "pri_00000000000000000000000000", quantity: 1 }] }),
      ),
    ).toBe("entity_not_found");
    expect(
      await refusal(paddle.transactions.create({ items: [{ priceId: emulator.lifetimePriceId, quantity: 2 }] })),
    ).toBe("transaction_item_quantity_out_of_range");
  });
});

describe("the checkout", () => {
  it("is paid once, by its own page only", async () => {
    const { id } = await buyLifetime();
    expect((await pay(id, "greta@example.com", { origin: "http://elsewhere.example" })).status).toBe(403);
    expect((await pay(id, "nobody")).status).toBe(400);
    expect((await pay(id, "greta@example.com", { "content-type": "text/plain" })).status).toBe(404);
    expect((await pay(id, "greta@example.com")).status).toBe(200);
    expect((await pay(id, "greta@example.com")).status).toBe(409);
    expect((await paddle.transactions.get(id)).status).toBe("completed");
  });

  it("reports its state as Paddle.js does", async () => {
    const { id } = await buyLifetime();
    const { data } = await (await fetch(`${emulator.url}/checkout/${id}`)).json();
    expect(data).toMatchObject({
      transaction_id: id,
      currency_code: "USD",
      totals: { total: 149 },
      items: [{ product: { name: "All-access" } }],
    });
  });
});

describe("the notifications", () => {
  it("are read by the SDK, field for field, and say what happened", async () => {
    const { id } = await buyLifetime();
    await pay(id, "new@example.com");
    await paddle.adjustments.create({ action: "refund", type: "full", reason: "changed my mind", transactionId: id });
    const events = await eventsOf(id, 5);
    expect(events.map(({ eventType }) => eventType).sort()).toEqual([
      "adjustment.created",
      "adjustment.updated",
      "transaction.completed",
      "transaction.created",
      "transaction.paid",
    ]);
    // Whatever the SDK's entity knows must have been in the payload: a field it reads as undefined was left out.
    for (const event of events) expect(missingIn(event)).toEqual([]);
    const completed = events.find(({ eventType }) => eventType === "transaction.completed");
    expect(completed?.data).toMatchObject({
      status: "completed",
      customData: { uid: "u1" },
      payments: [{ status: "captured" }],
    });
    const customer = String((completed?.data as { customerId?: string } | undefined)?.customerId);
    const [created] = (await eventsOf(customer, 6)).filter(({ eventType }) => eventType === "customer.created");
    expect(missingIn(created)).toEqual([]);
  });

  it("come again until they are taken", async () => {
    refusals = 1;
    const { id } = await buyLifetime();
    const [event] = await eventsOf(id, 1);
    expect(event?.eventType).toBe("transaction.created");
    expect(refusals).toBe(0);
  });
});

it("serves its script and page to the shop alone", async () => {
  expect(await (await fetch(`${emulator.url}/paddle.js`)).text()).toContain("PaddleBillingV1");
  const page = await fetch(`${emulator.url}/checkout?transaction=txn_1`);
  expect(await page.text()).toContain("Emulated payment, no money moves");
  expect(page.headers.get("content-security-policy")).toContain(
    "frame-ancestors http://localhost:* http://127.0.0.1:*",
  );
});

function missingIn(value: unknown, path = ""): string[] {
  if (value === undefined) return [path];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => missingIn(inner, `${path}.${key}`));
}

describe("the control page", () => {
  const control = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${emulator.url}/control/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", ...headers },
    });
  const buy = async () => {
    const { id } = await paddle.transactions.create({ items: [{ priceId: emulator.lifetimePriceId, quantity: 1 }] });
    return { id, answer: await pay(id, "greta@example.com") };
  };

  it("declines cards until told otherwise", async () => {
    await control("settings", { declining: true });
    const { id, answer } = await buy();
    expect(answer.status).toBe(402);
    expect((await paddle.transactions.get(id)).status).toBe("draft");
    const failed = (await eventsOf(id, 2)).find(({ eventType }) => eventType === "transaction.payment_failed");
    expect(failed?.data).toMatchObject({ payments: [{ status: "error", errorCode: "declined" }] });
    await control("settings", { declining: false });
    expect((await pay(id, "greta@example.com")).status).toBe(200);
  });

  it("taxes a sale as the buyer's country does, in the preview, the checkout and the payment alike", async () => {
    await control("settings", { country: "DE" });
    const preview = await (await fetch(`${emulator.url}/price-preview/${emulator.lifetimePriceId}`)).json();
    const { id } = await buy();
    await control("settings", { country: "US" });
    expect(preview).toMatchObject({ currencyCode: "USD", totals: { subtotal: 14900, tax: 2831, total: 17731 } });
    const { details } = await paddle.transactions.get(id);
    expect(details?.totals).toMatchObject({ subtotal: "14900", tax: "2831", total: "17731", grandTotal: "17731" });
    expect(details?.lineItems[0]?.totals).toMatchObject({ tax: "2831", total: "17731" });
  });

  it("sends each notification as often as it is set to", async () => {
    await control("settings", { copies: 2, shuffled: true });
    const { id } = await buy();
    await control("settings", { copies: 1, shuffled: false });
    await eventsOf(id, 6);
  });

  it("lets a bank take money back and give it again", async () => {
    const { id } = await buy();
    for (const action of ["warning", "chargeback", "reversal"]) await control(`transactions/${id}/${action}`, {});
    const events = await eventsOf(id, 6);
    const actions = events.flatMap(({ eventType, data }) =>
      eventType === "adjustment.created" ? [(data as { action: string }).action] : [],
    );
    expect(actions).toEqual(["chargeback_warning", "chargeback", "chargeback_reverse"]);
    const listed = await paddle.adjustments.list({ transactionId: [id] }).next();
    expect(listed.map(({ action }) => action)).toEqual(actions);
  });

  it("is nobody's but its own, and says what is wrong", async () => {
    expect((await control("settings", { copies: 2 }, { origin: "http://elsewhere.example" })).status).toBe(403);
    expect((await control("settings", { copies: 99 })).status).toBe(400);
    expect((await control("transactions/txn_unknown/refund", {})).status).toBe(404);
  });
});

it("lists payments page by page, and gives out an invoice once there is one", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { id } = await paddle.transactions.create({ items: [{ priceId: emulator.lifetimePriceId, quantity: 1 }] });
    ids.push(id);
  }
  const [first = "", second = "", third = ""] = ids;
  await pay(first, "greta@example.com");
  await pay(third, "greta@example.com");
  const listed: string[] = [];
  for await (const { id } of paddle.transactions.list({ status: ["completed"], perPage: 1 })) listed.push(id);
  expect(listed.filter((id) => ids.includes(id))).toEqual([first, third]);

  expect(await refusal(paddle.transactions.getInvoicePDF(second))).toBe("transaction_invoice_not_found");
  const { url } = await paddle.transactions.getInvoicePDF(first);
  const invoice = await fetch(url);
  expect(invoice.headers.get("content-type")).toBe("application/pdf");
  expect(await invoice.text()).toMatch(/^%PDF-1\.4.*149\.00 USD.*%%EOF\s*$/s);
});
