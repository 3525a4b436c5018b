import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Read aloud before the choices, and not shown. */
  legend: string;
  /** The days of your week, in order. Narrow pages show their first three letters. */
  days: string[];
  /** When your day begins, in full hours from 0 to 23. */
  opens: number;
  /** When your day ends, in full hours from 1 to 24. */
  closes: number;
  /** The half hours that people can choose, eight at most. */
  free: {
    /** 1 is the first of your days, 2 the second. */
    day: number;
    /** When it begins, such as 15:30 or 3:30 pm. */
    time: string;
    /** Where the button leads once this time is chosen. */
    href: string;
  }[];
  /** {day} becomes the chosen day, {time} the chosen time. */
  button: string;
  face: { src: string; alt: string };
  note: string;
  more: { label: string; href: string };
}

/** A time as hours since midnight: 15.5 for "15:30" and "3:30 pm". */
function hoursOf(time: string) {
  const [, hour = "0", minute = "0", half = ""] = /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]?)/i.exec(time) ?? [];
  const late = half.toLowerCase() === "p" ? 12 : 0;
  return (half ? Number(hour) % 12 : Number(hour)) + late + Number(minute) / 60;
}

/** How long the appointments of a day are, in half hours, over and over: no two days of a week begin alike. */
const lengths = [3, 2, 4, 1, 3, 5, 2, 4];

/** Everything between the free half hours, as first and last row of each appointment. */
function appointments(day: number, rows: number, free: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let turn = day * 3; from < rows; turn++) {
    const next = free.find((row) => row >= from) ?? rows;
    const to = Math.min(next, from + (lengths[turn % lengths.length] ?? 2));
    if (to > from) found.push([from, to]);
    from = to === next ? next + 1 : to;
  }
  return found;
}

export default function CalendarSlot(props: Props) {
  const { title, lede, legend, days, opens, closes, free, button, face, note, more } = props;
  const first = Math.min(23, Math.max(0, Math.round(opens) || 0));
  const last = Math.min(24, Math.max(first + 1, Math.round(closes) || 0));
  const rows = (last - first) * 2;
  const slots = free.slice(0, 8).map((slot) => ({
    ...slot,
    column: Math.min(days.length, Math.max(1, Math.round(slot.day) || 1)),
    row: Math.min(rows - 1, Math.max(0, Math.floor((hoursOf(slot.time) - first) * 2))),
  }));
  const noons = slots.some(({ time }) => /[ap]\.?m/i.test(time));
  const hour = (at: number) => (noons ? `${at % 12 || 12} ${at % 24 < 12 ? "am" : "pm"}` : `${at}:00`);
  return (
    <section className="px-gutter py-section" aria-labelledby="ccs-title">
      <div className="picked mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-y-10 @4xl:grid-cols-12 @4xl:grid-rows-[auto_1fr] @4xl:gap-x-12">
        <div className="@4xl:col-span-5">
          <h2 id="ccs-title" className="font-display text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-[46ch] @4xl:mt-6">{lede}</p>
        </div>
        <fieldset
          className="-mx-1.5 grid grid-cols-[auto_repeat(var(--days),minmax(max-content,1fr))] grid-rows-[auto_repeat(var(--rows),1.75rem)] gap-x-1 overflow-x-auto px-1.5 pb-2 @2xl:gap-x-2 @4xl:col-span-7 @4xl:col-start-6 @4xl:row-span-2 @4xl:row-start-1"
          style={{ "--days": days.length, "--rows": rows } as Record<string, number>}
        >
          <legend className="sr-only">{legend}</legend>
          <div className="contents" aria-hidden="true">
            {days.map((day, index) => (
              <p
                key={index}
                className="min-w-11 border-b border-ink pb-2 text-small font-semibold text-ink"
                style={{ gridArea: `1 / ${index + 2}` }}
              >
                {day.slice(0, 3)}
                <span className="hidden @2xl:inline">{day.slice(3)}</span>
              </p>
            ))}
            {Array.from({ length: Math.ceil(rows / 4) }, (_, index) => (
              <p
                key={index}
                className="h-0 pe-1.5 text-end text-mock leading-none text-muted tabular-nums @2xl:pe-2"
                style={{ gridArea: `${index * 4 + 2} / 1` }}
              >
                {hour(first + index * 2)}
              </p>
            ))}
            {days.map((_, day) =>
              appointments(
                day,
                rows,
                slots.flatMap(({ column, row }) => (column === day + 1 ? [row] : [])).sort((a, b) => a - b),
              ).map(([from, to]) => (
                <span
                  key={`${day} ${from}`}
                  className="drawn my-px rounded-xs bg-paper-2 bg-[linear-gradient(-45deg,var(--sc-hairline)_12.5%,transparent_12.5%_50%,var(--sc-hairline)_50%_62.5%,transparent_62.5%)] bg-[length:9px_9px] shadow-[inset_0_0_0_1px_var(--sc-hairline)]"
                  style={{ gridArea: `${from + 2} / ${day + 2} / ${to + 2}` }}
                />
              )),
            )}
          </div>
          {slots.map(({ column, row, time }, index) => (
            <label
              key={index}
              className="relative my-px cursor-pointer after:absolute after:-inset-y-2 after:inset-x-0"
              style={{ gridArea: `${row + 2} / ${column + 1}` }}
            >
              <input
                type="radio"
                name="ccs-slot"
                defaultChecked={index === 0}
                className="peer drawn absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-xs border-[1.5px] border-accent-ink bg-paper transition-colors duration-(--sc-quick) checked:border-accent checked:bg-accent hover:not-checked:bg-accent-bg motion-reduce:transition-none"
              />
              <span className="drawn relative grid h-full place-items-center px-1 text-caption leading-none font-semibold whitespace-nowrap text-accent-ink tabular-nums peer-checked:text-on-accent @md:px-2 @2xl:text-small @2xl:leading-none @2xl:font-semibold">
                <span>
                  <span className="sr-only">{days[column - 1]}, </span>
                  {time}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-col gap-x-8 gap-y-6 @2xl:flex-row @2xl:items-center @2xl:justify-between @4xl:col-span-5 @4xl:flex-col @4xl:items-start @4xl:justify-end">
          <div className="min-w-0 @2xl:max-w-[56%] @2xl:flex-none @4xl:max-w-full">
            {slots.map(({ column, time, href }, index) => (
              <a key={index} href={href} className="btn">
                {button.replaceAll("{day}", days[column - 1] ?? "").replaceAll("{time}", time)}
              </a>
            ))}
          </div>
          {(face.src || note || more.label) && (
            <div className="flex items-center gap-3 text-small @2xl:min-w-0">
              {face.src && (
                <Picture src={face.src} alt={face.alt} className="face size-10 bg-tint-plate object-cover" />
              )}
              <p className="min-w-0">
                {note && <span>{note} </span>}
                {more.label && (
                  <a href={more.href} className="link">
                    {more.label}
                  </a>
                )}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
