import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** What people read while the strip stays in view. Without them it stands alone. */
  rows: {
    label: string;
    /** Stands large at the end of the line: a time, a price or a number. */
    note: string;
    text: string;
  }[];
  /** Head and shoulders: a photo, or a picture without a background. Where there is room it stands behind the strip. */
  portrait: { src: string; alt: string };
  /** Up to 30 letters stand beside the button on a phone. */
  sentence: string;
  /** Quieter than the first. A phone has no room for it. */
  aside: string;
  action: { label: string; href: string };
}

/** The portrait in a round window: the upper part of it. */
const round = "absolute top-0 left-1/2 aspect-4/5 h-auto w-[136%] max-w-none -translate-x-1/2 object-cover object-top";

/** While it is held: a deeper shadow, and paper over the lines that go on below it. */
const held =
  "shadow-float transition-shadow duration-300 before:pointer-events-none before:absolute before:inset-x-0 before:-top-9 before:-bottom-4 before:-z-1 before:bg-linear-to-t before:from-paper before:from-60% motion-reduce:transition-none [@container_not_scroll-state(stuck:bottom)]:shadow-lift [@container_not_scroll-state(stuck:bottom)]:before:opacity-0";

export default function StickyStrip({ title, lede, rows, portrait, sentence, aside, action }: Props) {
  // The portrait stands up over the first column: beside a long text there it would cover words.
  const isStanding = Boolean(portrait.src) && title.length <= 70 && lede.length <= 180;
  const isHeld = rows.length > 0;
  return (
    <section className="px-gutter py-section" aria-labelledby="css-title">
      <div className="mx-auto max-w-wide [view-timeline:--css-read]">
        <div
          className={`grid gap-x-12 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-12 ${isHeld ? `-mb-40 ${isStanding ? "@4xl:-mb-110 @6xl:-mb-132" : ""}` : ""}`}
        >
          <div
            className={`min-w-0 ${isHeld ? "@4xl:col-span-5 @4xl:self-start @4xl:[@media(min-height:760px)]:sticky @4xl:[@media(min-height:760px)]:top-20" : "@4xl:col-span-12"} ${isStanding ? "@4xl:mb-28 @6xl:mb-64" : ""}`}
          >
            <h2
              id="css-title"
              className="font-display text-title [overflow-wrap:anywhere] @6xl:text-[3.5em] @6xl:leading-none"
            >
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[40ch] text-lede text-balance @2xl:max-w-[46ch] @4xl:mt-5">{lede}</p>}
          </div>
          {isHeld && (
            <dl className="min-w-0 border-t-2 border-ink @4xl:col-span-7">
              {rows.map(({ label, note, text }, index) => (
                <div
                  key={index}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-5 last:border-0 @4xl:py-6"
                >
                  <dt className="max-w-full text-heading text-ink [overflow-wrap:anywhere]">{label}</dt>
                  {note && (
                    <dd className="max-w-full text-heading font-normal text-ink tabular-nums [overflow-wrap:anywhere]">
                      {note}
                    </dd>
                  )}
                  {text && (
                    <dd className="w-full min-w-0 text-balance [overflow-wrap:anywhere] @2xl:pe-[20%] @2xl:text-[1.0625em]">
                      {text}
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          )}
        </div>
        {/* Stays above the foot of the window while the list passes. The room above the bar keeps it, and the portrait, off the title. */}
        <div
          className={`pointer-events-none relative z-10 ${isHeld ? `sticky bottom-[max(--spacing(3),env(safe-area-inset-bottom))] pt-48 [container-type:scroll-state] @2xl:pt-52 [@media(max-height:460px)]:static ${isStanding ? "@4xl:pt-122 @6xl:pt-144" : ""}` : "pt-8 @2xl:pt-12"}`}
        >
          <div
            className={`pointer-events-auto relative flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-tint-plate p-2 border border-transparent text-black @md:flex-nowrap @2xl:gap-x-4 @2xl:p-3 @4xl:min-h-22 @4xl:gap-x-6 @4xl:px-6 ${isHeld ? held : "shadow-lift"} ${portrait.src ? "" : "ps-4"} ${isStanding ? "@4xl:ps-56 @6xl:ps-80" : ""}`}
          >
            {/* How much of a list that is taller than the window has been read: from its top at the head of the window to its end. */}
            {isHeld && (
              <div
                className={`absolute inset-0 hidden overflow-hidden rounded-md motion-reduce:hidden supports-[animation-timeline:--css-read]:block ${isStanding ? "@4xl:start-46 @4xl:rounded-s-none @6xl:start-72" : ""}`}
                aria-hidden="true"
              >
                <div className="h-[3px] w-full animate-fill scheme-light bg-accent-ink [animation-range:exit-crossing_0%_entry-crossing_100%] [animation-timeline:--css-read]" />
              </div>
            )}
            {portrait.src && (
              <div
                className={`relative size-11 flex-none overflow-hidden rounded-full bg-[#fff8] @2xl:size-12 @4xl:size-14 ${isStanding ? "@4xl:absolute @4xl:start-6 @4xl:bottom-0 @4xl:aspect-18/25 @4xl:h-auto @4xl:w-40 @4xl:rounded-none @4xl:rounded-t-md @4xl:bg-tint-plate @6xl:w-66" : ""}`}
              >
                <Picture
                  src={portrait.src}
                  alt={portrait.alt}
                  className={`${round} ${isStanding ? "@4xl:top-auto @4xl:bottom-0 @4xl:aspect-auto @4xl:h-full @4xl:w-[104%] @4xl:object-bottom" : ""}`}
                />
              </div>
            )}
            <p className="relative min-w-0 flex-[999_1_6.5rem] text-[.9375em] leading-tight font-semibold text-black [overflow-wrap:anywhere] @2xl:text-sub @4xl:flex @4xl:items-center @4xl:justify-between @4xl:gap-x-8 @4xl:text-[1.25em] @4xl:leading-snug @4xl:tracking-[-.015em]">
              <span>{sentence}</span>{" "}
              {aside && (
                <span className="hidden text-small font-normal text-pretty text-black @md:block @4xl:max-w-[28ch] @4xl:flex-none @4xl:text-end @4xl:text-body @4xl:tracking-normal">
                  {aside}
                </span>
              )}
            </p>
            <a
              href={action.href}
              className="btn relative scheme-light px-[1em] @max-md:grow @md:max-w-[40%] @2xl:px-[1.2em]"
            >
              {action.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
