import { Picture } from "../../../art/picture";

interface Step {
  name: string;
  text: string;
  /** The head of its part of the window. */
  part: string;
  /** One to a line. What stands before a colon goes to the left, what stands behind it to the right. */
  rows: string;
  /** With a picture in any step the next part covers all but the head of the one before it. */
  picture: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  /** In the bar at the top of the window. */
  window: string;
  /** Three to five. */
  steps: Step[];
  /** The last row of the last part is set larger, as what it all comes to. */
  total: boolean;
  action: { label: string; href: string };
}

/** Only where the whole window has room on the screen, which is as high as it says. */
const held = [
  [620, "@2xl:[@media(min-height:620px)]:sticky"],
  [740, "@2xl:[@media(min-height:740px)]:sticky"],
  [880, "@2xl:[@media(min-height:880px)]:sticky"],
  [1080, "@2xl:[@media(min-height:1080px)]:sticky"],
] as const;

// How many letters of a row fit into one line of the window beside the steps.
const fitting = 30;
const linesOf = (rows: string) => rows.split("\n").filter(Boolean);
const hasPart = ({ part, rows, picture }: Step) => Boolean(part || rows || picture.src);
const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
const heightOf = ({ rows }: Step) => sumOf(linesOf(rows).map((line) => Math.ceil(line.length / fitting)));

// A part of the window stands beside its step until it has come up to the parts before it, and stays there while others follow.
const grid = "@2xl:grid @2xl:grid-cols-2 @2xl:grid-rows-[repeat(var(--n),auto)] @2xl:gap-x-6 @4xl:gap-x-16";
/** The ground under all parts, a little higher than the rules beside it. */
const stage =
  "hidden @2xl:block @2xl:col-start-2 @2xl:row-start-1 @2xl:row-end-[-1] @2xl:-mt-11 @2xl:mb-(--rest) @2xl:rounded-lg @2xl:bg-tint-wash @4xl:-mt-13";
const step =
  "relative ps-8 @2xl:col-start-1 @2xl:row-start-(--i) @2xl:min-h-[calc(var(--part)+var(--gap)+var(--bar,0px))] @2xl:pt-[calc(24px+var(--bar,0px))] @2xl:pb-7 @4xl:ps-18";
/** Above a step, as far as the ground; from there to the part goes a line of the part's own, which moves with it. */
const rule = "hidden drawn bg-(--now) absolute top-(--bar,0px) start-0 -end-6 h-0.5 @2xl:block @4xl:-end-16";
const tie = "hidden drawn bg-(--now) absolute top-6 -start-4 w-4 h-0.5 @2xl:block @4xl:-start-8 @4xl:w-8";
const number = "absolute -start-8 text-(--now) @4xl:-start-18 @4xl:-top-1.5 @4xl:text-[1.5em]";
/** Red while its step crosses a line below the middle of the screen, which the last one of a page reaches, too; where scrolling can be followed and there is anything to scroll. */
const light =
  "[--now:var(--sc-ink)] [@media(max-height:2000px)]:[--now:color-mix(in_oklab,var(--sc-accent-ink)_calc(var(--open,0)*100%),var(--sc-ink))]";
const follows =
  "@2xl:supports-[animation-timeline:view()]:animate-unfold @2xl:supports-[animation-timeline:view()]:[animation-timing-function:step-start] @2xl:supports-[animation-timeline:view()]:[animation-timeline:--step]";
/** All but the last one are lit no longer when they have been read. */
const goesOut = "@2xl:supports-[animation-timeline:view()]:[animation-fill-mode:none]";
/** By this name its part knows where a step is. */
const read = "[view-timeline-inset:64%_35%] [view-timeline-name:--step]";
// No part is positioned where it isn't held: it would be moved by its top.
const part =
  "mt-5 rounded-md bg-raised shadow-lift @2xl:col-start-2 @2xl:row-start-(--i) @2xl:row-end-[-1] @2xl:mx-4 @2xl:-mt-6 @2xl:self-start @2xl:top-[calc(56px+var(--top))] @4xl:mx-8";

export default function StickySteps({ title, lede, window, steps, total, action }: Props) {
  const shown = steps.slice(0, 6);
  const parts = shown.filter(hasPart);
  const hasPictures = shown.some(({ picture }) => picture.src);
  const lines = Math.max(1, ...shown.map(heightOf));
  // What is seen of each part when all have come up, in rem: a head of 48 px, and rows of 44 px where no picture covers them.
  const heights = parts.map((one) => 3 + (hasPictures ? 0 : heightOf(one) * 2.75));
  const needed = 110 + 16 * sumOf(heights) + (hasPictures ? 180 + lines * 44 : 0);
  const holds = held.find(([height]) => height >= needed)?.[1] ?? "";
  const lit = (index: number) => `${light} ${follows} ${index === shown.length - 1 ? "" : goesOut}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="fss-title">
      <div className="relative mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fss-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[32em] text-lede text-balance @4xl:mt-5">{lede}</p>}
        {shown.length > 0 && (
          <div
            className={`mt-9 rounded-lg bg-tint-wash px-4 @2xl:mt-20 @2xl:-mb-(--rest) @2xl:bg-transparent @2xl:px-0 @4xl:mt-22 ${hasPictures ? "[--gap:24px]" : "[--gap:calc(var(--sc-rem)*3.5)]"} [--rest:calc(var(--gap)-4px)] ${grid}`}
            style={{ "--n": shown.length } as React.CSSProperties}
          >
            <span className={stage} />
            <ol className="@2xl:contents">
              {shown.map((one, index) => (
                <li
                  key={index}
                  className="border-tint-mid/40 py-6 [timeline-scope:--step] [&+&]:border-t @2xl:contents"
                  style={
                    {
                      "--i": index + 1,
                      "--part": `calc(var(--sc-rem)*${hasPictures ? 12 + lines * 2.75 : 3 + heightOf(one) * 2.75})`,
                      ...(window && one === parts[0] && { "--bar": "44px" }),
                    } as React.CSSProperties
                  }
                >
                  <div className={`${step} ${read} ${lit(index)}`}>
                    <span className={rule} />
                    <h3 className="relative text-heading @4xl:text-[1.75em] @4xl:leading-[1.15]">
                      <span className={number}>{index + 1}</span>
                      {one.name}
                    </h3>
                    {one.text && <p className="mt-2 max-w-[24em] @4xl:mt-3 @4xl:text-[1.0625em]">{one.text}</p>}
                  </div>
                  {hasPart(one) && (
                    <Part
                      step={one}
                      lit={lit(index)}
                      index={parts.indexOf(one)}
                      heights={heights}
                      hasTotal={total}
                      window={window}
                      isStacked={hasPictures}
                      holds={holds}
                    />
                  )}
                </li>
              ))}
            </ol>
          </div>
        )}
        {action.label && (
          <p
            className={`mt-10 ${hasPictures ? "@2xl:absolute @2xl:bottom-0 @2xl:start-0 @2xl:max-w-[46%]" : "@4xl:mt-11"}`}
          >
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface PartProps {
  step: Step;
  lit: string;
  index: number;
  heights: number[];
  hasTotal: boolean;
  window: string;
  isStacked: boolean;
  holds: string;
}

function Part({ step, lit, index, heights, hasTotal, window, isStacked, holds }: PartProps) {
  const { part: head, rows, picture } = step;
  const isLast = index === heights.length - 1;
  const style = {
    "--top": index === 0 ? "0px" : `calc(var(--sc-rem)*${sumOf(heights.slice(0, index))} + ${window ? 44 : 0}px)`,
    "--after": `calc(var(--sc-rem)*${sumOf(heights.slice(index + 1))})`,
  } as React.CSSProperties;
  // Its last corners are under the next part when both have come up.
  const end = isStacked || isLast ? "[--foot:24px]" : "[--foot:12px] @2xl:pb-3";
  return (
    <div className={`${part} ${holds} ${end} @2xl:mb-[calc(var(--after)+var(--gap)+var(--foot))]`} style={style}>
      {window && index === 0 && (
        <p className="flex min-h-11 items-center border-b border-hairline px-4 py-2 text-caption text-muted @4xl:px-6">
          {window}
        </p>
      )}
      <div className={`relative flex flex-col @2xl:min-h-(--part) ${lit}`}>
        <span className={tie} />
        {head && (
          <p className="flex min-h-12 items-center px-4 py-2 font-[550] text-(--now) @4xl:px-6 @4xl:text-[1.0625em]">
            {head}
          </p>
        )}
        {picture.src && (
          <Picture
            src={picture.src}
            alt={picture.alt}
            className="block h-36 w-full grow bg-tint text-ink last:rounded-b-md [&:is(img)]:[object-fit:cover] [svg&]:p-3"
          />
        )}
        {rows && (
          <ul className="tabular-nums px-4 @4xl:px-6">
            {linesOf(rows).map((line, spot, all) => (
              <Row key={spot} line={line} isTotal={hasTotal && isLast && spot === all.length - 1} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Row({ line, isTotal }: { line: string; isTotal: boolean }) {
  const [label = "", ...rest] = line.split(": ");
  return (
    <li
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t text-small @4xl:text-[1em] ${isTotal ? "border-ink font-semibold text-ink" : "border-hairline"}`}
    >
      <span>{label}</span>
      {rest.length > 0 && (
        <span
          className={`text-ink ${isTotal ? "text-[1.25em] leading-none tracking-[-.02em] @4xl:text-[1.375em]" : ""}`}
        >
          {rest.join(": ")}
        </span>
      )}
    </li>
  );
}
