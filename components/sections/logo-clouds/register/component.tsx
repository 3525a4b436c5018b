import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** What the company does, in two or three words. */
  trade: string;
  /** How much or how many, such as “90 receipts”. A number of years grows older without you. */
  since: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
}

/** Figures are as large as leaves room for the longest one. */
const sizes =
  "[--size:clamp(1.125rem,9rem/var(--signs),1.75rem)] @2xl:[--size:clamp(1.125rem,12rem/var(--signs),2.5rem)] @6xl:[--size:clamp(1.25rem,16rem/var(--signs),3.25rem)]";
const big = "font-display text-[length:var(--size)] leading-none font-semibold tracking-[-.04em] text-ink empty:hidden";

/** The number that it begins with, which is set large, and its words. */
const partsOf = (text: string) => /^(\S*\d\S*(?:\s\d{3}(?!\d))*)\s*(.*)$/.exec(text)?.slice(1) ?? ["", text];

const worded = "min-w-0 text-ink @2xl:col-span-2 @2xl:max-w-44 @2xl:justify-self-end @2xl:text-body @2xl:leading-snug";

export default function Register({ title, lede, marks }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const parts = shown.map(({ since }) => partsOf(since.trim()));
  const longest = Math.max(1, ...parts.map(([number = ""]) => number.length));
  return (
    <section
      className={`px-gutter py-section ${sizes}`}
      style={{ "--signs": longest } as React.CSSProperties}
      aria-labelledby="lor-title"
    >
      <div className="mx-auto grid max-w-wide gap-x-14 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-[4fr_8fr] @6xl:grid-cols-[5fr_7fr] @6xl:gap-x-20">
        <div className="min-w-0 self-start @4xl:sticky @4xl:top-8">
          <h2 id="lor-title" className="max-w-[18ch] font-display text-title @2xl:@max-4xl:max-w-[24ch]">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[48ch] text-lede @4xl:mt-5">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="min-w-0 self-start border-y border-ink [--line:24px] @2xl:grid @2xl:grid-cols-[minmax(clamp(10rem,16.6cqi,12rem),1fr)_fit-content(12.5rem)_auto_auto] @2xl:[--line:27px] @6xl:[--line:30px]">
            {shown.map((mark, index) => {
              const [number, words] = parts[index] ?? [];
              return (
                <li
                  key={index}
                  className="relative grid min-h-18 grid-cols-2 items-center border-hairline py-3 [&+&]:border-t @max-2xl:grid-rows-[1fr_auto_auto_1fr] @max-2xl:gap-x-4 @2xl:col-span-full @2xl:min-h-21 @2xl:grid-cols-subgrid"
                >
                  <div className="row-span-full min-w-0 @2xl:pe-6 @6xl:pe-8">
                    {mark.href ? (
                      <a
                        href={mark.href}
                        className="flex min-h-11 items-center after:absolute after:inset-0 hover:after:bg-ink/5"
                      >
                        <MarkOf mark={mark} isStart />
                      </a>
                    ) : (
                      <MarkOf mark={mark} isStart />
                    )}
                  </div>
                  {mark.trade && (
                    <p className="row-start-2 min-w-0 text-end text-small text-ink @2xl:row-auto @2xl:pe-8 @2xl:text-start @2xl:text-body @2xl:leading-snug">
                      {mark.trade}
                    </p>
                  )}
                  {mark.since && (
                    <p className="row-start-3 flex min-w-0 flex-wrap items-baseline justify-end gap-x-1.5 text-end text-small text-muted @2xl:row-auto @2xl:-col-start-3 @2xl:col-span-2 @2xl:grid @2xl:grid-cols-subgrid @2xl:gap-x-2">
                      <b
                        className={`${big} ${longest > 12 ? "min-w-0 [overflow-wrap:anywhere]" : "whitespace-nowrap"}`}
                      >
                        {number}
                      </b>
                      <span className={number ? "min-w-0 text-start empty:hidden" : worded}>{words}</span>
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
