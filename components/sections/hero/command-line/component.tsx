import type { ReactNode } from "react";

export interface Props {
  /** The headline begins with it. The words of blocks 1 to 3 follow. */
  command: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  cargo: {
    words: string;
    text: string;
    /** A piano is drawn for each, with these words below it. */
    items: string[];
  };
  route: {
    words: string;
    text: string;
    stops: {
      time: string;
      place: string;
      /** Draws waves on the way to the next stop. */
      water: boolean;
    }[];
  };
  deadline: { words: string; text: string; days: { day: string; mark: string; taken: boolean; late: boolean }[] };
  /** Every step is drawn: 400 at most, in 20 flights at most. */
  stairs: { words: string; text: string; flights: number; steps: number; label: string };
  recent: { title: string; items: string[] };
  price: { amount: string; text: string; crew: { tint: string; picture: { src: string; alt: string } }[] };
}

/** One block of the page: a handle as in an editor, the words it answers, the answer and its drawing. */
function Block({ words, text, children }: { words: string; text: string; children: ReactNode }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-t border-hairline py-6 ps-7 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] @2xl:py-7">
      <span className="absolute start-0 top-7.5 h-4 w-2.5 bg-[radial-gradient(circle,var(--sc-line)_1.2px,transparent_1.6px)] bg-[length:5px_5.33px] @2xl:top-8.5" />
      <div>
        <h2 className="text-sub text-ink">{words}</h2>
        <p className="mt-1 max-w-[34ch] text-small">{text}</p>
      </div>
      {children}
    </li>
  );
}

const upright =
  "M8 8h88v70H8zM4 3h96v5H4zM18 16h68v18H18zM44 34l-4-12h24l-4 12M46 78v-5M52 78v-5M58 78v-5M10 51v27M94 51v27";

/** Seen from the side, going down: `flights` flights with a landing between, `steps` steps in all. */
function Staircase(props: { flights: number; steps: number }) {
  const flights = Math.min(20, Math.max(1, Math.round(props.flights) || 1));
  const steps = Math.min(400, Math.max(0, Math.round(props.steps) || 0));
  const parts = Array.from({ length: flights }, (_, flight) =>
    "v1.7h4.8".repeat(Math.round((steps * (flight + 1)) / flights) - Math.round((steps * flight) / flights)),
  );
  const width = 40 + steps * 4.8 + parts.length * 16;
  const height = 40 + steps * 1.7;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="w-full text-ink rtl:-scale-x-100"
      aria-hidden="true"
    >
      <g transform="translate(2 6.5)scale(.34)" strokeWidth="5">
        <path d={upright} />
        <path d="M3 42h98v9H3z" fill="currentColor" />
      </g>
      <path d={`M0 34h40${parts.join("h16")}h16`} />
    </svg>
  );
}

export default function CommandLine(props: Props) {
  const { command, lede, primary, secondary, cargo, route, deadline, stairs, price, recent } = props;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hcl-title">
      <div className="mx-auto max-w-wide">
        <h1 id="hcl-title" className="font-display text-hero">
          <span className="text-muted">{command}</span> {cargo.words} {route.words} {deadline.words}
          <span
            className="ms-[.08em] inline-block h-[.82em] w-[.07em] translate-y-[.1em] animate-caret bg-accent-ink motion-reduce:animate-none"
            aria-hidden="true"
          />
        </h1>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 @4xl:mt-12 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:grid-rows-[auto_1fr]">
          <div>
            <p className="max-w-[44ch] text-lede">{lede}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={primary.href} className="btn">
                {primary.label}
              </a>
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            </div>
          </div>
          <div className="@4xl:row-span-2">
            <ol>
              <Block words={cargo.words} text={cargo.text}>
                <ul className="flex flex-wrap gap-x-8 gap-y-4 text-mock text-muted">
                  {cargo.items.map((item, index) => (
                    <li key={index} className="w-26 text-center">
                      <svg
                        viewBox="0 0 104 84"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="2"
                        strokeLinejoin="round"
                        strokeLinecap="round"
                        className="mb-1.5 text-ink"
                        aria-hidden="true"
                      >
                        <path d={upright} />
                        <path d="M3 42h98v9H3z" fill="currentColor" />
                        <path
                          d="M9 46.5h86"
                          stroke="var(--sc-paper)"
                          strokeWidth="3"
                          strokeDasharray="2.6 1"
                          strokeLinecap="butt"
                        />
                      </svg>
                      {item}
                    </li>
                  ))}
                </ul>
              </Block>
              <Block words={route.words} text={route.text}>
                <ul className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-y-4 self-start pt-1.5 text-mock text-muted">
                  {route.stops.map(({ time, place, water }, index) => (
                    <li key={index} className="relative min-w-0 pt-5 pe-3">
                      {index < route.stops.length - 1 && (
                        <svg
                          viewBox="0 0 120 12"
                          preserveAspectRatio="none"
                          fill="none"
                          stroke="currentColor"
                          strokeWidth="2"
                          className="absolute start-0 top-0 h-3 w-full text-ink"
                          aria-hidden="true"
                        >
                          <path
                            d={water ? "M0 6q7.5-9 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0" : "M0 6h120"}
                            vectorEffect="non-scaling-stroke"
                          />
                        </svg>
                      )}
                      <span className="absolute start-0 top-0 size-3 rounded-full border-2 border-ink bg-paper" />
                      <span className="block font-[550] text-ink tabular-nums">{time}</span>
                      {place}
                    </li>
                  ))}
                </ul>
              </Block>
              <Block words={deadline.words} text={deadline.text}>
                <ul className="-ms-2 grid grid-cols-[repeat(auto-fit,minmax(3.1rem,1fr))] gap-y-2 self-start text-mock">
                  {deadline.days.map(({ day, mark, taken, late }, index) => (
                    <li
                      key={index}
                      className={`min-w-0 py-2 ps-2 pe-1 ${late ? "border-s-2 border-accent-ink text-muted" : taken ? "rounded-xs bg-ink text-paper" : "text-muted"}`}
                    >
                      {day}
                      <span className="block font-[550]">{mark}</span>
                    </li>
                  ))}
                </ul>
              </Block>
              <Block words={stairs.words} text={stairs.text}>
                <div className="relative text-mock text-muted">
                  <Staircase flights={stairs.flights} steps={stairs.steps} />
                  <span className="absolute bottom-0 start-0 w-1/2">{stairs.label}</span>
                </div>
              </Block>
            </ol>
            <div className="mt-6 rounded-md border border-dashed border-line">
              <div className="flex -translate-y-4 -rotate-[1.5deg] flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-raised p-5 shadow-float @2xl:p-6 @4xl:translate-x-3 rtl:rotate-[1.5deg] @4xl:rtl:-translate-x-3">
                <p className="min-w-0 text-figure text-ink">{price.amount}</p>
                <p className="max-w-[30ch] min-w-40 flex-1 text-small">{price.text}</p>
                <p className="flex flex-wrap -space-x-2">
                  {price.crew.map(({ tint, picture }, index) => (
                    <img
                      key={index}
                      src={picture.src}
                      alt={picture.alt}
                      className={`face tint-${tint} size-12 max-w-none object-cover shadow-[0_0_0_2px_var(--sc-raised)]`}
                    />
                  ))}
                </p>
              </div>
            </div>
          </div>
          <div className="self-end text-small @4xl:col-start-1 @4xl:row-start-2">
            <p className="text-muted">{recent.title}</p>
            <ul className="mt-2 grid gap-x-8 border-t border-hairline @2xl:@max-4xl:grid-cols-3 @2xl:@max-4xl:border-0">
              {recent.items.map((item, index) => (
                <li key={index} className="border-b border-hairline py-2 text-ink">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
