import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** Day for “Day 3”. With a # it is the number’s place, so “# h” writes “24 h”. */
  unit: string;
  /** Six stand on the ruler, more in a list below it. The ruler ends with the last one, which is drawn in red. */
  milestones: {
    /** Where it stands on the ruler. 0 is the left end. */
    day: number;
    /** Up to 24 letters stand on the ruler of a narrow page, too. */
    label: string;
    /** Measured out below the ruler, from this to the next. */
    until: string;
  }[];
}

/** From which width on the ruler stands in place of the list: classes of the list, of an event, of its line and of its words. */
const layouts = {
  narrow: {
    list: "@2xl:order-none @2xl:mx-6 @2xl:mt-0 @2xl:h-(--lines) @4xl:h-(--lines-wide) @4xl:text-sub @4xl:leading-none @4xl:font-normal",
    event: "@2xl:absolute @2xl:bottom-0 @2xl:h-(--line) @2xl:py-0 @2xl:leading-none @4xl:h-(--line-wide)",
    side: ["@2xl:start-(--at) @2xl:ps-2", "@2xl:end-(--rest) @2xl:pe-2"],
    line: "@2xl:inset-x-auto @2xl:top-0 @2xl:h-auto @2xl:w-0.5",
    edge: ["@2xl:-start-px", "@2xl:-end-px"],
    last: "@max-2xl:hidden @2xl:-bottom-4 @2xl:bg-accent-ink",
    ink: "@2xl:bg-ink",
    day: "@2xl:sr-only",
    words: "@2xl:z-1 @2xl:h-fit @2xl:bg-paper @2xl:px-1 @2xl:whitespace-nowrap",
  },
  wide: {
    list: "@4xl:order-none @4xl:mx-6 @4xl:mt-0 @4xl:h-(--lines-wide) @4xl:text-sub @4xl:leading-none @4xl:font-normal",
    event: "@4xl:absolute @4xl:bottom-0 @4xl:h-(--line-wide) @4xl:py-0 @4xl:leading-none",
    side: ["@4xl:start-(--at) @4xl:ps-2", "@4xl:end-(--rest) @4xl:pe-2"],
    line: "@4xl:inset-x-auto @4xl:top-0 @4xl:h-auto @4xl:w-0.5",
    edge: ["@4xl:-start-px", "@4xl:-end-px"],
    last: "@max-4xl:hidden @4xl:-bottom-4 @4xl:bg-accent-ink",
    ink: "@4xl:bg-ink",
    day: "@4xl:sr-only",
    words: "@4xl:z-1 @4xl:h-fit @4xl:bg-paper @4xl:px-1 @4xl:whitespace-nowrap",
  },
  never: {
    list: "@4xl:columns-2 @4xl:gap-x-14 @4xl:mt-6",
    event: "break-inside-avoid",
    side: ["text-start", "text-start"],
    line: "bg-hairline",
    edge: ["start-0", "start-0"],
    last: "@max-4xl:hidden",
    ink: "end-0",
    day: "@4xl:w-24",
    words: "[overflow-wrap:anywhere]",
  },
};

/** Where the words of a measured time stand: classes of both, and of the line that measures it. */
const sides = {
  within: "ms-(--from) me-(--rest) items-center text-center before:w-full",
  after: "ms-(--from) items-start text-start before:w-(--long)",
  before: "me-(--rest) items-end text-end before:w-(--long)",
};

/** Numerals stand at every one, second, fifth … day, so that nine at most stand on a ruler, and lines at every so many. */
const steps = [
  { step: 1, line: 1 },
  { step: 2, line: 1 },
  { step: 5, line: 1 },
  { step: 10, line: 2 },
  { step: 20, line: 5 },
  { step: 50, line: 10 },
];

export default function CountdownRuler(props: Props) {
  const { title, lede, primary, secondary, unit, milestones } = props;
  const within = (day: number, most = 365) => Math.min(most, Math.max(0, Math.round(day) || 0));
  const days = Math.max(1, ...milestones.map(({ day }) => within(day)));
  const at = (day: number) => `${(within(day, days) / days) * 100}%`;
  const { step, line } = steps.find((size) => days / size.step <= 8) ?? { step: 50, line: 10 };
  const numerals = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  // One too near to the last day would touch its number.
  const written = numerals.filter((day) => day === 0 || days - day >= step * 0.6);
  const stops = milestones.map((stop) => ({ ...stop, day: within(stop.day) })).sort((a, b) => a.day - b.day);
  // Lines get shorter towards the middle, and what is written on each runs towards it: no line crosses a word.
  const half = stops.filter(({ day }) => day <= days / 2).length;
  const depth = (index: number) => (index < half ? index * 2 + 1 : (stops.length - 1 - index) * 2);
  const outward = stops.map((_, index) => index).sort((a, b) => depth(b) - depth(a));
  // How many letters stand side by side on the ruler decides which words meet: those stand one above the other.
  const levels = (letters: number) => {
    const reach = ({ day, label }: (typeof stops)[number], way: number) =>
      day / days + (way * (label.length + 1.5)) / letters;
    const meet = (a: number, b: number) => {
      const [left, right] = [stops[Math.min(a, b)], stops[Math.max(a, b)]];
      return !left || !right || a < half === b < half || reach(left, 1) > reach(right, -1);
    };
    const found: number[] = [];
    for (const index of outward) {
      found[index] =
        1 + Math.max(0, ...outward.filter((other) => meet(index, other)).map((other) => found[other] ?? 0));
    }
    return found;
  };
  const [level, levelWide] = [levels(60), levels(83)];
  // What is long, or many, stands in a list until there is room for it on the ruler.
  const longest = Math.max(0, ...stops.map(({ label }) => label.length));
  const layout =
    layouts[longest > 44 || stops.length > 6 ? "never" : longest > 24 || stops.length > 5 ? "wide" : "narrow"];
  const ticks = Array.from({ length: Math.floor(days / line) + 1 }, (_, index) => index * line)
    .map((day) => `M${day} 0v${day % step === 0 ? 10 : 5}`)
    .join("");
  const marks = stops.map(({ day }) => `M${day} 0v10`).join("");
  const [before = "", after = ""] = unit.includes("#") ? unit.split("#") : [`${unit} `];
  const measured = stops.flatMap(({ day, until }, index) => {
    const to = stops[index + 1]?.day ?? day;
    if (!until || to <= day) return [];
    // Too short for its words: they begin, or end, with it and run towards the middle.
    const isShort = (to - day) / days < Math.max(0.2, Math.min(0.5, until.length / 60));
    const side: keyof typeof sides = !isShort ? "within" : day + to <= days ? "after" : "before";
    return [{ from: day, to, until, side }];
  });
  const isOneRow = measured.every(({ side }) => side === "within");
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="ccr-title">
      <div className="mx-auto max-w-wide">
        <h2
          id="ccr-title"
          className="max-w-[26ch] font-display text-title @4xl:text-[clamp(44px,16px+3.4cqi,64px)] @4xl:leading-[1.02]"
        >
          {title}
        </h2>
        <div className="mt-10 flex flex-col @2xl:mt-12">
          <ol
            className={`relative order-last mt-4 ${layout.list}`}
            style={
              {
                "--lines": `${Math.max(0, ...level) * 28}px`,
                "--lines-wide": `${Math.max(0, ...levelWide) * 28}px`,
              } as CSSProperties
            }
          >
            {stops.map(({ day, label }, index) => (
              <li
                key={index}
                className={`relative flex gap-x-4 py-2.5 ${layout.event} ${layout.side[index < half ? 0 : 1]} ${
                  index === stops.length - 1 ? "font-semibold text-accent-ink" : "text-ink"
                }`}
                style={
                  {
                    "--at": at(day),
                    "--rest": at(days - day),
                    "--line": `${(level[index] ?? 1) * 28}px`,
                    "--line-wide": `${(levelWide[index] ?? 1) * 28}px`,
                  } as CSSProperties
                }
              >
                {/* the line from word to day; on a phone a rule between rows */}
                <span
                  className={`drawn absolute inset-x-0 bottom-0 h-px bg-hairline ${layout.line} ${layout.edge[index < half ? 0 : 1]} ${index === stops.length - 1 ? layout.last : layout.ink}`}
                  aria-hidden="true"
                />
                <span className={`w-20 flex-none [overflow-wrap:anywhere] text-muted tabular-nums ${layout.day}`}>
                  {before}
                  {day}
                  {after}
                </span>
                <span className={`relative min-w-0 ${layout.words}`}>{label}</span>
              </li>
            ))}
          </ol>
          <div aria-hidden="true">
            <div className="relative h-18 rounded-xs border-2 border-black bg-tint-plate px-5.5 text-black @4xl:h-28">
              <div className="relative h-full">
                {measured.map(({ from, to }) => (
                  <span
                    key={from}
                    className="drawn absolute top-0 bottom-8 start-(--from) end-(--rest) bg-[linear-gradient(-45deg,#000_8%,transparent_8%_50%,#000_50%_58%,transparent_58%)] bg-[length:9px_9px] opacity-30 @4xl:bottom-11"
                    style={{ "--from": at(from), "--rest": at(days - to) } as CSSProperties}
                  />
                ))}
                <svg
                  viewBox={`0 0 ${days} 10`}
                  preserveAspectRatio="none"
                  className="absolute inset-x-0 top-0 h-6 w-full overflow-visible @4xl:h-8 rtl:-scale-x-100"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                >
                  <path d={ticks} vectorEffect="non-scaling-stroke" />
                  <path d={marks} strokeWidth="3" vectorEffect="non-scaling-stroke" />
                </svg>
                {written.map((day) => (
                  <span
                    key={day}
                    className={`absolute start-(--at) bottom-[.4em] px-[.35em] py-[.25em] text-small leading-none font-semibold whitespace-nowrap tabular-nums @4xl:text-sub @4xl:leading-none ${day === 0 ? "-ms-2.5" : "-translate-x-1/2 rtl:translate-x-1/2"}`}
                    style={{ "--at": at(day) } as CSSProperties}
                  >
                    {day === 0 && before.trim() && <span className="hidden @2xl:inline">{before}</span>}
                    {day}
                    {day === 0 && after && <span className="hidden @2xl:inline">{after}</span>}
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
                <span className="absolute start-full bottom-[.65em] -translate-x-1/2 text-small leading-none font-semibold tabular-nums @4xl:text-sub @4xl:leading-none rtl:translate-x-1/2">
                  {days}
                </span>
              </div>
            </div>
          </div>
          {measured.length > 0 && (
            <div className="relative mx-6 grid gap-y-3 pt-3">
              {measured.map(({ from, to, until, side }, index) => (
                <p
                  key={from}
                  className={`drawn col-start-1 row-start-(--row) flex min-w-0 flex-col [overflow-wrap:anywhere] text-small leading-tight text-ink @2xl:text-sub @2xl:leading-tight @2xl:font-normal before:mb-2 before:h-2.5 before:border-x before:border-ink before:bg-[linear-gradient(var(--sc-ink),var(--sc-ink))] before:bg-[length:100%_1px] before:bg-center before:bg-no-repeat ${sides[side]}`}
                  style={
                    {
                      "--from": at(from),
                      "--rest": at(days - to),
                      "--row": isOneRow ? 1 : index + 1,
                      "--long": `${((to - from) / (side === "after" ? days - from : to)) * 100}%`,
                    } as CSSProperties
                  }
                >
                  {until}
                </p>
              ))}
            </div>
          )}
        </div>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-8 @2xl:mt-10 @4xl:grid-cols-[minmax(0,1fr)_auto]">
          {lede && <p className="max-w-[52ch]">{lede}</p>}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 @4xl:col-start-2">
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
