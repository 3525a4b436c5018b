"use client";

import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button, type ButtonStyle } from "@/components/ui/button";
import { PaymentStatus } from "./payment-status";
import { usePurchase } from "./use-purchase";

export interface BuyButtonProps extends ButtonStyle {
  /** `lifetime` or a section id. */
  item: string;
  children: ReactNode;
  /** How what is said of the payment and of signing in for it stands. */
  statusClassName?: string;
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
  statusClassName = "max-w-[42ch] mt-2.5",
  begin = false,
  className = "",
  ...style
}: BuyButtonProps) {
  const { owned, payment, start, continueHere } = usePurchase(item);
  const go = useEffectEvent(() => {
    if (begin) void start();
  });
  useEffect(() => go(), []);
  if (owned) return null;
  const isBusy = payment.phase !== "idle";
  return (
    <div data-payment={payment.phase}>
      <Button
        onClick={() => {
          if (!isBusy) void start();
        }}
        // Not `disabled`: that would take the focus from it, and nobody could give it back.
        aria-disabled={isBusy}
        data-needs-script=""
        {...style}
        className={`${className} aria-disabled:cursor-default aria-disabled:opacity-60 ${owned === null ? "invisible" : ""}`}
      >
        {payment.phase === "waiting" ? "Waiting for confirmation" : children}
      </Button>
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
