import { createServer, type Server } from "node:http";
import { type Environment, Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getPlanPriceId } from "@/lib/billing/plan";
import { canCopy } from "@/lib/billing/queries";
import { receiveWebhook } from "@/lib/billing/webhook/webhook";
import { listSections } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { startPaddleEmulator } from "@/tools/dev/paddle/paddle-emulator";
import { introPriceId } from "@/tools/dev/paddle/store";
import { waitFor } from "@/tools/test/setup/test-wait";
import { createCheckout } from "./checkout";

// Real servers and real waits, on machines that may be busy.
const secret = "webhook-secret";
let emulator: Awaited<ReturnType<typeof startPaddleEmulator>>;
let shop: Server;
let paddle: Paddle;

// The shop's end of the wire: the emulator's notifications reach the real route.
beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { "paddle-signature": String(request.headers["paddle-signature"]) };
    const answer = await receiveWebhook(
      new Request("http://localhost/api/paddle/webhook", { method: "POST", body: Buffer.concat(chunks), headers }),
    );
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const address = shop.address();
  const webhookUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  emulator = await startPaddleEmulator({
    apiKey: "key",
    webhookSecret: secret,
    webhookUrl,
    lifetimePrice: 149,
    introPrice: { priceId: introPriceId, price: 99 },
  });
  paddle = new Paddle("key", { environment: emulator.url as Environment });
  vi.stubEnv("SILCROW_LOCAL", "1");
  vi.stubEnv("PADDLE_ENVIRONMENT", emulator.url);
  vi.stubEnv("PADDLE_API_KEY", "key");
  vi.stubEnv("PADDLE_CLIENT_TOKEN", "test_token");
  vi.stubEnv("PADDLE_WEBHOOK_SECRET", secret);
  vi.stubEnv("PADDLE_LIFETIME_PRICE_ID", emulator.lifetimePriceId);
});

afterAll(async () => {
  await emulator.close();
  shop.close();
});

// What is still on its way about somebody may not meet the next test, which begins with nobody.
afterEach(() => waitFor(() => expect(emulator.countUntaken()).toBe(0)));

beforeEach(async () => {
  await getDb().webhookEvent.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

async function makeUser(email: string | null): Promise<UserId> {
  const user = await getDb().user.create({ data: { email, name: email ?? "Nobody" } });
  return toUserId(user.id);
}

async function pay(transactionId: string, email: string): Promise<void> {
  const response = await fetch(`${emulator.url}/checkout/${transactionId}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
}

const isLifetime = async (id: UserId) => (await getDb().user.findUniqueOrThrow({ where: { id } })).isLifetime;
const priced = listSections().find(({ price }) => price !== null);

describe("createCheckout", () => {
  it("sells the plan: transaction by us, payment, signed webhook, all-access; a refund takes it back", async () => {
    const uid = await makeUser("greta@example.com");
    const { transactionId } = await createCheckout(uid, "lifetime");
    const made = await paddle.transactions.get(transactionId);
    expect(made).toMatchObject({
      customData: { uid, email: "greta@example.com" },
      details: { totals: { total: "14900" } },
    });
    expect(made.items).toMatchObject([{ quantity: 1, price: { id: emulator.lifetimePriceId } }]);
    expect((await paddle.customers.get(made.customerId ?? "")).email).toBe("greta@example.com");

    await pay(transactionId, "greta@example.com");
    await waitFor(async () => expect(await isLifetime(uid)).toBe(true));
    await expect(createCheckout(uid, "lifetime")).rejects.toMatchObject({ code: "conflict" });

    await paddle.adjustments.create({ action: "refund", type: "full", reason: "asked", transactionId });
    await waitFor(async () => expect(await isLifetime(uid)).toBe(false));
  });

  it("charges the introductory price while it runs, and what was paid at it counts after its end", async () => {
    const uid = await makeUser("hanne@example.com");
    const { INTRO_PRICE } = getEnv();
    try {
      Object.assign(getEnv(), { INTRO_PRICE: { price: 99, ends: Date.now() + 3_600_000, priceId: introPriceId } });
      const { transactionId } = await createCheckout(uid, "lifetime");
      const made = await paddle.transactions.get(transactionId);
      expect(made).toMatchObject({ details: { totals: { total: "9900" } }, items: [{ price: { id: introPriceId } }] });

      Object.assign(getEnv(), { INTRO_PRICE: { price: 99, ends: Date.now() - 1, priceId: introPriceId } });
      expect(getPlanPriceId()).toBe(emulator.lifetimePriceId);
      const later = await createCheckout(uid, "lifetime");
      expect((await paddle.transactions.get(later.transactionId)).details?.totals?.total).toBe("14900");
      const complained = vi.spyOn(console, "error").mockImplementation(() => {});
      await pay(transactionId, "hanne@example.com");
      await waitFor(async () => expect(await isLifetime(uid)).toBe(true));
      expect(String(complained.mock.calls[0])).toContain("billing.paid_below_price");
      complained.mockRestore();
    } finally {
      Object.assign(getEnv(), { INTRO_PRICE });
    }
  });

  it("sells one section at the catalogue's price, its id where only the server can write", async () => {
    if (!priced) throw new Error("The catalogue has nothing to sell");
    const uid = await makeUser("greta@example.com");
    const { transactionId } = await createCheckout(uid, priced.id);
    const made = await paddle.transactions.get(transactionId);
    expect(made.items).toMatchObject([
      {
        quantity: 1,
        price: { customData: { item: priced.id }, unitPrice: { amount: String((priced.price ?? 0) * 100) } },
      },
    ]);
    // The payer may pay under another address: it is theirs who opened the checkout.
    await pay(transactionId, "office@example.com");
    await waitFor(async () => expect(await canCopy(uid, priced)).toBe(true));
    expect(await isLifetime(uid)).toBe(false);
    await expect(createCheckout(uid, priced.id)).rejects.toMatchObject({
      code: "conflict",
      sentence: expect.stringContaining("You own this section already"),
    });
  });

  it("finds the Paddle customer again, and does without one where there is no address", async () => {
    const [uid, nameless] = [await makeUser("again@example.com"), await makeUser(null)];
    const first = await paddle.transactions.get((await createCheckout(uid, "lifetime")).transactionId);
    const second = await paddle.transactions.get((await createCheckout(uid, "lifetime")).transactionId);
    expect(second.customerId).toBe(first.customerId);
    const third = await paddle.transactions.get((await createCheckout(nameless, "lifetime")).transactionId);
    expect(third).toMatchObject({ customerId: null, customData: { uid: nameless } });
  });

  it("refuses what cannot be bought", async () => {
    const uid = await makeUser("greta@example.com");
    await expect(createCheckout(uid, "silcrow-nothing-at-all")).rejects.toMatchObject({ code: "not_found" });
    await expect(createCheckout(toUserId("gone"), "lifetime")).rejects.toMatchObject({ code: "unauthenticated" });
    const free = listSections().find(({ price }) => price === null);
    if (free) await expect(createCheckout(uid, free.id)).rejects.toMatchObject({ code: "invalid" });
  });

  it("says so when Paddle cannot be reached or refuses", async () => {
    const uid = await makeUser("greta@example.com");
    const line = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    const problem = { code: "unavailable", sentence: expect.stringContaining("Nothing was charged") };
    await expect(createCheckout(uid, "lifetime")).rejects.toMatchObject(problem);
    line.mockResolvedValue(Response.json({ error: { code: "forbidden", detail: "no" } }, { status: 403 }));
    await expect(createCheckout(uid, "lifetime")).rejects.toMatchObject(problem);
    line.mockRestore();
  });
});
