"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { AllAccessLink } from "@/components/billing/all-access-link";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { LazySectionCopyButton } from "@/components/code/copy/lazy-section-copy-button";
import type { CopiedSection } from "@/components/code/copy/section-copy-button";
import { getButtonClass } from "@/components/ui/button";
import { canCopySection } from "@/lib/billing/copy-access";
import { formatPrice } from "@/lib/catalogue/words";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/**
 * What one can do with a section: copy it when it is free or bought, else buy it or everything. Nothing is offered for
 * sale while it is unknown who is there.
 */
export function SectionActions(props: { section: CopiedSection & { price: number | null }; product: Product }) {
  const { section, product } = props;
  const { status, user, owned } = useUser();
  const mine = canCopySection(section, user, owned);
  return (
    <div
      className={`group/actions relative flex min-h-10 min-w-[14.75rem] items-start justify-end gap-2.5 @max-3xl:flex-1 @max-xl:w-full @max-xl:min-w-0 @max-xl:flex-none @max-xl:justify-stretch @max-xl:*:flex-1 ${mine ? "*:flex-1" : ""}`}
    >
      {mine ? (
        <LazySectionCopyButton section={section} product={product} />
      ) : status === "loading" ? (
        <noscript>
          <a href={urls.pricing} className={getButtonClass({ size: "small" })}>
            {`Buy for ${formatPrice(section.price)}`}
          </a>
        </noscript>
      ) : (
        <>
          <AllAccessLink variant="line" size="small" className="group-has-data-[payment=waiting]/actions:hidden" />
          <LazyBuyButton item={section.id} size="small" className="w-full" statusClassName={floating}>
            Buy for {formatPrice(section.price)}
            <span className="sr-only">: {section.title}</span>
          </LazyBuyButton>
        </>
      )}
    </div>
  );
}

/** Over what is below: a message of two lines between buttons would move the page. */
const floating =
  "absolute top-full right-0 z-35 mt-2 w-72 max-w-full rounded-md bg-raised px-3.5 py-3 text-left shadow-float forced-colors:outline";
