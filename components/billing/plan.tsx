import { Mark } from "@/components/ui/icons";
import type { Category } from "@/lib/catalogue/catalogue";
import { productTitles } from "@/lib/catalogue/products";
import { LifetimePrice } from "./lifetime-price";
import { PiecePrices } from "./piece-prices";
import { PlanAction } from "./plan-action";

/** The lifetime plan: its price, its button and what is in it; below, what the pieces cost. */
export function Plan({ categories, price }: { categories: readonly Category[]; price: number }) {
  const count = categories.reduce((sum, { sections }) => sum + sections.length, 0);
  const contents = [
    `All ${count} sections, light and dark`,
    "Every section we add later",
    `${productTitles.super}, ${productTitles.bullet} and plain HTML`,
    "Client work included",
    "Any number of sites",
    "One payment, no subscription",
  ];
  return (
    <>
      <section aria-labelledby="plan" className="border-t border-ink pt-6">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id="plan" className="text-heading">
            Everything, for life
          </h2>
          <span className="text-small text-muted">for one designer, any number of sites</span>
        </div>
        <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-5">
          <p className="text-[clamp(4.5rem,2rem+8cqi,8rem)] leading-[.82] font-[560] tracking-[-.06em] text-ink">
            <span className="align-top text-[.42em] leading-none tracking-[-.03em]">$</span>
            <LifetimePrice price={price} />
          </p>
          <div className="flex-1 basis-60 pb-1">
            <PlanAction count={count} />
          </div>
        </div>
        <ul className="mt-8 grid gap-x-10 @2xl:grid-cols-2">
          {contents.map((line) => (
            <li key={line} className="flex gap-3 border-t border-hairline py-2.5 text-[.9375rem] text-ink">
              <span className="text-accent-ink">
                <Mark className="mt-[3px] size-[18px]" />
              </span>
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="pieces" className="mt-12 border-t border-hairline pt-6">
        <h2 id="pieces" className="text-heading">
          By the piece
        </h2>
        <PiecePrices categories={categories} />
      </section>
    </>
  );
}
