import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import { getInvoiceUrl } from "./invoice";

const { ask } = useEmulatedPaddle();

async function newPurchase(transactionId: string) {
  const now = new Date();
  const user = await getDb().user.create({
    data: {
      name: "Ada",
      purchases: {
        create: { transactionId, item: "lifetime", amount: 1, currency: "USD", purchasedAt: now, lastEventAt: now },
      },
    },
    include: { purchases: true },
  });
  return { userId: toUserId(user.id), purchaseId: user.purchases[0]?.id ?? "" };
}

it("asks Paddle once for an invoice that is asked for often, and again for one that wasn't there yet", async () => {
  const { id } = await ask<{ id: string }>("/transactions", { items: [{ price_id: lifetimePriceId, quantity: 1 }] });
  const { userId, purchaseId } = await newPurchase(id);
  const fetched = vi.spyOn(globalThis, "fetch");
  await expect(getInvoiceUrl(userId, purchaseId)).rejects.toMatchObject({ code: "not_found" });
  await ask(`/checkout/${id}/pay`, { email: `${randomUUID()}@example.com` });
  fetched.mockClear();
  const addresses = await Promise.all(Array.from({ length: 10 }, () => getInvoiceUrl(userId, purchaseId)));
  expect(new Set(addresses).size).toBe(1);
  // The emulator runs in this process and notifies by fetch, too.
  const requested = fetched.mock.calls.filter(([url]) => /\/invoice$/.test(new URL(String(url)).pathname));
  expect(requested).toHaveLength(1);
  fetched.mockRestore();
});

it("gives nobody the invoice of somebody else, also when its address is known already", async () => {
  const { id } = await ask<{ id: string }>("/transactions", { items: [{ price_id: lifetimePriceId, quantity: 1 }] });
  await ask(`/checkout/${id}/pay`, { email: `${randomUUID()}@example.com` });
  const { userId, purchaseId } = await newPurchase(id);
  await getInvoiceUrl(userId, purchaseId);
  await expect(getInvoiceUrl(toUserId(randomUUID()), purchaseId)).rejects.toMatchObject({ code: "not_found" });
});

it("asks again for the address of an invoice before Paddle's own ends", async () => {
  const { id } = await ask<{ id: string }>("/transactions", { items: [{ price_id: lifetimePriceId, quantity: 1 }] });
  await ask(`/checkout/${id}/pay`, { email: `${randomUUID()}@example.com` });
  const { userId, purchaseId } = await newPurchase(id);
  const invoices = vi.spyOn(globalThis, "fetch");
  const requested = () =>
    invoices.mock.calls.filter(([url]) => /\/invoice$/.test(new URL(String(url)).pathname)).length;
  const clock = vi.spyOn(Date, "now");
  const began = Date.now();
  for (const [minutes, times] of [
    [0, 1],
    [4, 1],
    [6, 2],
  ] as const) {
    clock.mockReturnValue(began + minutes * 60_000);
    await getInvoiceUrl(userId, purchaseId);
    expect(requested()).toBe(times);
  }
  clock.mockRestore();
  invoices.mockRestore();
});
