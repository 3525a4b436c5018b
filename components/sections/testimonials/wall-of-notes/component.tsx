import { Picture } from "../../../art/picture";

interface Note {
  text: string;
  name: string;
  role: string;
  href: string;
  /** By its length beside the others, or large or small in any case. */
  size: string;
  face: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  /** They are read down the first column, then the second, then the third. */
  notes: Note[];
}

/** What is short is set large on the strongest of three grounds, what is long small on the quietest; “lead” is long and yet first. */
type Tone = "shout" | "loud" | "lead" | "plain" | "quiet";
const grounds: Record<Tone, string> = {
  shout: "bg-tint-plate text-black",
  loud: "bg-tint-plate text-black",
  lead: "bg-tint-plate text-black",
  plain: "bg-[light-dark(var(--tint-wash),color-mix(in_oklab,var(--tint-mid)_32%,var(--sc-paper)))] text-ink",
  quiet: "bg-tint text-ink",
};
// Heights of lines are whole pixels: WebKit takes no others.
const sizes: Record<Tone, string> = {
  shout: "font-display text-balance text-[1.75em] leading-[1.08] font-semibold tracking-[-.03em] @4xl:text-[2.375em]",
  loud: "font-display text-heading text-balance @4xl:text-[1.625em]",
  lead: "text-pretty text-[1.0625em] leading-[1.53] @4xl:text-[1.1875em] @4xl:leading-[1.474]",
  plain: "text-pretty text-[1.0625em] leading-[1.53] @4xl:text-[1.1875em] @4xl:leading-[1.474]",
  quiet: "text-pretty text-[.9375em] leading-[1.6] @4xl:text-[1em] @4xl:leading-[1.5625]",
};
/** Of four and more, the third column begins beside the headline. */
const columnPlaces = [
  "@2xl:col-span-2 @2xl:row-start-2",
  "@2xl:col-span-2 @2xl:row-start-2",
  "@2xl:col-span-2 @2xl:col-start-5 @2xl:row-span-2 @2xl:row-start-1",
] as const;
/** Up to three lie side by side below it. */
const fewPlaces = ["@2xl:col-span-6", "@2xl:col-span-6", "@2xl:col-span-3", "@2xl:col-span-2"] as const;
// What a column has left over goes to what is set large, twice as much as to the others.
const growths = {
  large: { wide: "@2xl:grow-2", phone: "@max-2xl:grow-2" },
  small: { wide: "@2xl:grow", phone: "@max-2xl:grow" },
};

export default function WallOfNotes({ title, lede, notes }: Props) {
  const tones = tonesOf(notes);
  const { columns, isFull, isFullOnPhone } = columnsOf(
    notes.map((note, index) => heightOf(note, tones[index] ?? "plain")),
  );
  const isFew = notes.length < 4;
  // On a phone the wall of seven to twelve stays a wall, and is moved along; others are stacked.
  const isMoved = notes.length > 6 && notes.length <= 12;
  const moved = isMoved
    ? "-mx-gutter flex snap-x snap-mandatory scroll-px-gutter overflow-x-auto px-gutter pb-3"
    : "grid grid-cols-[minmax(0,1fr)]";
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="twn-title">
      <div className="mx-auto max-w-wide gap-3 [overflow-wrap:anywhere] @2xl:grid @2xl:grid-cols-[repeat(6,minmax(0,1fr))] @2xl:grid-rows-[auto_1fr] @4xl:gap-4">
        <div className={`pb-8 @2xl:pe-6 @4xl:pb-14 ${isFew ? "@2xl:col-span-6" : "@2xl:col-span-4"}`}>
          <h2 id="twn-title" className="max-w-[17em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[25em] text-lede text-balance">{lede}</p>}
        </div>
        {/* Wider, its columns stand in the grid of the headline. */}
        {notes.length > 0 && (
          <div
            className={`gap-3 @2xl:contents ${moved}`}
            role="group"
            aria-labelledby="twn-title"
            // what scrolls has to be reached with keys
            tabIndex={isMoved ? 0 : undefined}
          >
            {columns.map(({ start, count }, column) =>
              count > 0 ? (
                <ul
                  key={start}
                  className={`flex min-w-0 shrink-0 snap-start flex-col gap-3 @4xl:gap-4 ${isFew ? fewPlaces[notes.length] : columnPlaces[column]} ${isMoved ? "basis-[84%]" : ""}`}
                >
                  {notes.slice(start, start + count).map((note, index) => {
                    const tone = tones[start + index] ?? "plain";
                    const { wide, phone } = growths[tone === "shout" || tone === "loud" ? "large" : "small"];
                    return (
                      <NoteSlip
                        key={index}
                        {...note}
                        tone={tone}
                        grows={`${isFullOnPhone ? phone : ""} ${isFull ? wide : ""}`}
                      />
                    );
                  })}
                </ul>
              ) : null,
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function NoteSlip({ text, name, role, href, face, tone, grows }: Note & { tone: Tone; grows: string }) {
  // A plate stays light on dark pages.
  const isLight = tone === "shout" || tone === "loud" || tone === "lead";
  const isLong = lengthOf(text) > 420;
  return (
    <li className={`flex rounded-md border border-transparent ${grounds[tone]} ${grows}`}>
      <figure className="flex w-full max-w-[56em] min-w-0 flex-col p-4 @4xl:p-6">
        {/* what is very long is scrolled, and has to be reached with keys */}
        <blockquote
          className={`${sizes[tone]} ${isLong ? "max-h-[25em] overflow-y-auto mask-[linear-gradient(#000_calc(100%-3em),#0000)] pe-1 pb-8 [scrollbar-color:var(--tint-mid)_transparent] [scrollbar-width:thin]" : ""}`}
          tabIndex={isLong ? 0 : undefined}
        >
          {text}
        </blockquote>
        {(name || role || face.src) && (
          <figcaption className="mt-auto flex items-center gap-2.5 pt-4 text-caption @4xl:pt-6">
            {face.src && (
              <span className={`face size-9 text-black @4xl:size-10 ${isLight ? "bg-[#fff9]" : ""}`}>
                <Picture src={face.src} alt={face.alt} className="block h-full w-full object-cover" />
              </span>
            )}
            <span className="min-w-0 leading-snug">
              {name && (
                <span className="block font-semibold">
                  {href ? (
                    <a href={href} className="link text-current">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </span>
              )}
              {role && <span className={`block text-balance ${isLight ? "text-black" : "text-ink-2"}`}>{role}</span>}
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** How many letters a text has, without the marks of the editor. */
const lengthOf = (text: string) => text.replace(/\p{Co}/gu, "").length;

/** Loud is what is much shorter than most of the notes, and quiet what is much longer. Where none is, one leads and the others are alike. */
function tonesOf(notes: Note[]): Tone[] {
  const isFree = ({ size }: Note) => size !== "large" && size !== "small";
  const lengths = notes.map(({ text }) => lengthOf(text));
  const free = lengths.filter((_, index) => isFree(notes[index] as Note)).sort((a, b) => a - b);
  // Of two or three it is their mean: the middle one may be short itself.
  const median = ((free[Math.floor((free.length - 1) / 2)] ?? 0) + (free[Math.floor(free.length / 2)] ?? 0)) / 2;
  const mean = free.reduce((sum, length) => sum + length, 0) / (free.length || 1);
  const [middle, short] = free.length < 4 ? [mean, 0.6] : [median, 0.75];
  const isShort = (length: number) => length < short * middle && length <= 120;
  const limit = shoutLimit(free.filter(isShort));
  const hasLoud = free.some(isShort) || notes.some(({ size }) => size === "large");
  const lead = hasLoud ? -1 : notes.findIndex(isFree);
  return notes.map(({ size }, index) => {
    const length = lengths[index] ?? 0;
    if (size === "small") return "quiet";
    if (size === "large") return length > Math.max(limit, 64) ? "loud" : "shout";
    if (index === lead) return length > 160 ? "lead" : length > 120 ? "loud" : "shout";
    if (isShort(length)) return length > limit ? "loud" : "shout";
    return length > 1.3 * middle && length > 110 ? "quiet" : "plain";
  });
}

/** Up to which length loud notes are set largest: 40 letters, and on from there while each is hardly longer than the one before. */
function shoutLimit(loud: number[]): number {
  let limit = 0;
  for (const length of loud) {
    if (length > 40 && length > limit * 1.25) break;
    limit = length;
  }
  return limit > 64 ? 0 : limit;
}

/** About how high a note is in its column, in pixels. */
function heightOf({ text, role }: Note, tone: Tone): number {
  const measures = { shout: [16, 38], loud: [23, 31], lead: [33, 27], plain: [33, 27], quiet: [38, 25] } as const;
  const [perLine, line] = measures[tone];
  return 90 + (role ? 20 : 0) + Math.min(Math.ceil(lengthOf(text) / perLine), 16) * line;
}

/**
 * Cuts the notes, in their order, into three columns as equal as can be; the third has the height of the headline besides.
 * Up to three have a column each, below the headline.
 */
function columnsOf(heights: number[]) {
  const isFew = heights.length < 4;
  const headline = isFew ? 0 : 220;
  const total = (from: number, to: number) => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
  let best = { cost: Number.POSITIVE_INFINITY, ends: [1, 2].map((end) => Math.min(end, heights.length)) };
  for (let first = 1; first < heights.length - 1 && !isFew; first++) {
    for (let second = first + 1; second < heights.length; second++) {
      const columns = [total(0, first), total(first, second), total(second, heights.length) - headline];
      const cost = columns.reduce((sum, height) => sum + height ** 2, 0);
      if (cost < best.cost) best = { cost, ends: [first, second] };
    }
  }
  const edges = [0, ...best.ends, heights.length];
  const own = [0, 1, 2].map((column) => total(edges[column] ?? 0, edges[column + 1] ?? 0));
  const filled = own.map((height, column) => height - (column > 1 ? headline : 0));
  // Where none is far below the highest, all of them are stretched until they end alike.
  const isLevel = (heights: number[], least: number) => Math.min(...heights) > least * Math.max(...heights);
  const isIn = (_: number, column: number) => (own[column] ?? 0) > 0;
  return {
    columns: own.map((_, column) => {
      const start = edges[column] ?? 0;
      return { start, count: (edges[column + 1] ?? 0) - start };
    }),
    isFull: isLevel(filled.filter(isIn), isFew ? 0.9 : 0.6),
    isFullOnPhone: isLevel(own.filter(isIn), 0.85),
  };
}
