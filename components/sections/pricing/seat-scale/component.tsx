import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  legend: string;
  stops: {
    count: string;
    plan: string;
    price: string;
    points: string;
  }[];
  per: string;
  action: { label: string; href: string };
  note: string;
}

// A stop's price and plan stand beside its line, on the side where there is room: at least half of the scale.
const sides = {
  after: "border-s-2 ps-4 ms-(--from) @4xl:ps-6",
  before: "border-e-2 pe-4 me-(--rest) text-end @4xl:pe-6",
};

/** Lines between two stops, at each 1, 2, 5, 10 … of what is counted: as close as can still be told apart. */
function linesBetween(from: number, to: number, most: number) {
  const least = (to - from) / most;
  const ten = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))));
  const step = [1, 2, 5, 10].map((part) => part * ten).find((part) => part >= least) ?? ten;
  const first = Math.floor(from / step) + 1;
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, at) => ((first + at) * step - from) / (to - from));
}

export default function SeatScale({ title, lede, legend, stops, per, action, note }: Props) {
  const shown = stops.slice(0, 8);
  const first = Math.floor((shown.length - 1) / 2);
  const counts = shown.map(({ count }) => Number(/\d+/.exec(count.replace(/[.,'’\s](?=\d{3})/g, ""))?.[0] ?? 0));
  const longest = Math.max(1, ...shown.map(({ count }) => count.length));
  const isCrowded = shown.length > 5 && longest > 3;
  const ticks = counts
    .slice(1)
    .flatMap((count, index) => {
      const lines = linesBetween(counts[index] ?? 0, count, Math.round(64 / shown.length));
      return lines.map((at) => `M${Math.round((index + 0.5 + at) * 100)} 0v1`);
    })
    .join("");
  // All prices are as large as the longest one can be; one in words may be smaller.
  const figure = Math.max(3, ...shown.map(({ price }) => (/\d/.test(price) ? price.length : 0)));
  const filled = (text: string, { count, plan }: { count: string; plan: string }, write = (value: string) => value) =>
    text.replaceAll("{count}", write(count)).replaceAll("{plan}", write(plan));
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pss-title">
      <div className="mx-auto max-w-wide">
        <h2 id="pss-title" className="max-w-[22ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:text-[1.0625em]">{lede}</p>}
        <fieldset
          className="relative mt-8 grid grid-cols-[repeat(var(--stops),minmax(0,1fr))] @4xl:mt-10"
          style={{ "--stops": Math.max(1, shown.length) } as CSSProperties}
        >
          <legend className="mb-6 font-[550] text-ink">{legend}</legend>
          {ticks && (
            <svg
              viewBox={`0 0 ${shown.length * 100} 1`}
              preserveAspectRatio="none"
              className="pointer-events-none col-span-full col-start-1 row-start-2 h-3.5 w-full fill-none stroke-muted opacity-60 @4xl:h-4.5 rtl:-scale-x-100"
              aria-hidden="true"
            >
              <path d={ticks} vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          {shown.map((stop, index) => (
            <div
              key={index}
              className="group contents"
              style={
                {
                  "--column": index + 1,
                  "--from": `calc(${((index + 0.5) / shown.length) * 100}% - 1px)`,
                  "--rest": `calc(${((shown.length - index - 0.5) / shown.length) * 100}% - 1px)`,
                } as CSSProperties
              }
            >
              <label
                className={`relative col-start-(--column) row-start-2 flex min-h-15 cursor-pointer items-end pt-7 justify-center leading-none font-[550] text-ink tabular-nums @4xl:min-h-20 ${isCrowded ? "text-small @4xl:text-[1.1875rem]" : "text-[1.1875rem] @4xl:text-[1.5rem]"}`}
              >
                <input
                  type="radio"
                  name="pss-stop"
                  defaultChecked={index === first}
                  className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span className="drawn absolute -top-px start-0 h-0.5 w-full bg-hairline" />
                <span className="drawn absolute -top-px start-0 h-0.5 w-0 bg-ink peer-checked:w-1/2 group-has-[~div_:checked]:w-full" />
                <span className="drawn absolute -top-2 size-4 rounded-[50%] border-2 border-line bg-paper group-has-[~div_:checked]:border-ink peer-checked:border-accent-ink peer-checked:bg-accent-ink peer-focus-visible:outline-2" />
                <span
                  className={`py-1 peer-checked:text-accent-ink ${longest < 9 ? "whitespace-nowrap" : ""} ${isCrowded && index > 0 && index < shown.length - 1 ? "@max-2xl:not-peer-checked:sr-only" : ""}`}
                >
                  {stop.count}
                </span>
              </label>
              <div
                className={`invisible col-span-full col-start-1 row-start-1 border-accent-ink pb-9 text-ink group-has-checked:visible @4xl:pb-14 ${index <= first ? sides.after : sides.before}`}
              >
                <div className={`flex flex-wrap items-end gap-x-5 gap-y-3 ${index <= first ? "" : "flex-row-reverse"}`}>
                  {stop.price && (
                    <p
                      className="min-w-0 text-[length:max(1.375rem,min(1.2rem_+_7cqi,7rem,calc((min(50cqi_-_var(--sc-gutter),36rem)_-_1.5rem)/var(--width))))] leading-[.9] font-semibold tracking-[-.045em]"
                      style={{ "--width": Math.max(figure, stop.price.length) * 0.6 } as CSSProperties}
                    >
                      {stop.price}
                    </p>
                  )}
                  <div className="min-w-0 basis-28 grow">
                    <h3 className="text-sub @4xl:text-heading">{stop.plan}</h3>
                    {per && /\d/.test(stop.price) && <p className="text-small @4xl:text-body">{per}</p>}
                  </div>
                </div>
              </div>
              <div className="invisible col-span-full col-start-1 row-start-3 mt-8 grid content-start items-start gap-x-10 gap-y-6 group-has-checked:visible @2xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
                <a href={filled(action.href, stop, encodeURIComponent)} className="btn @2xl:justify-self-start">
                  {filled(action.label, stop)}
                </a>
                {stop.points && (
                  <ul className="grid content-start gap-x-10 text-small text-ink @4xl:grid-cols-2 @4xl:text-body">
                    {stop.points.split("\n").map((point, line) => (
                      <li key={line} className="border-t border-hairline py-2.5">
                        {point}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          ))}
        </fieldset>
        {note && <p className="mt-8 max-w-[64ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
