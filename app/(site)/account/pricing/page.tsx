import type { Metadata } from "next";
import { Plan } from "@/components/billing/plan";
import { Receipt } from "@/components/billing/receipt";
import { Licence, Questions } from "@/components/billing/terms";
import { JsonLd } from "@/components/ui/json-ld";
import { categoriesOf } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/catalogue/products";
import { env } from "@/lib/env";
import { planJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

// The same for everyone: who owns what arrives in the browser.
export const dynamic = "force-static";

export const metadata: Metadata = pageMetadata(pages.pricing);

const headSize = "clamp(2.625rem, 1rem + 5.2cqi, 5.25rem)";

export default function PricingPage() {
  const categories = categoriesOf(defaultProduct);
  const price = env().LIFETIME_PRICE;
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
            Take the section you need today for the price of a coffee, or take the whole book. There is no subscription
            and nothing to cancel.
          </p>
          <div className="mt-10 @4xl:mt-14 @4xl:pl-[calc(var(--head)*.66)]">
            <Plan categories={categories} price={price} />
          </div>
        </div>
        <div className="@4xl:col-span-5">
          <div className="mx-auto max-w-[440px] @4xl:sticky @4xl:top-24 @4xl:mr-0">
            <Receipt categories={categories} price={price} />
          </div>
        </div>
      </div>
      <Questions />
      <Licence />
    </div>
  );
}
