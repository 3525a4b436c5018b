"use client";

import { useEffect, useState } from "react";
import { loadConfig, loadPaddle } from "@/components/billing/checkout/paddle-script";
import type { CheckoutConfig } from "@/lib/billing/config";

/** What Paddle would charge this reader, written as Paddle writes it. */
interface LocalPrice {
  total: string;
  /** Null where none is added. */
  tax: string | null;
}

/**
 * What the plan comes to where the reader is, tax and currency as the provider has them. Until that is known, and where
 * it cannot be asked, a line that is true for everyone, in the same place.
 */
export function LocalPriceLine({ price }: { price: keyof CheckoutConfig["planPrices"] }) {
  const [local, setLocal] = useState<LocalPrice>();
  useEffect(() => {
    let isGone = false;
    askPaddle(price).then(
      (known) => {
        if (!isGone && known) setLocal(known);
      },
      // The checkout says it all once more before anybody pays.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [price]);
  return (
    <p className="mt-2.5 min-h-[1lh] text-small text-muted">
      {local ? (
        <>
          {local.total} where you are, {local.tax ? `${local.tax} of it tax` : "no tax added"}.
        </>
      ) : (
        "VAT is added where it applies."
      )}
    </p>
  );
}

async function askPaddle(price: keyof CheckoutConfig["planPrices"]): Promise<LocalPrice | undefined> {
  const { preload, planPrices } = await loadConfig();
  const priceId = planPrices[price];
  if (!priceId || !preload) return undefined;
  const paddle = await loadPaddle();
  const { data } = await paddle.PricePreview({ items: [{ priceId, quantity: 1 }] });
  const [line] = data.details.lineItems;
  if (!line) return undefined;
  const { total, tax } = line.formattedTotals;
  return { total, tax: Number(line.totals.tax) > 0 ? tax : null };
}
