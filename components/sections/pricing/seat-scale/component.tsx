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

// A stop's price stands beside its line, on the side where there is room; what is included, below.
const sides = {
  after: "justify-items-start border-s-2 ps-4 ms-(--from) @4xl:ps-6",
  before: "justify-items-end border-e-2 pe-4 me-(--rest) text-end @4xl:pe-6",
};

export default function SeatScale({ title, lede, legend, stops, per, action, note }: Props) {
  const shown = stops.slice(0, 8);
  const first = Math.floor((shown.length - 1) / 2);
  const counts = shown.map(({ count }) => Number(/\d+/.exec(count.replace(/[.,'’\s](?=\d{3})/g, ""))?.[0] ?? 0));
  const longest = Math.max(0, ...shown.map(({ count }) => count.length));
  const isCrowded = shown.length > 5 && longest > 3;
  // One line for each seat between two stops, as long as they can be told apart.
  const ticks = counts
    .slice(1)
    .flatMap((count, index) => {
      const steps = count - (counts[index] ?? 0);
      if (steps < 2 || steps > 40) return [];
      return Array.from({ length: steps - 1 }, (_, at) => Math.round((index + 0.5 + (at + 1) / steps) * 100));
    })
    .map((at) => `M${at} 0v1`)
    .join("");
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
                className={`relative col-start-(--column) row-start-2 flex min-h-15 cursor-pointer items-end justify-center leading-none font-[550] text-ink tabular-nums @4xl:min-h-20 ${isCrowded ? "text-small @4xl:text-[1.1875rem]" : "text-[1.1875rem] @4xl:text-[1.5rem]"}`}
              >
                <input
                  type="radio"
                  name="pss-stop"
                  defaultChecked={index === first}
                  className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span className="drawn absolute -top-px start-0 h-0.5 w-full bg-hairline" />
                <span className="drawn absolute -top-px start-0 h-0.5 w-0 bg-ink peer-checked:w-1/2 group-has-[~div_:checked]:w-full" />
                <span className="drawn absolute -top-2 size-4 rounded-[50%] border-2 border-line bg-paper group-has-[~div_:checked]:border-ink peer-checked:border-accent-ink peer-checked:bg-accent-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-ink" />
                <span
                  className={`py-1 peer-checked:text-accent-ink ${longest < 9 ? "whitespace-nowrap" : ""} ${isCrowded && index > 0 && index < shown.length - 1 ? "@max-2xl:not-peer-checked:sr-only" : ""}`}
                >
                  {stop.count}
                </span>
              </label>
              <p
                className={`invisible col-span-full col-start-1 row-start-1 grid content-start gap-y-2 border-accent-ink pb-9 text-ink @4xl:pb-14 group-has-checked:visible ${index <= first ? sides.after : sides.before}`}
              >
                <span
                  className={`leading-[.9] font-semibold tracking-[-.045em] ${stop.price.length > 11 ? "text-heading" : stop.price.length > 6 ? "text-title" : "text-[clamp(2.75rem,1.2rem+7cqi,7rem)]"}`}
                >
                  {stop.price}
                </span>
                {per && /\d/.test(stop.price) && <span className="text-small">{per}</span>}
              </p>
              <div className="invisible col-span-full col-start-1 row-start-3 mt-8 grid content-start gap-x-10 gap-y-6 group-has-checked:visible @2xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
                <div>
                  <h3 className="text-heading">{stop.plan}</h3>
                  <a href={filled(action.href, stop, encodeURIComponent)} className="btn mt-5 @max-2xl:w-full">
                    {filled(action.label, stop)}
                  </a>
                </div>
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
