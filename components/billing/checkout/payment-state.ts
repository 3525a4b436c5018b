import type { PaddleEventData } from "@paddle/paddle-js";
import type { Failure } from "@/components/ui/loading/connection";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { createListeners } from "@/lib/browser/listeners";
import { localStore } from "@/lib/browser/storage";
import { checkoutFailed } from "./checkout-failure";

/**
 * Where the payment of this browser stands. `waiting`: paid, and not yet confirmed by the live user document. `name` is what
 * is bought, in words, as soon as the server has said it.
 */
export type Payment =
  | { phase: "idle" }
  | {
      phase: "opening" | "open";
      item: string;
      name?: string | undefined;
      /** Paddle's id of what is to be paid, as soon as there is one: what is told of another checkout isn't of this one. */
      transactionId?: string | undefined;
    }
  | { phase: "waiting"; item: string; name?: string | undefined /** Milliseconds since 1970. */; since: number };

const key = "silcrow.payment";
/** After an hour we no longer say that we wait, in ms. */
const longestWait = 60 * 60 * 1000;
const idle: Payment = { phase: "idle" };

let payment: Payment = idle;
const { notify, subscribe } = createListeners();

/** The one payment under way, as an external store. A confirmed one that we wait for outlives a reload. */
export const paymentStore = {
  get: () => payment,
  getServer: () => idle,
  subscribe,
  set(next: Payment) {
    payment = next;
    remember(next);
    notify();
  },
  /** Takes up a wait that began before this page was loaded. */
  restore() {
    const kept = recall();
    if (kept && payment.phase === "idle") paymentStore.set(kept);
  },
};

function remember(next: Payment): void {
  // Where it can't be kept, the wait ends with the page.
  if (next.phase === "waiting") localStore.setJson(key, next);
  else if (next.phase === "idle") localStore.set(key, null);
}

function recall(): Payment | null {
  const kept = localStore.getJson(key) as { item?: unknown; name?: unknown; since?: unknown } | null;
  if (typeof kept?.item !== "string" || typeof kept.since !== "number" || Date.now() - kept.since > longestWait)
    return null;
  const name = typeof kept.name === "string" ? kept.name : undefined;
  return { phase: "waiting", item: kept.item, name, since: kept.since };
}

/** Ends the attempt with a message for the person and one for the console. */
export function failPayment(message: string, detail?: string, kind: "error" | "info" = "error"): void {
  paymentStore.set(idle);
  toast(kind, message, detail);
}

/** Ends the attempt before there was a checkout to open. */
export function refuseCheckout(failure: Failure): void {
  paymentStore.set(idle);
  showFailure(checkoutFailed, failure, "Nothing was charged.");
}

/** Whether an event is of a checkout that was open before the one that is wanted now. */
function isOfOther({ data }: PaddleEventData): boolean {
  if (payment.phase !== "opening" && payment.phase !== "open") return false;
  const { transactionId } = payment;
  const of = data?.transaction_id;
  // Nothing can be told of one that doesn't exist yet.
  if (payment.phase === "opening" && transactionId === undefined) return of !== undefined;
  return of !== undefined && transactionId !== undefined && of !== transactionId;
}

/**
 * Follows the checkout. That it says `completed` is no proof of anything: it only begins the wait for the user document,
 * which the signed webhook changes.
 */
export function followCheckout(event: PaddleEventData): void {
  const { phase } = payment;
  const { item, name } = payment.phase === "idle" ? { item: null } : payment;
  const isOther = isOfOther(event);
  switch (event.name as `${NonNullable<typeof event.name>}` | undefined) {
    case "checkout.loaded":
      if (item && phase === "opening" && !isOther) paymentStore.set({ ...payment, phase: "open", item });
      break;
    case "checkout.completed":
      if (item && !isOther) paymentStore.set({ phase: "waiting", item, name, since: Date.now() });
      break;
    case "checkout.closed":
      if ((phase === "opening" || phase === "open") && !isOther) paymentStore.set(idle);
      break;
    case "checkout.error":
      console.error("Checkout failed", event);
      if (phase === "opening" || phase === "open")
        failPayment(checkoutFailed, "Nothing was charged. Try again in a minute.");
      break;
  }
}
