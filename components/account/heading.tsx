import type { ReactNode } from "react";

/**
 * The heading of a part of the account: every heading of the shop is a section. It can take over the focus from a control
 * that goes away.
 */
export function Heading({ id, children, aside }: { id: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-ink pb-4">
      <h2
        id={id}
        tabIndex={-1}
        className="relative pl-[.82em] text-[1.625rem] leading-tight font-[560] tracking-[-.03em] outline-none"
      >
        <span className="absolute top-0 left-0 font-normal text-accent-ink" aria-hidden="true">
          §
        </span>
        {children}
      </h2>
      {aside}
    </div>
  );
}
