import type { CSSProperties } from "react";

export interface Props {
  title: string;
  price: string;
  per: string;
  included: { heading: string; items: string[] };
  excluded: { heading: string; items: string[] };
  guarantee: { heading: string; text: string };
  action: { label: string; href: string };
  note: string;
}

/** Things in a running line, each after a stroke that is cut off where a line begins; on a phone each has its own line. */
function Running({ items, className }: { items: string[]; className: string }) {
  return (
    <div className="min-w-0 overflow-x-clip">
      <ul
        className={`@2xl:-ms-[1.1em] @2xl:flex @2xl:flex-wrap text-[clamp(1.1875rem,.95rem+1.15cqi,1.875rem)] leading-[1.38] tracking-[-.018em] ${className}`}
      >
        {items.map((item, index) => (
          <li
            key={index}
            className="min-w-0 @2xl:flex @2xl:before:w-[1.1em] @2xl:before:flex-none @2xl:before:text-center @2xl:before:text-line @2xl:before:content-['/']"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

const row =
  "grid gap-x-8 gap-y-2 border-t border-hairline py-6 @2xl:grid-cols-[8.5rem_minmax(0,1fr)] @2xl:items-baseline @4xl:grid-cols-[1fr_3fr] @4xl:gap-x-12 @4xl:py-8";
// A short price leaves room for the button beside it.
const beside = "@2xl:[--beside:13rem]";
const name = "text-small font-[550] text-ink @4xl:text-body";

export default function OnePrice({ title, price, per, included, excluded, guarantee, action, note }: Props) {
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pop-title">
      <div className="mx-auto max-w-wide">
        <h2 id="pop-title" className="max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {/* as large as its line, also in a typeface whose letters are all as wide as a digit */}
        <div
          className={`mt-8 flex flex-wrap items-end gap-x-6 gap-y-5 border-b-6 border-double border-accent-ink pb-6 [--line:min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))] @4xl:mt-10 @4xl:pb-9 ${price.length < 5 ? beside : ""}`}
          style={{ "--width": (Math.max(2, price.length) * 0.62).toFixed(2) } as CSSProperties}
        >
          <p className="-ms-[.035em] min-w-0 font-display text-[length:max(1.75rem,min(clamp(7rem,33cqi,20rem),calc((var(--line)-var(--beside,0px))/var(--width))))] leading-[.92] font-semibold tracking-[-.025em] text-ink">
            {price}
          </p>
          {/* beside the price one below the other, below it side by side */}
          <div className="flex flex-1 basis-40 flex-wrap items-center justify-between gap-x-6 gap-y-3 @2xl:pb-2 @4xl:pb-[1.75cqi]">
            {per && <p className="min-w-0 text-lede text-balance text-ink @6xl:basis-full">{per}</p>}
            <a
              href={action.href}
              className={`btn min-h-13 px-6 text-body @max-2xl:w-full @4xl:min-h-15 @4xl:px-8 @4xl:text-[1.125rem] ${action.label.length < 30 ? "@2xl:whitespace-nowrap" : ""}`}
            >
              {action.label}
            </a>
            {note && <p className="basis-full text-small text-balance text-muted">{note}</p>}
          </div>
        </div>
        {included.items.length > 0 && (
          <div className={`${row} border-t-0`}>
            <h3 className={name}>{included.heading}</h3>
            <Running items={included.items} className="text-ink" />
          </div>
        )}
        {excluded.items.length > 0 && (
          <div className={row}>
            <h3 className={name}>{excluded.heading}</h3>
            <Running items={excluded.items} className="text-muted" />
          </div>
        )}
        {guarantee.text && (
          <div className={row}>
            <h3 className={name}>{guarantee.heading}</h3>
            <p className="max-w-[58ch] @4xl:text-[1.0625em]">{guarantee.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}
