"use client";

import { type ReactNode, useEffect, useEffectEvent } from "react";
import { PaymentStatus } from "./payment-status";
import { usePurchase } from "./use-purchase";

export interface BuyButtonProps {
  /** `lifetime` or a section id. */
  item: string;
  children: ReactNode;
  className?: string;
  /** How what is said of the payment and of signing in for it stands. */
  statusClassName?: string;
  /** In place of the button once it is owned. */
  whenOwned?: ReactNode;
  /** It was pressed before its code was there: goes to pay at once. */
  begin?: boolean;
}

/**
 * Buys one item and says how that goes. While it is unknown who is there the button keeps its place unseen: nobody is
 * offered what they own.
 */
export function BuyButton({
  item,
  children,
  className = "btn",
  statusClassName = "max-w-[42ch] mt-2.5",
  whenOwned = null,
  begin = false,
}: BuyButtonProps) {
  const { owned, payment, start, continueHere } = usePurchase(item);
  const go = useEffectEvent(() => {
    if (begin) void start();
  });
  useEffect(() => go(), []);
  if (owned) return whenOwned;
  const isBusy = payment.phase !== "idle";
  return (
    <div data-payment={payment.phase}>
      <button
        type="button"
        onClick={() => {
          if (!isBusy) void start();
        }}
        // Not `disabled`: that would take the focus from it, and nobody could give it back.
        aria-disabled={isBusy}
        data-needs-script=""
        className={`${className} aria-disabled:cursor-default aria-disabled:opacity-60 ${owned === null ? "invisible" : ""}`}
      >
        {payment.phase === "waiting" ? "Waiting for confirmation" : children}
      </button>
      <PaymentStatus payment={payment} className={statusClassName} />
      {continueHere && (
        <p className={`text-small text-muted ${statusClassName}`}>
          Your browser blocked the sign-in window.{" "}
          <button type="button" onClick={continueHere} className="link cursor-pointer font-[550]">
            Continue in this tab
          </button>
        </p>
      )}
    </div>
  );
}
