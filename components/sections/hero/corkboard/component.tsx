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

const lines = (text: string, letters: number) => Math.min(9, Math.ceil(text.length / letters));

/** So many rows are on a paper at most. */
const most = 24;

/** About how tall a paper is, in tens of pixels. */
function height({ kind, title, rows, amount, text, picture }: Paper): number {
  const titled = title ? lines(title, 19) * 2 + (kind === "slip" ? 2 : 0) : 0;
  const listed = rows.length > 0 ? 3 + Math.min(rows.length, most) * 2.3 : 0;
  const counted = amount ? ({ receipt: 4.6, ticket: 5.2 }[kind] ?? 3) : 0;
  const said = {
    receipt: 1.2 + lines(text, 15) * 2.5,
    note: 2 + lines(text, 14) * 2.8,
    ticket: 2 + lines(text, 22) * 2,
  };
  const drawn = kind === "label" ? 6 : kind === "picture" && picture.src ? 11 : 0;
  return Math.round(6 + titled + listed + counted + (text ? (said[kind as "note"] ?? lines(text, 22) * 2) : 0) + drawn);
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
 * Where papers hang on a board of so many columns, as areas of its grid. Columns that end early are stretched with what hangs
 * in them, so that all end together and the board has no holes.
 */
function places(heights: number[], count: number): string[] {
  const asWritten = heights.map((_, paper) => paper);
  const byHeight = [...asWritten].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const [plain, even] = [share(asWritten, heights, count), share(byHeight, heights, count)];
  const columns = tallest(even) < tallest(plain) ? even : plain;
  const rows = tallest(columns);
  for (const { papers } of columns) papers.sort((one, other) => one - other);
  columns.sort((one, other) => (one.papers[0] ?? 0) - (other.papers[0] ?? 0));
  const areas: string[] = [];
  for (const [column, { tall, papers }] of columns.entries()) {
    let end = 0;
    for (const paper of papers) {
      const start = end;
      end += heights[paper] ?? 0;
      const [from, to] = [start, end].map((at) => Math.round((at * rows) / tall) + 1);
      areas[paper] = `${from} / ${column + 1} / ${to}`;
    }
  }
  return areas;
}

// Paper stays light on the dark board, and what is printed on it stays dark.
const white = "bg-[light-dark(var(--sc-raised),var(--sc-ink))]";
const coloured = "bg-[light-dark(var(--tint-wash),var(--tint-plate))]";

/** What each kind of paper is made of, and how it is set. A ticket is two pieces of paper. */
const kinds: Record<string, { paper: string; print: string }> = {
  receipt: {
    paper: `[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/10px_100%] ${white}`,
    print: "pb-6 @2xl:pb-7",
  },
  note: { paper: coloured, print: "justify-center text-balance" },
  label: { paper: coloured, print: "" },
};
const plain = { paper: white, print: "" };

const padding = "px-3 @2xl:px-4";

/** How wide and tall a board is at least, by how many papers hang on it. */
const sizes = [
  "",
  "mx-auto max-w-80 @2xl:min-h-[280px] @6xl:min-h-[340px]",
  "@2xl:min-h-[220px] @6xl:min-h-[260px]",
  "@2xl:min-h-[280px] @6xl:min-h-[320px]",
  "@2xl:min-h-[300px] @6xl:min-h-[360px]",
  "@2xl:min-h-[340px] @6xl:min-h-[390px]",
];

const turns = ["-rotate-1", "rotate-1", "rotate-[.6deg]", "-rotate-[.8deg]", "-rotate-[1.2deg]", "rotate-[.8deg]"];

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
      <div className={`flex-1 forced-colors:border ${white} ${upper}`}>
        <div className="scheme-light pb-3 text-ink-2">
          {title && (
            <p className={`bg-tint-ink pt-5 pb-2.5 text-small leading-snug font-semibold text-raised ${padding}`}>
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
          <div className={`scheme-light pb-3 text-ink-2 ${padding}`}>
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

/** On a receipt the words come last, written across what is left of it. */
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
        <p className="my-auto -rotate-2 pt-3 text-[1.0625rem] leading-tight font-[550] tracking-[-.01em] text-accent-ink @2xl:text-[1.25rem]">
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
        <div className="relative mb-3 min-h-24 flex-1 overflow-hidden bg-tint">
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-0 size-full ${picture.src.startsWith("drawn:") ? "p-1" : "object-cover"}`}
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
        <div className="drawn my-3 min-h-8 flex-1 bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_5px,currentColor_5px_6px,transparent_6px_8px,currentColor_8px_11px,transparent_11px_13px)] text-ink" />
      )}
      <Rows rows={rows} className="my-2 border-t border-tint-mid pt-2" />
      {text && (
        <p
          className={
            isNote
              ? "text-[1.125rem] leading-tight font-[550] tracking-[-.02em] text-ink @2xl:text-[1.375rem]"
              : "leading-snug"
          }
        >
          {text}
        </p>
      )}
      {amount && (
        <p
          className={`pt-2 text-[1.125rem] leading-tight font-semibold tracking-[-.01em] text-ink tabular-nums ${kind === "slip" ? "mt-auto text-end" : ""}`}
        >
          {amount}
        </p>
      )}
    </>
  );
}

export default function Corkboard({ title, lede, primary, secondary, papers }: Props) {
  const heights = papers.map(height);
  const narrow = places(heights, Math.min(2, papers.length));
  const wide = places(heights, Math.min(papers.length < 5 ? 2 : 3, papers.length));
  return (
    <section className="px-gutter py-section" aria-labelledby="hcr-title">
      <div
        className={`mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-9 @4xl:gap-10 @6xl:gap-14 ${papers.length > 0 ? "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:items-center" : ""}`}
      >
        <div>
          <h1
            id="hcr-title"
            className={`font-display text-hero ${papers.length > 0 ? "@4xl:text-[clamp(2.75rem,.6rem+4.4cqi,4.25rem)]" : ""}`}
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
        {papers.length > 0 && (
          <div className="rounded-lg bg-raised p-2 shadow-float forced-colors:border">
            <div className="relative isolate overflow-hidden rounded-[10px] bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_54%,var(--tint-plate)),var(--tint-wash))] px-3 pt-5 pb-1 shadow-[inset_0_1px_3px_#0003] @2xl:px-6 @2xl:pt-8 @2xl:pb-3">
              <svg
                className="absolute inset-0 -z-1 size-full text-[light-dark(var(--tint-ink),var(--tint-mid))]"
                aria-hidden="true"
              >
                <defs>
                  <pattern id="hcr-cork" width="60" height="52" patternUnits="userSpaceOnUse">
                    <path
                      d="M5 8h.01M17 3h1M28 13h.01M44 6h.01M55 17h1M11 22h.01M24 30h1M37 24h.01M50 33h.01M4 38h1M16 46h.01M31 42h.01M43 47h1M56 44h.01M21 15h.01M34 34h.01M48 21h.01M9 50h.01"
                      stroke="currentColor"
                      strokeWidth="1.5"
                      strokeLinecap="round"
                      fill="none"
                    />
                  </pattern>
                </defs>
                <rect width="100%" height="100%" fill="url(#hcr-cork)" opacity=".38" />
              </svg>
              <ul className={`grid auto-cols-fr gap-x-3 @2xl:gap-x-5 ${sizes[Math.min(papers.length, 5)]}`}>
                {papers.map((paper, index) => {
                  const { paper: made, print } = kinds[paper.kind] ?? plain;
                  return (
                    <li
                      key={index}
                      style={{ "--narrow": narrow[index], "--wide": wide[index] } as CSSProperties}
                      className={`relative flex min-w-0 flex-col pb-4 text-mock @2xl:text-caption [grid-area:var(--narrow)] [filter:drop-shadow(0_1px_1px_#0000001f)_drop-shadow(0_6px_8px_#00000024)] @2xl:pb-6 @2xl:[grid-area:var(--wide)] @4xl:[grid-area:var(--narrow)] @6xl:[grid-area:var(--wide)] ${turns[index % turns.length]}`}
                    >
                      {paper.kind === "ticket" ? (
                        <Ticket {...paper} />
                      ) : (
                        <div className={`flex-1 forced-colors:border ${made}`}>
                          <div
                            className={`flex h-full flex-col scheme-light text-ink-2 py-3 pt-5 @2xl:pb-4 @2xl:pt-6 ${padding} ${print}`}
                          >
                            {paper.kind === "receipt" ? <Receipt {...paper} /> : <Print {...paper} />}
                          </div>
                        </div>
                      )}
                      <span className="absolute start-1/2 -top-1.5 -ms-1.5 size-3 scheme-light rounded-full bg-ink bg-[radial-gradient(circle_at_35%_30%,#ffffffb3_1.5px,#ffffff40_2.5px)] shadow-[0_0_0_1px_#ffffff59,1px_3px_2px_#00000059]" />
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
