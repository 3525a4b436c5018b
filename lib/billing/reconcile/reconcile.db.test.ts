import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { replayEvent } from "@/lib/billing/mutations";
import { type EventPayload, parseEvent } from "@/lib/billing/paddle";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import { makeNotification } from "@/tools/dev/paddle/webhooks";
import { createLine, createSale } from "@/tools/test/samples/sample-events";
import { reconcile } from "./reconcile";

// Its webhooks go nowhere: whatever is here, reconciliation brought it.
const paddle = useEmulatedPaddle();
// Somebody new for each test: the emulated Paddle forgets no sale.
let email: string;

beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  await getDb().webhookEvent.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

/** Sells the plan in the emulated Paddle, without a word to us. */
async function sell(email: string): Promise<string> {
  const { id } = await paddle.ask<{ id: string }>("/transactions", {
    items: [{ price_id: lifetimePriceId, quantity: 1 }],
    custom_data: { email },
  });
  await paddle.ask(`/checkout/${id}/pay`, { email });
  return id;
}

const newUser = async (email: string) => toUserId((await getDb().user.create({ data: { email, name: email } })).id);
const isLifetime = async (id: string) => (await getDb().user.findUniqueOrThrow({ where: { id } })).isLifetime;
/** The emulator keeps what earlier tests sold. */
const about = async (transactionId: string, repair: boolean) =>
  (await reconcile({ repair })).findings.filter((finding) => finding.about === transactionId);

describe("reconcile", () => {
  it("reports a payment whose notification never came, and changes nothing", async () => {
    const uid = await newUser(email);
    const id = await sell(email);
    expect(await about(id, false)).toMatchObject([{ what: "lifetime is missing", repaired: false }]);
    expect(await getDb().purchase.count()).toBe(0);
    expect(await isLifetime(uid)).toBe(false);
  });

  it("repairs it, once and for all", async () => {
    const uid = await newUser(email);
    const id = await sell(email);
    expect(await about(id, true)).toMatchObject([{ what: "lifetime is missing", repaired: true }]);
    expect(await isLifetime(uid)).toBe(true);
    expect(await getDb().purchase.findFirst({ where: { transactionId: id } })).toMatchObject({
      amount: 14900,
      tax: 0,
      currency: "USD",
      invoiceNumber: expect.stringMatching(/^74-/),
    });
    const before = await getDb().webhookEvent.count();
    expect(await about(id, true)).toEqual([]);
    expect(await getDb().webhookEvent.count()).toBe(before);
  });

  it("takes back what was refunded or charged back unheard, and gives it back after the reversal", async () => {
    const uid = await newUser(email);
    const id = await sell(email);
    await reconcile({ repair: true });
    for (const [action, status] of [
      ["chargeback", "charged_back"],
      ["reversal", "paid"],
      ["refund", "refunded"],
    ] as const) {
      await paddle.ask(`/control/transactions/${id}/${action}`, {});
      expect(await about(id, true)).toMatchObject([{ repaired: true }]);
      expect(await getDb().purchase.findFirst({ where: { transactionId: id } })).toMatchObject({ status });
      expect(await isLifetime(uid)).toBe(status === "paid");
    }
  });

  it("asks for the adjustments of many payments at once, and gives each its own", async () => {
    const uid = await newUser(email);
    const [first, second, third] = [await sell(email), await sell(email), await sell(email)];
    await reconcile({ repair: true });
    await paddle.ask(`/control/transactions/${second}/refund`, {});
    const fetched = vi.spyOn(globalThis, "fetch");
    await reconcile({ repair: true });
    const requested = fetched.mock.calls.map(([address]) => new URL(String(address)));
    fetched.mockRestore();
    const lists = (path: string) => requested.filter(({ pathname }) => pathname === path);
    expect(lists("/adjustments")).toHaveLength(lists("/transactions").length);
    const stored = await getDb().purchase.findMany({ where: { userId: uid } });
    const status = (id: string) => stored.find(({ transactionId }) => transactionId === id)?.status;
    expect([first, second, third].map(status)).toEqual(["paid", "refunded", "paid"]);
  });

  it("leaves out what has not changed since", async () => {
    const id = await sell(email);
    const { findings } = await reconcile({ repair: false, since: new Date(Date.now() + 60_000) });
    expect(findings.filter(({ about }) => about === id)).toEqual([]);
  });

  it("reports a purchase that Paddle does not know, and keeps it", async () => {
    const uid = await newUser(email);
    const { completed, transaction } = createSale([createLine("lifetime")], { uid });
    const payload = completed as unknown as EventPayload;
    await processEvent(payload, parseEvent(payload));
    expect(await about(transaction.id, true)).toMatchObject([{ repaired: false }]);
    expect(await isLifetime(uid)).toBe(true);
  });

  it("puts right what was changed by hand", async () => {
    const uid = await newUser(email);
    await getDb().user.update({ where: { id: uid }, data: { isLifetime: true } });
    expect(await about(uid, false)).toMatchObject([{ repaired: false }]);
    expect(await isLifetime(uid)).toBe(true);
    expect(await about(uid, true)).toMatchObject([{ repaired: true }]);
    expect(await isLifetime(uid)).toBe(false);
  });

  it("says so when Paddle is not there", async () => {
    vi.stubEnv("PADDLE_ENVIRONMENT", paddle.url());
    const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("connect ECONNREFUSED"));
    await expect(reconcile({ repair: true })).rejects.toMatchObject({ code: "unavailable" });
    fetched.mockRestore();
  });
});

describe("replayEvent", () => {
  it("has the effect of a stored event again, and only that", async () => {
    const uid = await newUser("greta@example.com");
    const { completed } = createSale([createLine("lifetime")], { uid });
    const payload = completed as unknown as EventPayload;
    await processEvent(payload, parseEvent(payload));
    await getDb().purchase.deleteMany();
    for (let times = 0; times < 2; times++) {
      expect((await replayEvent(completed.event_id))?.eventType).toBe("transaction.completed");
      expect(await getDb().purchase.count()).toBe(1);
    }
    expect(await isLifetime(uid)).toBe(true);
    expect(await getDb().webhookEvent.count()).toBe(1);
    expect(await replayEvent("evt_unknown")).toBeNull();
  });
});

describe("events about others than transactions", () => {
  const take = (type: string, data: object) => {
    const payload = makeNotification(type, data) as unknown as EventPayload;
    return processEvent(payload, parseEvent(payload));
  };

  it("a customer's address hands over what came without one", async () => {
    const uid = await newUser("greta@example.com");
    const sale = createSale([createLine("lifetime")], null);
    await take("transaction.completed", sale.transaction);
    expect(await isLifetime(uid)).toBe(false);
    const customer = { id: sale.transaction.customer_id, email: "Greta@Example.com", status: "active" };
    await take("customer.created", { ...customer, marketing_consent: false, locale: "en" });
    expect(await isLifetime(uid)).toBe(true);
  });

  it("a payer who changes the address later takes nothing along that was somebody's", async () => {
    const [greta, tove] = [await newUser("greta@example.com"), await newUser("tove@example.com")];
    const sale = createSale([createLine("lifetime")], { uid: greta });
    await take("transaction.completed", sale.transaction);
    await take("customer.updated", { id: sale.transaction.customer_id, email: "tove@example.com" });
    expect([await isLifetime(greta), await isLifetime(tove)]).toEqual([true, false]);
  });

  it("a plan whose price was below what it cost then is bought, logged once and marked", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const uid = await newUser("greta@example.com");
    const line = createLine("lifetime");
    line.price = {
      ...line.price,
      id: "pri_01ended00000000000000000000",
      unit_price: { amount: "100", currency_code: "USD" },
    };
    line.price.custom_data = { item: "lifetime" };
    const { transaction } = createSale([line], { uid });
    await take("transaction.paid", { ...transaction, status: "paid" });
    await take("transaction.completed", transaction);
    expect(await isLifetime(uid)).toBe(true);
    const lines = log.mock.calls.filter(([text]) => String(text).includes("billing.paid_below_price"));
    expect(lines).toHaveLength(1);
    const purchase = await getDb().purchase.findFirst({ where: { transactionId: transaction.id } });
    expect(purchase?.shortBy).toBe(14_800);

    const usual = createSale([createLine("lifetime")], { uid });
    await take("transaction.completed", usual.transaction);
    const paid = await getDb().purchase.findFirst({ where: { transactionId: usual.transaction.id } });
    expect(paid?.shortBy).toBe(0);
    log.mockRestore();
  });

  it("a plan's price that no longer is the shop's is logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { price } = createLine("lifetime");
    await take("price.updated", { ...price, unit_price: { amount: "14900", currency_code: "USD" } });
    expect(log).not.toHaveBeenCalled();
    await take("price.updated", { ...price, unit_price: { amount: "9900", currency_code: "USD" } });
    expect(log.mock.lastCall?.[0]).toContain("billing.price_differs");
    log.mockRestore();
  });

  it("a transaction's later state takes nothing back that was paid", async () => {
    const uid = await newUser("greta@example.com");
    const sale = createSale([createLine("lifetime")], { uid });
    await take("transaction.completed", sale.transaction);
    await take("transaction.updated", { ...sale.transaction, status: "ready" });
    await take("transaction.canceled", { ...sale.transaction, status: "canceled" });
    expect(await isLifetime(uid)).toBe(true);
  });
});
