import type { CSSProperties } from "react";
import { grouped, hasComma, numberIn, writtenLike } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  event: { text: string; at: number };
  figures: {
    value: string;
    text: string;
    points: string;
  }[];
  /** Each line has its own scale, whose two ends are written beside it. */
  scale: string;
  axis: { from: string; to: string };
  /** Before the average of what came before the event, which is computed and written at its line. */
  average: string;
  note: string;
}

interface Point {
  text: string;
  value: number | undefined;
}

const most = 60;

/** The numbers of a line; a stroke or a question mark in the place of one leaves a gap. */
const pointsOf = (points: string): Point[] =>
  points
    .replace(/(\d) +(thousand|million|billion|bn|[km])\b/gi, "$1$2")
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((text) => ({ text, value: numberIn(text) }));

/** A text without what an editor marks it with. */
const plain = (text = "") => text.replace(/\p{Co}/gu, "");

/** What a line is drawn by: the ends of its scale, as they are written, and heights in a box of 1000 by 100. */
function scaleOf(points: readonly Point[], isFromZero: boolean) {
  const known = points.flatMap(({ text, value }) => (value === undefined ? [] : [{ text: plain(text), value }]));
  if (known.length === 0) return;
  const ends = isFromZero ? [...known, { text: "0", value: 0 }] : known;
  const [low, high] = [
    ends.reduce((a, b) => (b.value < a.value ? b : a)),
    ends.reduce((a, b) => (b.value > a.value ? b : a)),
  ];
  const height = (value: number) =>
    high.value > low.value ? Math.round(1000 - ((value - low.value) / (high.value - low.value)) * 1000) / 10 : 50;
  return { low, high, height };
}

/** A line through the points between two places. */
function lineOf(points: readonly Point[], last: number, from: number, to: number, height: (value: number) => number) {
  let path = "";
  points.forEach(({ value }, index) => {
    if (value === undefined || index < from || index > to) return;
    const isJoined = index > from && points[index - 1]?.value !== undefined;
    path += `${isJoined ? "L" : "M"}${Math.round((index / last) * 1000)} ${height(value)}${isJoined ? "" : "h0"}`;
  });
  return path;
}

/** A dot at each point, from one on. */
const dotsOf = (points: readonly Point[], last: number, height: (value: number) => number, from = 0) =>
  points
    .map(({ value }, index) =>
      value === undefined || index < from ? "" : `M${Math.round((index / last) * 1000)} ${height(value)}h0`,
    )
    .join("");

/** What the points up to `at` are on the average, as a height, and the outline between that and the line from there on. */
function shapeOf(points: readonly Point[], last: number, at: number, height: (value: number) => number) {
  const before = points.slice(0, at + 1).flatMap(({ value }) => (value === undefined ? [] : [value]));
  // One number is no average.
  if (before.length < 2) return;
  const average = before.reduce((sum, value) => sum + value, 0) / before.length;
  const mean = height(average);
  const first = points.findIndex(({ value }) => value !== undefined);
  const x = (index: number) => Math.round((index / last) * 1000);
  let area = "";
  points.forEach(({ value }, index) => {
    if (index < at || value === undefined) return;
    const isFirst = index === at || points[index - 1]?.value === undefined;
    const isLast = points[index + 1]?.value === undefined;
    area += `${isFirst ? `M${x(index)} ${mean}` : ""}L${x(index)} ${height(value)}${isLast ? `V${mean}Z` : ""}`;
  });
  return { area, level: `M${x(first)} ${mean}H1000`, average, mean };
}

/** An average with as many digits as say something, and with the unit of the number that the line ends at, if that is short. */
function averageIn(average: number, value: string, own: readonly Point[]) {
  const digits = Math.abs(average) >= 10 ? 0 : Math.abs(average) >= 1 ? 1 : 2;
  const rounded = Number(average.toFixed(digits));
  const isComma = hasComma([value, ...own.map(({ text }) => text)]);
  const isLike =
    value.length <= 9 && numberIn(value) === [...own].reverse().find((point) => point.value !== undefined)?.value;
  return (rounded < 0 ? "−" : "") + (isLike ? writtenLike(rounded, value, isComma) : grouped(rounded, isComma, digits));
}

/** Where an average is written: at its line, before or after the event, where no line runs through the words. */
function placeOf(points: readonly Point[], last: number, at: number, mean: number, height: (value: number) => number) {
  const isBefore = at > last * 0.6;
  const [from, to] = isBefore ? [0, at] : [at, last];
  // So much of the width do the words have on a phone, and so much of the height.
  const length = Math.min(to - from, last * 0.42);
  const room = 20;
  const places = [
    { isUp: false, isEnd: true },
    { isUp: true, isEnd: true },
    { isUp: false, isEnd: false },
    { isUp: true, isEnd: false },
  ].map((place) => {
    const away = Array.from({ length: 12 }, (_, step) => {
      const part = ((step + 1) / 12) * length;
      const x = place.isEnd ? to - length + part : from + part;
      const [a, b] = [points[Math.floor(x)]?.value, points[Math.ceil(x)]?.value];
      if (a === undefined || b === undefined) return 0;
      return (height(a + (b - a) * (x % 1)) - mean) * (place.isUp ? -1 : 1);
    }).filter((distance) => distance > 1);
    const edge = place.isUp ? mean : 100 - mean;
    const isFree = away.every((distance) => distance >= room);
    const far = isFree ? 0 : Math.max(...away) + 4;
    // Where there is no room within the scale, it stands beyond the line at its end.
    const off = edge - far < room ? edge : far;
    return { ...place, off };
  });
  const { isUp, isEnd, off } = places.reduce((best, place) => (place.off < best.off ? place : best));
  return { isBefore, isUp, isEnd, y: mean + (isUp ? -off : off) };
}

const svg = "drawn overflow-visible fill-none [stroke-linejoin:round] [stroke-linecap:round] rtl:-scale-x-100";
const end = "absolute end-[calc(100%+.5rem)] -translate-y-1/2 text-mock whitespace-nowrap text-muted tabular-nums";
const grid =
  "@2xl:grid-cols-[minmax(0,1fr)_calc(var(--side)-2rem)] @4xl:grid-cols-[minmax(0,1fr)_calc(var(--side)-3.5rem)]";

export default function SharedAxis({ title, lede, event, figures, scale, axis, average, note }: Props) {
  const shown = figures.slice(0, 6);
  const all = shown.map(({ points }) => pointsOf(points));
  // Of more points than there is room for, the oldest go.
  const gone = Math.max(0, ...all.map((points) => points.length - most));
  const length = Math.max(0, ...all.map((points) => points.length)) - gone;
  // All of them end at the same time: what was counted less often begins later.
  const series = all.map((points) => {
    const own = points.slice(-length || points.length);
    return [...Array.from({ length: length - own.length }, (): Point => ({ text: "", value: undefined })), ...own];
  });
  const scales = series.map((points) => scaleOf(points, scale === "zero"));
  const last = Math.max(1, length - 1);
  const at = Math.min(last, Math.max(0, Math.round(event.at) - 1 - gone || 0));
  const ticks = Array.from({ length: last + 1 }, (_, index) => `M${Math.round((index / last) * 1000)} 0v1`).join("");
  const wide = Math.max(1, ...scales.flatMap((ends) => (ends ? [ends.low.text.length, ends.high.text.length] : [])));
  const hasLines = shown.some(({ points }) => points);
  const isFew = shown.length <= 2;
  // What has no line stands as high as the others, so that it isn’t close to the next.
  const [high, low] = [
    isFew ? "@2xl:min-h-40 @4xl:min-h-56" : "@2xl:min-h-28 @4xl:min-h-36",
    hasLines ? "@2xl:min-h-28 @4xl:min-h-36" : "",
  ];
  const longest = Math.max(1, ...shown.map(({ value }) => value.length));
  const place = {
    "--at": at / last,
    "--long": Math.round(longest * 5.8) / 10,
    "--ends": `calc(var(--sc-rem)*${(wide * 0.47 + 0.5).toFixed(2)})`,
  };
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="ssa-title">
      <div className="mx-auto max-w-wide">
        <h2 id="ssa-title" className="max-w-[20ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <div
          className="relative mt-8 @2xl:mt-10 @4xl:mt-14 [--room:88cqi] @2xl:[--room:11rem] @2xl:[--side:13em] @4xl:[--room:18.5rem] @4xl:[--side:22em]"
          style={place as CSSProperties}
        >
          {event.text && (
            // one line through all drawings, at the moment that is told of; on a phone each has its part of it
            <span className="drawn absolute inset-y-0 start-[calc((100%-var(--side,0px)-var(--ends))*var(--at)+var(--ends)-1px)] w-0.5 bg-accent-ink @max-2xl:hidden" />
          )}
          <ul>
            {shown.map(({ value, text, points }, index) => {
              const [own = [], ends] = [series[index], scales[index]];
              const known = own.filter((point) => point.value !== undefined);
              const end = own.map((point) => point.value !== undefined).lastIndexOf(true);
              const shape = event.text && ends ? shapeOf(own, last, at, ends.height) : undefined;
              const label = shape && ends ? placeOf(own, last, at, shape.mean, ends.height) : undefined;
              const y = (ends?.height(own[end]?.value ?? 0) ?? 50) / 100;
              // What a line ends at is written where it ends, but not below its scale.
              const down = points ? Math.min(0.99, Math.max(0, (y - 0.18) / 0.36)) : 0.5;
              const above = { "--up": `${Math.round((down / (1 - down)) * 100) / 100}fr` };
              const dot = { "--x": end / last, "--y": `${Math.round(y * 1000) / 10}%` };
              return (
                <li key={index} className={`grid gap-x-8 gap-y-5 pb-9 @2xl:items-end @4xl:gap-x-14 @4xl:pb-11 ${grid}`}>
                  <div className="ps-(--ends)">
                    {index === 0 && event.text && (
                      <p
                        className={`pb-3 text-small text-balance leading-snug font-[550] text-accent-ink @2xl:pb-6 @4xl:pb-8 @4xl:text-body ${at * 2 > last ? "me-[calc(100%*(1-var(--at)))] text-end @2xl:pe-3" : "ms-[calc(100%*var(--at))] @2xl:ps-3"}`}
                      >
                        {event.text}
                      </p>
                    )}
                    {points && (
                      <div
                        className={`relative ${isFew ? "h-28 @2xl:h-40 @4xl:h-56" : "h-24 @2xl:h-28 @4xl:h-36"}`}
                        style={dot as CSSProperties}
                      >
                        {event.text && (
                          <span className="drawn absolute -inset-y-2 start-[calc(100%*var(--at)-1px)] w-0.5 bg-accent-ink @2xl:hidden" />
                        )}
                        {ends && <Ends high={ends.high.text} low={ends.high === ends.low ? "" : ends.low.text} />}
                        <svg
                          viewBox="0 0 1000 100"
                          preserveAspectRatio="none"
                          role="img"
                          aria-label={`${plain(text || value)}: ${known[0]?.text ?? points} → ${plain(known.at(-1)?.text)}`}
                          className={`absolute inset-0 size-full ${svg}`}
                        >
                          {shape && (
                            <>
                              <path d={shape.area} className="fill-tint-wash" />
                              <path d={shape.level} vectorEffect="non-scaling-stroke" className="stroke-tint-mid" />
                            </>
                          )}
                          {event.text && (
                            <path
                              d={ends ? lineOf(own, last, 0, at, ends.height) : ""}
                              vectorEffect="non-scaling-stroke"
                              className="stroke-line stroke-[2]"
                            />
                          )}
                          <path
                            d={ends ? lineOf(own, last, event.text ? at : 0, last, ends.height) : ""}
                            vectorEffect="non-scaling-stroke"
                            className="stroke-ink stroke-[2.5] @4xl:stroke-[3]"
                          />
                          {length <= 12 && ends && (
                            <>
                              <path
                                d={dotsOf(own.slice(0, event.text ? at : 0), last, ends.height)}
                                vectorEffect="non-scaling-stroke"
                                className="stroke-line stroke-[5]"
                              />
                              <path
                                d={dotsOf(own, last, ends.height, event.text ? at : 0)}
                                vectorEffect="non-scaling-stroke"
                                className="stroke-ink stroke-[6]"
                              />
                            </>
                          )}
                        </svg>
                        <span
                          className={`drawn absolute start-[calc(100%*var(--x)-5px)] top-[calc(var(--y)-5px)] size-2.5 rounded-[50%] bg-ink ${ends ? "" : "invisible"}`}
                        />
                        {average && shape && label && (
                          <p
                            className={`absolute px-1 text-mock leading-[1.15] text-tint-ink ${label.isBefore ? "start-0 end-[calc(100%*(1-var(--at)))]" : "start-[calc(100%*var(--at))] end-0"} ${label.isEnd ? "text-end" : ""} ${label.isUp ? "bottom-[calc(100%-var(--level)+4px)]" : "top-[calc(var(--level)+4px)]"}`}
                            style={{ "--level": `${Math.round(label.y * 10) / 10}%` } as CSSProperties}
                          >
                            <span>{average}</span>{" "}
                            <span className="whitespace-nowrap tabular-nums">
                              {averageIn(shape.average, value, own)}
                            </span>
                          </p>
                        )}
                      </div>
                    )}
                  </div>
                  <p
                    className={`@max-2xl:order-first @2xl:grid @2xl:grid-rows-[minmax(0,var(--up))_auto_auto_minmax(0,1fr)] ${points ? high : low}`}
                    style={above as CSSProperties}
                  >
                    <span
                      className={`block text-[length:min(clamp(2.25rem,1.2rem+3.6cqi,5rem),var(--room)/var(--long))] leading-none font-semibold tracking-[-.04em] text-ink @2xl:row-start-2 ${longest < 16 ? "[overflow-wrap:normal]" : ""}`}
                    >
                      {value}
                    </span>{" "}
                    {text && (
                      <span className="mt-1.5 block max-w-[30ch] text-small leading-snug @2xl:row-start-3 @4xl:mt-2.5 @4xl:text-[1.125em]">
                        {text}
                      </span>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
          {(axis.from || axis.to) && (
            <div className="relative ms-(--ends) me-(--side) bg-paper">
              <svg
                viewBox="0 0 1000 1"
                preserveAspectRatio="none"
                className={`block h-2 w-full stroke-line ${svg}`}
                aria-hidden="true"
              >
                <path d={`M0 0H1000${ticks}`} vectorEffect="non-scaling-stroke" />
              </svg>
              <p className="mt-2 flex justify-between gap-x-6 text-caption text-muted">
                <span>{axis.from}</span> <span className="text-end">{axis.to}</span>
              </p>
            </div>
          )}
        </div>
        {note && <p className="mt-8 max-w-[52ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}

/** The ends of a scale, each at a fine line. */
function Ends({ high, low }: { high: string; low: string }) {
  return (
    <span aria-hidden="true" className={`absolute inset-0 ${low ? "border-y border-hairline" : ""}`}>
      <span className={`${end} ${low ? "top-0" : "top-1/2"}`}>{high}</span>
      <span className={`${end} top-full`}>{low}</span>
    </span>
  );
}
