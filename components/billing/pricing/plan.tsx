import type { ReactNode } from "react";
import { ForProduct } from "@/components/hosts/for-product";
import { AllAccess } from "@/components/ui/all-access";
import { Mark } from "@/components/ui/icons";
import { formatLastDay, type PlanPrices } from "@/lib/billing/plan";
import { type Category, listSections } from "@/lib/catalogue/catalogue";
import { formatItemFigures } from "@/lib/catalogue/item-counts";
import { type Product, products, productTitles } from "@/lib/hosts/products";
import { Countdown } from "./countdown";
import { PlanAction } from "./plan-action";
import { SectionPrices } from "./section-prices";

/** The lifetime plan: its price, its button and what is in it; below, what single sections cost. */
export function Plan({
  categories,
  prices: { regular, intro },
}: {
  categories: readonly Category[];
  prices: PlanPrices;
}) {
  const contents = [
    <ForProduct key="stock">{describeContents}</ForProduct>,
    "Everything we add later, as soon as it is there",
    "Light and dark, from phone to desktop",
    `Code for ${productTitles.bullet}, ${productTitles.super}, plain HTML, React and Vue`,
    "Any number of sites, your clients’ included",
    "One payment, no subscription",
  ];
  const regularOffer = <Priced price={regular} action={<PlanAction price="regular" />} />;
  return (
    <>
      <section aria-labelledby="plan" className="border-t border-ink pt-6">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id="plan" className="text-heading">
            All-access
          </h2>
          <span className="text-small text-muted">for one person, any number of sites</span>
        </div>
        {intro ? (
          <Countdown ends={intro.ends} after={regularOffer}>
            <Priced price={intro.price} before={regular} action={<PlanAction price="intro" />} />
            <p className="mt-4 max-w-[52ch] border-l-2 border-accent bg-accent-bg px-4 py-2.5 text-small text-ink">
              Introductory price until the end of {formatLastDay(intro.ends)} (UTC). Afterwards <AllAccess /> costs $
              {regular}.
            </p>
          </Countdown>
        ) : (
          regularOffer
        )}
        <ul className="mt-8 grid gap-x-10 @2xl:grid-cols-2">
          {contents.map((line, index) => (
            <li key={index} className="flex gap-3 border-t border-hairline py-2.5 text-[.9375rem] text-ink">
              <span className="text-accent-ink">
                <Mark className="mt-[3px] size-[18px]" />
              </span>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="single" className="mt-12 border-t border-hairline pt-6">
        <h2 id="single" className="text-heading">
          Single sections and pages
        </h2>
        <SectionPrices categories={categories} />
      </section>
    </>
  );
}

/** What is there of a line, then of the other. */
function describeContents(line: Product): string {
  const [first, other] = [line, ...products.filter((product) => product !== line)].map(
    (product) => `${formatItemFigures(listSections(product)).join(" and ")} for ${productTitles[product]}`,
  );
  return `All ${first}, and all ${other}`;
}

function Priced({ price, before, action }: { price: number; before?: number; action: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-5">
      <p className="flex items-end gap-4 text-[clamp(4.5rem,2rem+8cqi,8rem)] leading-[.82] font-[560] tracking-[-.06em] text-ink">
        <span>
          <span className="align-top text-[.42em] leading-none tracking-[-.03em]">$</span>
          {price}
        </span>
        {before !== undefined && (
          <span className="text-[.3em] leading-none tracking-[-.03em] text-muted">
            <span className="sr-only">instead of </span>
            <s className="decoration-accent decoration-2">${before}</s>
          </span>
        )}
      </p>
      <div className="flex-1 basis-60 pb-1">{action}</div>
    </div>
  );
}
