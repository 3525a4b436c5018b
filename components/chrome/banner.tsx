"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/account/user-provider";
import { urls } from "@/lib/urls";
import { Mark } from "../ui/icons";
import { Link } from "../ui/link";
import { bannerShows } from "./banner-rule";

/** The offer at the foot of the window (spec §2). Never for lifetime users, nor before we know that there is none. */
export function Banner() {
  const { status, user } = useUser();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let before = 0;
    const follow = () => {
      const now = scrollY;
      setShown((was) => bannerShows(was, before, now));
      before = now;
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  if (status === "loading" || user?.isLifetime) return null;
  return (
    <aside
      aria-label="Offer"
      data-shown={shown || undefined}
      inert={!shown}
      className="sc pointer-events-none invisible fixed inset-x-0 bottom-0 z-30 translate-y-full bg-transparent pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-300 ease-sc motion-reduce:transition-none data-shown:visible data-shown:translate-y-0"
    >
      <div className="pointer-events-auto mx-auto flex w-fit max-w-[calc(100%-24px)] items-center gap-x-2.5 rounded-md bg-ink py-2 pr-2 pl-3.5 text-paper shadow-float ring-1 ring-paper/25 @xl:gap-x-4 forced-colors:outline">
        <Mark className="size-5 shrink-0 @max-md:hidden" />
        <p className="text-caption leading-tight font-[550] text-current @md:text-small @min-[350px]:whitespace-nowrap">
          Limited Time Offer
        </p>
        <span className="rounded-xs bg-accent px-1.5 py-1 text-[.625rem] leading-none @md:text-mock-sm font-semibold tracking-[.04em] whitespace-nowrap text-on-accent">
          ENDING SOON
        </span>
        <Link
          href={urls.pricing}
          className="btn min-h-10 bg-paper px-3 text-small text-ink hover:bg-paper/88 @md:ml-1 @md:px-4 @xl:ml-6"
        >
          Claim Deal
        </Link>
      </div>
    </aside>
  );
}
