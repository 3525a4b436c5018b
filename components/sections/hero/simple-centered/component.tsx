import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  /** So many are drawn below the headline. */
  count: number;
  mark: string;
  /** Drawn so many times in place of the mark. */
  picture: { src: string; alt: string };
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** With 0 there is no ruler. */
  total: number;
  marked: number;
  /** They stand above some of the lines, from left to right. */
  names: string[];
  caption: string;
  captionMarked: string;
  captionEnd: string;
}

/** Of each mark what has a ground, and the lines that lie on it. */
const shapes: Record<string, [ground: string, lines: string]> = {
  page: ["M4 1.500h10.500L20 7v17.500H4z", "M14.500 1.500V7H20M8 13h8M8 18h5.500"],
  window: ["M2 4h20v18.500H2z", "M2 9.500h20M6 14.500h7M6 18.500h4"],
  person: ["M12 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM3 24.500q0-9 9-9t9 9z", ""],
  cup: ["M3 9h15v7q0 7.500-7.500 7.500T3 16z", "M18 11.500q4.500-.5 4.500 3T18 18M8 5.500v-3M13 5.500v-3"],
  bed: ["M9.500 17v-3q0-2.500 2.500-2.500h7q3 0 3 3V17zM2 17h20v4H2z", "M2 6.500v17.500M22 21v3M4.500 17v-3h5"],
  star: ["M12 3l3 6.500 7 .8-5.200 4.800 1.400 7L12 18.600 5.800 22.100l1.400-7L2 10.300l7-.8z", ""],
  day: ["M2.500 5h19v18.500h-19z", "M2.500 10.500h19M7.500 2v6M16.500 2v6M7 15h.1M12 15h.1M17 15h.1M7 19h.1M12 19h.1"],
  hour: ["M12 3a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", "M12 7.500V13l4 3"],
  chair: ["M6 5h3v5H6zM6 14h12.500v3H6z", "M6 2v22M18.500 17v7"],
  message: ["M2 4h20v14H11l-5.500 5V18H2z", "M6.500 9h11M6.500 13h7"],
  key: ["M7 12.500a5 5 0 1 0 .1 0z", "M10.500 14l9.500-11.500M16.500 6.800l3.500 3M19 3.700l2.500 2.200"],
  box: ["M2 8l10-5 10 5v12l-10 5-10-5z", "M2 8l10 5 10-5M12 13v12M7 5.500l10 5"],
};

/** How wide a mark is drawn in its box of 24, with its stroke; those that are not named fill it. */
const drawnWidths: Record<string, number> = { page: 18, person: 20, chair: 15, day: 21 };

/** Lines with a name reach above the ruler, by turns less and more; on a phone every second one has none. */
const heights = ["h-18 @4xl:h-22", "h-14 @2xl:h-24 @4xl:h-30"];

/** As tall as what stands above the ruler: nothing, one name, or names on two levels. */
const tall = ["h-14 @4xl:h-18", "h-24 @4xl:h-28", "h-24 @2xl:h-30 @4xl:h-36"];

/** A name stands in the middle above its line, unless it would leave the ruler; on a phone that is sooner. */
function hangs(at: number) {
  if (at < 0.06) return "justify-start";
  if (at > 0.94) return "justify-end";
  if (at < 0.12) return "justify-start @2xl:justify-center";
  return at > 0.88 ? "justify-end @2xl:justify-center" : "justify-center";
}

/** How many marks stand in a row of at most so many, so that the rows are of even length. */
const inRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** Where the lines of a ruler are drawn: each, or where it is narrow every second, third … */
const states = [
  { most: 75, place: "@2xl:hidden" },
  { most: 160, place: "hidden @2xl:@max-4xl:block" },
  { most: 240, place: "hidden @4xl:block" },
];

/** Which lines of a ruler stand out: not evenly, and the same ones every time. */
function linesThatStandOut(total: number, marked: number): number[] {
  const step = total / Math.max(1, marked);
  return Array.from({ length: Math.min(total, marked) }, (_, index) =>
    Math.min(total - 1, Math.floor(step * (index + 0.2 + 0.55 * ((index * 0.618) % 1)))),
  );
}

export default function SimpleCentered(props: Props) {
  const { title, count, mark, picture, lede, primary, secondary, caption, captionMarked, captionEnd } = props;
  const names = props.names.slice(0, 8);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value) || 0));
  const shape = shapes[mark];
  const drawn = shape || picture.src ? within(count, 40) : 0;
  // Few are large.
  const isFew = drawn <= 12;
  // Between any two is the same room, however wide they are drawn.
  const width = picture.src ? 24 : (drawnWidths[mark] ?? 22);
  const rows = {
    "--w": isFew ? `${(0.022 * width + 0.2).toFixed(2)}em` : `${(0.019 * width + 0.14).toFixed(2)}em`,
    "--s": inRow(drawn, isFew ? 8 : 11),
    "--m": inRow(drawn, isFew ? 12 : 17),
    "--l": inRow(drawn, isFew ? 12 : 18),
  };
  const size = isFew
    ? "h-[.572em] w-[.528em] mx-[calc((var(--w)-.528em)/2)]"
    : "h-[.494em] w-[.456em] mx-[calc((var(--w)-.456em)/2)]";
  const scale = drawn <= 5 ? "text-[1.3em]" : isFew ? "text-[1.2em] @2xl:text-[1em]" : "";
  const total = within(props.total, 240);
  const lines = linesThatStandOut(total, within(props.marked, 60));
  // Names are spread over the lines that stand out.
  const named = new Map(
    names.map((name, index) => [lines[Math.floor(((index + 0.5) * lines.length) / names.length)] ?? -1, name]),
  );
  return (
    <section
      className={`overflow-hidden pt-section ${total > 0 ? "pb-section" : "pb-[calc(var(--sc-section)*.7)]"}`}
      aria-labelledby="hsc-title"
    >
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h1 id="hsc-title" className="font-display text-hero [overflow-wrap:anywhere]">
          {title}
          {drawn > 0 && (
            <span
              className={`mx-auto mt-[.4em] flex max-w-[calc((var(--s)+.1)*var(--w))] flex-wrap justify-center gap-y-[.14em] text-accent-ink @2xl:max-w-[calc((var(--m)+.1)*var(--w))] @4xl:max-w-[calc((var(--l)+.1)*var(--w))] ${scale}`}
              style={rows as CSSProperties}
              aria-hidden="true"
            >
              {Array.from({ length: drawn }, (_, index) =>
                picture.src ? (
                  <Picture key={index} src={picture.src} alt="" className={`object-contain text-ink ${size}`} />
                ) : (
                  <svg
                    key={index}
                    viewBox="0 0 24 26"
                    className={size}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.6"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  >
                    <path d={shape?.[0]} fill="var(--sc-accent-bg)" />
                    {shape?.[1] && <path d={shape[1]} />}
                  </svg>
                ),
              )}
            </span>
          )}
        </h1>
        {lede && <p className="mx-auto mt-6 max-w-[54ch] text-lede text-pretty @2xl:mt-8">{lede}</p>}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 @2xl:mt-10">
          <a href={primary.href} className="btn">
            {primary.label}
          </a>
          {secondary.label && (
            <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
              {secondary.label}
            </a>
          )}
        </div>
      </div>
      {total > 0 && (
        <figure className="mx-auto mt-12 max-w-wide px-gutter @2xl:mt-14">
          <div className={`relative ${tall[Math.min(2, lines.length, named.size)]}`} aria-hidden="true">
            <svg
              viewBox={`0 0 ${total} 10`}
              preserveAspectRatio="none"
              className="drawn absolute inset-x-0 bottom-0 h-14 w-full opacity-30 @4xl:h-18 rtl:-scale-x-100"
              stroke="var(--sc-ink)"
              strokeWidth="1"
            >
              {states.map(({ most, place }) => {
                const step = Math.ceil(total / most);
                return (
                  <path
                    key={place}
                    d={`M.5 0v10${`m${step}-10v10`.repeat(Math.ceil(total / step) - 1)}`}
                    vectorEffect="non-scaling-stroke"
                    className={place}
                  />
                );
              })}
            </svg>
            {lines.map((line) => (
              <div
                key={line}
                className={`drawn absolute bottom-0 w-[2px] -translate-x-1/2 bg-accent-ink rtl:translate-x-1/2 ${named.has(line) ? heights[[...named.keys()].indexOf(line) % 2] : "h-14 @4xl:h-18"}`}
                style={{ insetInlineStart: `${((line + 0.5) / total) * 100}%` }}
              >
                {named.has(line) && (
                  <span
                    className={`absolute inset-x-0 bottom-full mb-1 flex text-mock text-ink-2 @2xl:text-caption ${hangs((line + 0.5) / total)} ${[...named.keys()].indexOf(line) % 2 === 0 ? "" : "@max-2xl:hidden"}`}
                  >
                    <span
                      className="flex-none truncate"
                      style={{ maxWidth: `min(160px,${Math.floor(150 / names.length)}cqi)` }}
                    >
                      {named.get(line)}
                    </span>
                  </span>
                )}
              </div>
            ))}
          </div>
          {(caption || captionMarked || captionEnd) && (
            <figcaption className="border-t border-ink pt-3 text-center text-caption text-muted">
              {caption && <span>{caption} </span>}
              {captionMarked && <span className="text-accent-ink">{captionMarked} </span>}
              {captionEnd && <span>{captionEnd}</span>}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  );
}
