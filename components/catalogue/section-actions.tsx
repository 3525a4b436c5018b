"use client";

import { useUser } from "@/components/account/user-provider";
import { BuyButton } from "@/components/billing/buy-button";
import type { Product } from "@/lib/catalogue/products";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { CopyButton } from "./copy-button";

/**
 * What one can do with a section: copy it when it is free or bought, else buy it or everything. Nothing is offered for
 * sale while it is unknown who is there.
 */
export function SectionActions(props: {
  section: { id: string; title: string; price: number | null; placement: string; hasForm?: boolean };
  product: Product;
}) {
  const { section, product } = props;
  const { status, user, owned } = useUser();
  const mine = section.price === null || user?.isLifetime || owned.includes(section.id);
  return (
    <div className="flex min-h-10 min-w-[14.75rem] justify-end gap-2.5 @max-3xl:min-w-0 @max-3xl:flex-1 @max-xl:w-full @max-xl:flex-none @max-xl:justify-stretch @max-xl:*:flex-1">
      {mine ? (
        <CopyButton section={section} product={product} />
      ) : status === "loading" ? (
        <noscript>
          <a href={urls.pricing} className="btn min-h-10 text-small">
            {`Buy for ${priceLabel(section.price)}`}
          </a>
        </noscript>
      ) : (
        <>
          <Link href={urls.pricing} className="btn btn-line min-h-10 text-small">
            Get all-access
          </Link>
          <BuyButton item={section.id} className="btn min-h-10 w-full text-small">
            Buy for {priceLabel(section.price)}
            <span className="sr-only">: {section.title}</span>
          </BuyButton>
        </>
      )}
    </div>
  );
}
