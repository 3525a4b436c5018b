import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** Days as 2026-11-09. The ruler runs from first to last (twelve weeks at most); days before today are struck. */
  first: string;
  today: string;
  last: string;
  /** Short names of the months the ruler touches, in order. */
  months: string[];
  /** Written on the measure between today and the last day. */
  left: string;
  /** Written at the red notch. */
  lastLabel: string;
  /** The ruler in a sentence, read aloud in its place. */
  spoken: string;
  caption: string;
}

interface Day {
  index: number;
  date: number;
  month: string;
}

const dayLength = 864e5;

/** Whole days since 1970; the first day of a ruler that cannot be read stands for itself. */
function dayNumber(iso: string, fallback = 0) {
  const time = Date.parse(iso.slice(0, 10));
  return Number.isNaN(time) ? fallback : Math.round(time / dayLength);
}

export default function CountdownRuler({
  title,
  lede,
  primary,
  secondary,
  first,
  today,
  last,
  months,
  left,
  lastLabel,
  spoken,
  caption,
}: Props) {
  const start = dayNumber(first);
  const count = Math.min(84, Math.max(1, dayNumber(last, start) - start + 1));
  const past = Math.min(count - 1, Math.max(0, dayNumber(today, start) - start));
  // 1 January 1970 was a Thursday; a leaf of the ruler is a week from Monday.
  const offset = (start + 3) % 7;

  const weeks: Day[][] = [];
  let month = -1;
  for (let index = 0; index < count; index++) {
    const date = new Date((start + index) * dayLength).getUTCDate();
    const opens = index === 0 || date === 1;
    if (opens) month++;
    const day = { index, date, month: opens ? (months[month] ?? "") : "" };
    if (index === 0 || (index + offset) % 7 === 0) weeks.push([day]);
    else weeks.at(-1)?.push(day);
  }
  // Longer than a month it no longer lies straight: four leaves to a row.
  const straight = count <= 31;
  const vars = {
    "--offset": offset,
    "--all": straight ? count : 28,
    "--today": `${(past / count) * 100}%`,
    // from the middle of the last day to the end of the rule
    "--after": `${50 / count}%`,
  } as CSSProperties;

  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="ccr-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="ccr-title" className="font-display text-title @4xl:col-span-6">
            {title}
          </h2>
          <p className="max-w-[46ch] @4xl:col-span-6 @4xl:justify-self-end">{lede}</p>
        </div>
        <div className="tint-yellow mt-8 @2xl:mt-14">
          <div role="img" aria-label={spoken} className="px-3" style={vars}>
            {straight && (
              <div className="relative hidden min-h-20 pb-12 text-small leading-tight font-semibold text-ink @2xl:block">
                <p className="me-(--after) pe-3 text-end text-accent-ink">{lastLabel}</p>
                <div className="absolute end-(--after) top-0 -bottom-1 w-0.5 translate-x-1/2 bg-accent-ink rtl:-translate-x-1/2" />
                <div className="absolute start-(--today) end-(--after) bottom-3 flex min-h-5 items-center border-s border-ink before:h-px before:flex-1 before:bg-ink after:h-px after:flex-1 after:bg-ink">
                  <span className="px-3">{left}</span>
                </div>
              </div>
            )}
            <div className="flex flex-col @2xl:flex-row @2xl:flex-wrap @2xl:gap-y-2">
              {weeks.map((week, leaf) => (
                <div
                  key={week[0]?.index}
                  className={`relative flex h-16 w-[calc(var(--n)*100%/7)] @2xl:ms-0 @2xl:h-20 @2xl:w-[calc(var(--n)*100%/var(--all)-.01px)] @4xl:h-26 ${leaf === 0 ? "ms-[calc(var(--offset)*100%/7)]" : "-mt-0.5 @2xl:mt-0"} ${leaf % 2 ? "@2xl:translate-y-1" : "@2xl:z-1"}`}
                  style={{ "--n": week.length } as CSSProperties}
                >
                  {/* a leaf of the rule; every second one lies on top of its neighbours and carries the rivets */}
                  <div
                    className={`absolute inset-y-0 -inset-x-3 rounded-sm bg-tint-wash shadow-[inset_0_0_0_2px_var(--sc-ink)] before:absolute before:start-1.5 before:top-[calc(50%-3px)] before:size-1.5 before:rounded-xs before:bg-ink after:absolute after:end-1.5 after:top-[calc(50%-3px)] after:size-1.5 after:rounded-xs after:bg-ink ${
                      leaf % 2
                        ? `@2xl:before:hidden ${leaf < weeks.length - 1 ? "@2xl:after:hidden" : ""}`
                        : `${leaf > 0 ? "@2xl:-start-1 @4xl:-start-2" : ""} ${leaf < weeks.length - 1 ? "@2xl:-end-1 @4xl:-end-2" : ""}`
                    }`}
                  />
                  {/* day marks and six-hour marks are one ground; the Monday mark is the ::before */}
                  <div className="relative flex w-full bg-[linear-gradient(90deg,var(--sc-ink)_2px,transparent_0),linear-gradient(90deg,var(--sc-ink)_1px,transparent_0)] bg-[length:calc(100%/var(--n))_.875rem,calc(25%/var(--n))_.5rem] bg-repeat-x text-small leading-none tabular-nums before:absolute before:start-0 before:top-0 before:h-6 before:w-0.5 before:bg-ink [&>*]:relative [&>*]:flex [&>*]:min-w-0 [&>*]:flex-1 [&>*]:flex-col [&>*]:items-center [&>*]:justify-end [&>*]:gap-1.5 [&>*]:pb-[.8em] [&>*]:font-semibold [&>*]:text-ink [&>[data-past]]:font-normal [&>[data-past]]:text-muted [&>[data-past]]:after:absolute [&>[data-past]]:after:bottom-[1.25em] [&>[data-past]]:after:h-[1.5px] [&>[data-past]]:after:w-[2em] [&>[data-past]]:after:-rotate-36 [&>[data-past]]:after:bg-ink [&>[data-past]:nth-child(2n)]:after:-rotate-42 [&>[data-past]:nth-child(3n)]:after:-rotate-32 @2xl:text-mock @2xl:leading-none @4xl:bg-[length:calc(100%/var(--n))_1.125rem,calc(25%/var(--n))_.625rem] @4xl:text-body @4xl:leading-none @4xl:before:h-9 @4xl:[&>[data-past]]:after:h-0.5">
                    {week.map(({ index, date, month: name }) => {
                      const note = name && <span className="text-mock-sm leading-none font-normal">{name}</span>;
                      if (index === count - 1)
                        return (
                          <span key={index}>
                            <svg
                              viewBox="0 0 24 40"
                              className="absolute top-0 h-8 w-auto text-accent-ink @4xl:h-10"
                              fill="var(--sc-paper)"
                              stroke="currentColor"
                              strokeWidth="3"
                              strokeLinejoin="round"
                              aria-hidden="true"
                            >
                              <path d="M2 0L12 38 22 0" />
                            </svg>
                            {note}
                            <span className="text-accent-ink">{date}</span>
                          </span>
                        );
                      if (index === past)
                        return (
                          <span key={index}>
                            {note}
                            <span className="-my-1 rounded-xs bg-ink px-[.3em] py-1 text-paper">{date}</span>
                          </span>
                        );
                      return (
                        <span key={index} data-past={index < past || undefined}>
                          {note}
                          {date}
                        </span>
                      );
                    })}
                  </div>
                </div>
              ))}
            </div>
            <p
              className={`-mx-3 pt-3 text-small leading-tight font-semibold text-accent-ink ${straight ? "@2xl:hidden" : ""}`}
            >
              {lastLabel}
            </p>
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between @2xl:mt-6 gap-x-12 gap-y-6">
            <p className="max-w-[52ch] text-caption text-muted">{caption}</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 @4xl:flex-row-reverse">
              <a href={primary.href} className="btn">
                {primary.label}
              </a>
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
