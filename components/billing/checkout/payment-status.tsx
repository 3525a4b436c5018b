"use client";

import { useEffect, useState } from "react";
import { brand } from "@/lib/brand";
import type { Payment } from "./payment-state";

/** After this long we say that it may take longer, in ms. */
const longAfterMs = 20_000;

/**
 * Says what a payment waits for. Always there, so that screen readers hear it change; what everybody sees happen is for
 * them alone.
 */
export function PaymentStatus({ payment, className = "" }: { payment: Payment; className?: string }) {
  const since = payment.phase === "waiting" ? payment.since : null;
  const isLong = useLongerThan(since, longAfterMs);
  return (
    <p role="status" className={since === null ? "sr-only" : `text-small text-muted ${className}`}>
      {payment.phase === "opening" && "Opening the checkout."}
      {payment.phase === "open" && "The checkout is open."}
      {since !== null && !isLong && "Paid. Waiting for Paddle to confirm the payment. This page updates automatically."}
      {since !== null && isLong && (
        <>
          Paid. Paddle’s confirmation is taking longer than usual, sometimes by minutes. Nothing is lost, and you need
          not stay. If it is not here in an hour, write to{" "}
          <a href={`mailto:${brand.mail}`} className="link">
            {brand.mail}
          </a>
          .
        </>
      )}
    </p>
  );
}

function useLongerThan(since: number | null, limit: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (since === null) return;
    const timer = setTimeout(() => setLong(true), Math.max(0, since + limit - Date.now()));
    return () => clearTimeout(timer);
  }, [since, limit]);
  return isLong;
}
