"use client";

import { useUser } from "@/components/account/user-provider";
import { LineLink } from "@/components/chrome/line-link";
import { Mark } from "@/components/ui/icons";
import { lifetime } from "@/lib/billing/items";
import { products } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { BuyButton } from "./buy-button";
import { LocalPriceLine } from "./local-price";

const hrefs = Object.fromEntries(products.map((product) => [product, urls.components(product)])) as Record<
  (typeof products)[number],
  string
>;

/** The plan's button, or, for who has it, what they have. */
export function PlanAction({ count }: { count: number }) {
  const { user, owned } = useUser();
  if (user?.isLifetime) return <Owned count={count} />;
  return (
    <>
      <BuyButton item={lifetime} className="btn btn-accent px-6">
        Get all-access
      </BuyButton>
      <LocalPriceLine />
      {owned.length > 0 && (
        <p className="mt-2.5 text-small text-muted">
          You own {owned.length === 1 ? "one section" : `${owned.length} sections`} bought singly. That stays so.
        </p>
      )}
    </>
  );
}

function Owned({ count }: { count: number }) {
  return (
    <div>
      <p className="flex items-center gap-2.5 text-sub text-ink">
        <Mark className="size-6 text-accent-ink" />
        All-access is yours
      </p>
      <p className="mt-1 text-small text-muted">
        {count === 1 ? "The section" : `All ${count} sections`} and every later one, to copy any time.
      </p>
      <LineLink hrefs={hrefs} className="btn mt-4">
        Go to the components
      </LineLink>
    </div>
  );
}
