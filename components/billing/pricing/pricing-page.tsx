import type { CSSProperties, ReactNode } from "react";
import { AllAccess } from "@/components/ui/all-access";
import { JsonLd } from "@/components/ui/json-ld";
import type { PlanPrices } from "@/lib/billing/plan";
import { type Category, getLowestPrice, listCategories } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/hosts/products";
import { buildPlanJsonLd } from "@/lib/seo/json-ld";
import { Contents } from "./contents";
import { Countdown } from "./countdown";
import { Plan } from "./plan";
import { Receipt, sumPrices } from "./receipt";
import { Licence, Questions } from "./terms";

const headSize = "clamp(2.625rem, 1rem + 5.2cqi, 5.25rem)";

/**
 * What everything costs: the plan beside the sum of its sections, its terms, questions. The same for everyone; who owns what
 * arrives in the browser.
 * @param children what all sections can do; stands before the questions
 */
export function PricingPage({ prices, children }: { prices: PlanPrices; children: ReactNode }) {
  const categories = listCategories(defaultProduct);
  const cheapest = getLowestPrice();
  return (
    <div style={{ "--head": headSize } as CSSProperties}>
      <JsonLd data={buildPlanJsonLd(prices)} />
      <div className="mx-auto grid max-w-wide gap-x-16 gap-y-14 px-gutter pt-[clamp(3rem,6.5cqi,6rem)] @4xl:grid-cols-12">
        <div className="@4xl:col-span-7">
          <h1 className="relative pl-[.66em] text-(length:--head) leading-[.98] font-[560] tracking-[-.042em]">
            <span className="absolute top-0 left-0 text-accent" aria-hidden="true">
              §
            </span>
            Pay once.
            <br />
            Paste for&nbsp;years.
          </h1>
          <p className="mt-6 max-w-[46ch] text-lede @4xl:pl-[calc(var(--head)*.66)]">
            Buy one section from ${cheapest}, or <AllAccess />: everything there is and everything we add later, for one
            payment. No subscription, nothing to cancel.
          </p>
          <div className="mt-10 @4xl:mt-14 @4xl:pl-[calc(var(--head)*.66)]">
            <Plan categories={categories} prices={prices} />
          </div>
        </div>
        <div className="@4xl:col-span-5">
          <div className="mx-auto max-w-[440px] @4xl:sticky @4xl:top-24 @4xl:mr-0">
            {prices.intro ? (
              <Countdown ends={prices.intro.ends} after={<Reckoning categories={categories} price={prices.regular} />}>
                <Reckoning categories={categories} price={prices.intro.price} />
              </Countdown>
            ) : (
              <Reckoning categories={categories} price={prices.regular} />
            )}
          </div>
        </div>
      </div>
      {children}
      <Questions />
      <Licence />
    </div>
  );
}

/** The sum of all single prices where it is above the plan's price, else what the plan holds. */
function Reckoning({ categories, price }: { categories: readonly Category[]; price: number }) {
  return sumPrices(categories) > price ? (
    <Receipt categories={categories} price={price} />
  ) : (
    <Contents categories={categories} />
  );
}
