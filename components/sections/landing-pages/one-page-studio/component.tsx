export interface Props {
  title: string;
  lede: string;
  /** Stands after the number of minutes, days or weeks, which is counted from the first line to the last. */
  unit: string;
  before: string;
  /** In the order in which they happened. */
  lines: string[];
}

/** A time such as 2:10 in minutes since midnight, or the number of “Week 3” and what it counts. */
function momentOf(time: string) {
  const [, hours, minutes, half] = /(\d{1,2})[:.](\d{2})\s*([ap]\.?m)?/i.exec(time) ?? [];
  if (hours && minutes) {
    const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
    return { at: hour * 60 + Number(minutes), of: "clock", isExact: Boolean(half) || hour > 12 || hour === 0 };
  }
  const [number] = /\d{1,4}/.exec(time) ?? [];
  const of = time
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase()
    .replace(/s$/, "");
  return number ? { at: Number(number), of, isExact: true } : undefined;
}

/** What happened, where it says so, and how much passed until the next. A clock that goes back has passed midnight, or noon where no hour is over twelve. */
function nightOf(lines: readonly string[]) {
  const all = lines
    .map((line) => line.split("|").map((part) => part.trim()))
    .filter(([time, text]) => time || text)
    .map(([time = "", text = "", page = ""]) => ({ time, text, page, moment: momentOf(time) }));
  const isTwelve = all.every(({ moment }) => moment?.of !== "clock" || !moment.isExact);
  const round = isTwelve ? 720 : 1440;
  return all.map(({ time, text, page, moment }, index) => {
    const next = all.slice(index + 1).find((later) => later.moment)?.moment;
    const step = moment && next && moment.of === next.of ? next.at - moment.at : 0;
    const passed = step < 0 && moment?.of === "clock" ? (step + round) % round : Math.max(0, step);
    return { time, text, page, passed };
  });
}

/** More lines than these between two entries would be a wall. */
const mostLines = 90;

const plate =
  "scheme-dark mx-auto max-w-wide rounded-lg bg-paper-2 px-5 py-10 text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] @2xl:px-9 @2xl:py-12 @4xl:px-14 @4xl:py-16";
const columns =
  "grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 @2xl:grid-cols-[4.5rem_minmax(0,1fr)_auto] @2xl:gap-x-5";

export default function OnePageStudio({ title, lede, unit, before, lines }: Props) {
  const night = nightOf(lines);
  const total = night.reduce((sum, { passed }) => sum + passed, 0);
  return (
    <section className="px-gutter py-section forced-colors:[&>div]:border" aria-labelledby="lps-title">
      <div className={plate}>
        <div className="grid gap-x-14 gap-y-10 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] @6xl:gap-x-20">
          <div className="flex min-w-0 flex-col gap-y-8 @4xl:justify-between">
            <div>
              <h2 id="lps-title" className="max-w-[14em] font-display text-title">
                {title}
              </h2>
              {lede && <p className="mt-4 max-w-[36em] text-lede @4xl:mt-5">{lede}</p>}
            </div>
            {(total > 0 || before) && (
              <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
                {total > 0 && (
                  <p className="flex min-w-0 items-end gap-3 text-sub wrap-anywhere text-ink">
                    <span className="flex-none font-display text-[length:calc(var(--sc-text-figure)*1.35)] leading-[.8] font-semibold tracking-[-.05em]">
                      {total}
                    </span>
                    {unit}
                  </p>
                )}
                {before && <p className="max-w-[26em] min-w-0 flex-1 basis-56 text-small text-muted">{before}</p>}
              </div>
            )}
          </div>
          <ol className="min-w-0 list-none">
            {night.map(({ time, text, page, passed }, index) => (
              <li key={index}>
                <div className={`items-baseline border-t border-ink pt-2 pb-2.5 ${columns}`}>
                  <span className="text-small text-ink tabular-nums">{time}</span>
                  <span className="min-w-0 text-heading text-ink">{text}</span>
                  {page && <span className="text-small text-muted @max-2xl:col-start-2 @max-2xl:mt-1">{page}</span>}
                </div>
                {/* one line for each minute, day or week in which nobody had to ask */}
                {passed > 1 && (
                  <div className="drawn" aria-hidden="true">
                    {Array.from({ length: Math.min(mostLines, passed) - 1 }, (_, minute) => (
                      <span key={minute} className="block h-2 border-t border-ink/22" />
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
