import type { Metadata } from "next";
import { Contents } from "@/components/billing/contents";
import { Plan } from "@/components/billing/plan";
import { Receipt, totalOf } from "@/components/billing/receipt";
import { Licence, Questions } from "@/components/billing/terms";
import { UntilEnd } from "@/components/billing/until-end";
import { Features } from "@/components/catalogue/features";
import { JsonLd } from "@/components/ui/json-ld";
import { planPrices } from "@/lib/billing/plan";
import { type Category, categoriesOf, cheapestSection } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/catalogue/products";
import { pages } from "@/lib/page-facts";
import { planJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

// Made when it is asked for: what the plan costs depends on the server's settings and on the clock. It is the same for
// everyone; who owns what arrives in the browser.
export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata(pages.pricing);

const headSize = "clamp(2.625rem, 1rem + 5.2cqi, 5.25rem)";

export default function PricingPage() {
  const categories = categoriesOf(defaultProduct);
  const cheapest = cheapestSection();
  const prices = planPrices();
  return (
    <div style={{ "--head": headSize } as React.CSSProperties}>
      <JsonLd data={planJsonLd()} />
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
            Buy one section from ${cheapest}, or all-access: every section there is and every one we add later, for one
            payment. No subscription, nothing to cancel.
          </p>
          <div className="mt-10 @4xl:mt-14 @4xl:pl-[calc(var(--head)*.66)]">
            <Plan categories={categories} prices={prices} />
          </div>
        </div>
        <div className="@4xl:col-span-5">
          <div className="mx-auto max-w-[440px] @4xl:sticky @4xl:top-24 @4xl:mr-0">
            {prices.intro ? (
              <UntilEnd
                ends={prices.intro.ends}
                after={<Reckoning categories={categories} price={prices.regular.price} />}
              >
                <Reckoning categories={categories} price={prices.intro.price} />
              </UntilEnd>
            ) : (
              <Reckoning categories={categories} price={prices.regular.price} />
            )}
          </div>
        </div>
      </div>
      <Features />
      <Questions />
      <Licence />
    </div>
  );
}

/** The sum of all single prices where it is above the plan's price, else what the plan holds. */
function Reckoning({ categories, price }: { categories: readonly Category[]; price: number }) {
  return totalOf(categories) > price ? (
    <Receipt categories={categories} price={price} />
  ) : (
    <Contents categories={categories} />
  );
}
