import type { PaddleEventData } from "@paddle/paddle-js";
import { beforeEach, expect, it, vi } from "vitest";
import { followCheckout, paymentStore } from "./payment-state";

const told: unknown[][] = [];
vi.mock("@/components/ui/toast/toast", () => ({ toast: (...words: unknown[]) => told.push(words) }));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const follow = (name: string, rest: object = {}) => followCheckout({ name, ...rest } as PaddleEventData);

beforeEach(() => {
  paymentStore.set({ phase: "idle" });
  told.length = 0;
});

it("goes back to rest when the checkout is closed unpaid", () => {
  paymentStore.set({ phase: "opening", item: "lifetime" });
  follow("checkout.loaded");
  expect(paymentStore.get()).toEqual({ phase: "open", item: "lifetime" });
  follow("checkout.closed");
  expect(paymentStore.get()).toEqual({ phase: "idle" });
});

it("stays open when the checkout before it is closed, by hand or to make way", () => {
  const [before, own] = [{ data: { transaction_id: "txn_1" } }, { data: { transaction_id: "txn_2" } }];
  paymentStore.set({ phase: "opening", item: "silcrow-cta-ticket" });
  follow("checkout.closed", before);
  expect(paymentStore.get(), "the server hasn't answered yet").toMatchObject({ phase: "opening" });
  paymentStore.set({ phase: "opening", item: "silcrow-cta-ticket", transactionId: "txn_2" });
  follow("checkout.closed", before);
  follow("checkout.loaded", own);
  follow("checkout.completed", before);
  expect(paymentStore.get()).toEqual({ phase: "open", item: "silcrow-cta-ticket", transactionId: "txn_2" });
  follow("checkout.completed", own);
  expect(paymentStore.get()).toMatchObject({ phase: "waiting", item: "silcrow-cta-ticket" });
});

it("waits from `completed` on, whatever happens to the checkout, and past a reload", () => {
  paymentStore.set({ phase: "open", item: "silcrow-cta-ticket", name: "Ticket" });
  follow("checkout.completed");
  follow("checkout.closed");
  const waiting = { phase: "waiting", item: "silcrow-cta-ticket", name: "Ticket", since: expect.any(Number) };
  expect(paymentStore.get()).toEqual(waiting);

  const stored = kept.get("silcrow.payment") ?? "";
  paymentStore.set({ phase: "idle" });
  expect(kept.size).toBe(0);
  kept.set("silcrow.payment", stored);
  paymentStore.restore();
  expect(paymentStore.get()).toEqual(waiting);
});

it.each([
  ["nothing", undefined],
  ["nonsense", "{"],
  ["something else", '{"item":7}'],
  ["a wait of yesterday", JSON.stringify({ phase: "waiting", item: "lifetime", since: Date.now() - 86_400_000 })],
])("takes up no wait from %s", (_, stored) => {
  if (stored !== undefined) kept.set("silcrow.payment", stored);
  paymentStore.restore();
  expect(paymentStore.get()).toEqual({ phase: "idle" });
});

it("tells of an error while opening, and of none afterwards", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  paymentStore.set({ phase: "opening", item: "lifetime" });
  follow("checkout.error", { detail: "Transaction not found" });
  expect(paymentStore.get()).toEqual({ phase: "idle" });
  expect(told).toEqual([["error", "The checkout didn't open", "Nothing was charged. Try again in a minute."]]);
  follow("checkout.error");
  expect(told).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it("ignores events of a checkout nobody asked for here", () => {
  follow("checkout.completed");
  expect(paymentStore.get()).toEqual({ phase: "idle" });
});
