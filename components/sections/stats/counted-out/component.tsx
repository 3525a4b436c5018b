import type { CSSProperties } from "react";
import { grouped, hasComma, numberIn, numbersIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  /** A number that is counted out in dots, and how many of them are the exception. */
  count: { value: string; text: string; exceptions: string; exceptionText: string; each: string };
  /** Up to six more numbers, each with its drawing. */
  facts: { value: string; text: string; drawing: string; of: string }[];
}

export default function CountedOut({ title, lede, count, facts }: Props) {
  const shown = facts.slice(0, 6);
  const isPaired = pairsOf(shown.map(({ drawing }) => drawing !== "line"));
  // All numbers have the size that the longest one needs; beside another fact there is half the room.
  const longest = Math.max(4, ...shown.map(({ value }, index) => value.length * (isPaired[index] ? 1 : 0.6)));
  const { dots, red, part, each } = counted(count);
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sct-title">
      <div className="mx-auto max-w-wide">
        <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="sct-title" className="font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          {lede && <p className="max-w-[44ch] @4xl:col-span-5 @4xl:justify-self-end">{lede}</p>}
        </div>
        {count.value && (
          <div className="mt-8 border-t border-ink pt-6 @2xl:mt-10 @4xl:mt-14 @4xl:grid @4xl:grid-cols-12 @4xl:gap-x-12 @4xl:pt-8">
            <div className="@2xl:@max-4xl:flex @2xl:@max-4xl:items-end @2xl:@max-4xl:gap-x-6 @4xl:col-span-4">
              <p
                className="text-[length:max(1.25rem,min(34rem/var(--length),var(--most)))] leading-[.95] font-semibold tracking-[-.045em] text-ink [--most:var(--sc-text-figure)] @4xl:[--most:min(6.5rem,(31cqi_-_3rem)/(var(--length)*.56))]"
                style={{ "--length": Math.max(1, count.value.length) } as CSSProperties}
              >
                {count.value}
              </p>{" "}
              <p className="mt-3 max-w-[36ch] text-pretty @4xl:mt-5 @4xl:max-w-[30ch] @4xl:text-[1.0625em]">
                {count.text}
                {count.exceptionText && <span className="text-accent-ink"> {count.exceptionText}</span>}
              </p>
            </div>
            <div className="mt-7 @4xl:col-span-8 @4xl:mt-2">
              <Dots
                dots={dots}
                red={red}
                part={part}
                high={evenly(dots, dots > 20 ? Math.min(14, Math.max(5, Math.round(Math.sqrt(dots / 2.5)))) : 1)}
                className="hidden @2xl:block"
              />
              <Dots dots={dots} red={red} part={part} across={evenly(dots, 20)} className="@2xl:hidden" />
              {each > 1 && (
                <p className="mt-4 flex items-baseline gap-x-1.5 text-caption text-muted">
                  <span className="drawn size-2 flex-none rounded-[50%] bg-ink" /> ={" "}
                  {grouped(each, hasComma([count.value]))} {count.each && <span>{count.each}</span>}
                </p>
              )}
            </div>
          </div>
        )}
        {shown.length > 0 && (
          <ul className="mt-10 @2xl:mt-12 @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-8 @4xl:mt-16 @4xl:gap-x-16">
            {shown.map(({ value, text, drawing, of }, index) => (
              <li
                key={index}
                className={`grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-5 border-t border-hairline py-6 @2xl:py-7 @4xl:py-9 ${isPaired[index] ? "@4xl:grid-cols-[minmax(0,1fr)_12rem] @4xl:gap-x-8" : "@2xl:col-span-2 @2xl:grid-cols-2 @2xl:gap-x-8 @4xl:gap-x-16"}`}
              >
                <div className={`min-w-0 @2xl:self-start ${drawing === "line" ? "@max-2xl:col-span-2" : ""}`}>
                  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                    <span
                      className={`text-[length:min(var(--most),var(--room)/var(--length))] leading-none font-semibold tracking-[-.02em] text-ink [--most:2.25rem] [--room:44cqi] @2xl:[--most:2.5rem] @2xl:[--room:19cqi] @4xl:[--most:3.5rem] @4xl:[--room:24cqi] ${longest < 18 ? "[overflow-wrap:normal]" : ""}`}
                      style={{ "--length": longest * 0.6 } as CSSProperties}
                    >
                      {value}
                    </span>{" "}
                    {of && drawing !== "line" && <span className="text-caption text-muted">{of}</span>}
                  </p>
                  {text && <p className="mt-2 max-w-[30ch] text-small @4xl:mt-3 @4xl:text-[1em]">{text}</p>}
                </div>
                <div
                  className={`min-w-0 ${drawing === "line" ? "@max-2xl:col-span-2 @max-2xl:mt-3" : isPaired[index] ? "@2xl:justify-self-end" : ""}`}
                >
                  {drawing === "line" ? (
                    <Stroke value={value} before={of} />
                  ) : (
                    <Drawing
                      drawn={drawingOf(drawing, value, of)}
                      className={isPaired[index] ? "ms-auto" : "@max-2xl:ms-auto"}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Which facts stand beside another: each two that follow one another, where neither needs the whole width. */
function pairsOf(isNarrow: readonly boolean[]) {
  const isPaired = isNarrow.map(() => false);
  isNarrow.forEach((narrow, index) => {
    if (index > 0 && narrow && isNarrow[index - 1] && !isPaired[index - 1])
      isPaired[index] = isPaired[index - 1] = true;
  });
  return isPaired;
}

const most = 500;
const pitch = 15;

/** How many dots there are, how many of them are exceptions, which part the last of these is, and for how many things each stands. */
function counted({ value, exceptions }: Props["count"]) {
  const all = Math.max(0, numberIn(value) ?? 0);
  const each = all > most ? 10 ** Math.ceil(Math.log10(all / most)) : 1;
  const dots = Math.round(all / each);
  const other = Math.max(0, numberIn(exceptions) ?? 0) / each;
  const red = Math.min(dots, Math.ceil(other));
  return { dots, red, part: Math.max(0.08, 1 - (red - Math.min(red, other))), each };
}

/** The number near `about` that fills its columns or rows, or at least leaves no dot alone in the last. */
function evenly(dots: number, about: number) {
  const sizes = [about, about + 1, about - 1, about + 2].filter((size) => size > 0 && about < dots);
  return sizes.find((size) => dots % size === 0) ?? sizes.find((size) => dots % size > 1) ?? about;
}

/** Dots in columns of `high`, or in rows of `across`, with a gap after each ten columns and five rows. The exceptions are the last ones. */
function Dots({
  dots,
  red,
  part,
  high = 0,
  across = 0,
  className,
}: {
  dots: number;
  red: number;
  /** What the last of them stands for less than a whole is an arc. */
  part: number;
  high?: number;
  across?: number;
  className: string;
}) {
  const spread = (place: number, every: number) => (place + Math.floor(place / every) * 0.8) * pitch + 7.5;
  const at = (index: number) => {
    const [column, row] = high
      ? [Math.floor(index / high), index % high]
      : [index % across, Math.floor(index / across)];
    return [spread(column, 10), spread(row, high ? high : 5)] as const;
  };
  const places = Array.from({ length: dots }, (_, index) => at(index));
  const [width, height] = [0, 1].map((axis) => Math.max(...places.map((place) => place[axis] ?? 0), 0) + 7.5);
  const size = { "--size": `${(width ?? 0) * (dots <= 20 ? 2.6 : dots <= 100 ? 3 : 2.2)}px` } as CSSProperties;
  const fraction = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={size}
      className={`drawn h-auto w-[min(100%,var(--size))] fill-none rtl:-scale-x-100 ${className}`}
    >
      <path
        d={places
          .slice(0, dots - red)
          .map(([x, y]) => `M${fraction(x)} ${fraction(y)}h.1`)
          .join("")}
        strokeWidth={10.4}
        strokeLinecap="round"
        className="stroke-ink"
      />
      <path
        d={places
          .slice(dots - red)
          .map(([x, y], index) =>
            index === red - 1 && part < 0.99
              ? arc(x, y, part)
              : `M${fraction(x - 4.4)} ${fraction(y)}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0`,
          )
          .join("")}
        strokeWidth={1.8}
        className="stroke-accent-ink"
      />
    </svg>
  );
}

/** A part of a ring, from its top on. */
function arc(x: number, y: number, part: number) {
  const angle = part * 2 * Math.PI;
  const end = `${tenth(x + 4.4 * Math.sin(angle))} ${tenth(y - 4.4 * Math.cos(angle))}`;
  return `M${tenth(x)} ${tenth(y - 4.4)}A4.4 4.4 0 ${part > 0.5 ? 1 : 0} 1 ${end}`;
}

interface Drawn {
  width: number;
  /** What is drawn strongly, faintly and as filled shapes. */
  ink: string;
  rest: string;
  filled: string;
  thick: number;
  /** A clock goes round the same way everywhere, rows are read from the side where reading begins. */
  isMirrored?: boolean;
}

/** A dial with a tick for each part, or so many in so many; none without its numbers. */
function drawingOf(kind: string, text: string, of: string): Drawn | undefined {
  const [value, second] = numbersIn(text);
  const isAlone = second === undefined;
  // “1h 30 min” has two numbers, and only “1 in 4” is meant to.
  if (value === undefined || (!isAlone && kind !== "share")) return;
  const whole = numberIn(of) ?? second ?? (/%/.test(text) ? 100 : 0);
  // Less than nothing and more than three times the whole are no part of it that a drawing could show.
  if (whole <= 0 || value < 0 || value > 3 * whole) return;
  return (kind === "share" && share(value, whole)) || dial(value, whole);
}

function Drawing({ drawn, className }: { drawn: Drawn | undefined; className: string }) {
  if (!drawn) return null;
  const { width, ink, rest, filled, thick, isMirrored } = drawn;
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
      strokeLinecap="round"
      strokeWidth={thick}
      style={{ "--ratio": width / 120 } as CSSProperties}
      className={`drawn block h-auto w-[min(100%,calc(5.5rem*var(--ratio)))] shrink fill-none @2xl:w-[min(100%,calc(7rem*var(--ratio)))] @4xl:w-[min(100%,calc(9rem*var(--ratio)))] ${isMirrored ? "rtl:-scale-x-100" : ""} ${className}`}
    >
      <path d={rest} className="fill-tint-wash stroke-line" strokeWidth={1.6} />
      <path d={ink} className="stroke-ink" />
      <path d={filled} className="fill-ink stroke-ink" />
    </svg>
  );
}

const range = (length: number) => Array.from({ length }, (_, index) => index);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** So many parts that the value is a whole number of them. */
const exact = (value: number, whole: number, sizes: readonly number[]) =>
  sizes.find(
    (size) => Math.abs(((value / whole) * size) % 1) < 1e-9 || Math.abs(((value / whole) * size) % 1) > 1 - 1e-9,
  );

/** How many of the parts are filled: none and all only where it is nothing or the whole. */
function filledOf(value: number, whole: number, parts: number) {
  const filled = Math.round((value / whole) * parts);
  if (filled === 0 && value > 0) return 1;
  return filled === parts && value !== whole ? parts + Math.sign(value - whole) : filled;
}

/** What goes beyond the whole is on a second and a third round, further in. */
function dial(value: number, whole: number): Drawn {
  const own = Number.isInteger(whole) && whole >= 4 && whole <= 60 ? [whole] : [];
  const ticks = exact(value, whole, [...own, 60, 50]) ?? 100;
  const filled = filledOf(value, whole, ticks);
  const tick = (index: number) => {
    const [x, y] = [Math.sin((index / ticks) * 2 * Math.PI), -Math.cos((index / ticks) * 2 * Math.PI)];
    const outer = 58 - Math.floor(index / ticks) * 17;
    const inner = outer - (filled > ticks ? 12 : 18);
    return `M${tenth(60 + x * inner)} ${tenth(60 + y * inner)}L${tenth(60 + x * outer)} ${tenth(60 + y * outer)}`;
  };
  const all = range(Math.max(ticks, filled)).map(tick);
  const thick = ticks > 60 ? 1.9 : 3;
  return { width: 120, ink: all.slice(0, filled).join(""), rest: all.slice(filled).join(""), filled: "", thick };
}

/** A disc for each of up to forty, else the fewest that show the share as it is; none where fifty don’t. What goes beyond the whole stands apart. */
function share(value: number, whole: number): Drawn | undefined {
  const own = Number.isInteger(whole) && whole <= 40 ? [whole] : [];
  const parts = exact(value, whole, [...own, 10, 20, 25, 40, 50]);
  if (!parts) return;
  const filled = filledOf(value, whole, parts);
  // A block about as high as the dial, without a gap in its last row where that can be.
  const rows =
    parts <= 3 || parts === 5
      ? 1
      : ([5, 4, 3, 2].find((size) => parts % size === 0 && parts / size >= size && parts / size <= 2.5 * size) ??
        (parts <= 12 ? 2 : parts <= 24 ? 3 : 4));
  const columns = Math.ceil(parts / rows);
  const pitch = rows === 1 ? 44 : 120 / rows;
  const radius = tenth(pitch * 0.4);
  // Rows are read along; those beyond the whole go on in columns of their own, behind a gap.
  const at = (index: number) => {
    const more = index - parts;
    const [column, row] =
      more < 0
        ? [index % columns, Math.floor(index / columns)]
        : [columns + 0.5 + Math.floor(more / rows), more % rows];
    const [x, y] = [(column + 0.5) * pitch, 60 + (row - (rows - 1) / 2) * pitch];
    return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${tenth(2 * radius)} 0a${radius} ${radius} 0 1 0-${tenth(2 * radius)} 0`;
  };
  const all = range(Math.max(parts, filled)).map(at);
  const beyond = filled > parts ? 0.5 + Math.ceil((filled - parts) / rows) : 0;
  const width = tenth((columns + beyond) * pitch);
  const [shown, rest] = [all.slice(0, filled).join(""), all.slice(filled).join("")];
  return { width, ink: "", rest, filled: shown, thick: 1.6, isMirrored: true };
}

/** From what was to what is: two dots, a stroke between them, and both numbers at its ends. The scale begins at nothing. */
function Stroke({ value, before }: { value: string; before: string }) {
  const [to, from] = [numberIn(value), numberIn(before)];
  if (to === undefined || from === undefined) return null;
  const [low, high] = [Math.min(0, to, from), Math.max(0, to, from)];
  const y = (number: number) => tenth(100 - ((number - low) / (high - low || 1)) * 100);
  const dots = `M0 ${y(from)}h.1M100 ${y(to)}h.1`;
  return (
    <p className="flex min-h-28 text-caption leading-tight @2xl:min-h-32 @4xl:min-h-42 @4xl:text-small">
      <End text={before} at={y(from)} className="text-muted" />{" "}
      <span className="relative mx-3 my-[.625em] min-w-0 flex-1">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          strokeLinecap="round"
          className="drawn absolute inset-0 size-full overflow-visible fill-none rtl:-scale-x-100"
        >
          <path d={`M0 ${y(from)}L100 ${y(to)}V${y(0)}H0Z`} className="fill-tint-wash" />
          <path
            d={`M0 ${y(from)}V${y(0)}H100V${y(to)}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5}
            className="stroke-line"
          />
          <path
            d={`M0 ${y(from)}L100 ${y(to)}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={3}
            className="stroke-ink"
          />
          <path d={dots} vectorEffect="non-scaling-stroke" strokeWidth={11} className="stroke-ink" />
        </svg>
      </span>{" "}
      <End text={value} at={y(to)} className="font-semibold text-ink" />
    </p>
  );
}

/** Beside its dot while it is one line, and within the drawing however many there are. */
const End = ({ text, at, className }: { text: string; at: number; className: string }) => (
  <span
    className={`flex max-w-[9em] min-w-0 flex-col before:[flex:var(--at)] after:[flex:calc(100-var(--at))] @2xl:max-w-[11em] ${className}`}
    style={{ "--at": at } as CSSProperties}
  >
    {text}
  </span>
);
