"use client";

import { AllAccessLink } from "@/components/billing/all-access-link";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { AllAccess } from "@/components/ui/all-access";
import type { Purchase } from "@/lib/billing/cheapest-purchases";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { capitalize, formatCount, formatPrice } from "@/lib/catalogue/words";

type Purchases = readonly Purchase<ComposeSection>[];

/** "Plain line $2, Client portal (eight sections) $23" */
const listOf = (purchases: Purchases) =>
  purchases
    .map(
      ({ sold, brings }) =>
        `${sold.title}${sold.parts ? ` (${formatCount(brings, "section")})` : ""} ${formatPrice(sold.price)}`,
    )
    .join(", ");

const sumOf = (purchases: Purchases) => purchases.reduce((sum, { sold }) => sum + (sold.price ?? 0), 0);

/** What is still to be paid for, in a sentence. */
export const describeUnpaid = (purchases: Purchases) =>
  `Still to buy, ${formatPrice(sumOf(purchases))}: ${listOf(purchases)}.`;

/** The same for a message that goes by itself. */
export const summarizeUnpaid = (purchases: Purchases) =>
  `To copy this page, ${formatCount(purchases.length, "purchase")} ${purchases.length === 1 ? "is" : "are"} left: ${formatPrice(sumOf(purchases))}.`;

/** What a page costs somebody, by the purchases that it takes, each with its button. */
export function StillToBuy({
  purchases,
  price,
  formats,
  hasSome,
}: {
  purchases: Purchases;
  price: number;
  /** What the page comes as, in a sentence. */
  formats: string;
  /** Some of the page is theirs already. */
  hasSome: boolean;
}) {
  return (
    <div className="mt-6 max-w-[44rem]">
      <p className="max-w-[60ch] text-pretty">
        {hasSome ? describeUnpaid(purchases) : `This page costs ${formatPrice(price)}: ${listOf(purchases)}.`}{" "}
        {purchases.length > 1 &&
          `These are ${formatCount(purchases.length, "payment")}, one after another; after each, this says what is left. `}
        <AllAccess first /> has {purchases.length > 1 ? "these" : "it"} and everything else.
      </p>
      <p className="mt-3 max-w-[60ch] text-pretty">{formats}</p>
      <ul className="mt-4 border-t border-hairline">
        {purchases.map(({ sold, brings }) => (
          <li
            key={sold.id}
            data-purchase=""
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-2"
          >
            <span className="w-12 shrink-0 text-small text-muted tabular-nums">§ {sold.number}</span>
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-[550] text-ink">{sold.title}</span>
              {sold.parts && (
                <span className="block text-small text-pretty text-muted">
                  {describeIncluded(sold, sold.parts.length, brings)}
                </span>
              )}
            </span>
            <span className="ml-auto">
              <LazyBuyButton item={sold.id} variant="line" size="small" statusClassName="text-small">
                Buy for {formatPrice(sold.price)}
                <span className="sr-only">: {sold.title}</span>
              </LazyBuyButton>
            </span>
          </li>
        ))}
      </ul>
      <AllAccessLink data-way-back="take-home" className="mt-6" />
    </div>
  );
}

/** What a page example brings, and that it is the cheaper way where only some of it is wanted. */
function describeIncluded({ title, price }: ComposeSection, all: number, brings: number): string {
  const whole = `${formatPrice(price)} buys all ${formatCount(all, "section")} of ${title}`;
  return brings === all ? `${whole}.` : `Brings ${formatCount(brings, "section")} of this page. ${capitalize(whole)}.`;
}
