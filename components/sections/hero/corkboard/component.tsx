import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

interface Paper {
  kind: string;
  title: string;
  /** What was bought, or what is on the list: at most 24. */
  rows: { label: string; price: string }[];
  amount: string;
  /** On a receipt it stands below, in red. */
  text: string;
  /** On a paper that is a picture. */
  picture: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** As many as you like: they share the board among them. Five or six are best. */
  papers: Paper[];
}

const lines = (text: string, letters: number) => Math.min(24, Math.ceil(text.length / letters));

/** So many rows are on a paper at most. */
const most = 24;

/** About how tall a paper is with the room below it, in tens of pixels. */
function height({ kind, title, rows, amount, text, picture }: Paper): number {
  const titled = title ? lines(title, 17) * 2 + (kind === "slip" ? 2 : 0) : 0;
  const listed = rows.length > 0 ? 3 + Math.min(rows.length, most) * 2.3 : 0;
  const counted = amount ? ({ receipt: 4.4, ticket: 5 }[kind] ?? 3) : 0;
  const said = {
    receipt: 2.4 + lines(text, 14) * 2.5,
    note: 1 + Math.max(3, lines(text, 12)) * 2.8,
    ticket: 2.4 + lines(text, 22) * 2,
  };
  const drawn = kind === "label" ? 7 : kind === "picture" && picture.src ? 14 : 0;
  return Math.round(
    5.6 + titled + listed + counted + (text ? (said[kind as "note"] ?? lines(text, 20) * 2) : 0) + drawn,
  );
}

/** Shares papers among columns, each where most room is left. */
function share(order: number[], heights: number[], count: number): { tall: number; papers: number[] }[] {
  const columns = Array.from({ length: count }, () => ({ tall: 0, papers: [] as number[] }));
  for (const paper of order) {
    const emptiest = columns.reduce((best, column) => (column.tall < best.tall ? column : best));
    emptiest.tall += heights[paper] ?? 0;
    emptiest.papers.push(paper);
  }
  return columns;
}

const tallest = (columns: { tall: number }[]) => Math.max(...columns.map(({ tall }) => tall));

/**
 * Where papers hang on a board of so many columns, as areas of its grid. Rows are as tall as papers need, so no paper is
 * stretched and none hides another. Short columns begin lower. In one column a paper laps over the margin of the one above.
 */
function places(heights: number[], count: number) {
  const asWritten = heights.map((_, paper) => paper);
  const byHeight = [...asWritten].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const [plain, even] = [share(asWritten, heights, count), share(byHeight, heights, count)];
  const columns = tallest(even) < tallest(plain) ? even : plain;
  const rows = tallest(columns);
  for (const { papers } of columns) papers.sort((one, other) => one - other);
  columns.sort((one, other) => (one.papers[0] ?? 0) - (other.papers[0] ?? 0));
  const lapping = columns.findLast(({ papers }) => papers.length > 1)?.papers[1];
  const found: { area: string; laps: boolean; isUnder: boolean }[] = [];
  for (const [column, { tall, papers }] of columns.entries()) {
    let row = 1 + Math.min(8, Math.floor((rows - tall) / (papers.length > 1 ? 3 : 2)));
    for (const [index, paper] of papers.entries()) {
      const end = row + (heights[paper] ?? 0);
      const isUnder = lapping !== undefined && papers[index + 1] === lapping;
      found[paper] = { area: `${row} / ${column + 1} / ${end}`, laps: paper === lapping, isUnder };
      row = end;
    }
  }
  return found;
}

/** Columns of unequal width. */
const widths = [
  "",
  "minmax(0,1fr)",
  "minmax(0,11fr) minmax(0,12fr)",
  "minmax(0,20fr) minmax(0,23fr) minmax(0,20fr)",
  "minmax(0,11fr) minmax(0,10fr) minmax(0,12fr) minmax(0,11fr)",
];

// Paper stays light on the dark board, and what is printed on it stays dark.
const white = "bg-[light-dark(var(--sc-raised),var(--sc-ink))]";
const coloured = "bg-[light-dark(var(--tint-wash),var(--tint-plate))]";

/** What each kind of paper is made of, how it is set, and how wide it is on a board with room. A ticket is two pieces of paper. */
const kinds: Record<string, { paper: string; print: string; wide: string }> = {
  receipt: {
    paper: `[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/10px_100%] ${white}`,
    print: "",
    wide: "@2xl:w-[93%]",
  },
  note: { paper: coloured, print: "min-h-28 @2xl:min-h-36", wide: "@2xl:w-[88%]" },
  label: { paper: coloured, print: "", wide: "" },
  ticket: { paper: white, print: "", wide: "" },
  picture: { paper: white, print: "@2xl:px-3 @2xl:pt-3 pt-3", wide: "" },
};
const plain = { paper: white, print: "", wide: "" };

const padding = "px-3 @2xl:px-4";

const area =
  "[grid-area:var(--two)] [margin-top:calc(var(--two-lap)*var(--lap))] @2xl:[grid-area:var(--three)] @2xl:[margin-top:calc(var(--three-lap)*var(--lap))]";
const areaBeside =
  "@4xl:[grid-area:var(--two)] @4xl:[margin-top:calc(var(--two-lap)*var(--lap))] @6xl:[grid-area:var(--three)] @6xl:[margin-top:calc(var(--three-lap)*var(--lap))]";
const areaOfMany = "@4xl:[grid-area:var(--four)] @4xl:[margin-top:calc(var(--four-lap)*var(--lap))]";

// Nothing is straight on a board: the turns, and where pins are, come round at different times.
const turns = [
  "-rotate-[1.2deg]",
  "rotate-1",
  "rotate-[1.8deg]",
  "-rotate-[.8deg]",
  "-rotate-[1.4deg]",
  "rotate-[.6deg]",
];
const sides = ["justify-self-start", "justify-self-end", "justify-self-center", "justify-self-end"];
const pins = ["start-[58%]", "start-[34%]", "start-[46%]", "start-[26%]", "start-[66%]", "start-[40%]", "start-[72%]"];

/** Two words at the ends of a line, below each other where both don't fit on it. */
function Row({ label, price }: { label: string; price: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      {label && <span className="min-w-0">{label}</span>}
      {price && <span className="ms-auto min-w-0 text-end tabular-nums">{price}</span>}
    </div>
  );
}

/** Two pieces of paper, with a hole at each end of the line where they are torn apart. */
function Ticket({ title, rows, amount, text }: Paper) {
  const upper = text
    ? "[mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_100%,#0000_6px,#000_7px),radial-gradient(circle_at_100%_100%,#0000_6px,#000_7px)]"
    : "";
  return (
    <>
      <div className={`forced-colors:border ${white} ${upper}`}>
        <div className={`scheme-light text-ink-2 ${text ? "pb-4" : "pb-(--foot)"}`}>
          {title && (
            <p
              className={`border-b border-tint-mid bg-tint pt-5 pb-2 text-small leading-snug font-semibold text-ink ${padding}`}
            >
              {title}
            </p>
          )}
          {amount && (
            <p
              className={`pt-4 text-[1.75rem] leading-none font-semibold tracking-[-.03em] text-ink tabular-nums @2xl:text-[2.25rem] @2xl:leading-none ${padding}`}
            >
              {amount}
            </p>
          )}
          <Rows rows={rows} className={`pt-3 ${padding}`} />
        </div>
      </div>
      {text && (
        <div
          className={`forced-colors:border [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_0,#0000_6px,#000_7px),radial-gradient(circle_at_100%_0,#0000_6px,#000_7px)] ${white}`}
        >
          <div className={`scheme-light pb-(--foot) text-ink-2 ${padding}`}>
            <p className="border-t border-dashed border-line pt-2.5">{text}</p>
          </div>
        </div>
      )}
    </>
  );
}

function Rows({ rows, className }: { rows: Paper["rows"]; className: string }) {
  if (rows.length === 0) return null;
  return (
    <div className={`grid gap-1 ${className}`}>
      {rows.slice(0, most).map((row, index) => (
        <Row key={index} {...row} />
      ))}
    </div>
  );
}

/** On a receipt the words come last, written by hand below the sum. */
function Receipt({ title, rows, amount, text }: Paper) {
  return (
    <>
      {title && <p className="text-center text-small leading-snug font-semibold text-ink">{title}</p>}
      <Rows rows={rows} className="mt-3 border-t border-dashed border-line pt-3" />
      {amount && (
        <p className="mt-3 border-t border-dashed border-line pt-2 text-end text-[1.125rem] font-semibold text-ink tabular-nums">
          {amount}
        </p>
      )}
      {text && (
        <p className="-rotate-2 pt-4 pb-2 text-[1.0625rem] leading-tight font-[550] tracking-[-.01em] text-accent-ink @2xl:text-[1.25rem]">
          {text}
        </p>
      )}
    </>
  );
}

function Print({ kind, title, rows, amount, text, picture }: Paper) {
  const isNote = kind === "note";
  return (
    <>
      {kind === "picture" && picture.src && (
        <div className="relative mb-3 aspect-[5/4] overflow-hidden bg-tint">
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-0 size-full ${picture.src.startsWith("drawn:") ? "p-3" : "object-cover"}`}
          />
        </div>
      )}
      {title && (
        <p
          className={`text-small leading-snug font-semibold text-ink ${kind === "slip" ? "mb-2 border-b border-tint-mid pb-2" : ""}`}
        >
          {title}
        </p>
      )}
      {kind === "label" && (
        <div className="drawn my-3 h-11 bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_5px,currentColor_5px_6px,transparent_6px_8px,currentColor_8px_11px,transparent_11px_13px)] text-ink" />
      )}
      <Rows rows={rows} className="my-2 border-t border-tint-mid pt-2" />
      {text && (
        <p
          className={
            isNote
              ? "text-[1.125rem] leading-tight font-[550] tracking-[-.02em] text-ink @2xl:text-[1.5rem]"
              : "leading-snug"
          }
        >
          {text}
        </p>
      )}
      {amount && (
        <p
          className={`pt-2 text-[1.125rem] leading-tight font-semibold tracking-[-.01em] text-ink tabular-nums ${kind === "slip" ? "text-end" : ""}`}
        >
          {amount}
        </p>
      )}
    </>
  );
}

export default function Corkboard({ title, lede, primary, secondary, papers }: Props) {
  const heights = papers.map(height);
  const count = papers.length;
  // More than hang well beside the words have a board of their own below them.
  const isMany = count > 8;
  const [two, three] = [Math.min(2, count), Math.min(count < 5 ? 2 : 3, count)];
  const layouts = { "--two": two, "--three": three, ...(isMany ? { "--four": 4 } : {}) };
  const areas = Object.entries(layouts).map(([name, columns]) => ({ name, at: places(heights, columns) }));
  const columns = Object.fromEntries(Object.entries(layouts).map(([name, many]) => [name, widths[many]]));
  return (
    <section className="px-gutter py-section" aria-labelledby="hcr-title">
      <div
        className={`mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-9 @4xl:gap-10 @6xl:gap-14 ${count > 0 && !isMany ? "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:items-center" : ""}`}
      >
        <div>
          <h1
            id="hcr-title"
            className={`font-display text-hero ${count > 0 && !isMany ? "@4xl:text-[clamp(2.75rem,.6rem+4.4cqi,4.25rem)]" : ""}`}
          >
            {title}
          </h1>
          {lede && <p className="mt-6 max-w-[50ch] text-lede">{lede}</p>}
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={primary.href} className="btn">
              {primary.label}
            </a>
            {secondary.label && (
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375rem] font-[550]">
                {secondary.label}
              </a>
            )}
          </div>
        </div>
        {count > 0 && (
          <div
            className={`rounded-lg bg-raised p-2 shadow-float forced-colors:border @2xl:p-2.5 ${count === 1 ? "mx-auto w-full max-w-80" : ""}`}
          >
            <div className="relative isolate overflow-hidden rounded-[9px] bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_10%,var(--sc-paper-3)),color-mix(in_oklab,var(--tint-mid)_6%,var(--sc-paper-3)))] px-3 pt-6 pb-1 shadow-[inset_0_1px_3px_#00000029,inset_0_0_0_1px_#0000000f] @2xl:px-5 @2xl:pt-8 @2xl:pb-2">
              {/* Two grounds of flecks whose repeats never meet. */}
              <svg
                className="absolute inset-0 -z-1 size-full fill-none text-[light-dark(var(--tint-ink),var(--tint-mid))]"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <defs>
                  <pattern id="hcr-fine" width="173" height="149" patternUnits="userSpaceOnUse">
                    <path
                      d="M85 41l2 -2M169 15l1 2M140 27l0 1M152 17l4 1M57 12l1 2M114 110l1 2M64 26l4 1M111 18l1 2M150 104l2 1M145 37l1 0M110 39l4 1M33 81l4 1M49 29l3 -1M98 27l4 1M19 18l3 -1M130 139l2 -2M83 122l-2 1M95 79l3 -1M49 65l1 2M150 79l4 1M129 90l-2 1M76 21l1 2M134 110l-1 2M90 92l-2 1M151 119l1 2M26 72l-2 1M75 101l0 1M8 121l0 1M129 18l3 -1M76 36l3 -1M104 103l-2 1M23 45l-2 1M105 143l1 0M38 113l4 1M74 109l0 1M100 62l-1 2M41 62l3 -1M153 49l1 0M75 4l-1 2M35 134l2 1M119 103l2 -2M29 126l2 -2M18 51l1 2M56 115l-1 2M31 90l2 1M29 3l-1 2"
                      stroke="currentColor"
                    />
                  </pattern>
                  <pattern
                    id="hcr-coarse"
                    width="127"
                    height="139"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(31)"
                  >
                    <path
                      d="M33 36l0 1M120 124l1 2M80 6l-2 1M36 62l3 -1M94 123l4 1M110 124l2 -2M84 41l3 -1M114 102l2 1M88 19l-1 2M100 13l1 0M108 71l-2 1M79 102l2 -2M53 116l-1 2M15 12l-1 2M66 58l1 0M89 114l1 0M56 132l2 -2M76 92l4 1M77 62l0 1M90 10l1 0M92 86l4 1M118 29l3 -1M84 71l1 0M64 126l1 2M47 20l2 -2M117 41l2 1"
                      stroke="currentColor"
                      strokeWidth="1.7"
                    />
                  </pattern>
                </defs>
                <rect width="100%" height="100%" fill="url(#hcr-fine)" opacity=".17" />
                <rect width="100%" height="100%" fill="url(#hcr-coarse)" opacity=".11" />
              </svg>
              <ul
                style={columns as CSSProperties}
                className={`grid items-start gap-x-3 [--lap:-24px] [grid-template-columns:var(--two)] @2xl:gap-x-4 @2xl:[--lap:-34px] @2xl:[grid-template-columns:var(--three)] ${isMany ? "@4xl:[grid-template-columns:var(--four)]" : "@4xl:[grid-template-columns:var(--two)] @6xl:[grid-template-columns:var(--three)]"}`}
              >
                {papers.map((paper, index) => {
                  const { paper: made, print, wide } = kinds[paper.kind] ?? plain;
                  const style: Record<string, string | number> = {};
                  for (const { name, at } of areas) {
                    style[name] = at[index]?.area ?? "";
                    style[`${name}-lap`] = at[index]?.laps ? 1 : 0;
                  }
                  const isUnder = areas.some(({ at }) => at[index]?.isUnder);
                  const isTaped = paper.kind === "picture";
                  return (
                    <li
                      key={index}
                      style={style as CSSProperties}
                      className={`relative flex w-full min-w-0 origin-top flex-col pb-4 text-mock [--foot:--spacing(4)] [filter:drop-shadow(0_1px_1px_#0000001f)_drop-shadow(0_5px_8px_#00000026)] @2xl:pb-5 @2xl:text-caption ${area} ${isMany ? areaOfMany : areaBeside} ${isUnder ? "self-end [--foot:--spacing(8)]" : ""} ${wide} ${sides[index % sides.length]} ${turns[index % turns.length]}`}
                    >
                      {paper.kind === "ticket" ? (
                        <Ticket {...paper} />
                      ) : (
                        <div className={`forced-colors:border ${made}`}>
                          <div
                            className={`flex flex-col scheme-light pt-5 pb-(--foot) text-ink-2 @2xl:pt-6 ${padding} ${print}`}
                          >
                            {paper.kind === "receipt" ? <Receipt {...paper} /> : <Print {...paper} />}
                          </div>
                        </div>
                      )}
                      {isTaped ? (
                        <span className="absolute start-1/2 -top-2 -ms-8 h-5 w-16 rotate-2 bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_38%,#fff9),color-mix(in_oklab,var(--tint-mid)_60%,#fff9))] shadow-[0_1px_2px_#0000001f] [clip-path:polygon(0_0,100%_0,98%_17%,100%_34%,98%_51%,100%_68%,98%_85%,100%_100%,0_100%,2%_85%,0_68%,2%_51%,0_34%,2%_17%)]" />
                      ) : (
                        <span
                          className={`absolute -top-1.5 -ms-1.5 size-3 scheme-light rounded-full bg-ink bg-[radial-gradient(circle_at_35%_30%,#ffffffb3_1.5px,#ffffff40_2.5px)] shadow-[0_0_0_1px_#ffffff59,1px_3px_2px_#00000059] ${pins[index % pins.length]}`}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
