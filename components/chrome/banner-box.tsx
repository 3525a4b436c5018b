"use client";

import { getButtonClass } from "@/components/ui/button";
import { Icon, Mark } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { urls } from "@/lib/urls/urls";

/** What the offer looks like. Fetched after the page, since nobody sees it before they scroll. */
export function BannerBox({ shown, onPutAway }: { shown: boolean; onPutAway: () => void }) {
  return (
    <aside
      aria-label="Offer"
      data-shown={shown || undefined}
      inert={!shown}
      className="sc pointer-events-none invisible [body:has([data-editing])_&]:hidden fixed inset-x-0 bottom-0 z-30 translate-y-full bg-transparent pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-300 ease-sc motion-reduce:transition-none data-shown:visible data-shown:translate-y-0"
    >
      <div className="pointer-events-auto mx-auto flex w-fit max-w-[calc(100%-24px)] items-center gap-x-2.5 rounded-md bg-ink py-2 pr-1 pl-3.5 text-paper shadow-float ring-1 ring-paper/25 @xl:gap-x-4 forced-colors:outline">
        <Mark className="size-5 shrink-0 @max-md:hidden" />
        <div className="grid justify-items-start gap-1 text-caption leading-tight whitespace-nowrap @md:flex @md:items-center @md:gap-x-2.5 @md:text-small">
          <p className="font-[550] text-current">Limited Time Offer</p>
          <span className="rounded-xs bg-accent px-1.5 py-1 text-[.75rem] leading-none font-semibold tracking-[.04em] text-on-accent">
            ENDING SOON
          </span>
        </div>
        <Link
          href={urls.pricing}
          className={getButtonClass({
            size: "small",
            className: "bg-paper px-3 text-ink hover:bg-paper/88 @md:ml-1 @md:px-4 @xl:ml-6",
          })}
        >
          Claim Deal
        </Link>
        <button
          type="button"
          onClick={onPutAway}
          aria-label="Put this offer away"
          className="-ml-1.5 grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-paper/15 @xl:-ml-2"
        >
          <Icon name="close" className="size-4" weight={2} />
        </button>
      </div>
    </aside>
  );
}
