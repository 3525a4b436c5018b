"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { useUser } from "@/components/account/user-provider";
import type { BuyButton as BuyButtonType } from "@/components/billing/buy-button";
import type { Product } from "@/lib/catalogue/products";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { CopyButton } from "./copy-button";

type BuyButtonProps = ComponentProps<typeof BuyButtonType>;

// Nobody can buy before it is known who they are: what that takes comes then. If it does not come, the prices are a page away.
const BuyButton = lazy<typeof BuyButtonType>(() =>
  import("@/components/billing/buy-button").then(
    (module) => ({ default: module.BuyButton }),
    () => ({
      default: ({ className, children }: BuyButtonProps) => (
        <a href={urls.pricing} className={className}>
          {children}
        </a>
      ),
    }),
  ),
);

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
          <Suspense
            fallback={<span className="btn invisible min-h-10 text-small">Buy for {priceLabel(section.price)}</span>}
          >
            <BuyButton item={section.id} className="btn min-h-10 w-full text-small">
              Buy for {priceLabel(section.price)}
              <span className="sr-only">: {section.title}</span>
            </BuyButton>
          </Suspense>
        </>
      )}
    </div>
  );
}
