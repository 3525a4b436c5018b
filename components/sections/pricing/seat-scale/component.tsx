import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  legend: string;
  stops: {
    count: string;
    plan: string;
    each: string;
    price: string;
    points: string;
  }[];
  per: string;
  unit: string;
  start: string;
  action: { label: string; href: string };
  note: string;
}

// A stop's price and plan stand beside its line, on the side where there is room: at least half of the scale.
const sides = {
  after: "border-s-2 ps-4 ms-[calc(var(--at)-1px)] @4xl:ps-6",
  before: "border-e-2 pe-4 me-[calc(var(--at)-1px)] text-end @4xl:pe-6",
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

/** On a phone the counts of a crowded scale stand in two rows by turns, and only what is chosen says what each costs. */
const crowded = (index: number, hasRoom: boolean) =>
  `@max-2xl:not-peer-checked:[&>*+*]:sr-only ${hasRoom ? "@max-2xl:-mx-3 @max-2xl:max-w-none" : ""} ${index % 2 ? "@max-2xl:mt-6" : ""}`;

export default function SeatScale({ title, lede, legend, stops, per, unit, start, action, note }: Props) {
  const shown = stops.slice(0, 8);
  const middle = Math.floor((shown.length - 1) / 2);
  const first = Math.min(shown.length, Math.max(1, Number(start) || 1)) - 1;
  // A stop stands at its number, one for a range at its end.
  const counts = shown.map(({ count }) =>
    Number(
      count
        .replace(/[.,'’\s](?=\d{3})/g, "")
        .match(/\d+/g)
        ?.at(-1) ?? 0,
    ),
  );
  // The words of the small line are set smaller than the count.
  const longest = Math.max(...shown.flatMap(({ count, each }) => [count.length, each.length * 0.65]));
  // Counts have the size at which the longest one, and a gap, has room in a column of a narrow phone.
  const isCrowded = shown.length * (longest + 0.8) > 28;
  const ticks = counts
    .slice(1)
    .flatMap((count, index) => {
      const lines = linesBetween(counts[index] ?? 0, count, Math.round(64 / shown.length));
      // None runs into the ring of a stop.
      return lines.filter((at) => at > 0.07 && at < 0.93).map((at) => `M${Math.round((index + 0.5 + at) * 100)} 0v1`);
    })
    .join("");
  // All prices are as large as the longest one can be; one in words may be smaller.
  const figure = Math.max(3, ...shown.map(({ price }) => (/\d/.test(price) ? price.length : 0)));
  // Plan and button stand beside short prices, and in a text column below longer ones.
  const beside =
    figure < 5
      ? "@xl:flex-row @xl:flex-wrap @xl:items-end @xl:[--beside:9rem]"
      : "@4xl:flex-row @4xl:flex-wrap @4xl:items-end @4xl:[--beside:9rem]";
  const reversed = figure < 5 ? "@xl:flex-row-reverse" : "@4xl:flex-row-reverse";
  const filled = (text: string, { count, plan }: { count: string; plan: string }, write = (value: string) => value) =>
    text.replaceAll("{count}", write(count)).replaceAll("{plan}", write(plan));
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pss-title">
      <div className="mx-auto max-w-wide">
        <h2 id="pss-title" className="max-w-[22ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] @4xl:text-lede">{lede}</p>}
        <fieldset
          className="relative mt-8 grid grid-cols-[repeat(var(--stops),minmax(0,1fr))] [--half:calc(min(50cqi_-_var(--sc-gutter),36rem)_-_1.5rem)]"
          style={{ "--stops": Math.max(1, shown.length), "--width": figure * 0.6 } as CSSProperties}
        >
          <legend className="mb-6 [font-weight:550] text-ink">{legend}</legend>
          {ticks && (
            <svg
              viewBox={`0 0 ${shown.length * 100} 1`}
              preserveAspectRatio="none"
              className="pointer-events-none col-span-full col-start-1 row-start-2 h-3.5 w-full fill-none stroke-muted opacity-60 rtl:-scale-x-100"
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
                  "--at": `${(((index <= middle ? index : shown.length - index - 1) + 0.5) / shown.length) * 100}%`,
                } as CSSProperties
              }
            >
              <label
                className={`relative col-start-(--column) row-start-2 flex cursor-pointer justify-center border-t-2 border-hairline pt-9 text-center [line-height:1] [font-weight:550] text-ink ${isCrowded ? "text-small @4xl:text-[1.1875rem]" : "text-[1.1875rem] @4xl:text-[1.5rem]"}`}
              >
                <input
                  type="radio"
                  name="pss-stop"
                  defaultChecked={index === first}
                  className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span className="drawn absolute -top-0.5 start-0 h-0.5 w-0 bg-ink peer-checked:w-1/2 group-has-[~div_:checked]:w-full" />
                <span className="drawn absolute -top-[9px] size-4 rounded-[50%] border-2 border-line bg-paper group-has-[~div_:checked]:border-ink peer-checked:border-accent-ink peer-checked:bg-accent-ink outline-offset-3 peer-focus-visible:outline-2" />
                <span
                  className={`max-w-full [overflow-wrap:break-word] peer-checked:text-accent-ink ${isCrowded ? crowded(index, longest < 12) : ""}`}
                >
                  <span className={stop.count.length < 9 ? "whitespace-nowrap" : ""}>{stop.count}</span>
                  {stop.each && (
                    <span
                      className={`mt-2 block text-caption [line-height:1rem] [font-weight:400] @2xl:text-[.875rem] ${isCrowded ? `${index % 2 ? "" : "@max-2xl:mt-8"} max-w-full @2xl:mx-auto @2xl:w-min ${stop.each.length < 10 ? "whitespace-nowrap" : ""}` : ""}`}
                    >
                      {stop.each}
                      {unit && <span className={`@max-2xl:sr-only ${isCrowded ? "block" : ""}`}> {unit}</span>}
                    </span>
                  )}
                </span>
              </label>
              <div
                className={`invisible col-span-full col-start-1 row-start-1 border-accent-ink pb-9 text-ink group-has-checked:visible ${index <= middle ? sides.after : sides.before}`}
              >
                <div
                  className={`flex flex-col gap-4 @xl:gap-x-6 ${beside} ${index <= middle ? "" : `items-end ${reversed}`}`}
                >
                  <div>
                    {stop.price && (
                      <p
                        className={`text-[length:max(1.125rem,min(1.2rem_+_8.5cqi,7.25rem,calc((var(--half)_-_var(--beside,0rem))/var(--width))))] [line-height:.9] [font-weight:600] [letter-spacing:-.045em] ${/\d/.test(stop.price) && stop.price.length < 13 ? "whitespace-nowrap" : ""}`}
                        style={
                          stop.price.length > figure
                            ? ({ "--width": stop.price.length * 0.6 } as CSSProperties)
                            : undefined
                        }
                      >
                        {stop.price}
                      </p>
                    )}
                    {per && /\d/.test(stop.price) && <p className="mt-2 text-small">{per}</p>}
                  </div>
                  <div className="max-w-full">
                    <h3 className="text-heading">{stop.plan}</h3>
                    <a href={filled(action.href, stop, encodeURIComponent)} className="btn mt-3">
                      {filled(action.label, stop)}
                    </a>
                  </div>
                </div>
              </div>
              {stop.points && (
                <ul className="invisible col-span-full col-start-1 row-start-3 mt-8 grid content-start gap-x-8 text-ink group-has-checked:visible @2xl:grid-cols-2 @4xl:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
                  {stop.points.split("\n").map((point, line) => (
                    <li key={line} className="border-t border-line py-3 [font-weight:550]">
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </fieldset>
        {note && <p className="mt-8 max-w-[52ch] text-small text-balance text-muted">{note}</p>}
      </div>
    </section>
  );
}
