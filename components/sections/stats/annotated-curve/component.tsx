import type { CSSProperties } from "react";
import { numberIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  /** Three to 24 points in their order, at the same distance from one another. Up to five of them have a note. */
  points: { label: string; value: string; note: string; isMarked: boolean }[];
  scale: { low: string; high: string };
  source: string;
}

/** What the drawing is drawn on. Leader lines go on below it: upright beside the row of labels, then to their notes. */
const [width, height] = [1000, 400];
const [row, foot] = [448, 468];
const room = 5;

// Notes hang below their points, on a phone and where there are many or no room for their numbers in a numbered list.
const easy = {
  plate: "@2xl:grid @2xl:grid-cols-[minmax(0,56%)_minmax(0,44%)]",
  head: "@2xl:row-start-1 @2xl:pt-7 @2xl:pb-[calc(var(--plot)*var(--clear)+2rem)]",
  left: "@2xl:col-span-2 @2xl:col-start-1 @2xl:w-[44%] @2xl:ps-7 @2xl:pe-0 @4xl:ps-11",
  right: "@2xl:col-start-2 @2xl:ps-0 @2xl:pe-7 @4xl:pe-11",
  plot: "@2xl:col-span-2 @2xl:col-start-1 @2xl:row-start-1 @2xl:self-end",
  listed: "@2xl:hidden",
  narrow: "@max-2xl:hidden @4xl:hidden",
  notes: "@2xl:mt-1 @2xl:grid-cols-(--narrow)",
  body: "min-w-0",
  start: "@2xl:ms-(--ends)",
  end: "@2xl:me-(--ends)",
  note: "@2xl:block @2xl:first:col-start-2 @2xl:pe-3",
  flush: "@2xl:block @2xl:first:col-start-2 @2xl:text-end @4xl:pe-0",
};
const tight = {
  plate: "@4xl:grid @4xl:grid-cols-[minmax(0,56%)_minmax(0,44%)]",
  head: "@2xl:px-7 @2xl:pt-7 @4xl:row-start-1 @4xl:pb-[calc(var(--plot)*var(--clear)+2rem)]",
  left: "@4xl:col-span-2 @4xl:col-start-1 @4xl:w-[44%] @4xl:ps-11 @4xl:pe-0",
  right: "@4xl:col-start-2 @4xl:ps-0 @4xl:pe-11",
  plot: "@4xl:col-span-2 @4xl:col-start-1 @4xl:row-start-1 @4xl:self-end",
  listed: "@4xl:hidden",
  narrow: "hidden",
  notes: "@2xl:gap-y-3",
  body: "min-w-0 @2xl:@max-4xl:grid @2xl:@max-4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @2xl:@max-4xl:items-baseline @2xl:@max-4xl:gap-x-6",
  start: "@4xl:ms-(--ends)",
  end: "@4xl:me-(--ends)",
  note: "@4xl:block @4xl:first:col-start-2 @4xl:pe-3",
  flush: "@4xl:block @4xl:first:col-start-2 @4xl:text-end @4xl:pe-0",
};
/** Between two upright lines below the curve. */
const step = 7;
/** The part of the plate that the headline has, on the side where the curve is lower. */
const beside = 0.48;
/** A number of the scale and another one apart, at least, in units of the drawing. */
const apart = 44;
/** The plate where notes begin to hang below it, and a number's size there. */
const [least, size] = [580, 22];

/** How wide a number is for its size. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[.,'’\sil]/.test(sign) ? 0.32 : /[%mwMW]/.test(sign) ? 0.9 : 0.62), 0);

export default function AnnotatedCurve({ title, lede, points, scale, source }: Props) {
  const shown = points.slice(0, 24);
  const values = shown.map(({ value }) => numberIn(value));
  const known = values.filter((value) => value !== undefined);
  const low = numberIn(scale.low) ?? 0;
  const floor = Math.min(low, ...known);
  const ceiling = Math.max(low, numberIn(scale.high) ?? low, ...known);
  const xOf = (index: number) => ((index + 0.5) / shown.length) * width;
  const yOf = (value: number | undefined) =>
    12 + (1 - ((value ?? low) - floor) / (ceiling - floor || 1)) * (height - 12);
  const ground = yOf(low);
  const curves = runsOf(values).map((run) => curve(run.map(([index, value]): Point => [xOf(index), yOf(value)])));

  // How high the curve stands at either side: the headline hangs over the lower one.
  const [left, right] = [(x: number) => x <= beside * width, (x: number) => x >= (1 - beside) * width].map((isIn) =>
    Math.max(0, ...curves.flat().map(([x, y]) => (isIn(x) ? 1 - y / height : 0))),
  );
  const isLeft = (left ?? 0) < (right ?? 0);
  // Numbers of the scale have an edge of their own, away from the headline, where no curve is.
  const high = yOf(numberIn(scale.high) ?? ceiling);
  const isApart = !scale.low || ground - high > apart;
  const broad = Math.max(scale.low.length, scale.high.length);
  const cut = broad > 10 ? "truncate" : "";
  const longest = Math.min(10, broad);
  const ends = longest > 0 ? longest * 0.5 + 1.15 : 0;
  const place = {
    "--clear": Math.min(left ?? 0, right ?? 0).toFixed(3),
    "--ends": `calc(var(--sc-rem)*${ends.toFixed(2)})`,
  } as CSSProperties;
  const strip = isLeft ? "me-(--ends)" : "ms-(--ends)";

  // On a phone every second line would be too many.
  const hatched = (half: number) =>
    curves
      .flatMap((line) =>
        line.filter((_, place) => place % 2 === half).map(([x, y]) => `M${round(x)} ${round(y)}V${round(ground)}`),
      )
      .join("");
  // Where there are more notes than can be shown, points in colour come first.
  const isMarked = (index: number) => shown[index]?.isMarked === true;
  const all = [...shown.keys()].filter((index) => shown[index]?.note);
  const noted = [...all]
    .sort((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
    .slice(0, room)
    .sort((a, b) => a - b);
  const isColoured = (index: number) => isMarked(index) && (noted.includes(index) || !all.includes(index));
  const broadest = Math.max(0, ...noted.map((index) => shown[index]?.value.length ?? 0));
  const at = noted.map((index) => (xOf(index) / width) * 100);
  const [tags, narrow, wide] = [placed(at, 7), placed(at, 15.5), placed(at, Math.max(12.5, broadest * 1.9))];
  const isFitting = narrow.every(({ start, edge, isFlush }, order) => {
    const own = isFlush ? edge - start : (narrow[order + 1]?.start ?? 100) - start;
    return widthOf(shown[noted[order] ?? 0]?.value ?? "") * size + 14 < (own / 100) * (least - ends * 16);
  });
  const look = noted.length < 5 && isFitting ? easy : tight;
  const leaders = (places: readonly Place[], end: number, turn: number) =>
    places
      .map(({ edge }, order) => {
        const index = noted[order] ?? 0;
        return `M${round(xOf(index))} ${round(yOf(values[index]))}V${turn}L${round(edge * 10)} ${end}`;
      })
      .join("");
  const dots = shown.flatMap((_, index) => (values[index] === undefined ? [] : [index]));
  const dot = (index: number) => `M${round(xOf(index))} ${round(yOf(values[index]))}h.1`;
  // Where there are many labels, the last has its place before its own line, as the drawing ends behind it.
  const every = shown.length > 8 ? Math.ceil(shown.length / 7) : 1;
  const last = shown.length - 1;
  const isWritten = (index: number) => index === last || (index % every === 0 && (every < 2 || last - index > every));
  // A line to a note that would run through a label is cut there.
  const covered = every > 1 ? "w-fit bg-paper" : "";
  const final =
    every > 1
      ? "@2xl:me-[50%] @2xl:-ms-[calc(150%+1rem)] @2xl:pe-1.5 text-end"
      : `text-end @2xl:text-start ${isLeft ? "@2xl:me-[min(-.5rem,-1*var(--ends))]" : "@2xl:-me-2"}`;
  return (
    <section className="px-gutter py-section tabular-nums [overflow-wrap:anywhere]" aria-labelledby="sac-title">
      <div className="mx-auto max-w-wide [--plot:15rem] @2xl:[--plot:18rem] @4xl:[--plot:27rem]" style={place}>
        <div className={`rounded-t-lg bg-tint-wash ${look.plate}`}>
          <div className={`p-5 pb-13 @4xl:pt-11 ${look.head} ${isLeft ? look.left : look.right}`}>
            <h2 id="sac-title" className="font-display text-title">
              {title}
            </h2>
            {lede && <p className="mt-3.5 max-w-[44ch] @4xl:mt-5 @4xl:text-[1.0625em]">{lede}</p>}
          </div>
          {shown.length > 0 && (
            <div className={`relative h-(--plot) ${strip} ${look.plot}`}>
              {scale.high && (
                <p
                  className={`-translate-y-1/2 ${sides(isLeft)} ${cut} ${isApart ? "" : "hidden"}`}
                  style={placeOf(high)}
                >
                  {scale.high}
                </p>
              )}
              {scale.low && (
                <p className={`-translate-y-full ${sides(isLeft)} ${cut}`} style={placeOf(ground)}>
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
                <Line d={hatched(0)} className="stroke-tint-mid opacity-60" size={1} />
                <Line d={hatched(1)} className="stroke-tint-mid opacity-60 @max-2xl:hidden" size={1} />
                <Line d={`M0 ${round(ground)}H${width}`} className="stroke-ink" size={1} />
                <Line d={leaders(tags, -14, 10)} className={`stroke-ink ${look.listed}`} size={1} />
                <Line d={leaders(narrow, foot, row)} className={`stroke-ink ${look.narrow}`} size={1} />
                <Line d={leaders(wide, foot, row)} className="hidden stroke-ink @4xl:inline" size={1} />
                <Line
                  d={curves.map((line) => `M${line.map((point) => point.map(round).join(" ")).join("L")}`).join("")}
                  className="stroke-ink"
                  size={3}
                />
                <Line d={dots.map(dot).join("")} className="stroke-ink" size={7} />
                <Line d={noted.map(dot).join("")} className="stroke-tint-wash" size={14} />
                <Line
                  d={noted.map((index) => (isColoured(index) ? "" : dot(index))).join("")}
                  className="stroke-ink"
                  size={10}
                />
                <Line
                  d={dots.map((index) => (isColoured(index) ? dot(index) : "")).join("")}
                  className="stroke-accent"
                  size={12}
                />
              </svg>
              {tags.map(({ edge, isFlush }, order) => (
                <Tag
                  key={order}
                  order={order}
                  isMarked={isMarked(noted[order] ?? 0)}
                  className={`absolute -top-6 ${look.listed} ${isFlush ? "-translate-x-full" : ""}`}
                  style={{ left: `${round(edge)}%` }}
                />
              ))}
            </div>
          )}
        </div>
        {shown.length > 0 && (
          <ol
            className={`relative flex justify-between gap-x-4 pt-2 text-mock text-muted @2xl:grid @2xl:h-[calc(var(--plot)*.17)] @2xl:auto-cols-[minmax(0,1fr)] @2xl:grid-flow-col @2xl:gap-x-0 @4xl:text-caption ${strip}`}
            style={{ "--reach": `${50 - every * 100}%` } as CSSProperties}
          >
            {shown.map(({ label, value }, index) => (
              <li
                key={index}
                className={`@2xl:min-w-0 ${index % (last || 1) === 0 ? "min-w-0" : "sr-only @2xl:not-sr-only"} ${index < last ? (isWritten(index) ? "@2xl:me-(--reach)" : "") : last > 0 ? final : "@max-2xl:mx-auto"} ${index === last && every > 1 ? "" : "@2xl:ms-[50%] @2xl:ps-1.5 @4xl:ps-2"}`}
              >
                <span className={isWritten(index) ? `@2xl:line-clamp-2 ${covered}` : "@2xl:sr-only"}>{label}</span>
                <span className="sr-only"> {value}</span>
              </li>
            ))}
          </ol>
        )}
        {noted.length > 0 && (
          <ol
            className={`mt-7 grid gap-y-5 @4xl:mt-2 @4xl:grid-cols-(--wide) ${look.notes} ${isLeft ? look.end : look.start}`}
            style={{ "--narrow": tracksOf(narrow), "--wide": tracksOf(wide) } as CSSProperties}
          >
            {noted.map((index, order) => (
              <li
                key={order}
                className={`grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 ${narrow[order]?.isFlush ? look.flush : look.note} ${narrow[order]?.isFlush && !wide[order]?.isFlush ? "@4xl:text-start" : ""}`}
              >
                <Tag order={order} isMarked={isMarked(index)} className={`mt-1 ${look.listed}`} />
                <div className={look.body}>
                  <p
                    className={`min-w-0 text-heading ${broadest < 18 ? "[overflow-wrap:normal]" : ""} ${isMarked(index) ? "text-accent-ink" : "text-ink"}`}
                  >
                    {shown[index]?.value}{" "}
                    <span
                      className={`text-caption font-normal tracking-normal [overflow-wrap:anywhere] text-muted ${every > 1 ? "inline-block" : `ms-1 ${look.listed}`}`}
                    >
                      {shown[index]?.label}
                    </span>
                  </p>
                  <p className="mt-1 min-w-0 max-w-[30ch] text-small @2xl:inline-block @2xl:max-w-full @4xl:text-[.9375em]">
                    {shown[index]?.note}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
        {source && <p className="mt-6 max-w-[60ch] text-caption text-muted @2xl:mt-8">{source}</p>}
      </div>
    </section>
  );
}

const Line = ({ d, className, size }: { d: string; className: string; size: number }) => (
  <path d={d} vectorEffect="non-scaling-stroke" strokeWidth={size} className={className} />
);

/** On a phone a note is below the drawing, and its number at the end of its leader line. */
function Tag({
  order,
  isMarked,
  className,
  style,
}: {
  order: number;
  isMarked: boolean;
  className: string;
  style?: CSSProperties;
}) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={`drawn grid size-5 place-items-center rounded-xs text-mock leading-none font-semibold ${isMarked ? "bg-accent text-on-accent" : "bg-ink text-paper"} ${className}`}
    >
      {order + 1}
    </span>
  );
}

/** A number of the scale, at its height and beside the drawing. */
const sides = (isEnd: boolean) =>
  `absolute w-(--ends) px-1.5 text-mock leading-tight text-muted [overflow-wrap:normal] @2xl:px-2 @4xl:text-caption ${isEnd ? "start-full" : "end-full text-end"}`;
const placeOf = (y: number) => ({ top: `${round((y / height) * 100)}%` });

type Point = readonly [x: number, y: number];
const round = (value: number) => Math.round(value * 10) / 10;

/** Points one after the other that have a value: where one is missing, the curve has a gap. */
function runsOf(values: readonly (number | undefined)[]) {
  const runs: [index: number, value: number][][] = [];
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    if (index > 0 && values[index - 1] !== undefined) runs.at(-1)?.push([index, value]);
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

/** Where a note begins and where its leader line ends, in percent. */
interface Place {
  start: number;
  edge: number;
  isFlush: boolean;
}

/** Notes begin at their points, pushed apart where they would touch. The last may end at its own. */
function placed(at: readonly number[], most: number): Place[] {
  const wide = Math.min(most, 92 / Math.max(1, at.length));
  const last = at.length - 1;
  const isFlush = (at[last] ?? 0) > 100 - wide;
  const starts = [...at];
  for (let index = last; index >= 0; index--) {
    const own = (at[index] ?? 0) - (isFlush && index === last ? wide : 0);
    starts[index] = Math.min(own, (starts[index + 1] ?? 100) - wide);
  }
  for (let index = 0; index <= last; index++)
    starts[index] = Math.max(starts[index] ?? 0, index === 0 ? 0 : (starts[index - 1] ?? 0) + wide);
  return starts.map((pushed, index) => {
    const ends = isFlush && index === last;
    const start = !ends && Math.abs(pushed - (at[index] ?? 0)) < 1.2 ? (at[index] ?? 0) : pushed;
    return { start, edge: ends ? Math.min(100, Math.max(start + wide, at[last] ?? 0)) : start, isFlush: ends };
  });
}

/** Columns that begin where notes do. */
function tracksOf(places: readonly Place[]) {
  const last = places.at(-1);
  const tracks = places.map(({ start }, order) => `${round(start - (places[order - 1]?.start ?? 0))}%`);
  return `${tracks.join(" ")} ${last?.isFlush ? `${round(last.edge - last.start)}% ` : ""}minmax(0,1fr)`;
}
