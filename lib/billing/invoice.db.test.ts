import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { lifetimePriceId } from "@/lib/local/paddle/store";
import { startPaddleEmulator } from "@/lib/local/paddle-emulator";
import { asUserId } from "@/lib/users/ids";
import { invoiceOf } from "./invoice";

let emulator: Awaited<ReturnType<typeof startPaddleEmulator>>;

beforeAll(async () => {
  emulator = await startPaddleEmulator({
    port: 0,
    apiKey: "key",
    webhookSecret: "secret",
    webhookUrl: "http://127.0.0.1:1/",
    lifetimePrice: 149,
  });
  vi.stubEnv("SILCROW_LOCAL", "1");
  vi.stubEnv("PADDLE_ENVIRONMENT", emulator.url);
  vi.stubEnv("PADDLE_API_KEY", "key");
  vi.stubEnv("PADDLE_CLIENT_TOKEN", "test_token");
});
afterAll(() => emulator.close());

async function ask<T>(path: string, body: object): Promise<T> {
  const headers = { authorization: "Bearer key", "content-type": "application/json" };
  const response = await fetch(`${emulator.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return ((await response.json()) as { data: T }).data;
}

async function newPurchase(transactionId: string) {
  const now = new Date();
  const user = await db().user.create({
    data: {
      name: "Ada",
      purchases: {
        create: { transactionId, item: "lifetime", amount: 1, currency: "USD", purchasedAt: now, lastEventAt: now },
      },
    },
    include: { purchases: true },
  });
  return { userId: asUserId(user.id), purchaseId: user.purchases[0]?.id ?? "" };
}

it("asks Paddle once for an invoice that is asked for often, and again for one that wasn't there yet", async () => {
  const { id } = await ask<{ id: string }>("/transactions", { items: [{ price_id: lifetimePriceId, quantity: 1 }] });
  const { userId, purchaseId } = await newPurchase(id);
  const fetched = vi.spyOn(globalThis, "fetch");
  await expect(invoiceOf(userId, purchaseId)).rejects.toMatchObject({ code: "not_found" });
  await ask(`/checkout/${id}/pay`, { email: `${randomUUID()}@example.com` });
  fetched.mockClear();
  const addresses = await Promise.all(Array.from({ length: 10 }, () => invoiceOf(userId, purchaseId)));
  expect(new Set(addresses).size).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});

it("gives nobody the invoice of somebody else, also when its address is known already", async () => {
  const { id } = await ask<{ id: string }>("/transactions", { items: [{ price_id: lifetimePriceId, quantity: 1 }] });
  await ask(`/checkout/${id}/pay`, { email: `${randomUUID()}@example.com` });
  const { userId, purchaseId } = await newPurchase(id);
  await invoiceOf(userId, purchaseId);
  await expect(invoiceOf(asUserId(randomUUID()), purchaseId)).rejects.toMatchObject({ code: "not_found" });
});
