"use client";

import type { ComponentProps } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { BuyButton } from "@/components/billing/checkout/buy-button";
import { ProductLink } from "@/components/hosts/product-link";
import { getButtonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/icons";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { lifetime } from "@/lib/billing/items";
import { spellNumber } from "@/lib/catalogue/words";
import { products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { LocalPriceLine } from "./local-price";

const hrefs = Object.fromEntries(products.map((product) => [product, urls.components(product)])) as Record<
  (typeof products)[number],
  string
>;

/** The plan's button, or, for who has it, what they have. `price` is the one it is sold at. */
export function PlanAction({ price }: ComponentProps<typeof LocalPriceLine>) {
  const { user, owned } = useUser();
  if (user?.isLifetime) return <Owned />;
  if (!isOfferedTo(user)) {
    return (
      <>
        <p className="text-small text-muted">You run the shop, so it is not offered to you.</p>
        <LocalPriceLine price={price} />
      </>
    );
  }
  return (
    <>
      <BuyButton item={lifetime} variant="accent" className="px-6">
        Get all-access
      </BuyButton>
      <LocalPriceLine price={price} />
      {owned.length > 0 && (
        <p className="mt-2.5 text-small text-muted">
          The {spellNumber(owned.length)} you have already bought {owned.length === 1 ? "stays" : "stay"} yours.
        </p>
      )}
    </>
  );
}

function Owned() {
  return (
    <div>
      <p className="flex items-center gap-2.5 text-sub text-ink">
        <Mark className="size-6 text-accent-ink" />
        All-access is yours
      </p>
      <p className="mt-1 text-small text-muted">
        Everything there is and everything we add later, to copy at any time.
      </p>
      <ProductLink hrefs={hrefs} className={getButtonClass({ className: "mt-4" })}>
        Browse the sections
      </ProductLink>
    </div>
  );
}
