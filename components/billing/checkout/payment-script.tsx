"use client";

import { useEffect } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { importLazily } from "@/components/ui/loading/lazy-import";
import { runWhenIdle } from "@/components/ui/loading/when-idle";
import { useGo } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast/toast";
import { lifetime } from "@/lib/billing/items";
import { getThanks, noteWayToPricing, takeWayBack } from "./after-purchase";
import { paymentStore } from "./payment-state";
import { useOwns, usePayment } from "./use-payment";

/** How long the checkout's own "paid" stays before it makes way, in ms. */
const lastLook = 1_500;

/**
 * Loads the payment script once the page has come to rest, and welcomes what was
 * paid for as soon as the live user document has it. Once per page, in the shell.
 */
export function PaymentScript() {
  useEffect(() => {
    paymentStore.restore();
    return runWhenIdle(() => void preload());
  }, []);
  useEffect(() => noteWayToPricing(), []);
  useSettlement();
  return null;
}

function useSettlement() {
  const { status } = useUser();
  const payment = usePayment();
  const owns = useOwns();
  const go = useGo();
  const item = payment.phase === "waiting" ? payment.item : null;
  const name = payment.phase === "waiting" ? payment.name : undefined;
  const isOwned = item !== null && owns(item) === true;

  useEffect(() => {
    if (item === null || !isOwned) return;
    paymentStore.set({ phase: "idle" });
    // Not called off with the effect: going idle is what ends it.
    setTimeout(async () => {
      const checkout = await importLazily(() => import("./checkout"));
      // Without it the checkout's own close button is left; what was bought is told in any case.
      // Nor is one closed that was opened since.
      if (checkout.ok && paymentStore.get().phase === "idle") await checkout.module.closeCheckout();
      const wayBack = item === lifetime ? takeWayBack() : null;
      if (wayBack) await go(wayBack);
      const [message, detail] = getThanks(item, name);
      toast("success", message, detail);
    }, lastLook);
  }, [item, name, isOwned, go]);

  // Whoever signs in next on this browser did not pay.
  useEffect(() => {
    if (status === "signed-out" && item !== null) paymentStore.set({ phase: "idle" });
  }, [status, item]);
}

async function preload(): Promise<void> {
  try {
    const { loadConfig, loadPaddle } = await import("./paddle-script");
    const { preload: wanted } = await loadConfig();
    if (wanted) await loadPaddle();
  } catch (error) {
    // Nobody asked to pay yet: `buy` tries again and tells.
    console.error(error);
  }
}
