import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  /** Three to 24 points in their order, at the same distance from one another. Up to five of them have a note. */
  points: { label: string; value: string; note: string }[];
  scale: { low: string; high: string };
  source: string;
}

/** What the drawing is drawn on; leader lines lean in its first part, and the curve stays below it. */
const [width, height, band] = [1000, 400, 56];
const room = 5;
/** Between two upright lines below the curve. */
const step = 7;

export default function AnnotatedCurve({ title, lede, points, scale, source }: Props) {
  const shown = points.slice(0, 24);
  const values = shown.map(({ value }) => numberOf(value));
  const known = values.filter((value) => value !== null);
  const low = numberOf(scale.low) ?? 0;
  const floor = Math.min(low, ...known);
  const ceiling = Math.max(low, numberOf(scale.high) ?? low, ...known);
  const xOf = (index: number) => ((index + 0.5) / shown.length) * width;
  const yOf = (value: number | null) =>
    band + (1 - ((value ?? low) - floor) / (ceiling - floor || 1)) * (height - band - 2);
  const ground = yOf(low);
  const top = yOf(numberOf(scale.high) ?? ceiling);
  const runs = runsOf(values).map((run) => run.map(([index, value]): Point => [xOf(index), yOf(value)]));

  const curves = runs.map(curve);
  // On a phone every second line would be too many.
  const hatched = (half: number) =>
    curves
      .flatMap((line) =>
        line.filter((_, place) => place % 2 === half).map(([x, y]) => `M${round(x)} ${round(y)}V${round(ground)}`),
      )
      .join("");
  const noted = shown.map((_, index) => index).filter((index) => shown[index]?.note);
  const notes = placed(noted.slice(0, room).map((index) => (xOf(index) / width) * 100)).map((place, order) => {
    const index = noted[order] ?? 0;
    return { ...place, index, x: xOf(index), y: yOf(values[index] ?? null), isLast: index === shown.length - 1 };
  });
  const last = notes.at(-1);
  const tracks = notes.map(({ start }, order) => round(start - (notes[order - 1]?.start ?? 0)));
  const columns = {
    "--tracks": `${tracks.map((track) => `${track}%`).join(" ")} ${last?.isFlush ? `${round(last.edge - last.start)}% ` : ""}1fr`,
  } as CSSProperties;
  const every = Math.ceil(shown.length / 8);
  const dots = runs.flat().filter(([x]) => x < xOf(shown.length - 1));
  const end = values.at(-1) == null ? null : runs.at(-1)?.at(-1);
  return (
    <section className="px-gutter py-section tabular-nums [overflow-wrap:anywhere]" aria-labelledby="sac-title">
      <div className="mx-auto flex max-w-wide flex-col">
        <h2 id="sac-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        {notes.length > 0 && (
          <ol
            className="order-1 mt-8 grid gap-y-5 @2xl:order-none @2xl:mt-10 @2xl:grid-cols-(--tracks) @4xl:mt-14"
            style={columns}
          >
            {notes.map(({ index, isLast, isFlush }, order) => (
              <li
                key={order}
                className={`grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line @2xl:block @2xl:pb-5 @2xl:first:col-start-2 ${isFlush ? sides.end : sides.start}`}
              >
                <Tag order={order} isLast={isLast} className="mt-1" />
                <div>
                  <p className={`text-heading ${isLast ? "text-accent-ink" : "text-ink"}`}>
                    {shown[index]?.value}
                    <span className="ms-2 text-caption font-normal tracking-normal text-muted @2xl:hidden">
                      {shown[index]?.label}
                    </span>
                  </p>
                  <p className="mt-1 max-w-[30ch] text-small @2xl:inline-block @4xl:text-[.9375em]">
                    {shown[index]?.note}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
        {shown.length > 0 && (
          <div className={notes.length > 0 ? "mt-9 @2xl:mt-0" : "mt-6"}>
            {notes.length > 0 && (
              <div aria-hidden="true" className="relative h-6 @2xl:hidden">
                {notes.map(({ start, edge, isLast }, order) => (
                  <Tag
                    key={order}
                    order={order}
                    isLast={isLast}
                    className={`absolute top-0 ${edge > start ? "-translate-x-full" : ""}`}
                    style={{ left: `${round(edge)}%` }}
                  />
                ))}
              </div>
            )}
            <div className="relative h-64 @2xl:h-72 @4xl:h-96">
              {scale.high && (
                <p className={`-translate-y-1/2 items-center gap-x-2 hidden @2xl:flex ${mark}`} style={placeOf(top)}>
                  {scale.high}
                  <span className="grow border-t border-hairline" />
                </p>
              )}
              {scale.low && (
                <p className={`-translate-y-full pb-0.5 ${mark}`} style={placeOf(ground)}>
                  {scale.low}
                </p>
              )}
              <svg
                viewBox={`0 0 ${width} ${height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="drawn absolute inset-0 block h-full w-full overflow-visible fill-none rtl:-scale-x-100"
              >
                {[0, 1].map((half) => (
                  <Line
                    key={half}
                    d={hatched(half)}
                    className={`stroke-tint-mid opacity-60 ${half ? "@max-2xl:hidden" : ""}`}
                    size={1}
                  />
                ))}
                <Line d={`M0 ${round(ground)}H${width}`} className="stroke-ink" size={1} />
                <Line
                  d={notes
                    .map(({ edge, x, y }) => `M${round(edge * 10)} 0L${round(x)} ${band - 16}V${round(y)}`)
                    .join("")}
                  className="stroke-line"
                  size={1}
                />
                <Line
                  d={curves.map((line) => `M${line.map((point) => point.map(round).join(" ")).join("L")}`).join("")}
                  className="stroke-ink"
                  size={3}
                />
                <Line d={dots.map(dot).join("")} className="stroke-ink" size={7} />
                <Line d={notes.map(({ x, y }) => dot([x, y])).join("")} className="stroke-paper" size={14} />
                <Line
                  d={notes.map(({ x, y, isLast }) => (isLast ? "" : dot([x, y]))).join("")}
                  className="stroke-ink"
                  size={10}
                />
                {end && <Line d={dot(end)} className="stroke-accent" size={12} />}
              </svg>
            </div>
            <ol className="relative mt-3 flex justify-between gap-x-4 text-mock text-muted @2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-x-0 @2xl:text-center @2xl:text-caption">
              {shown.map(({ label, value }, index) => (
                <li
                  key={index}
                  className={index % (shown.length - 1 || 1) === 0 ? ends : "sr-only @2xl:not-sr-only @2xl:min-w-0"}
                >
                  <span className={index % every === Math.floor(every / 2) ? "" : "@2xl:sr-only"}>{label}</span>
                  <span className="sr-only"> {value}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        {source && <p className="order-2 mt-6 max-w-[60ch] text-caption text-muted @2xl:mt-7">{source}</p>}
      </div>
    </section>
  );
}

const ends = "min-w-0 last:text-end @2xl:px-0.5 @2xl:last:text-center";

/** A leader line begins at the side of its note. */
const sides = {
  start: "@2xl:border-s @2xl:ps-2.5 @2xl:pe-3 @4xl:ps-3.5",
  end: "@2xl:border-e @2xl:pe-2.5 @2xl:text-end @4xl:pe-3.5",
};

const Line = ({ d, className, size }: { d: string; className: string; size: number }) => (
  <path d={d} vectorEffect="non-scaling-stroke" strokeWidth={size} className={className} />
);

/** On a phone a note is below the drawing, and its number at the end of its leader line. */
function Tag({ order, isLast, ...rest }: { order: number; isLast: boolean; className: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      style={rest.style}
      className={`drawn grid size-5 place-items-center rounded-xs text-mock leading-none font-semibold @2xl:hidden ${isLast ? "bg-accent text-on-accent" : "bg-ink text-paper"} ${rest.className}`}
    >
      {order + 1}
    </span>
  );
}

/** A number of the scale, at the line that it stands for. */
const mark = "absolute inset-x-0 text-mock text-muted @2xl:text-caption";
const placeOf = (y: number) => ({ top: `${round((y / height) * 100)}%` });

type Point = readonly [x: number, y: number];
const round = (value: number) => Math.round(value * 10) / 10;
const dot = ([x, y]: Point) => `M${round(x)} ${round(y)}h.1`;

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

/** Points one after the other that have a value: where one is missing, the curve has a gap. */
function runsOf(values: readonly (number | null)[]) {
  const runs: [index: number, value: number][][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    if (index > 0 && values[index - 1] !== null) runs.at(-1)?.push([index, value]);
    else runs.push([[index, value]]);
  }
  return runs;
}

/** Steepness of the curve in each point: level at a top or a foot, so that it never shows more than there is. */
function slopes(run: readonly Point[]) {
  const rise = run.slice(1).map(([x, y], index) => (y - (run[index]?.[1] ?? y)) / (x - (run[index]?.[0] ?? 0)));
  return run.map((_, index) => {
    const [a = rise[index] ?? 0, b = a] = [rise[index - 1], rise[index]];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
}

/** The curve through the points of a run, as many short lines. */
function curve(run: readonly Point[]): Point[] {
  const slope = slopes(run);
  const parts = run.slice(1).flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = run[index] ?? [x, y];
    const [a, b] = [(slope[index] ?? 0) * (x - fromX), (slope[index + 1] ?? 0) * (x - fromX)];
    const steps = Math.ceil((x - fromX) / step);
    return Array.from({ length: steps }, (_, place): Point => {
      const t = (place + 1) / steps;
      return [
        fromX + t * (x - fromX),
        fromY + t * (a + t * (3 * (y - fromY) - 2 * a - b + t * (a + b - 2 * (y - fromY)))),
      ];
    });
  });
  return [...run.slice(0, 1), ...parts];
}

/** Where notes begin, in percent: at their points, pushed apart where they would touch. The last may end at its own. */
function placed(at: readonly number[]) {
  const wide = Math.min(20, 92 / Math.max(1, at.length));
  const last = at.length - 1;
  const isFlush = (at[last] ?? 0) > 100 - wide;
  const starts = [...at];
  for (let index = last; index >= 0; index--) {
    const own = (at[index] ?? 0) - (isFlush && index === last ? wide : 0);
    starts[index] = Math.min(own, (starts[index + 1] ?? 100) - wide);
  }
  for (let index = 0; index <= last; index++)
    starts[index] = Math.max(starts[index] ?? 0, index === 0 ? 0 : (starts[index - 1] ?? 0) + wide);
  return starts.map((start, index) => {
    const ends = isFlush && index === last;
    return { start, edge: ends ? Math.min(100, Math.max(start + wide, at[last] ?? 0)) : start, isFlush: ends };
  });
}
