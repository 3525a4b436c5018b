import type { ReactNode } from "react";

/**
 * The head of a page: a heading with the hanging red mark (a §, or a number such as §4) and, beside it, a sentence.
 * @param mark what hangs before the heading; decoration, not read out
 */
export function PageHead({
  title,
  lede,
  mark = "§",
  children,
}: {
  title: string;
  lede?: ReactNode;
  mark?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-wide px-gutter pt-[clamp(2.5rem,5.5cqi,4.5rem)]">
      <div className="grid gap-x-12 gap-y-5 @4xl:grid-cols-12 @4xl:items-end">
        <h1 className="flex gap-[.32em] text-[clamp(2.5rem,1.2rem+4.6cqi,4.75rem)] leading-[.98] font-[560] tracking-[-.042em] @4xl:col-span-7">
          <span className="shrink-0 font-normal tracking-[.015em] text-accent [font-kerning:none]" aria-hidden="true">
            {mark}
          </span>
          <span>{title}</span>
        </h1>
        {lede && <p className="max-w-[52ch] @4xl:col-span-5 @4xl:justify-self-end @4xl:pb-2">{lede}</p>}
      </div>
      {children}
    </div>
  );
}

/** A heading of the second order with its hanging §. */
export function SectionTitle({
  id,
  isTarget,
  children,
}: {
  id?: string;
  /** The focus can be led to it. */
  isTarget?: boolean;
  children: ReactNode;
}) {
  return (
    <h2 id={id} tabIndex={isTarget ? -1 : undefined} className="relative scroll-mt-24 pl-[.82em] text-title">
      <span className="absolute top-0 left-0 font-normal text-accent-ink" aria-hidden="true">
        §
      </span>
      {children}
    </h2>
  );
}
