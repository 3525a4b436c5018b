import { productTitles } from "@/lib/catalogue/products";
import { counted, inWords } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { LineLink } from "../../chrome/line-link";
import { categoryLinks } from "../../chrome/navigation";
import { Mark } from "../../ui/icons";
import { Link } from "../../ui/link";
import { ForBuyers } from "../for-buyers";

/** The one loud surface of the front page. Prices in US dollars. */
export function Offer({ count, cheapest, lifetimePrice }: { count: number; cheapest: number; lifetimePrice: number }) {
  return (
    <section className="mx-auto max-w-wide px-gutter pt-section">
      <div className="relative isolate overflow-hidden rounded-lg bg-ink px-6 py-12 text-paper @2xl:px-14 @4xl:py-16">
        <span className="absolute -top-[14%] right-[-2%] -z-1 opacity-10 @4xl:right-[4%]">
          <Mark className="h-[28rem] w-auto [stroke-width:1.7]" />
        </span>
        <h2 className="max-w-[15ch] text-[clamp(2rem,1.1rem+3.2cqi,4rem)] leading-[1.02] font-[560] tracking-[-.042em] !text-current">
          Buy one for {inWords(cheapest)} dollars. Or stop counting.
        </h2>
        <p className="mt-5 max-w-[46ch] opacity-85">
          ${lifetimePrice} once, for {counted(count, "section")} and everything we add. Use them on your own sites and
          your clients’ sites for as long as you like, whether they are made with {productTitles.super} or{" "}
          {productTitles.bullet}.
        </p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ForBuyers>
            <Link href={urls.pricing} className="btn bg-paper text-ink hover:bg-paper/88">
              Get all-access
            </Link>
          </ForBuyers>
          <LineLink
            hrefs={categoryLinks("callout-card")}
            className="inline-flex min-h-11 items-center font-[550] underline decoration-current/40 decoration-1 underline-offset-[.3em] hover:decoration-current"
          >
            Callout cards are free
          </LineLink>
        </div>
      </div>
    </section>
  );
}
