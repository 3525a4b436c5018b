import type { ReactNode } from "react";
import { Mark } from "@/components/ui/icons";
import { brand } from "@/lib/brand";

/** A sheet torn off a roll, with the shop's name at its head and what it is at the right. */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="[filter:drop-shadow(0_0_.6px_light-dark(#211f1c99,#ffffff66))_drop-shadow(0_16px_22px_light-dark(#211f1c1f,#00000080))]">
      <div className="bg-raised px-5 pt-8 @sm:px-7 pb-12 text-[.9375rem] text-ink [mask-image:linear-gradient(#000,#000),conic-gradient(from_-45deg_at_50%_100%,#0000_0_.5deg,#000_1deg_89deg,#0000_89.5deg)] [mask-position:0_0,0_100%] [mask-repeat:no-repeat,repeat-x] [mask-size:100%_calc(100%-8px),16px_8px] @2xl:px-9">
        <div className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-2 text-[1.125rem] font-semibold tracking-[-.03em]">
            <span className="text-accent">
              <Mark className="size-7" />
            </span>
            {brand.name}
          </span>
          <span className="text-right text-small text-muted">{title}</span>
        </div>
        {children}
      </div>
    </div>
  );
}
