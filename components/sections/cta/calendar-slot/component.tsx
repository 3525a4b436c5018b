export interface Props {
  title: string;
  lede: string;
  /** Read out before the choices, not shown. */
  legend: string;
  days: { label: string; date: string }[];
  /** First and last hour of the strip, 13.5 for half past one; a day apart at most. */
  opens: number;
  closes: number;
  marks: { at: number; label: string }[];
  /** What fills the week; `day` counts from 1, breaks are drawn without a ground. */
  busy: { day: number; from: number; to: number; label: string; pause: boolean }[];
  /** The half-hours still free: each brings the words and the address of the button. */
  free: { day: number; at: number; time: string; button: string; href: string }[];
  face: { src: string; alt: string };
  note: string;
  more: { label: string; href: string };
}

export default function CalendarSlot(props: Props) {
  const { title, lede, legend, days, opens, closes, marks, busy, free, face, note, more } = props;
  const halves = Math.min(48, Math.max(1, Math.round((closes - opens) * 2) || 1));
  const row = (hour: number) => Math.min(halves + 2, Math.max(2, Math.round((hour - opens) * 2) + 2 || 2));
  const column = (day: number) => Math.min(days.length, Math.max(1, Math.round(day) || 1)) + 1;
  return (
    <section className="px-gutter py-section" aria-labelledby="ccs-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="ccs-title" className="max-w-[16ch] font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          <p className="max-w-[44ch] @4xl:col-span-5 @4xl:pb-1">{lede}</p>
        </div>
        <fieldset
          className="relative -mx-1.5 mt-10 grid grid-cols-[fit-content(4rem)_repeat(var(--days),minmax(2.75rem,1fr))] grid-rows-[auto_repeat(var(--halves),minmax(1.125rem,auto))_auto] gap-x-[3px] overflow-x-auto px-1.5 @md:gap-x-1.5 @2xl:grid-rows-[auto_repeat(var(--halves),minmax(1.25rem,auto))_auto] @4xl:grid-rows-[auto_repeat(var(--halves),minmax(1.5rem,auto))_auto] @4xl:mt-14 @4xl:gap-x-2"
          style={{ "--days": days.length, "--halves": halves, "--foot": halves + 3 } as Record<string, number>}
        >
          <legend className="sr-only">{legend}</legend>
          {days.map(({ label, date }, index) => (
            <p
              key={index}
              className="border-b border-ink pb-2 text-caption text-muted @md:text-small"
              style={{ gridArea: `1 / ${index + 2}` }}
              aria-hidden="true"
            >
              {label} <span className="block font-semibold text-ink tabular-nums @md:inline">{date}</span>
            </p>
          ))}
          <div className="contents" aria-hidden="true">
            {marks.map(({ at, label }, index) => (
              <p
                key={index}
                className="h-0 -translate-y-[.65em] pe-1 text-end text-mock-sm text-muted tabular-nums @2xl:pe-2"
                style={{ gridArea: `${row(at)} / 1` }}
              >
                {label}
              </p>
            ))}
            {busy.map(({ day, from, to, label, pause }, index) => (
              <p
                key={index}
                className={`my-px overflow-hidden rounded-xs px-2 py-0.5 text-mock leading-snug @4xl:py-1 [contain:size] ${pause ? "bg-[repeating-linear-gradient(-45deg,var(--sc-hairline)_0_1px,transparent_1px_6px)] text-muted" : "bg-paper-3 text-ink-2"}`}
                style={{ gridArea: `${row(from)} / ${column(day)} / ${row(to)}` }}
              >
                {label && (
                  <span className={`hidden box-decoration-clone @md:inline ${pause ? "-ms-1 bg-paper px-1" : ""}`}>
                    {label}
                  </span>
                )}
              </p>
            ))}
          </div>
          {free.map(({ day, at, time, button, href }, index) => {
            const cell = { gridArea: `${row(at)} / ${column(day)}` };
            return (
              <div key={index} className="contents">
                <input
                  id={`ccs-${index}`}
                  type="radio"
                  name="ccs-slot"
                  defaultChecked={index === 0}
                  className="peer my-px min-h-11 w-full cursor-pointer appearance-none rounded-xs border-[1.5px] border-dashed border-accent-ink bg-paper transition-colors duration-(--sc-quick) checked:border-accent checked:border-solid checked:bg-accent hover:not-checked:bg-accent-bg motion-reduce:transition-none"
                  style={cell}
                />
                <label
                  htmlFor={`ccs-${index}`}
                  className="pointer-events-none self-center px-1 text-center text-caption font-semibold text-accent-ink tabular-nums peer-checked:text-on-accent @md:px-2 @md:text-start @md:text-small @md:font-semibold"
                  style={cell}
                >
                  <span className="sr-only">
                    {days[day - 1]?.label} {days[day - 1]?.date},{" "}
                  </span>
                  {time}
                </label>
                <a
                  href={href}
                  className="btn invisible col-span-full row-(--foot) mt-8 self-center justify-self-start peer-checked:visible @2xl:max-w-[52%]"
                >
                  {button}
                </a>
              </div>
            );
          })}
          <div className="tint-orange col-span-full row-[calc(var(--foot)+1)] mt-6 flex items-center gap-3 text-small @2xl:row-(--foot) @2xl:mt-8 @2xl:max-w-[44%] @2xl:self-center @2xl:justify-self-end">
            <img src={face.src} alt={face.alt} className="face size-10" width={40} height={40} />
            <p className="min-w-0">
              {note}{" "}
              <a href={more.href} className="link">
                {more.label}
              </a>
            </p>
          </div>
        </fieldset>
      </div>
    </section>
  );
}
