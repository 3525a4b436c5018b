import { AllAccessLink } from "@/components/billing/all-access-link";
import { ForBuyers } from "@/components/billing/for-buyers";
import { catalogueLinks, getCategoryLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { AllAccess } from "@/components/ui/all-access";
import { getButtonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/icons";
import { describeStock, type Section } from "@/lib/catalogue/catalogue";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { capitalize, spellNumber } from "@/lib/catalogue/words";
import { productTitles } from "@/lib/hosts/products";

const headline =
  "max-w-[15ch] text-[clamp(2rem,1.1rem+3.2cqi,4rem)] leading-[1.02] font-[560] tracking-[-.042em] !text-current";
const onInk = "bg-paper text-ink hover:bg-paper/88";
const link =
  "inline-flex min-h-11 items-center font-[550] underline decoration-current/40 decoration-1 underline-offset-[.3em] hover:decoration-current";

/** The one loud surface of the front page. It names no price of all-access: that is the pricing page's, which knows it now. */
export function AllAccessPanel({ sections, cheapest }: { sections: readonly Section[]; cheapest: number }) {
  return (
    <section className="laid-out-late mx-auto max-w-wide px-gutter pt-section [--late:34rem]">
      <div className="relative isolate overflow-hidden rounded-lg bg-ink px-6 py-12 text-paper @2xl:px-14 @4xl:py-16">
        <span className="absolute -top-[14%] right-[-2%] -z-1 opacity-10 @4xl:right-[4%]">
          <Mark className="h-[28rem] w-auto [stroke-width:1.7]" />
        </span>
        <ForBuyers owners={<Owned sections={sections} />}>
          <h2 className={headline}>From {spellNumber(cheapest)} dollars a section. Or all, once.</h2>
          <p className="mt-5 max-w-[46ch] opacity-85">
            <AllAccess first /> is one payment for all {formatItemCount(sections)}, and for everything we add later. Use
            them on your own sites and your clients’ sites for as long as you like, with {productTitles.bullet} and with{" "}
            {productTitles.super}.
          </p>
          <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
            <AllAccessLink className={onInk} />
            <ProductLink hrefs={getCategoryLinks("callout-card")} className={link}>
              Callout cards are free
            </ProductLink>
          </div>
        </ForBuyers>
      </div>
    </section>
  );
}

/** What the same place says to whoever has bought everything. */
function Owned({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <h2 className={headline}>All of it is yours. Copy what you need.</h2>
      <p className="mt-5 max-w-[46ch] opacity-85">
        {capitalize(formatItemCount(sections))} so far: {describeStock()}. Whatever we add is yours from the day it
        appears.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <ProductLink hrefs={catalogueLinks} className={getButtonClass({ className: onInk })}>
          Browse the sections
        </ProductLink>
      </div>
    </>
  );
}
