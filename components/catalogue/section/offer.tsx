"use client";

import { useUser } from "@/components/account/user-provider";
import { BuyButton } from "@/components/billing/buy-button";
import type { Product } from "@/lib/catalogue/products";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Link } from "../../ui/link";
import { CopyButton } from "../copy-button";
import { ForBuyers } from "../for-buyers";

/** The card's buttons: to copy what is free or owned, to buy the rest alone or with everything. Its height stays. */
export function Offer(props: {
  section: { id: string; title: string; price: number | null; placement: string; hasForm?: boolean };
  product: Product;
}) {
  const { section, product } = props;
  const { user, owned } = useUser();
  if (section.price === null || user?.isLifetime || owned.includes(section.id)) {
    return (
      <div className={`mt-5 grid content-start gap-2.5 ${section.price === null ? "" : "min-h-[6.125rem]"}`}>
        <CopyButton section={section} product={product} />
        {section.price !== null && (
          <p className="text-small text-muted">Yours already. Copy it as often as you like.</p>
        )}
      </div>
    );
  }
  return (
    <ForBuyers className="mt-5 grid min-h-[6.125rem] gap-2.5">
      <BuyButton item={section.id} className="btn w-full">
        Buy for {priceLabel(section.price)}
        <span className="sr-only">: {section.title}</span>
      </BuyButton>
      <Link href={urls.pricing} className="btn btn-line w-full">
        Get all-access
      </Link>
    </ForBuyers>
  );
}
