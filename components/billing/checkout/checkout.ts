"use client";

import { callAction } from "@/components/ui/loading/call-action";
import { toast } from "@/components/ui/toast/toast";
import { startCheckout } from "@/lib/account/purchases/actions";
import { notePaidHere } from "./after-purchase";
import { checkoutFailed } from "./checkout-failure";
import { returnFocusAfterCheckout } from "./checkout-focus";
import { loadPaddle } from "./paddle-script";
import { failPayment, paymentStore, refuseCheckout } from "./payment-state";

/** In ms: what hasn't opened by then is told, and can be asked for again. */
const longestOpening = 10_000;

/** The attempt that was begun last. */
let current: object | undefined;

/**
 * Opens the checkout for the lifetime plan or a section id, for whoever is signed in. Resolves when it is open, or when
 * it is clear that it won't open, which a toast then says. What becomes of it: `usePurchase`.
 */
export async function buy({ item }: { item: string }): Promise<void> {
  if (paymentStore.get().phase === "opening") return toast("info", "The checkout is opening", "One moment.");
  // The next attempt is another, whatever becomes of this one.
  const attempt = {};
  current = attempt;
  const isOver = () => current !== attempt || paymentStore.get().phase !== "opening";
  setTimeout(() => {
    if (isOver()) return;
    current = undefined;
    void closeCheckout();
    failPayment("The checkout didn’t open within ten seconds", "Nothing was charged. Press Buy again.");
  }, longestOpening);
  notePaidHere();
  paymentStore.set({ phase: "opening", item });
  returnFocusAfterCheckout();
  const script = loadPaddle();
  // Looked at below, after the server's answer; not unhandled until then.
  script.catch(() => {});

  const checkout = await callAction(startCheckout, { item });
  if (isOver()) return;
  if (!checkout.ok) {
    const { code, message } = checkout.error;
    return code === "conflict" ? failPayment(message, undefined, "info") : refuseCheckout(checkout.error);
  }
  const { transactionId, name } = checkout.data;
  paymentStore.set({ phase: "opening", item, name, transactionId });
  try {
    const paddle = await script;
    if (isOver()) return;
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: "overlay",
        theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
        locale: "en",
      },
    });
  } catch (error) {
    if (isOver()) return;
    // These sentences are for whoever reads the console; a person is told what it means.
    console.error(error);
    failPayment(
      checkoutFailed,
      "Nothing was charged. Check your connection, and switch off content blockers for this page, then try again.",
    );
  }
}

/** Closes the checkout if it is still open. */
export async function closeCheckout(): Promise<void> {
  const paddle = await loadPaddle().catch(() => null);
  paddle?.Checkout.close();
}
