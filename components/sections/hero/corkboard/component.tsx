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

/** How far one paper laps over the empty foot of another, in tens of pixels. */
const lap = 3;

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

interface Place {
  area: string;
  /** 1 where it laps over the paper above, -1 where one laps over it. */
  hold: number;
  /** How much of the room that is left lies above it. */
  air: number;
  /** How much of it some papers take up: where it is much, hardly any, for a note isn't as tall as a door. */
  grow: number;
  isAlone: boolean;
}

/**
 * Where papers hang on a board of so many columns, as areas of its grid, and how wide these are. Rows are as tall as papers need, so
 * none is stretched and none hides words. What is left of a short column is shared among its areas.
 */
function places(heights: number[], longest: number[], count: number) {
  const asWritten = heights.map((_, paper) => paper);
  const byHeight = [...asWritten].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const [written, even] = [share(asWritten, heights, count), share(byHeight, heights, count)];
  const columns = tallest(even) < tallest(written) ? even : written;
  for (const { papers } of columns) papers.sort((one, other) => one - other);
  columns.sort((one, other) => (one.papers[0] ?? 0) - (other.papers[0] ?? 0));
  // A pair laps in the tallest column, which makes the board lower, and in the next one if little is left of that.
  const lapped = new Set<number | undefined>();
  for (const column of [...columns].sort((one, other) => other.tall - one.tall).slice(0, 2)) {
    const paper = column.papers[1];
    if (paper === undefined || (lapped.size > 0 && tallest(columns) - column.tall > 3)) continue;
    lapped.add(paper);
    column.tall -= lap;
    heights = heights.map((height, at) => (at === paper ? Math.max(1, height - lap) : height));
  }
  const rows = tallest(columns);
  const found: Place[] = [];
  for (const [column, { tall, papers }] of columns.entries()) {
    let row = 1;
    for (const [index, paper] of papers.entries()) {
      const isLast = index === papers.length - 1;
      const hold = lapped.has(paper) ? 1 : lapped.has(papers[index + 1]) ? -1 : 0;
      const spare = Math.round((rows - tall) / papers.length);
      const end = isLast ? rows + 1 : row + (heights[paper] ?? 0) + spare;
      const air = hold === 1 ? 0 : hold === -1 ? 1 : isLast ? 0.65 : 0.4;
      found[paper] = {
        area: `${row} / ${column + 1} / ${end}`,
        hold,
        air,
        grow: spare > 8 ? 0.15 : 1,
        isAlone: count > 1 && isLast && index === 0,
      };
      row = end;
    }
  }
  // Most room is where the longest row of a list is, else where one paper hangs alone.
  const needs = columns.map(({ papers }) => Math.max(0, ...papers.map((paper) => longest[paper] ?? 0)));
  const widest = Math.max(...needs);
  const alone = columns.findIndex(({ papers }) => papers.length === 1);
  const wide = widest > 0 ? needs.indexOf(widest) : alone >= 0 ? alone : 1;
  return { at: found, tracks: columns.map((_, column) => `minmax(0,${column === wide ? 23 : 20}fr)`).join(" ") };
}

// Paper stays light on the dark board, and what is printed on it stays dark.
const white = "bg-[light-dark(var(--sc-raised),var(--sc-ink))]";
const coloured = "bg-[light-dark(var(--tint-wash),var(--tint-plate))]";

// Its frame has light from above: each side of it has another tone, and they meet in a mitre.
const frame =
  "border-t-[light-dark(color-mix(in_oklab,var(--tint-ink)_24%,#fffdf9),color-mix(in_oklab,var(--tint-ink)_36%,var(--sc-paper)))] border-r-[light-dark(color-mix(in_oklab,var(--tint-ink)_32%,#fffdf9),color-mix(in_oklab,var(--tint-ink)_30%,var(--sc-paper)))] border-b-[light-dark(color-mix(in_oklab,var(--tint-ink)_42%,#fffdf9),color-mix(in_oklab,var(--tint-ink)_23%,var(--sc-paper)))] border-l-[light-dark(color-mix(in_oklab,var(--tint-ink)_28%,#fffdf9),color-mix(in_oklab,var(--tint-ink)_33%,var(--sc-paper)))] forced-colors:border-[CanvasText]";
const ground =
  "bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_14%,var(--sc-paper-3)),color-mix(in_oklab,var(--tint-mid)_8%,var(--sc-paper-3)))] bg-clip-padding";

/** What each kind of paper is made of, how it is set, and how wide it is on a board with room. A ticket is two pieces of paper. */
const kinds: Record<string, { paper: string; print: string; wide: string }> = {
  receipt: {
    paper: `grow-1 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/10px_100%] forced-colors:[mask:none] ${white}`,
    print: "",
    wide: "@2xl:w-[95%]",
  },
  note: { paper: `grow-1 ${coloured}`, print: "min-h-28 @2xl:min-h-36", wide: "@2xl:w-[90%]" },
  label: { paper: coloured, print: "", wide: "" },
  ticket: { paper: white, print: "", wide: "" },
  picture: { paper: `grow-1 ${white}`, print: "@2xl:px-3 @2xl:pt-3 pt-3", wide: "" },
};
const plain = { paper: white, print: "", wide: "" };

const padding = "px-2.5 @2xl:px-3.5";

const area =
  "[grid-area:var(--two)] [--hold:var(--two-hold)] [--air:var(--two-air)] [--grow:var(--two-grow)] @2xl:[grid-area:var(--three)] @2xl:[--hold:var(--three-hold)] @2xl:[--air:var(--three-air)] @2xl:[--grow:var(--three-grow)]";
const areaBeside =
  "@4xl:[grid-area:var(--two)] @4xl:[--hold:var(--two-hold)] @4xl:[--air:var(--two-air)] @4xl:[--grow:var(--two-grow)] @6xl:[grid-area:var(--three)] @6xl:[--hold:var(--three-hold)] @6xl:[--air:var(--three-air)] @6xl:[--grow:var(--three-grow)]";
const areaOfMany =
  "@4xl:[grid-area:var(--four)] @4xl:[--hold:var(--four-hold)] @4xl:[--air:var(--four-air)] @4xl:[--grow:var(--four-grow)]";

// A paper that hangs alone in its column is set larger.
const alone = "@2xl:text-body @4xl:text-small @6xl:text-body";

// Nothing is straight on a board: the turns, and where pins are, come round at different times.
const turns = [
  "-rotate-[1.2deg]",
  "rotate-1",
  "rotate-[1.8deg]",
  "-rotate-[.8deg]",
  "-rotate-[1.4deg]",
  "rotate-[.6deg]",
];
const sides = ["self-start", "self-end", "self-center", "self-end"];
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
    ? "[mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_100%,#0000_6px,#000_7px),radial-gradient(circle_at_100%_100%,#0000_6px,#000_7px)] forced-colors:[mask:none]"
    : "";
  return (
    <>
      <div className={`forced-colors:border ${white} ${upper} ${text ? "forced-colors:border-b-0" : ""}`}>
        <div className={`scheme-light text-ink-2 ${text ? "pb-4" : "pb-(--foot)"}`}>
          {title && (
            <p
              className={`border-b border-tint-mid bg-tint pt-5 pb-2 text-[1.05em] leading-snug font-semibold text-ink ${padding}`}
            >
              {title}
            </p>
          )}
          {amount && (
            <p
              className={`pt-4 text-[2.2em] leading-none font-semibold tracking-[-.03em] text-ink tabular-nums @2xl:text-[2.6em] ${padding}`}
            >
              {amount}
            </p>
          )}
          <Rows rows={rows} className={`pt-3 ${padding}`} />
        </div>
      </div>
      {text && (
        <div
          className={`forced-colors:border forced-colors:border-t-0 forced-colors:[mask:none] [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_0,#0000_6px,#000_7px),radial-gradient(circle_at_100%_0,#0000_6px,#000_7px)] ${white}`}
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
      {title && <p className="text-center text-[1.05em] leading-snug font-semibold text-ink">{title}</p>}
      <Rows rows={rows} className="mt-3 border-t border-dashed border-line pt-3" />
      {amount && (
        <p className="mt-3 border-t border-dashed border-line pt-2 text-end text-[1.3em] font-semibold text-ink tabular-nums">
          {amount}
        </p>
      )}
      {text && (
        <p className="my-auto -rotate-2 pt-4 pb-2 text-[1.3em] leading-tight font-[550] tracking-[-.01em] text-accent-ink @2xl:text-[1.45em]">
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
        <div className="relative mb-3 aspect-[5/4] grow-1 overflow-hidden bg-tint">
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-0 size-full ${picture.src.startsWith("drawn:") ? "p-3" : "object-cover"}`}
          />
        </div>
      )}
      {title && (
        <p
          className={`text-[1.05em] leading-snug font-semibold text-ink ${kind === "slip" ? "mb-2 border-b border-tint-mid pb-2" : ""}`}
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
              ? "text-[1.4em] leading-tight font-[550] tracking-[-.02em] text-ink @2xl:text-[1.75em]"
              : "leading-snug"
          }
        >
          {text}
        </p>
      )}
      {amount && (
        <p
          className={`pt-2 text-[1.3em] leading-tight font-semibold tracking-[-.01em] text-ink tabular-nums ${kind === "slip" ? "text-end" : ""}`}
        >
          {amount}
        </p>
      )}
    </>
  );
}

export default function Corkboard({ title, lede, primary, secondary, papers }: Props) {
  const heights = papers.map(height);
  const longest = papers.map(({ rows }) => Math.max(0, ...rows.map(({ label, price }) => label.length + price.length)));
  const count = papers.length;
  // More than hang well beside the words have a board of their own below them.
  const isMany = count > 8;
  const [two, three] = [Math.min(2, count), Math.min(count < 5 ? 2 : 3, count)];
  const layouts = { two, three, ...(isMany ? { four: 4 } : {}) };
  const boards = Object.entries(layouts).map(([name, many]) => ({ name, ...places(heights, longest, many) }));
  const columns = Object.fromEntries(boards.map(({ name, tracks }) => [`--${name}`, tracks]));
  return (
    <section className="px-gutter py-section" aria-labelledby="hcr-title">
      <div
        className={`mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-9 @4xl:gap-10 ${count > 0 && !isMany ? "@4xl:grid-cols-[minmax(0,9fr)_minmax(0,14fr)] @4xl:items-center" : ""}`}
      >
        <div>
          <h1
            id="hcr-title"
            className={`font-display text-hero ${count > 0 && !isMany ? "@4xl:text-[clamp(2.75rem,.6rem+4.05cqi,3.875rem)]" : ""}`}
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
            className={`relative isolate overflow-hidden rounded-lg border-8 @2xl:border-10 forced-colors:border ${frame} ${ground} px-2 pt-6 pb-1 shadow-float @2xl:px-5 @2xl:pt-8 @2xl:pb-2 ${count === 1 ? "mx-auto w-full max-w-80" : ""}`}
          >
            {/* One ground of flecks, laid three times so that its repeats never meet. */}
            <svg
              className="absolute inset-0 -z-1 size-full fill-none text-[light-dark(var(--tint-ink),var(--tint-mid))] forced-colors:hidden"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <defs>
                <pattern id="hcr-one" width="118" height="106" patternUnits="userSpaceOnUse">
                  <path
                    d="M42 21h0M51 85l2-1M7 11h1M106 70l-1 1M13 48l1 1M75 9h1M65 29h0M56 55l2 1M9 32v2M12 72h1M55 9l-1 1M16 30h1M81 82l1 1M74 76h1M29 7l1 1M72 19h1M38 55h1M19 71h1M40 73l2 1M105 89l1 1M24 15v2M82 26h1M48 14l1 1M71 93l1 1M8 81l1 1M27 65l2 1M88 70v2M55 101h2M41 61h1M75 60h1M47 40h0M32 103h1M24 91h1M100 33h1M64 45l2 1M94 59h2M37 79h1M10 17h1M66 55v1M22 98v1M6 87l2-1M10 99h1M102 42h2M44 90h1M45 78l2 1M64 76h1M103 60h1M35 62h2M90 87l2 1M94 91h0M40 84v2M37 93h1M45 4v2M22 80h1M15 65v1M32 52l2-1M51 65l2 1M11 23h1M71 37h1M114 19l2 1M54 47h1M88 50v1M30 21h1M85 31l2-1M2 64h1M107 77v1M24 35l2 1M37 2l1 1M19 55l-1 1M69 49h2M87 96l-1 1M7 60l2 1M112 101h0M112 89h2M51 52v1M82 53l-1 1M57 22h2M14 2v1M69 14l2-1M112 28h2M33 46l1 1M78 48h0M61 17l1 1M60 63l2-1M44 96l1 1M3 28l2 1M70 5v1M98 69h2M111 13l-1 1M90 35l2 1M22 47l1 1M69 71v1M29 80l1 1M104 102l-1 1M98 26h1M105 53l-1 1M94 5h0M4 103l-1 1M34 26v1M89 79h0M45 48h0M44 28h2M79 2h0M62 85h1M101 93h0M82 44h1M21 23l2 1M2 94l2 1M84 15h1M106 29l-1 1M28 39h0M98 77h1"
                    stroke="currentColor"
                  />
                </pattern>
                <pattern id="hcr-two" href="#hcr-one" patternTransform="rotate(31) scale(.8)" />
                <pattern id="hcr-three" href="#hcr-one" patternTransform="rotate(73) scale(1.5)" />
              </defs>
              <rect width="100%" height="100%" fill="url(#hcr-one)" opacity=".2" />
              <rect width="100%" height="100%" fill="url(#hcr-two)" opacity=".16" />
              <rect width="100%" height="100%" fill="url(#hcr-three)" opacity=".1" />
            </svg>
            <ul
              style={columns as CSSProperties}
              className={`grid gap-x-2.5 [--lap:-24px] [grid-template-columns:var(--two)] @2xl:gap-x-4 @2xl:[--lap:-34px] @2xl:[grid-template-columns:var(--three)] ${isMany ? "@4xl:[grid-template-columns:var(--four)]" : "@4xl:[grid-template-columns:var(--two)] @6xl:[grid-template-columns:var(--three)]"}`}
            >
              {papers.map((paper, index) => {
                const { paper: made, print, wide } = kinds[paper.kind] ?? plain;
                const style: Record<string, string | number> = {};
                for (const { name, at } of boards) {
                  const { area = "", hold = 0, air = 0, grow = 0 } = at[index] ?? {};
                  style[`--${name}`] = area;
                  style[`--${name}-hold`] = hold;
                  style[`--${name}-air`] = air;
                  style[`--${name}-grow`] = grow;
                }
                const isAlone = boards[1]?.at[index]?.isAlone && !isMany;
                const isTaped = paper.kind === "picture";
                const isGrown = ["receipt", "note", "picture"].includes(paper.kind);
                return (
                  <li
                    key={index}
                    style={style as CSSProperties}
                    className={`flex min-w-0 flex-col pb-4 text-caption [--foot:calc(--spacing(4)+--spacing(4)*max(0,-1*var(--hold)))] [margin-top:calc(max(0,var(--hold))*var(--lap))] before:grow-(--air) after:grow-[calc(1-var(--air))] @2xl:pb-5 ${area} ${isMany ? areaOfMany : areaBeside} ${isAlone ? alone : "@2xl:text-small"}`}
                  >
                    <div
                      className={`relative flex w-full min-w-0 flex-col [filter:drop-shadow(0_1px_1px_#0000001f)_drop-shadow(0_5px_8px_#00000026)] ${isGrown ? "grow-(--grow)" : ""} ${wide} ${sides[index % sides.length]} ${turns[index % turns.length]}`}
                    >
                      {paper.kind === "ticket" ? (
                        <Ticket {...paper} />
                      ) : (
                        <div className={`flex flex-col forced-colors:border ${made}`}>
                          <div
                            className={`flex grow-1 flex-col scheme-light pt-5 pb-(--foot) text-ink-2 @2xl:pt-6 ${padding} ${print}`}
                          >
                            {paper.kind === "receipt" ? <Receipt {...paper} /> : <Print {...paper} />}
                          </div>
                        </div>
                      )}
                      {isTaped ? (
                        <span className="drawn absolute start-1/2 -top-2 -ms-8 h-5 w-16 rotate-2 bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_38%,#fff9),color-mix(in_oklab,var(--tint-mid)_60%,#fff9))] shadow-[0_1px_2px_#0000001f] [clip-path:polygon(0_0,100%_0,98%_17%,100%_34%,98%_51%,100%_68%,98%_85%,100%_100%,0_100%,2%_85%,0_68%,2%_51%,0_34%,2%_17%)]" />
                      ) : (
                        <span
                          className={`drawn absolute -top-1.5 -ms-1.5 size-3 scheme-light rounded-full bg-ink bg-[radial-gradient(circle_at_35%_30%,#ffffffb3_1.5px,#ffffff40_2.5px)] shadow-[0_0_0_1px_#ffffff59,1px_3px_2px_#00000059] ${pins[index % pins.length]}`}
                        />
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
