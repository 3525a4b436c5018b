"use client";

import { useCallback, useSyncExternalStore } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { type Payment, paymentStore } from "./payment-state";

/** The payment of this browser, live. */
export function usePayment(): Payment {
  return useSyncExternalStore(paymentStore.subscribe, paymentStore.get, paymentStore.getServer);
}

/** Whether the live user document says that an item is owned; null until it is known who is there. */
export function useOwns(): (item: string) => boolean | null {
  const { status, user, owned } = useUser();
  return useCallback(
    (item) => (status === "loading" ? null : Boolean(user?.isLifetime) || owned.includes(item)),
    [status, user, owned],
  );
}
