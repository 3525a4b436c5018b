"use client";

import { useCallback, useEffect } from "react";
import { useSignIn } from "@/components/account/sign-in/sign-in-button";
import { useUser } from "@/components/account/sign-in/user-provider";
import { getCurrentAddress } from "@/components/ui/navigation/current-address";
import { toast } from "@/components/ui/toast/toast";
import { buy } from "./checkout";
import type { Payment } from "./payment-state";
import { leaveIntent, takeIntent } from "./purchase-intent";
import { useOwns, usePayment } from "./use-payment";

interface Purchase {
  /** Null: not known yet. */
  owned: boolean | null;
  payment: Payment;
  /** Goes to pay; a visitor signs in first. To be called within a click. */
  start(): Promise<void>;
  /** The browser blocked the sign-in window: this signs in in the same tab and then goes to pay. */
  continueHere: (() => void) | null;
}

/** Everything around buying one item: whether it is owned, what its payment does, and how to begin. */
export function usePurchase(item: string): Purchase {
  const { status } = useUser();
  const { signIn, blocked, continueHere } = useSignIn();
  const owned = useOwns()(item);
  const current = usePayment();
  const payment: Payment = current.phase !== "idle" && current.item === item ? current : { phase: "idle" };

  // Back from a sign-in, be it in a popup or in this tab: whoever takes the note first goes on to pay.
  useEffect(() => {
    if (status === "signed-in" && takeIntent(item)) void buy({ item });
  }, [status, item]);

  const start = useCallback(async () => {
    if (status === "signed-in") return buy({ item });
    toast("info", "Sign in to buy", "The checkout follows.");
    leaveIntent(item);
    const signedIn = await signIn(buildReturn(item));
    if (takeIntent(item) && signedIn) await buy({ item });
  }, [status, item, signIn]);

  const leave = useCallback(() => continueHere(buildReturn(item)), [item, continueHere]);

  return { owned, payment, start, continueHere: blocked && status !== "signed-in" ? leave : null };
}

/** Signing in leads back to where one buys; by the whole tab with a note of what. */
const buildReturn = (item: string) => ({ then: getCurrentAddress(), onLeave: () => leaveIntent(item) });
