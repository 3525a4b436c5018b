"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { AllAccessLink } from "@/components/billing/all-access-link";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { ForBuyers } from "@/components/billing/for-buyers";
import { LazySectionCopyButton } from "@/components/code/copy/lazy-section-copy-button";
import type { CopiedSection } from "@/components/code/copy/section-copy-button";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { canCopySection } from "@/lib/billing/copy-access";
import { describePriceTerms, formatPrice } from "@/lib/catalogue/words";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { ChangeWords } from "./change-words";

/**
 * The head of the card: what the section costs and its buttons, to copy what is free or owned, to buy the rest alone or with
 * everything. Its height stays.
 */
export function PurchaseCard(props: { section: CopiedSection & { price: number | null }; product: Product }) {
  const { section, product } = props;
  const { user, owned } = useUser();
  const mine = canCopySection(section, user, owned);
  const isBought = mine && section.price !== null;
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-[2.75rem] leading-none font-[560] tracking-[-.045em] text-ink">
          {isBought ? "Yours" : formatPrice(section.price)}
        </span>
        {/* Another element, not another text in it: that would count as one that moves. */}
        <span key={`${isBought}`} className="text-right text-small text-muted">
          {isBought ? "paid for, yours for good" : describePriceTerms(section.price)}
        </span>
      </p>
      <Buttons section={section} product={product} mine={mine} />
      {section.target !== "css" && (
        <p className="mt-2 text-center">
          <ChangeWords section={section} />
        </p>
      )}
    </>
  );
}

function Buttons(props: { section: CopiedSection & { price: number | null }; product: Product; mine: boolean }) {
  const { section, product, mine } = props;
  if (mine) {
    return (
      <div className={`mt-5 grid content-start gap-2.5 ${section.price === null ? "" : "min-h-[6.125rem]"}`}>
        <LazySectionCopyButton section={section} product={product} />
        {section.price !== null && (
          <Link
            href={`${urls.howTo}#${product}-${section.target}`}
            className={getButtonClass({ variant: "line", size: "small", className: "w-full" })}
          >
            How to paste it
          </Link>
        )}
      </div>
    );
  }
  return (
    <ForBuyers className="mt-5 grid min-h-[6.125rem] gap-2.5">
      <LazyBuyButton item={section.id} className="w-full">
        Buy for {formatPrice(section.price)}
        <span className="sr-only">: {section.title}</span>
      </LazyBuyButton>
      <AllAccessLink variant="line" className="w-full" />
    </ForBuyers>
  );
}
