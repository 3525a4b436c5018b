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
  /** Head and shoulders: a photo, or a picture without a background. Where there is room it stands up at the end of the strip. */
  portrait: { src: string; alt: string };
  /** Up to 30 letters stand beside the button on a phone. */
  sentence: string;
  /** Quieter than the first. A phone has no room for it. */
  aside: string;
  action: { label: string; href: string };
}

/** The first end of the strip, of its height: a tone deeper, with a line of ink where the words begin. */
const plate =
  "absolute -inset-y-px -start-px overflow-hidden rounded-s-md border-e-2 border-black bg-[color-mix(in_oklab,var(--tint-plate),var(--tint-mid)_24%)]";
const head = "absolute inset-x-0 top-0 mx-auto aspect-4/5 h-auto min-h-full w-full max-w-none object-cover object-top";

/** Where it stands: as high as the window has room for below the title, and the room that the title has. */
const standing =
  "@4xl:[--p:180px] @4xl:[@media(min-height:640px)]:[--p:210px] @4xl:[@media(min-height:720px)]:[--p:290px] @6xl:[@media(min-height:800px)]:[--p:370px] @4xl:[--room:calc(var(--p)+300px)]";
/** Until the title is above it, its head is all of it, in the strip; not beside few rows, whose end may be the end of the page. */
const roomy = "@4xl:supports-[animation-timeline:view()]:[--room:340px]";
const rises =
  "@4xl:supports-[animation-timeline:view()]:animate-unfold @4xl:supports-[animation-timeline:view()]:[animation-range:entry_calc(var(--p)+var(--t)-10px)_entry_calc(var(--p)+var(--t)+10px)] @4xl:supports-[animation-timeline:view()]:[animation-timeline:--css-read]";

/** While it is held: a deeper shadow, and paper over the lines that go on below it, wide enough for letters that overhang. */
const held =
  "shadow-float transition-[box-shadow,padding] duration-300 before:pointer-events-none before:absolute before:-inset-x-3 before:-top-9 before:-bottom-4 before:-z-1 before:bg-linear-to-t before:from-paper before:from-60% motion-reduce:transition-none [@container_not_scroll-state(stuck:bottom)]:shadow-lift [@container_not_scroll-state(stuck:bottom)]:before:opacity-0";

/** With nothing to read it is a card: the sentence stands large. */
function Card({ portrait, sentence, aside, action }: Pick<Props, "portrait" | "sentence" | "aside" | "action">) {
  return (
    <div
      className={`relative mt-10 flex flex-wrap items-end gap-x-10 gap-y-6 rounded-md border border-transparent bg-tint-plate p-6 text-black shadow-lift @2xl:mt-12 @2xl:flex-nowrap @2xl:p-8 @4xl:p-10 ${portrait.src || aside ? "@4xl:min-h-72" : "@2xl:items-center"} ${portrait.src ? "pt-58 @2xl:min-h-60 @2xl:ps-56 @2xl:pt-8 @4xl:min-h-90 @4xl:ps-74 @4xl:pt-10 @6xl:ps-82" : ""}`}
    >
      {portrait.src && (
        <div
          className={`${plate} @max-2xl:inset-x-0 @max-2xl:-top-px @max-2xl:bottom-auto @max-2xl:h-52 @max-2xl:rounded-t-md @max-2xl:rounded-b-none @max-2xl:border-e-0 @max-2xl:border-b-2 @2xl:w-48 @4xl:w-64 @6xl:w-72`}
        >
          <Picture
            src={portrait.src}
            alt={portrait.alt}
            className="h-full w-full object-cover object-top @2xl:object-bottom"
          />
        </div>
      )}
      <div className="min-w-0 flex-[999_1_12em] @2xl:self-stretch @4xl:flex @4xl:flex-col @4xl:justify-between @4xl:gap-y-8">
        <p className="font-display text-title text-balance text-black [overflow-wrap:anywhere] @4xl:text-[2.5em] @4xl:leading-[1.1]">
          {sentence}
        </p>
        {aside && <p className="mt-4 max-w-[34ch] text-lede text-black [overflow-wrap:anywhere] @4xl:mt-0">{aside}</p>}
      </div>
      <a href={action.href} className="btn scheme-light @max-2xl:grow @2xl:max-w-[40%]">
        {action.label}
      </a>
    </div>
  );
}

export default function StickyStrip({ title, lede, rows, portrait, sentence, aside, action }: Props) {
  const isHeld = rows.length > 0;
  // The portrait stands up over the first column: beside a long text there it would cover words.
  const isStanding = Boolean(portrait.src) && title.length <= 50 && lede.length <= 120;
  const isRising = rows.length >= 6;
  const isBrief = title.length <= 40 && lede.length <= 90;
  return (
    <section className="px-gutter py-section" aria-labelledby="css-title">
      <div
        className={`mx-auto max-w-wide [view-timeline:--css-read] ${isStanding ? `${standing} ${isRising ? `${roomy} ${isBrief ? "[--t:310px]" : "[--t:390px]"}` : ""}` : ""}`}
      >
        <div
          className={`grid gap-x-12 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-12 ${isHeld ? `-mb-40 ${isStanding ? "@4xl:mb-[calc(48px-var(--room))]" : ""}` : ""}`}
        >
          <div
            className={`min-w-0 ${isHeld ? `@4xl:col-span-5 @4xl:self-start @4xl:[@media(min-height:560px)]:sticky @4xl:[@media(min-height:560px)]:top-10 ${isStanding ? "@4xl:mb-[calc(var(--p)-112px)]" : ""}` : "@4xl:col-span-12 @4xl:grid @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end @4xl:gap-x-12"}`}
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
        {isHeld ? (
          // Stays above the foot of the window while the list passes. The room above the bar keeps it, and the portrait, off the title.
          <div
            className={`pointer-events-none sticky bottom-[max(--spacing(3),env(safe-area-inset-bottom))] z-10 pt-48 [container-type:scroll-state] @2xl:pt-52 [@media(max-height:460px)]:static ${isStanding ? `@4xl:pt-(--room) ${isRising ? rises : ""}` : "@4xl:ms-[calc((100%+--spacing(12))*5/12)]"}`}
          >
            <div
              className={`pointer-events-auto relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-transparent bg-tint-plate p-2 text-black @md:flex-nowrap @2xl:min-h-20 @2xl:gap-x-4 @2xl:p-3 @2xl:pe-4 @4xl:min-h-22 @4xl:gap-x-6 @4xl:pe-5 ${held} ${portrait.src ? "ps-19 @2xl:ps-26" : "ps-4 @2xl:ps-6"} ${isStanding ? "@4xl:ps-[calc(116px+(var(--p)*.72-88px)*var(--open,1))] @4xl:duration-500" : ""}`}
            >
              {portrait.src && (
                <div
                  className={`${plate} w-16 @2xl:w-20 ${isStanding ? "@4xl:top-auto @4xl:h-[calc(100%+2px+(var(--p)-100%)*var(--open,1))] @4xl:w-[calc(88px+(var(--p)*.72-88px)*var(--open,1))] @4xl:motion-safe:transition-[width,height] @4xl:motion-safe:duration-500" : ""}`}
                >
                  <Picture
                    src={portrait.src}
                    alt={portrait.alt}
                    className={`${head} ${isStanding ? "@4xl:aspect-auto @4xl:h-[calc(110px+(var(--p)-110px)*var(--open,1))] @4xl:motion-safe:transition-[height] @4xl:motion-safe:duration-500" : ""}`}
                  />
                </div>
              )}
              <p
                className={`min-w-0 flex-[999_1_6.5rem] text-[.9375em] leading-tight font-semibold text-black [overflow-wrap:anywhere] @2xl:text-[1.25em] @2xl:leading-snug @2xl:tracking-[-.015em] ${isStanding ? "@4xl:flex @4xl:items-center @4xl:justify-between @4xl:gap-x-8 @6xl:text-[1.5em]" : ""}`}
              >
                <span>{sentence}</span>{" "}
                {aside && (
                  <span
                    className={`hidden text-small font-normal tracking-normal text-pretty text-black @md:block @2xl:text-body ${isStanding ? "@4xl:max-w-[28ch] @4xl:flex-none @4xl:text-end" : ""}`}
                  >
                    {aside}
                  </span>
                )}
              </p>
              <a href={action.href} className="btn scheme-light px-[1em] @max-md:grow @md:max-w-[40%] @2xl:px-[1.2em]">
                {action.label}
              </a>
            </div>
          </div>
        ) : (
          <Card portrait={portrait} sentence={sentence} aside={aside} action={action} />
        )}
      </div>
    </section>
  );
}
