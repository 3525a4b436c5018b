import { Picture } from "../../../art/picture";

interface Step {
  name: string;
  text: string;
  /** The head of its part of the window. */
  part: string;
  /** One to a line. What stands before a colon goes to the left, what stands behind it to the right. */
  rows: string;
  /** With a picture in any step each part is a whole window, and the next one covers it. */
  picture: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  /** In the bar at the top of the window. */
  window: string;
  /** Three to five. */
  steps: Step[];
  action: { label: string; href: string };
}

/** Only where the whole window has room on the screen. */
const held = {
  few: "@2xl:[@media(min-height:600px)]:sticky",
  five: "@2xl:[@media(min-height:720px)]:sticky",
  six: "@2xl:[@media(min-height:840px)]:sticky",
};

// How many letters of a row fit into one line of the window beside the steps.
const fitting = 30;
const linesOf = (rows: string) => rows.split("\n").filter(Boolean);
const hasPart = ({ part, rows, picture }: Step) => Boolean(part || rows || picture.src);
const heightOf = ({ rows }: Step) => linesOf(rows).reduce((sum, line) => sum + Math.ceil(line.length / fitting), 0);

// A part of the window stands beside its step until it has come up to the parts before it, and stays there while others follow.
const grid =
  "@2xl:grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl:grid-rows-[repeat(var(--n),auto)] @2xl:gap-x-8 @2xl:before:col-start-2 @2xl:before:row-start-1 @2xl:before:row-end-[-1] @2xl:before:rounded-lg @2xl:before:bg-tint-wash @2xl:before:content-[''] @2xl:after:col-start-2 @2xl:after:row-start-1 @2xl:after:row-end-[-1] @2xl:after:mx-6 @2xl:after:my-8 @2xl:after:border-x @2xl:after:border-dashed @2xl:after:border-tint-mid @2xl:after:content-[''] @4xl:after:mx-12 @4xl:gap-x-16 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]";
const step =
  "@2xl:col-start-1 @2xl:row-start-(--i) @2xl:min-h-[calc(var(--part)+132px)] @2xl:border-t-2 @2xl:border-ink @2xl:py-7 [view-timeline-name:--fss-step] [view-timeline-inset:38%_61%] @4xl:min-h-[calc(var(--part)+160px)] @4xl:py-8";
const part =
  "relative mt-5 bg-raised shadow-lift @2xl:col-start-2 @2xl:row-start-(--i) @2xl:row-end-[-1] @2xl:mx-6 @2xl:mt-8 @2xl:self-start @2xl:top-[calc(56px+var(--top))] @4xl:mx-12";
const first = { top: "rounded-t-md", bottom: "rounded-b-md" };
/** Where scrolling can be followed, a mark at the edge of the part whose step crosses the middle of the screen. */
const light =
  "before:absolute before:inset-y-3 before:-start-3.5 before:w-1 before:rounded-xs before:bg-accent before:opacity-[var(--open,0)] @2xl:supports-[timeline-scope:--a]:animate-unfold @2xl:supports-[timeline-scope:--a]:[animation-timing-function:step-start] @2xl:supports-[timeline-scope:--a]:[animation-fill-mode:none] @2xl:supports-[timeline-scope:--a]:[animation-timeline:--fss-step]";

export default function StickySteps({ title, lede, window, steps, action }: Props) {
  const shown = steps.slice(0, 6);
  const hasPictures = shown.some(({ picture }) => picture.src);
  const style = { "--n": shown.length, "--lines": Math.max(1, ...shown.map(heightOf)) } as React.CSSProperties;
  return (
    <section className="px-gutter py-section" aria-labelledby="fss-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fss-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] text-lede text-balance @4xl:mt-5">{lede}</p>}
        {shown.length > 0 && (
          <ol
            className={`mt-9 rounded-lg bg-tint-wash px-4 @2xl:mt-10 @2xl:bg-transparent @2xl:px-0 @4xl:mt-14 ${hasPictures ? "[--pic:12] @4xl:[--pic:16]" : "[--pic:0]"} [--part:calc(var(--sc-rem)*(4+var(--pic)+var(--lines)*1.75))] @4xl:[--part:calc(var(--sc-rem)*(4.25+var(--pic)+var(--lines)*1.75))] ${grid}`}
            style={style}
          >
            {shown.map((one, index) => (
              <li
                key={index}
                className="border-tint-mid/40 py-6 [timeline-scope:--fss-step] [&+&]:border-t @2xl:contents"
                style={{ "--i": index + 1 } as React.CSSProperties}
              >
                <div className={step}>
                  <h3 className="text-heading @4xl:text-[1.75rem] @4xl:leading-[1.15]">{one.name}</h3>
                  {one.text && <p className="mt-2 max-w-[40ch] @4xl:mt-3 @4xl:text-[1.0625em]">{one.text}</p>}
                </div>
                {hasPart(one) && (
                  <Part
                    step={one}
                    index={shown.slice(0, index).filter(hasPart).length}
                    count={shown.filter(hasPart).length}
                    window={window}
                    isWhole={hasPictures}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        {action.label && (
          <p className="mt-10 @4xl:mt-12">
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Part(props: { step: Step; index: number; count: number; window: string; isWhole: boolean }) {
  const { step: one, index, count, window, isWhole } = props;
  const { part: head, rows, picture } = one;
  const hasBar = Boolean(window) && (isWhole || index === 0);
  const style = {
    // Parts before it, and the bar that is above them.
    "--top": isWhole || index === 0 ? "0px" : `calc(var(--part)*${index} + ${window ? 44 : 0}px)`,
    "--after": isWhole ? 0 : count - 1 - index,
  } as React.CSSProperties;
  const corners = isWhole ? "rounded-md" : `${index === 0 ? first.top : ""} ${index === count - 1 ? first.bottom : ""}`;
  return (
    <div
      className={`${part} ${isWhole || count < 5 ? held.few : count === 5 ? held.five : held.six} ${corners} @2xl:mb-[calc(var(--part)*var(--after)+32px)] ${light}`}
      style={style}
    >
      {hasBar && (
        <p className="flex min-h-11 items-center border-b border-hairline px-4 py-2 @4xl:px-7 text-caption text-muted">
          {window}
        </p>
      )}
      {picture.src && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className="block h-48 w-full @4xl:h-64 bg-tint object-contain p-5 text-ink"
        />
      )}
      <div className="min-h-[calc(var(--part)-var(--sc-rem)*var(--pic))] px-4 py-4 @4xl:px-7">
        {head && <p className="font-[550] text-ink @4xl:text-[1.125em]">{head}</p>}
        {rows && (
          <ul className="mt-1">
            {linesOf(rows).map((line, spot) => (
              <Row key={spot} line={line} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Row({ line }: { line: string }) {
  const [label = "", ...rest] = line.split(": ");
  return (
    <li className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 text-small @4xl:text-[.9375em]">
      <span>{label}</span>
      {rest.length > 0 && <span className="text-ink tabular-nums">{rest.join(": ")}</span>}
    </li>
  );
}
