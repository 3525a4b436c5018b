import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** What people read while the strip stays in view. Without them it stands alone. */
  rows: { label: string; text: string }[];
  /** Head and shoulders: a photo, or a picture without a background. It stands behind the strip. */
  portrait: { src: string; alt: string };
  sentence: string;
  /** Quieter than the first, and below it where the strip is narrow. */
  aside: string;
  action: { label: string; href: string };
}

export default function StickyStrip({ title, lede, rows, portrait, sentence, aside, action }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="css-title">
      <div className="mx-auto max-w-wide [view-timeline:--css-read]">
        <div className="grid gap-x-12 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-12">
          <div
            className={`min-w-0 @4xl:sticky @4xl:top-12 @4xl:col-span-5 @4xl:self-start ${portrait.src ? "@4xl:mb-42 @6xl:mb-48" : ""}`}
          >
            <h2 id="css-title" className="font-display text-title [overflow-wrap:anywhere]">
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[40ch] text-lede text-balance @2xl:max-w-[46ch] @4xl:mt-5">{lede}</p>}
          </div>
          {rows.length > 0 && (
            <dl className="min-w-0 border-t border-ink @4xl:col-span-7">
              {rows.map(({ label, text }, index) => (
                <div
                  key={index}
                  className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 last:border-0 @md:grid-cols-[8rem_1fr]"
                >
                  <dt className="text-sub text-ink [overflow-wrap:anywhere]">{label}</dt>
                  <dd className="max-w-[52ch] min-w-0 text-pretty [overflow-wrap:anywhere]">{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {/* Stays above the foot of the window while its list passes, then takes its place below the last line. */}
        <div className="sticky bottom-[max(--spacing(3),env(safe-area-inset-bottom))] z-10 mt-8 [container-type:scroll-state] @2xl:mt-12 [@media(max-height:460px)]:static">
          <div
            className={`relative flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-tint-plate py-3 text-black @md:flex-nowrap @md:py-2.5 pe-3 shadow-float transition-shadow duration-300 before:pointer-events-none before:absolute before:inset-x-0 before:-top-9 before:-bottom-3 before:-z-1 before:bg-linear-to-t before:from-paper before:from-50% motion-reduce:transition-none @2xl:gap-x-6 @4xl:min-h-22 @4xl:pe-6 [@container_not_scroll-state(stuck:bottom)]:shadow-lift [@container_not_scroll-state(stuck:bottom)]:before:opacity-0 ${portrait.src ? "ps-30 @md:ps-21 @2xl:ps-28 @4xl:ps-50 @4xl:[@media(min-height:600px)]:ps-62 @6xl:[@media(min-height:600px)]:ps-70" : "ps-4 @2xl:ps-6"}`}
          >
            {/* how much of the section has come into view */}
            <div
              className="absolute inset-0 hidden overflow-hidden rounded-md motion-reduce:hidden supports-[animation-timeline:--css-read]:block"
              aria-hidden="true"
            >
              <div className="h-[2px] w-full animate-fill scheme-light bg-accent-ink [animation-range:entry-crossing_0%_entry-crossing_100%] [animation-timeline:--css-read]" />
            </div>
            {portrait.src && (
              <div className="absolute start-3 bottom-0 h-[calc(100%+--spacing(5))] max-h-44 w-24 overflow-hidden rounded-t-md bg-tint-plate @md:aspect-18/25 @md:h-auto @md:max-h-none @md:w-15 @2xl:start-4 @2xl:w-19 @4xl:start-6 @4xl:w-34 @4xl:[@media(min-height:600px)]:w-46 @6xl:[@media(min-height:600px)]:w-54">
                <Picture
                  src={portrait.src}
                  alt={portrait.alt}
                  className="absolute bottom-0 left-1/2 h-full w-[104%] max-w-none -translate-x-1/2 object-cover object-bottom"
                />
              </div>
            )}
            <p className="min-w-0 flex-[1_1_6.5rem] text-body leading-snug font-[550] text-black [overflow-wrap:anywhere] @4xl:flex @4xl:items-center @4xl:justify-between @4xl:gap-x-8 @4xl:text-[1.25rem] @4xl:leading-snug @4xl:font-semibold @4xl:tracking-[-.015em]">
              <span>{sentence}</span>{" "}
              {aside && (
                <span className="block text-small font-normal text-pretty text-black @max-2xl:[@container_scroll-state(stuck:bottom)]:hidden @4xl:max-w-[24ch] @4xl:flex-none @4xl:text-end @4xl:text-body @4xl:tracking-normal">
                  {aside}
                </span>
              )}
            </p>
            <a href={action.href} className="btn scheme-light px-[1em] @max-md:w-full @2xl:px-[1.2em]">
              {action.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
