import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** Such as Day, for “Day 3”. */
  unit: string;
  /** Eight at most. The ruler ends with the last one, which is drawn in red. */
  milestones: {
    /** Where it stands on the ruler. 0 is the left end. */
    day: number;
    label: string;
    /** Measured out below the ruler, from this to the next. */
    until: string;
  }[];
}

/** Numerals stand at every one, second, fifth … day, so that nine at most stand on a ruler. */
const steps = [1, 2, 5, 10, 20];

export default function CountdownRuler(props: Props) {
  const { title, lede, primary, secondary, unit, milestones } = props;
  const within = (day: number, most = 90) => Math.min(most, Math.max(0, Math.round(day) || 0));
  const days = Math.max(1, ...milestones.slice(0, 8).map(({ day }) => within(day)));
  const at = (day: number) => `${(within(day, days) / days) * 100}%`;
  const step = steps.find((size) => days / size <= 8) ?? 20;
  const numerals = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  // One too near to the last day would touch its number.
  const written = numerals.filter((day) => day === 0 || days - day >= step * 0.6);
  const stops = milestones
    .slice(0, 8)
    .map((stop) => ({ ...stop, day: within(stop.day) }))
    .sort((a, b) => a.day - b.day);
  // Lines get shorter towards the middle, and what is written on each runs towards it: no line crosses a word.
  const half = stops.filter(({ day }) => day <= days / 2).length;
  const depth = (index: number) => (index < half ? index * 2 + 1 : (stops.length - 1 - index) * 2);
  const inward = stops.map((_, index) => index).sort((a, b) => depth(a) - depth(b));
  const ticks = Array.from({ length: days + 1 }, (_, day) => `M${day} 0v${day % step === 0 ? 10 : 5}`).join("");
  const measured = stops.flatMap(({ day, until }, index) => {
    const to = stops[index + 1]?.day ?? day;
    return until && to > day ? [{ from: day, to, until }] : [];
  });
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="ccr-title">
      <div className="mx-auto max-w-wide">
        <h2 id="ccr-title" className="max-w-[22ch] font-display text-title">
          {title}
        </h2>
        <div className="mt-10 flex flex-col @2xl:mt-12">
          <ol
            className="relative order-last mt-4 @2xl:order-none @2xl:mx-6 @2xl:mt-0 @2xl:h-(--lines) @4xl:text-sub @4xl:leading-none @4xl:font-normal"
            style={{ "--lines": `${stops.length * 28}px` } as CSSProperties}
          >
            {stops.map(({ day, label }, index) => (
              <li
                key={index}
                className={`relative flex gap-x-4 py-2.5 @2xl:absolute @2xl:bottom-0 @2xl:h-(--line) @2xl:py-0 @2xl:leading-none ${
                  index < half ? "@2xl:start-(--at) @2xl:ps-3" : "@2xl:end-(--rest) @2xl:pe-3"
                } ${index === stops.length - 1 ? "font-semibold text-accent-ink" : "text-ink"}`}
                style={
                  {
                    "--at": at(day),
                    "--rest": at(days - day),
                    "--line": `${(stops.length - inward.indexOf(index)) * 28}px`,
                  } as CSSProperties
                }
              >
                {/* the line from word to day; on a phone a rule between rows */}
                <span
                  className={`drawn absolute inset-x-0 bottom-0 h-px bg-hairline @2xl:inset-x-auto @2xl:top-0 @2xl:h-auto @2xl:w-0.5 ${
                    index < half ? "@2xl:-start-px" : "@2xl:-end-px"
                  } ${index === stops.length - 1 ? "@max-2xl:hidden @2xl:-bottom-4 @2xl:bg-accent-ink" : "@2xl:bg-ink"}`}
                  aria-hidden="true"
                />
                <span className="w-16 flex-none whitespace-nowrap text-muted tabular-nums @2xl:sr-only">
                  {unit} {day}
                </span>
                <span className="min-w-0 @2xl:whitespace-nowrap">{label}</span>
              </li>
            ))}
          </ol>
          <div aria-hidden="true">
            <div className="relative h-18 rounded-xs border-2 border-black bg-tint-plate px-3.5 text-black @2xl:px-5.5 @4xl:h-24">
              <div className="relative h-full">
                <svg
                  viewBox={`0 0 ${days} 10`}
                  preserveAspectRatio="none"
                  className="absolute inset-x-0 top-0 h-6 w-full overflow-visible @4xl:h-8 rtl:-scale-x-100"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                >
                  <path d={ticks} vectorEffect="non-scaling-stroke" />
                </svg>
                {written.map((day) => (
                  <span
                    key={day}
                    className="absolute start-(--at) bottom-[.7em] -translate-x-1/2 text-small leading-none font-semibold tabular-nums @4xl:text-sub @4xl:leading-none rtl:translate-x-1/2"
                    style={{ "--at": at(day) } as CSSProperties}
                  >
                    {day}
                  </span>
                ))}
                {/* the last notch, cut out of the edge */}
                <svg
                  viewBox="0 0 24 40"
                  className="absolute -top-0.5 left-full h-8 w-auto -translate-x-1/2 @4xl:h-11 rtl:left-0"
                  fill="none"
                  strokeWidth="3"
                  strokeLinejoin="round"
                >
                  <path d="M1 0L12 38 23 0" fill="var(--sc-paper)" />
                  <path d="M2 0L12 38 22 0" stroke="currentColor" className="scheme-light text-accent-ink" />
                </svg>
                <span className="absolute start-full bottom-[.7em] -translate-x-1/2 text-small leading-none font-semibold tabular-nums @4xl:text-sub @4xl:leading-none rtl:translate-x-1/2">
                  {days}
                </span>
              </div>
            </div>
          </div>
          {measured.length > 0 && (
            <div className="relative mx-4 grid pt-3 @2xl:mx-6">
              {measured.map(({ from, to, until }) => (
                <p
                  key={from}
                  className="drawn col-start-1 row-start-1 ms-(--from) me-(--rest) flex flex-col items-center text-center text-small leading-tight text-muted before:mb-2 before:h-2.5 before:w-full before:border-x before:border-ink before:bg-[linear-gradient(var(--sc-ink),var(--sc-ink))] before:bg-[length:100%_1px] before:bg-center before:bg-no-repeat"
                  style={{ "--from": at(from), "--rest": at(days - to) } as CSSProperties}
                >
                  {until}
                </p>
              ))}
            </div>
          )}
        </div>
        <div className="mt-8 grid items-end gap-x-12 gap-y-8 @2xl:mt-10 @2xl:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-[52ch]">{lede}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={primary.href} className="btn">
              {primary.label}
            </a>
            {secondary.label && (
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
