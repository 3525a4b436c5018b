import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Read aloud before the choices, and not shown. */
  legend: string;
  /** Small words above the week, such as “Every week”. */
  caption: string;
  /** The days of your week, in order. Seven at most. */
  days: {
    /** Narrow pages show its first three letters above a column. */
    name: string;
    /** What people can choose on this day. Eight in the whole week at most. */
    free: {
      /** When it begins, such as 15:30 or 3:30 pm. */
      time: string;
      /** Only where this one leads somewhere else than the others. */
      href: string;
    }[];
  }[];
  /** When your day begins, in full hours from 0 to 23. Earlier free times make it longer. */
  opens: number;
  /** When your day ends, in full hours from 1 to 24. Later free times make it longer. */
  closes: number;
  /** How many minutes a free time lasts. */
  length: number;
  /** {day} becomes the chosen day, {time} the chosen time. */
  button: string;
  /** Where the button leads. {day} and {time} become what was chosen. */
  href: string;
  face: { src: string; alt: string };
  note: string;
  more: { label: string; href: string };
}

/** A time as minutes since midnight: 930 for "15:30" and "3:30 pm"; undefined for what is none. */
function minutesOf(time: string) {
  const [, hour, minute = "0", half = ""] = /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]?)/i.exec(time) ?? [];
  if (hour === undefined) return undefined;
  const late = half.toLowerCase() === "p" ? 12 : 0;
  return Math.min(1439, ((half ? Number(hour) % 12 : Number(hour)) + late) * 60 + Number(minute));
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value) || min));

/** How long the appointments of a day are, in half hours, over and over: no two days of a week begin alike. */
const lengths = [3, 2, 4, 1, 3, 5, 2, 4];

/** Everything between the free times of a day, as beginning and end of each appointment. */
function appointments(day: number, from: number, to: number, free: readonly number[], length: number) {
  const found: { from: number; to: number }[] = [];
  let turn = day * 3;
  let at = from;
  for (const start of [...free, to]) {
    while (start > at) {
      const end = at + (lengths[turn++ % lengths.length] ?? 2) * 30;
      // No sliver remains before a free time, or at the foot.
      const next = start - end < 45 ? start : end;
      found.push({ from: at, to: next });
      at = next;
    }
    at = Math.max(at, Math.min(to, start + length));
  }
  return found;
}

export default function CalendarSlot(props: Props) {
  const { title, lede, legend, caption, days, opens, closes, length, button, href, face, note, more } = props;
  const lasts = within(length, 15, 180);
  let left = 8;
  const week = days.slice(0, 7).map(({ name, free }) => {
    const times = free.filter(({ time }, index) => free.findIndex((one) => one.time === time) === index).slice(0, left);
    left -= times.length;
    return { name, times };
  });
  const starts = week.flatMap(({ times }) => times.flatMap(({ time }) => minutesOf(time) ?? []));
  const first = Math.floor(Math.min(within(opens, 0, 23) * 60, ...starts) / 60);
  const last = Math.min(
    24,
    Math.ceil(Math.max(within(closes, 1, 24) * 60, first * 60 + 60, ...starts.map((at) => at + lasts)) / 60),
  );
  const span = (last - first) * 60;
  const spoken = week.flatMap(({ times }) => times);
  const noons = spoken.filter(({ time }) => /\d\s*[ap]\.?m/i.test(time)).length * 2 > spoken.length;
  const hour = (at: number) => (noons ? `${at % 12 || 12} ${at % 24 < 12 ? "am" : "pm"}` : `${at}:00`);

  let row = 1;
  const columns = week.map(({ name, times }, day) => {
    const placed = times
      .map((slot) => ({ ...slot, at: minutesOf(slot.time) ?? first * 60 }))
      .sort((a, b) => a.at - b.at)
      // On a phone the times of a day stand side by side, two in a row.
      .map((slot, index) => ({
        ...slot,
        line: row + Math.floor(index / 2),
        place: times.length === 1 ? "2 / auto / span 2" : `${(index % 2) + 2}`,
      }));
    const line = row;
    row += Math.ceil(placed.length / 2);
    const begin = placed.map(({ at }) => at);
    return { name, placed, line, taken: appointments(day, first * 60, last * 60, begin, lasts) };
  });
  const gaps = columns.flatMap(({ placed }) => placed.map(({ at }, i) => (placed[i + 1]?.at ?? at + 180) - at));
  const tightest = Math.max(5, Math.min(...gaps, 180));
  // A free time is high enough to be pressed, and two of them don't touch.
  const height = Math.max(
    Math.min(span > 480 ? 520 : 440, Math.max(360, (span * 26) / lasts)),
    Math.min(1400, (span * 34) / tightest),
  );
  const down = (minutes: number) => `${Math.round((minutes / span) * height)}px`;
  const hours = last - first > 6 ? 2 : 1;
  const named = Array.from({ length: Math.ceil((last - first) / hours) + 1 }, (_, i) =>
    Math.min(last, first + i * hours),
  );
  const slots = columns.flatMap(({ name, placed }, day) =>
    placed.map((slot, index) => {
      const tall = Math.max(32, Math.min(lasts, (placed[index + 1]?.at ?? 1440) - slot.at) * (height / span) - 2);
      // The last one of a day doesn't stand below its foot.
      const top = Math.min(((slot.at - first * 60) / span) * height + 1, height - tall - 1);
      return { ...slot, name, column: day + 2, tall, top };
    }),
  );
  const filled = (text: string, slot: { name: string; time: string }, write = (value: string) => value) =>
    text.replaceAll("{day}", write(slot.name)).replaceAll("{time}", write(slot.time));
  return (
    <section className="px-gutter py-section" aria-labelledby="ccs-title">
      <div className="picked mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 @2xl:grid-cols-[minmax(0,auto)_minmax(15rem,1fr)] @4xl:grid-cols-12 @4xl:grid-rows-[auto_auto_1fr] @4xl:gap-x-12">
        <div className="@2xl:col-span-2 @4xl:col-span-5">
          <h2 id="ccs-title" className="font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-5 max-w-[46ch] @2xl:max-w-[56ch] @4xl:mt-6">{lede}</p>}
        </div>
        {slots.length > 0 && (
          <fieldset
            className="-mx-1.5 grid grid-cols-[minmax(5.5rem,auto)_repeat(2,minmax(0,1fr))] gap-x-2 px-1.5 @xl:grid-cols-[auto_repeat(var(--days),minmax(0,1fr))] @xl:grid-rows-[auto_auto_var(--height)] @xl:gap-x-1 @2xl:col-span-2 @2xl:gap-x-2 @4xl:col-span-7 @4xl:col-start-6 @4xl:row-span-3 @4xl:row-start-1"
            style={
              { "--days": Math.max(1, week.length), "--height": `${Math.round(height)}px` } as Record<
                string,
                string | number
              >
            }
          >
            <legend className="sr-only">{legend}</legend>
            {caption && (
              <p className="col-span-full row-start-1 mb-2 text-small text-muted @xl:col-start-2 @xl:mb-3">{caption}</p>
            )}
            <div className="contents" aria-hidden="true">
              {columns.map(({ name, placed, line }, index) => (
                <p
                  key={index}
                  className={`self-center text-small font-semibold text-ink @xl:min-w-0 @xl:self-end @xl:border-b @xl:border-ink @xl:pb-2 @xl:[grid-area:2/var(--column)] ${placed.length > 0 ? "[grid-area:var(--line)/1]" : "@max-xl:hidden"}`}
                  style={{ "--line": line + 1, "--column": index + 2 } as Record<string, number>}
                >
                  <span className="@xl:hidden">{name}</span>
                  <span className="hidden @xl:inline">{name.slice(0, 3)}</span>
                  {week.length < 7 && (
                    <span className="hidden @2xl:inline @4xl:hidden @5xl:inline">{name.slice(3)}</span>
                  )}
                </p>
              ))}
              {named.map((at) => (
                <p
                  key={at}
                  className="mt-(--top) hidden h-0 items-center justify-end pe-1.5 text-mock leading-none whitespace-nowrap text-muted tabular-nums [grid-area:3/1] @xl:flex @2xl:pe-2"
                  style={{ "--top": down((at - first) * 60) } as Record<string, string>}
                >
                  {hour(at)}
                </p>
              ))}
              {columns.map(({ taken }, day) =>
                taken.map(({ from, to }) => (
                  <span
                    key={`${day} ${from}`}
                    className="drawn mt-(--top) mb-auto hidden h-(--tall) rounded-xs bg-paper-2 [grid-area:3/var(--column)] before:block before:size-full before:bg-[linear-gradient(-45deg,var(--sc-hairline)_12.5%,transparent_12.5%_50%,var(--sc-hairline)_50%_62.5%,transparent_62.5%)] before:bg-[length:9px_9px] before:opacity-55 @xl:block"
                    style={
                      {
                        "--column": day + 2,
                        "--top": `calc(${down(from - first * 60)} + 1px)`,
                        "--tall": `calc(${down(to - from)} - 2px)`,
                      } as Record<string, string | number>
                    }
                  />
                )),
              )}
            </div>
            {slots.map((slot, index) => (
              <label
                key={index}
                className="relative my-1 min-h-11 cursor-pointer [grid-area:var(--line)/var(--place)] after:absolute after:inset-0 @xl:my-0 @xl:mt-(--top) @xl:mb-auto @xl:h-(--tall) @xl:min-h-0 @xl:[grid-area:3/var(--column)] @xl:after:-inset-y-1.5"
                style={
                  {
                    "--line": slot.line + 1,
                    "--place": slot.place,
                    "--column": slot.column,
                    "--top": `${Math.round(slot.top)}px`,
                    "--tall": `${Math.round(slot.tall)}px`,
                  } as Record<string, string | number>
                }
              >
                <input
                  type="radio"
                  name="ccs-slot"
                  defaultChecked={index === 0}
                  className="peer drawn absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-xs border-[1.5px] border-ink bg-paper transition-colors duration-(--sc-quick) checked:border-accent checked:bg-accent hover:not-checked:bg-paper-3 motion-reduce:transition-none"
                />
                <span className="drawn relative flex h-full items-center justify-center gap-1 px-1 text-small leading-none font-semibold whitespace-nowrap text-ink tabular-nums peer-checked:text-on-accent @2xl:text-[length:calc(var(--sc-rem)*.9375)] @2xl:leading-none [&>svg]:hidden peer-checked:[&>svg]:block">
                  <svg
                    viewBox="0 0 14 14"
                    className="size-3.5 flex-none @xl:@max-2xl:w-0"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden="true"
                  >
                    <path d="M2 7.500l3.500 3.500 6.500 -8" />
                  </svg>
                  <span>
                    <span className="sr-only">{slot.name}, </span>
                    {slot.time}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="min-w-0 empty:hidden @4xl:col-span-5 @4xl:row-start-2">
          {slots.map((slot, index) => (
            <a key={index} href={slot.href || filled(href, slot, encodeURIComponent)} className="btn @max-xl:w-full">
              {filled(button, slot)}
            </a>
          ))}
        </div>
        {(face.src || note || more.label) && (
          <div className="flex min-w-0 items-center gap-4 text-small @4xl:col-span-5 @4xl:row-start-3 @4xl:mt-2 @4xl:self-start">
            {face.src && (
              <Picture src={face.src} alt={face.alt} className="face size-12 bg-tint-plate object-cover @4xl:size-18" />
            )}
            <p className="max-w-[44ch] min-w-0">
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
    </section>
  );
}
