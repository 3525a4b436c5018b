/** A price in its chip. */
export function PriceChip({ label }: { label: string }) {
  return (
    <span className="inline-flex h-7 shrink-0 items-center rounded-[6px] px-2 text-caption font-semibold tabular-nums text-ink shadow-[inset_0_0_0_1px_var(--sc-hairline)] forced-colors:outline">
      {label}
    </span>
  );
}
