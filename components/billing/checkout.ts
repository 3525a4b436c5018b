"use client";

import { callAction } from "@/components/ui/call-action";
import { startCheckout } from "@/lib/billing/actions";
import { loadPaddle } from "./paddle-script";
import { failPayment, paymentStore, refuseCheckout } from "./payment-state";

/**
 * Opens the checkout for the lifetime plan or a section id, for whoever is signed in. Resolves when it is open, or when
 * it is clear that it won't open, which a toast then says. What becomes of it: `usePurchase`.
 */
export async function buy({ item }: { item: string }): Promise<void> {
  if (paymentStore.get().phase === "opening") return;
  paymentStore.set({ phase: "opening", item });
  const script = loadPaddle();
  // Looked at below, after the server's answer; not unhandled until then.
  script.catch(() => {});

  const checkout = await callAction(startCheckout, { item });
  if (!checkout.ok) {
    const { code, message } = checkout.error;
    return code === "conflict" ? failPayment(message, undefined, "info") : refuseCheckout(checkout.error);
  }
  paymentStore.set({ phase: "opening", item, name: checkout.data.name });
  try {
    const paddle = await script;
    paddle.Checkout.open({
      transactionId: checkout.data.transactionId,
      settings: {
        displayMode: "overlay",
        theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
        locale: "en",
      },
    });
  } catch (error) {
    // The sentences of spec §8 are for whoever reads the console; a person is told what it means.
    console.error(error);
    failPayment(
      "The checkout didn't open",
      "Nothing was charged. Check your connection, and switch off content blockers for this page, then try again.",
    );
  }
}

/** Closes the checkout if it is still open. */
export async function closeCheckout(): Promise<void> {
  const paddle = await loadPaddle().catch(() => null);
  paddle?.Checkout.close();
}
