import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  event: { text: string; at: number };
  figures: {
    value: string;
    text: string;
    points: string;
  }[];
  axis: { from: string; to: string };
  note: string;
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

/** The number in a text: 1250.5 for “$1,250.50” and “1.250,50 €”, 1200000 for “1.2 million”; null where there is none. */
function numberOf(text: string) {
  const [, sign = "", digits = "", word = ""] = /([−–-]?)\D{0,3}?(\d[\d.,'’]*)\s*([a-z]*)/i.exec(text) ?? [];
  if (!digits) return null;
  const [, whole = digits, rest = ""] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(digits) ?? [];
  const value = Number(`${whole.replace(/\D/g, "") || 0}.${rest || 0}`) * (scales[word.toLowerCase()] ?? 1);
  return sign ? -value : value;
}

/** The numbers of a line; a stroke or a question mark in the place of one leaves a gap. */
const pointsOf = (points: string) =>
  points
    .replace(/(\d) +(thousand|million|billion|bn|[km])\b/gi, "$1$2")
    .split(/[\s;]+/)
    .filter(Boolean)
    .slice(0, 60)
    .map(numberOf);

/** A line through the numbers from `from` to `to`, in a box of 1000 by 100: their least lies at 94, their greatest at 6. */
function lineOf(values: readonly (number | null)[], last: number, from: number, to: number) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const height = (value: number) => (most > least ? Math.round(94 - ((value - least) / (most - least)) * 88) : 50);
  let path = "";
  values.forEach((value, index) => {
    if (value === null || index < from || index > to) return;
    const isJoined = index > from && values[index - 1] !== null;
    path += `${isJoined ? "L" : "M"}${Math.round((index / last) * 1000)} ${height(value)}${isJoined ? "" : "h0"}`;
  });
  const end = values.findLastIndex((value) => value !== null);
  return { path, end: Math.max(0, end / last), height: end < 0 ? 50 : height(values[end] ?? 0) };
}

const stroke = "fill-none [stroke-linejoin:round] [stroke-linecap:round]";

export default function SharedAxis({ title, lede, event, figures, axis, note }: Props) {
  const shown = figures.slice(0, 6);
  const series = shown.map(({ points }) => pointsOf(points));
  const last = Math.max(1, ...series.map((values) => values.length - 1));
  const at = Math.min(last, Math.max(0, Math.round(event.at) - 1 || 0));
  const ticks = Array.from({ length: last + 1 }, (_, index) => `M${Math.round((index / last) * 1000)} 0v1`).join("");
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="ssa-title">
      <div className="mx-auto max-w-wide">
        <h2 id="ssa-title" className="max-w-[20ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <div
          className="relative mt-8 @2xl:mt-10 @4xl:mt-14 @2xl:[--side:13rem] @4xl:[--side:22rem]"
          style={{ "--at": at / last } as CSSProperties}
        >
          {event.text && (
            <>
              {/* one line through all of them, at the moment that is told of */}
              <span className="drawn absolute inset-y-0 start-[calc((100%-var(--side,0px))*var(--at)-1px)] w-0.5 bg-accent-ink" />
              <p
                className={`pb-5 text-small leading-snug font-[550] text-accent-ink @4xl:pb-8 @4xl:text-body ${at * 2 > last ? "me-[calc((100%-var(--side,0px))*(1-var(--at))+var(--side,0px))] pe-3 text-end" : "ms-[calc((100%-var(--side,0px))*var(--at))] ps-3"}`}
              >
                {event.text}
              </p>
            </>
          )}
          <ul>
            {shown.map(({ value, text, points }, index) => {
              const values = series[index] ?? [];
              const after = lineOf(values, last, event.text ? at : 0, last);
              return (
                <li
                  key={index}
                  className="relative grid gap-x-8 gap-y-3 pb-7 @2xl:grid-cols-[minmax(0,1fr)_calc(var(--side)-2rem)] @2xl:items-center @4xl:gap-x-14 @4xl:pb-10 @4xl:grid-cols-[minmax(0,1fr)_calc(var(--side)-3.5rem)]"
                >
                  <p className="@max-2xl:w-fit @max-2xl:bg-paper @max-2xl:pe-3 @2xl:order-1">
                    <span className="block text-[clamp(2.25rem,1.4rem+3.1cqi,4rem)] leading-none font-semibold tracking-[-.04em] text-ink">
                      {value}
                    </span>
                    {text && (
                      <span className="mt-1.5 block max-w-[30ch] text-small leading-snug @4xl:text-body">{text}</span>
                    )}
                  </p>
                  {points && (
                    <span
                      className="relative block h-16 @2xl:h-24 @4xl:h-32"
                      style={{ "--x": after.end, "--y": `${after.height}%` } as CSSProperties}
                    >
                      <svg
                        viewBox="0 0 1000 100"
                        preserveAspectRatio="none"
                        role="img"
                        aria-label={points}
                        className={`absolute inset-0 size-full overflow-visible rtl:-scale-x-100 ${stroke}`}
                      >
                        {event.text && (
                          <path
                            d={lineOf(values, last, 0, at).path}
                            vectorEffect="non-scaling-stroke"
                            className="stroke-line stroke-[2]"
                          />
                        )}
                        <path
                          d={after.path}
                          vectorEffect="non-scaling-stroke"
                          className="stroke-ink stroke-[2.5] @4xl:stroke-[3]"
                        />
                      </svg>
                      <span
                        className={`drawn absolute start-[calc(100%*var(--x)-5px)] top-[calc(var(--y)-5px)] size-2.5 rounded-[50%] bg-ink ${after.path ? "" : "invisible"}`}
                      />
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          {(axis.from || axis.to) && (
            <div className="relative me-(--side) bg-paper text-caption text-muted">
              <svg
                viewBox="0 0 1000 1"
                preserveAspectRatio="none"
                className="block h-2 w-full overflow-visible fill-none stroke-line rtl:-scale-x-100"
                aria-hidden="true"
              >
                <path d={`M0 0H1000${ticks}`} vectorEffect="non-scaling-stroke" />
              </svg>
              <p className="mt-2 flex justify-between gap-x-6">
                <span>{axis.from}</span>
                <span className="text-end">{axis.to}</span>
              </p>
            </div>
          )}
        </div>
        {note && <p className="mt-8 max-w-[52ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
