import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  /** Stands above the list and is read aloud with it. */
  legend: string;
  base: { name: string; text: string; price: number };
  extras: {
    name: string;
    text: string;
    price: number;
    ticked: boolean;
  }[];
  currency: string;
  place: string;
  thousands: string;
  zero: string;
  total: { label: string; per: string };
  /** Printed above the field for the address that answers go to. */
  label: string;
  /** Where the form is sent: the address arrives under the name email, and each ticked thing under its own. */
  action: string;
  button: string;
  note: string;
}

const separators: Record<string, string> = { comma: ",", point: ".", space: "\u00a0", none: "" };

const whole = (price: number) => Math.min(99_999, Math.max(0, Math.round(price) || 0));

/** A price with its currency before or after it. */
function Price({
  value,
  currency,
  place,
  isAdded,
}: {
  value: string;
  currency: string;
  place: string;
  isAdded?: boolean;
}) {
  return (
    <span dir="ltr" className={isAdded ? "before:[content:'+'] before:pe-[.15em]" : undefined}>
      {place === "before" ? currency : ""}
      {value}
      {place === "after" ? `\u00a0${currency}` : ""}
    </span>
  );
}

const row = "grid grid-cols-[1.5rem_minmax(0,1fr)_fit-content(45%)] gap-x-4 border-t border-hairline py-4";
const price = "ps-2 text-end [font-variant-numeric:tabular-nums]";

const thousandsDigits = "[counter-reset:k_calc(var(--s)/1000-.4995)] before:[content:counter(k)]";
const twoDigits =
  "[counter-reset:h_calc(mod(var(--s),1000)/100-.495)_t_calc(mod(var(--s),100)/10-.45)] before:[content:counter(h)] after:[content:counter(t)]";
const lastDigit = "[counter-reset:u_calc(mod(var(--s),10))] before:[content:counter(u)]";
// A digit that the sum doesn't have at the moment has no size.
const sized = [
  "text-[length:calc(clamp(0,var(--s)-999,1)*1em)]",
  "before:text-[length:calc(clamp(0,var(--s)-99,1)*1em)]",
  "after:text-[length:calc(clamp(0,var(--s)-9,1)*1em)]",
];

export default function TickAndTotal(props: Props) {
  const { title, lede, legend, base, extras, currency, place, thousands, zero, total, label, action, button, note } =
    props;
  const shown = extras.slice(0, 6).map((extra) => ({ ...extra, price: whole(extra.price) }));
  const least = whole(base.price);
  const most = shown.reduce((sum, extra) => sum + extra.price, least);
  const separator = separators[thousands] ?? ",";
  const write = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, separator);
  const isGrouped = separator !== "" && most > 999;
  // Only the name of a currency may be broken.
  const unbroken = currency.length > 5 ? "" : "[overflow-wrap:normal] whitespace-nowrap";
  const prices = Object.fromEntries(shown.map((extra, index) => [`--p${index + 1}`, extra.price]));
  return (
    // a ticked price is the value of --c1 to --c6 for everything inside; together they are --s
    <section
      className="px-gutter py-section [overflow-wrap:anywhere] [--w:calc(var(--b)+var(--c1,0)+var(--c2,0))] has-[li:nth-child(1)_:checked]:[--c1:var(--p1)] has-[li:nth-child(2)_:checked]:[--c2:var(--p2)]"
      style={{ "--b": least, ...prices } as CSSProperties}
      aria-labelledby="ptt-title"
    >
      <div className="mx-auto max-w-wide [--x:calc(var(--w)+var(--c3,0)+var(--c4,0))] has-[li:nth-child(3)_:checked]:[--c3:var(--p3)] has-[li:nth-child(4)_:checked]:[--c4:var(--p4)]">
        <div className="mb-9 @4xl:mb-12">
          <h2 id="ptt-title" className="max-w-[24ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[52ch] @4xl:text-[1.0625em]">{lede}</p>}
        </div>
        <form
          action={action}
          method="post"
          className="grid gap-x-10 [--s:calc(var(--x)+var(--c5,0)+var(--c6,0))] has-[li:nth-child(5)_:checked]:[--c5:var(--p5)] has-[li:nth-child(6)_:checked]:[--c6:var(--p6)] @2xl:grid-cols-[8fr_5fr] @4xl:gap-x-16"
        >
          <fieldset className="min-w-0 self-start border-b border-hairline text-ink">
            <legend className="pb-3 text-small text-muted">{legend}</legend>
            <div className={`${row} border-ink`}>
              <Tick className="size-6" />
              <p className="min-w-0">
                <span className="block text-sub [line-height:1.5rem]">{base.name}</span>
                {base.text && <span className="block text-small text-muted">{base.text}</span>}
              </p>
              <p className={`${price} ${unbroken} text-sub [line-height:1.5rem]`}>
                {least === 0 ? zero : <Price value={write(least)} currency={currency} place={place} />}
              </p>
            </div>
            <ul>
              {shown.map((extra, index) => (
                <li key={index}>
                  <label className={`${row} relative cursor-pointer`}>
                    <input
                      type="checkbox"
                      name={extra.name}
                      defaultChecked={extra.ticked}
                      className="peer mt-px scroll-mt-36 size-5.5 cursor-pointer appearance-none rounded-xs border-[1.5px] border-line bg-paper checked:border-accent-ink"
                    />
                    <Tick className="pointer-events-none absolute start-0.5 top-2.5 hidden size-7 text-accent-ink peer-checked:block" />
                    <span className="min-w-0">
                      <span className="block text-sub [line-height:1.5rem] [font-weight:550]">{extra.name}</span>
                      {extra.text && <span className="block text-small text-pretty text-muted">{extra.text}</span>}
                    </span>
                    <span
                      className={`${price} ${unbroken} [line-height:1.5rem] text-muted peer-checked:[font-weight:600] peer-checked:text-accent-ink`}
                    >
                      {extra.price === 0 ? (
                        zero
                      ) : (
                        <Price value={write(extra.price)} currency={currency} place={place} isAdded />
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <div className="min-w-0 text-ink @max-2xl:contents @2xl:sticky @2xl:top-6 @2xl:self-start @2xl:rounded-md @2xl:bg-tint @2xl:p-5 @4xl:p-8">
            <div className="@max-2xl:sticky @max-2xl:top-2 @max-2xl:z-1 @max-2xl:order-first @max-2xl:mb-7 @max-2xl:rounded-md @max-2xl:bg-tint @max-2xl:px-4 @max-2xl:py-3.5">
              {/* on a phone the sum stays in view with a button of its own, which leads to the address while that is empty */}
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <div className="flex min-w-0 flex-col-reverse gap-1 @2xl:block">
                  <p className="text-small leading-tight [font-weight:550]">
                    {total.label}
                    {total.per && <span className="block [font-weight:400] text-tint-ink">{total.per}</span>}
                  </p>
                  <p
                    dir="ltr"
                    className={`flex w-fit items-baseline text-[2.25rem] [line-height:1] [font-weight:600] [letter-spacing:-.04em] @2xl:mt-4 @2xl:text-[clamp(2.5rem,7cqi,4.5rem)] ${unbroken}`}
                    aria-live="polite"
                  >
                    {place === "before" && <span>{currency}</span>}
                    {/* read aloud as one number, drawn with its separator */}
                    {isGrouped ? (
                      <>
                        <span className="absolute opacity-0 [counter-reset:s_calc(var(--s))] before:[content:counter(s)]" />
                        <span aria-hidden="true" className={`${thousandsDigits} ${least > 999 ? "" : sized[0]}`}>
                          {separator}
                        </span>
                        <span
                          aria-hidden="true"
                          className={`${twoDigits} ${least > 99 ? "" : sized[1]} ${least > 9 ? "" : sized[2]}`}
                        />
                        <span aria-hidden="true" className={lastDigit} />
                      </>
                    ) : (
                      <span className="[counter-reset:s_calc(var(--s))] before:[content:counter(s)]" />
                    )}
                    {place === "after" && <span className="ps-[.2em] text-[.6em] [letter-spacing:0]">{currency}</span>}
                  </p>
                </div>
                <button type="submit" className="btn shrink grow basis-28 px-3 @2xl:hidden">
                  {button}
                </button>
              </div>
              {/* the sum as a line of pieces, each as long as its price */}
              <div
                className="drawn mt-3 flex h-2 overflow-hidden rounded-xs bg-tint-wash @2xl:mt-5"
                style={{ "--most": Math.max(1, most) } as CSSProperties}
                aria-hidden="true"
              >
                <span className="w-[calc(var(--b)/var(--most)*100%)] bg-ink" />
                {shown.map((_, index) => (
                  <span
                    key={index}
                    className="w-[calc(var(--c)/var(--most)*100%)] bg-accent [box-shadow:inset_1.5px_0_var(--tint-bg)] [transition:width_var(--sc-slow)_var(--sc-ease)] motion-reduce:[transition:none]"
                    style={{ "--c": `var(--c${index + 1},0)` } as CSSProperties}
                  />
                ))}
              </div>
            </div>
            <label className="mt-6 block">
              <span className="block text-small">{label}</span>
              <input
                type="email"
                name="email"
                autoComplete="email"
                required
                className="mt-1.5 block h-11 w-full rounded-sm border border-line bg-paper px-3"
              />
            </label>
            <button type="submit" className="btn mt-3 w-full">
              {button}
            </button>
            {note && <p className="mt-4 text-small text-tint-ink">{note}</p>}
          </div>
        </form>
      </div>
    </section>
  );
}

const stroke = "fill-none stroke-current stroke-[2.6] [stroke-linecap:round]";

function Tick({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 28" className={`${stroke} ${className}`} aria-hidden="true">
      <path d="M5 14.500Q9 17 10.500 22 14 11 25 3" />
    </svg>
  );
}
