import { Mark } from "@/components/ui/icons";
import { brand } from "@/lib/brand";

const lines = [
  ["Name", "as you are called elsewhere"],
  ["Password", "none"],
  ["Sites", "as many as you have"],
  ["Bought sections", "kept for good"],
  ["Product lines", "both"],
] as const;

/** What an account is, drawn as the reader's card of a library. */
export function ReaderCard() {
  return (
    <figure className="tint-yellow relative mx-auto max-w-[520px] rounded-lg bg-tint-wash px-4 py-8 @2xl:px-12 @2xl:py-16">
      <div className="rotate-[-1.6deg] rounded-md bg-raised px-5 pt-5 pb-7 text-ink shadow-float @2xl:px-8">
        <p className="flex items-center justify-between border-b border-ink pb-4">
          <span className="flex items-center gap-2 text-[1.125rem] font-semibold tracking-[-.03em]">
            <Mark className="size-6 text-accent" />
            {brand.name}
          </span>
          <span className="text-small text-muted">Reader's card</span>
        </p>
        <dl>
          {lines.map(([label, value]) => (
            <div
              key={label}
              className="flex min-h-11 items-baseline justify-between gap-6 border-b border-hairline py-2.5 text-[.9375rem] leading-snug"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-7 flex items-end justify-between gap-6" aria-hidden="true">
          <span className="flex h-9 flex-1 items-end gap-[3px]">
            {[2, 1, 3, 1, 1, 2, 4, 1, 2, 1, 3, 2, 1, 1, 4, 1, 2, 3, 1, 1, 2, 1].map((width, index) => (
              <span key={index} className="h-full bg-ink" style={{ width }} />
            ))}
          </span>
          <span className="rotate-[-7deg] rounded-xs px-2.5 py-1 text-small font-semibold text-accent-ink shadow-[inset_0_0_0_1.5px_currentColor]">
            free
          </span>
        </div>
      </div>
    </figure>
  );
}
