import type { CSSProperties } from "react";

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
  const [dots, red] = counted(count);
  const high = dots > 250 ? 10 : dots > 20 ? 5 : 1;
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
                className="text-[length:clamp(1.25rem,calc(34rem/var(--length)),var(--sc-text-figure))] leading-[.95] font-semibold tracking-[-.045em] text-ink @4xl:text-[length:clamp(1.25rem,calc(34rem/var(--length)),6.5rem)]"
                style={{ "--length": Math.max(1, count.value.length) } as CSSProperties}
              >
                {count.value}
              </p>
              <p className="mt-3 max-w-[36ch] text-pretty @4xl:mt-5 @4xl:max-w-[30ch] @4xl:text-[1.0625em]">
                {count.text}
                {count.exceptionText && <span className="text-accent-ink"> {count.exceptionText}</span>}
              </p>
            </div>
            <div className="mt-7 @4xl:col-span-8 @4xl:mt-2">
              <Dots dots={dots} red={red} high={high} across={0} className="hidden @2xl:block" />
              <Dots dots={dots} red={red} high={0} across={20} className="@2xl:hidden" />
              {count.each && <p className="mt-4 text-caption text-muted">{count.each}</p>}
            </div>
          </div>
        )}
        {shown.length > 0 && (
          <ul
            className={`mt-10 border-t border-hairline @2xl:grid @2xl:gap-x-8 @4xl:mt-16 @4xl:gap-x-12 ${columns[shown.length]}`}
          >
            {shown.map(({ value, text, drawing, of }, index) => (
              <li
                key={index}
                className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-5 border-b border-hairline py-7 last:border-b-0 @2xl:flex @2xl:flex-col @2xl:border-b-0 @4xl:pt-9"
              >
                <div className="order-2 flex items-start justify-end @2xl:order-none @2xl:h-24 @2xl:items-end @2xl:justify-start @4xl:h-32">
                  <Drawing kind={drawing} value={numberOf(value) ?? 0} of={numberOf(of) ?? secondOf(value)} />
                </div>
                <div>
                  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 @2xl:mt-6 @4xl:mt-8">
                    <span
                      className="text-[length:clamp(1.25rem,calc(20rem/var(--length)),2.25rem)] leading-none font-semibold tracking-[-.02em] text-ink @4xl:text-[length:clamp(1.5rem,calc(26rem/var(--length)),3.25rem)]"
                      style={{ "--length": Math.max(1, value.length) } as CSSProperties}
                    >
                      {value}
                    </span>
                    {of && <span className="text-caption text-muted">{of}</span>}
                  </p>
                  {text && <p className="mt-2.5 max-w-[30ch] text-small @4xl:mt-3.5 @4xl:text-[1em]">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const columns = [
  "",
  "",
  "@2xl:grid-cols-2",
  "@2xl:grid-cols-3",
  "@2xl:grid-cols-2",
  "@2xl:grid-cols-3",
  "@2xl:grid-cols-3",
];
const most = 500;
const pitch = 15;

/** How many dots there are, and how many of them are exceptions. */
function counted({ value, exceptions, each }: Props["count"]): readonly [dots: number, red: number] {
  const all = Math.max(0, numberOf(value) ?? 0);
  const said = Math.max(1, numberOf(each) ?? 1);
  // More dots than anybody counts: each stands for ten times as many.
  const per = all / said <= most ? said : 10 ** Math.ceil(Math.log10(all / most));
  const dots = Math.round(all / per);
  const other = Math.max(0, numberOf(exceptions) ?? 0);
  return [dots, Math.min(dots, other > 0 ? Math.max(1, Math.round(other / per)) : 0)];
}

/** Dots in columns of `high`, or in rows of `across`; a gap after each ten. The exceptions are the last ones. */
function Dots({
  dots,
  red,
  high,
  across,
  className,
}: {
  dots: number;
  red: number;
  high: number;
  across: number;
  className: string;
}) {
  const spread = (place: number, every: number) => (place + Math.floor(place / every) * 0.8) * pitch + 7.5;
  const at = (index: number) => {
    const [column, row] = high
      ? [Math.floor(index / high), index % high]
      : [index % across, Math.floor(index / across)];
    return [spread(column, 10), spread(row, high ? 10 : 5)] as const;
  };
  const places = Array.from({ length: dots }, (_, index) => at(index));
  const [width, height] = [0, 1].map((axis) => Math.max(...places.map((place) => place[axis] ?? 0), 0) + 7.5);
  const size = { "--size": `${(width ?? 0) * (dots <= 20 ? 2.6 : 2.2)}px` } as CSSProperties;
  const fraction = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={size}
      className={`drawn h-auto w-[min(100%,var(--size))] fill-none ${className}`}
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
          .map(([x, y]) => `M${fraction(x - 4.4)} ${fraction(y)}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0`)
          .join("")}
        strokeWidth={1.8}
        className="stroke-accent-ink"
      />
    </svg>
  );
}

/** A dial with a tick for each part, so many in so many, or a line from what was to what is. */
function Drawing({ kind, value, of }: { kind: string; value: number; of: number | null }) {
  const whole = Math.abs(of ?? 0);
  const { width, ink, red, rest, thick } =
    kind === "dial" ? dial(value, whole || 60) : kind === "share" ? share(value, whole || 1) : line(value, of ?? value);
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
      strokeLinecap="round"
      strokeWidth={thick}
      style={{ "--ratio": width / 120 } as CSSProperties}
      className="drawn block h-auto w-[min(100%,calc(5rem*var(--ratio)))] shrink fill-none @2xl:w-[min(100%,calc(6rem*var(--ratio)))] @4xl:w-[min(100%,calc(8rem*var(--ratio)))]"
    >
      <path d={rest} className="stroke-line" strokeWidth={1.2} />
      <path d={ink} className="stroke-ink" strokeWidth={2.4} />
      <path d={red} className={`stroke-accent ${kind === "share" ? "fill-accent" : ""}`} />
    </svg>
  );
}

const range = (length: number) => Array.from({ length }, (_, index) => index);
const tenth = (value: number) => Math.round(value * 10) / 10;

function dial(value: number, whole: number) {
  const ticks = whole >= 4 && whole <= 60 ? Math.round(whole) : 60;
  const filled = Math.round(Math.min(1, Math.max(0, value / whole)) * ticks);
  const tick = (index: number) => {
    const [x, y] = [Math.sin((index / ticks) * 2 * Math.PI), -Math.cos((index / ticks) * 2 * Math.PI)];
    return `M${tenth(60 + x * 42)} ${tenth(60 + y * 42)}L${tenth(60 + x * 57)} ${tenth(60 + y * 57)}`;
  };
  const all = range(ticks).map(tick);
  return { width: 120, ink: all.slice(filled).join(""), red: all.slice(0, filled).join(""), rest: "", thick: 2.4 };
}

/** Up to forty discs, or the nearest share of forty. */
function share(value: number, whole: number) {
  const parts = whole <= 40 ? Math.max(1, Math.round(whole)) : 40;
  const filled = Math.round(Math.min(1, Math.max(0, value / whole)) * parts);
  const rows = parts <= 5 ? 1 : parts <= 12 ? 2 : 4;
  const columns = Math.ceil(parts / rows);
  const pitch = rows === 1 ? 44 : 120 / rows;
  const radius = pitch * 0.38;
  const at = (index: number) => {
    const [x, y] = [(index % columns) * pitch + pitch / 2, 120 - (rows - Math.floor(index / columns) - 0.5) * pitch];
    return `M${tenth(x - radius)} ${tenth(y)}a${tenth(radius)} ${tenth(radius)} 0 1 0 ${tenth(2 * radius)} 0a${tenth(radius)} ${tenth(radius)} 0 1 0-${tenth(2 * radius)} 0`;
  };
  const all = range(parts).map(at);
  return {
    width: columns * pitch,
    ink: all.slice(filled).join(""),
    red: all.slice(0, filled).join(""),
    rest: "",
    thick: 2.4,
  };
}

/** From what was, level and dotted, to what is; the scale begins at nothing. */
function line(value: number, before: number) {
  const [low, high] = [Math.min(0, value, before), Math.max(0, value, before)];
  const y = (number: number) => tenth(112 - ((number - low) / (high - low || 1)) * 96);
  const dots = range(17)
    .map((index) => `M${10 + index * 12} ${y(before)}h.1`)
    .join("");
  return {
    width: 220,
    ink: dots,
    red: `M8 ${y(before)}C90 ${y(before)} 120 ${y(value)} 206 ${y(value)}M206 ${y(value)}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
    rest: `M2 ${y(0)}H218`,
    thick: 4,
  };
}

/** The second number in a text: 4 of “1 in 4”. */
const secondOf = (text: string) => numberOf(text.replace(/^\D*\d[\d.,]*/, ""));

const times: Record<string, number> = { k: 1e3, thousand: 1e3, M: 1e6, million: 1e6, billion: 1e9 };

/** The number in a text: 1250.5 for “$1,250.50”, 1200000 for “1.2 million”, −3 for “−3%”; null where there is none. */
function numberOf(text: string): number | null {
  const plain = text.replace(/\p{Co}/gu, "");
  const [, before = "", digits, after = ""] = /^(.*?)(\d(?:[\d.,'’\s]*\d)?)(.*)$/s.exec(plain) ?? [];
  if (!digits) return null;
  const [, whole = digits, part = "0"] = /^(.*)[.,](\d\d?|\d{4,})$/.exec(digits) ?? /^(0)[.,](\d+)$/.exec(digits) ?? [];
  const [, unit = ""] = /^\s*(k|M|thousand|million|billion)\b/.exec(after) ?? [];
  const value = Number(`${whole.replace(/\D/g, "")}.${part}`) * (times[unit] ?? 1);
  if (!Number.isFinite(value)) return null;
  return /(^|\s)[-−–][^\s\p{L}]*$/u.test(before) ? -value : value;
}
