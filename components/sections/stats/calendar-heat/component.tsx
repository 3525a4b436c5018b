import type { CSSProperties } from "react";
import { numberIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  /** A plain month, of no year: what it is called, what it begins with and how long it is. */
  month: string;
  counted: string;
  weekdays: string;
  /** The day of the week that weeks begin with, and the one that the month does. */
  week: string;
  first: string;
  length: string;
  values: string;
  notes: { day: string; text: string }[];
  source: string;
}

/** The first characters of a text, by which an editor knows it: each part of it is still that text. */
const markOf = (text: string) => /^\p{Co}*/u.exec(text)?.[0] ?? "";

/** The parts of a list: a comma alone parts them where no blank does. */
function partsOf(text: string) {
  const own = text
    .replace(/\p{Co}/gu, "")
    .replace(/(\d) +(thousand|million|billion|mn|bn|[kmb])\b/gi, "$1$2")
    .trim();
  const parts = own.split(/[\s;]/.test(own) ? /[,;]?\s+|;/ : ",").map((part) => part.replace(/,$/, ""));
  return parts.filter(Boolean).map((part) => ({ text: markOf(text) + part, plain: part }));
}

/** Three letters of a long name, as calendars have it. */
const shortOf = ({ text, plain } = { text: "", plain: "" }) =>
  plain.length > 4 ? text.slice(0, text.length - plain.length + 3) : text;

// On a dark page a weak ground needs more of its colour. Where a reader's own colours take the grounds away, the highest
// days have a bar at their foot.
const grounds = [
  "border-hairline",
  "border-transparent bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_16%,var(--sc-paper)),color-mix(in_oklab,var(--tint-mid)_25%,var(--sc-paper)))]",
  "border-transparent bg-[color-mix(in_oklab,var(--tint-mid)_36%,var(--sc-paper))]",
  "border-transparent bg-[color-mix(in_oklab,var(--tint-mid)_56%,var(--sc-paper))]",
  "border-transparent bg-tint-mid text-black forced-colors:border-b-8",
  "border-transparent bg-tint-ink text-paper forced-colors:border-b-16",
];
/** How wide a number is for its size: a percent sign is broader than a digit. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[.,'’\s]/.test(sign) ? 0.45 : /[%‰mwMW]/.test(sign) ? 0.9 : 0.6), 0);

// Its width is the calendar's, which is a container: a number never breaks, and stands upright where a phone has no room for it.
const cell = "m-0.5 grid min-h-14 content-between rounded-xs border @lg:min-h-20 @lg:p-2";
const figure =
  "whitespace-nowrap font-semibold tracking-[-.02em] text-[length:clamp(.75rem,calc((100cqi/7-var(--pad))/var(--length)),1.125rem)] @lg:text-[length:clamp(.75rem,calc((100cqi/7-1.65rem)/var(--length)),1.625rem)]";

export default function CalendarHeat(props: Props) {
  const { title, lede, month, counted, weekdays, week, first, length, values, notes, source } = props;
  const begins = Number(week) || 0;
  const names = partsOf(weekdays).slice(0, 7);
  const offset = (Number(first) - begins + 7) % 7 || 0;
  const days = Array.from({ length: Number(length) || 30 }, (_, index) => {
    const place = offset + index;
    return { column: place % 7, week: Math.floor(place / 7), name: names[(Number(first) + index) % 7]?.plain };
  });
  const figures = partsOf(values);
  const numbers = figures.slice(0, days.length).map(({ plain }) => numberIn(plain));
  // By rank, so that one very high day leaves the others their differences. The deepest ground is for the highest.
  const steps = [...new Set(numbers)]
    .filter((number) => number !== undefined && number > 0)
    .sort((a = 0, b = 0) => a - b);
  const groundOf = (number?: number) => {
    const rank = steps.length > 1 ? steps.indexOf(number) / (steps.length - 1) : 1;
    return number === undefined ? "border-transparent" : grounds[number > 0 ? 1 + Math.floor(rank * 4.35) : 0];
  };
  const longest = Math.max(1.8, ...figures.slice(0, days.length).map(({ plain }) => widthOf(plain)));
  const isTall = longest > 3;
  const hung = hang(notes, days);
  const rowOf = (at: number) => at + 1 + hung.filter(({ week: before }) => before < at).length;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sch-title">
      <div className="mx-auto grid max-w-wide gap-x-14 gap-y-6 @2xl:gap-y-8 @4xl:grid-cols-[5fr_8fr] @4xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <h2 id="sch-title" className="max-w-[18em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[34em] text-balance @4xl:text-lede">{lede}</p>}
        </div>
        <div
          className={`@container mt-2 min-w-0 @4xl:row-span-2 @4xl:mt-0`}
          style={
            {
              "--length": longest.toFixed(2),
              "--pad": longest > 2.5 ? "13px" : "17px",
            } as CSSProperties
          }
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
            {month && <h3 className="text-heading">{month}</h3>}
            {counted && <p className="text-small text-muted">{counted}</p>}
          </div>
          <ol
            className="grid grid-cols-7 border-t border-ink py-2 text-mock text-muted @2xl:text-caption"
            aria-hidden="true"
          >
            {names.map((_, index) => (
              <li key={index} className="min-w-0 px-1.5 @lg:px-2">
                {shortOf(names[(begins + index) % names.length])}
              </li>
            ))}
          </ol>
          <ol className="-mx-0.5 grid grid-cols-7 leading-none text-ink tabular-nums">
            {days.map(({ column, week: own, name }, index) => {
              const note = hung.find(({ at }) => at === index);
              const at = rowOf(own);
              return (
                <li key={index} className="contents">
                  <p
                    className={`${cell} ${longest > 2.5 ? "px-0.5 py-1" : "p-1"} ${isTall ? "@max-md:min-h-[calc(var(--length)*.95rem+1.75rem)]" : ""} ${groundOf(numbers[index])} ${note ? (note.isEnd ? "border-e-4" : "border-s-4") : ""}`}
                    style={{ gridArea: `${at}/${column + 1}` }}
                  >
                    <span className="text-mock leading-none">
                      {name && <span className="sr-only">{name} </span>}
                      {index + 1}
                    </span>{" "}
                    <span
                      className={`${figure} ${longest > 2.5 ? "@max-[19rem]:tracking-[-.08em]" : ""} ${isTall && (figures[index]?.plain.length ?? 0) > 3 ? "@max-md:text-[.8125rem] @max-md:[writing-mode:vertical-rl]" : ""}`}
                    >
                      {figures[index]?.text}
                    </span>
                  </p>
                  {note && (
                    <>
                      <span
                        className={`drawn mx-0.5 mt-0.5 mb-2 w-[3px] rounded-xs bg-accent @lg:w-1 ${note.isEnd ? "justify-self-end" : ""}`}
                        style={{ gridArea: `${at}/${column + 1}/${at + 2 + note.order}/${column + 2}` }}
                      />
                      <p
                        className={`mt-0.5 mb-2 px-3.5 text-small leading-snug text-balance ${note.isEnd ? "text-end" : ""}`}
                        style={{ gridArea: `${at + 1 + note.order}/${note.from}/auto/${note.to}` }}
                      >
                        <b className="font-semibold text-accent-ink">{note.day}</b> {note.text}
                      </p>
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        {source && <p className="max-w-[34em] text-small text-balance text-muted @4xl:self-end">{source}</p>}
      </div>
    </section>
  );
}

interface Hung {
  day: string;
  text: string;
  at: number;
  week: number;
  /** Its place among the notes of its week, and the columns it has. */
  order: number;
  from: number;
  to: number;
  isEnd: boolean;
}

const most = 5;

/** Hangs notes below their weeks: each begins or ends at its day, and none crosses the line of another. */
function hang(notes: Props["notes"], days: readonly { column: number; week: number }[]): Hung[] {
  const known = notes.flatMap(({ day, text }) => {
    const at = Math.round(numberIn(day) ?? 0) - 1;
    return days[at] && text ? [{ at, day, text, ...days[at] }] : [];
  });
  const single = known.filter(({ at }, index) => known.findIndex((other) => other.at === at) === index).slice(0, most);
  return single.map(({ at, day, text, column, week }) => {
    const beside = single.filter((other) => other.week === week).map((other) => other.column);
    const [least, last] = [Math.min(...beside), Math.max(...beside)];
    const isSplit = least < 2 && last > 4;
    const isEnd = beside.length === 1 || isSplit ? column > 3 : last > 4;
    const order = beside.filter(
      (other) => (isEnd ? other < column : other > column) && (!isSplit || other > 3 === isEnd),
    );
    const [from, to] = isEnd ? [isSplit ? 5 : 1, column + 2] : [column + 1, isSplit ? 5 : 8];
    return { day, text, at, week, order: order.length, from, to, isEnd };
  });
}
