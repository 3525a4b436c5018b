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
  /** They stand on the lines that stand out, from left to right; many, long ones, or more than these lines, in a list below. */
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

/** How many marks stand in a row of at most so many, so that the rows are of even length. */
const inRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** Which lines of a ruler stand out: not evenly, and the same ones every time. */
function linesThatStandOut(total: number, marked: number): number[] {
  const step = total / Math.max(1, marked);
  return Array.from({ length: Math.min(total, marked) }, (_, index) =>
    Math.min(total - 1, Math.floor(step * (index + 0.2 + 0.55 * ((index * 0.618) % 1)))),
  );
}

/**
 * A narrow ruler stands in more rows, so that every line is drawn. For each layout: lines and names in a row, its narrowest
 * width and how wide a letter of a name is, in pixels.
 */
const layouts = [
  { lines: 60, names: 3, width: 280, letter: 6.4 },
  { lines: 120, names: 6, width: 586, letter: 6.9 },
  { lines: 240, names: 12, width: 1024, letter: 7.4 },
];

/** Where a name stands at its line, after it or before it, in each layout. */
const sides = [
  ["start-1/2 ps-2", "end-1/2 pe-2"],
  ["@2xl:start-1/2 @2xl:end-auto @2xl:ps-2 @2xl:pe-0", "@2xl:start-auto @2xl:end-1/2 @2xl:ps-0 @2xl:pe-2"],
  ["@6xl:start-1/2 @6xl:end-auto @6xl:ps-2 @6xl:pe-0", "@6xl:start-auto @6xl:end-1/2 @6xl:ps-0 @6xl:pe-2"],
];

/** The rows: each line has a cell of its own, with its piece of the base line below it. */
const ruled =
  "drawn grid max-w-(--widest) grid-cols-[repeat(var(--s),minmax(0,1fr))] items-end gap-y-4 [--h:30px] [--step:20px] @2xl:max-w-(--widest-m) @2xl:grid-cols-[repeat(var(--m),minmax(0,1fr))] @2xl:gap-y-5 @2xl:[--h:44px] @6xl:max-w-(--widest-l) @6xl:grid-cols-[repeat(var(--l),minmax(0,1fr))] @6xl:[--h:84px] @6xl:[--step:23px] [--line:color-mix(in_oklab,var(--sc-ink)_36%,transparent)]";
const cell = "border-b border-ink bg-center bg-no-repeat";
const plain = `${cell} h-(--h) bg-[linear-gradient(var(--line),var(--line))] bg-[length:1px_100%]`;
const standing = `${cell} relative min-h-(--h) bg-[linear-gradient(var(--sc-accent-ink),var(--sc-accent-ink))] bg-[length:2px_100%]`;
const flagged =
  "h-[calc(var(--h)+var(--a)*var(--step))] @2xl:h-[calc(var(--h)+var(--b)*var(--step))] @6xl:h-[calc(var(--h)+var(--c)*var(--step))]";

/** No row is wider than so many pixels, so that few lines stay together. */
const widest = (columns: number) => Math.max(360, columns * 16);

/**
 * How high each name of a row stands and whether it ends at its line, so that no line crosses a word: the first so many begin
 * at theirs, and those farther from there stand higher. Nothing where they don't fit.
 */
function flagsOf(stops: readonly { x: number; long: number }[], width: number, first: number) {
  const flags = stops.map(({ x, long }, index) => {
    const isEnd = index >= first;
    return { x, from: isEnd ? x - long : x, to: isEnd ? x : x + long, isEnd, level: 0 };
  });
  for (const flag of [...flags.slice(0, first).reverse(), ...flags.slice(first)]) {
    const met = flags.filter(({ from, to }) => from < flag.to + 6 && flag.from < to + 6);
    flag.level = 1 + Math.max(...met.map(({ level }) => level));
  }
  const fit = flags.every(
    ({ x, from, to, level }) =>
      from >= 0 &&
      to <= width &&
      flags.every((other) => other.level >= level || x < other.from - 4 || x > other.to + 4),
  );
  return fit ? flags : [];
}

/** The lowest flags of all names, in rows of so many lines; nothing where they don't fit in four levels. */
function lowestFlags(
  named: readonly (readonly [line: number, name: string])[],
  columns: number,
  width: number,
  letter: number,
) {
  const rows = new Map<number, { x: number; long: number }[]>();
  for (const [line, name] of named) {
    const row = rows.get(Math.floor(line / columns)) ?? [];
    rows.set(Math.floor(line / columns), row);
    // Letters of scripts that are wider than Latin count twice, those of private use not at all.
    const long = name.replace(/\p{Co}/gu, "").replace(/[^\0-\u2e7f]/gu, "mm").length * letter + 14;
    row.push({ x: (((line % columns) + 0.5) / columns) * width, long });
  }
  const top = (flags: ReturnType<typeof flagsOf>) => Math.max(...flags.map(({ level }) => level));
  const found = [...rows.values()].flatMap((row) => {
    // Best where it divides the row in the middle.
    const middle = row.filter(({ x }) => x <= width / 2).length;
    const ways = Array.from({ length: row.length + 1 }, (_, first) => first)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((first) => flagsOf(row, width, first));
    const low = ways.filter((flags) => flags.length > 0 && top(flags) <= 4);
    return low.sort((a, b) => top(a) - top(b))[0] ?? [];
  });
  return found.length === named.length ? found : undefined;
}

export default function SimpleCentered(props: Props) {
  const { title, count, mark, picture, lede, primary, secondary, caption, captionMarked, captionEnd } = props;
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
  const names = props.names.filter(Boolean).slice(0, 24);
  // Fewer names than lines that stand out are spread over them.
  const named = names.map(
    (name, index) => [lines[Math.floor(((index + 0.5) * lines.length) / names.length)] ?? 0, name] as const,
  );
  const [small, medium, large] = layouts.map((layout) => {
    const rows = names.length <= 12 ? Math.ceil(names.length / layout.names) : 1;
    const columns = inRow(total, Math.min(layout.lines, Math.ceil(total / Math.max(1, rows))));
    return { columns, flags: lowestFlags(named, columns, Math.min(layout.width, widest(columns)), layout.letter) };
  });
  const areFlags = Boolean(names.length <= Math.min(12, lines.length) && small?.flags && medium?.flags && large?.flags);
  const ruler = {
    "--s": small?.columns,
    "--m": medium?.columns,
    "--l": large?.columns,
    "--widest": `${widest(small?.columns ?? 0)}px`,
    "--widest-m": `${widest(medium?.columns ?? 0)}px`,
    "--widest-l": `${widest(large?.columns ?? 0)}px`,
  };
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
          <div className={`mx-auto ${ruled}`} style={ruler as CSSProperties}>
            {Array.from({ length: total }, (_, line) => {
              if (!lines.includes(line)) return <i key={line} className={plain} />;
              const at = named.findIndex(([place]) => place === line);
              const [phone, column, wide] = [small, medium, large].map((layout) =>
                areFlags ? layout?.flags?.[at] : undefined,
              );
              return (
                <b
                  key={line}
                  className={`${standing} ${phone ? flagged : ""}`}
                  style={phone && ({ "--a": phone.level, "--b": column?.level, "--c": wide?.level } as CSSProperties)}
                >
                  {phone && (
                    <span
                      className={`absolute top-0 text-mock leading-none font-normal whitespace-nowrap text-ink @2xl:text-caption @2xl:leading-none @6xl:text-small @6xl:leading-none ${[phone, column, wide].map((flag, layout) => sides[layout]?.[flag?.isEnd ? 1 : 0]).join(" ")}`}
                    >
                      {named[at]?.[1]}
                    </span>
                  )}
                </b>
              );
            })}
          </div>
          {!areFlags && names.length > 0 && (
            <ul className="mx-auto mt-7 grid items-start grid-cols-[repeat(auto-fit,minmax(min(100%,9.5em),1fr))] gap-x-6 gap-y-2.5 text-caption text-ink">
              {names.map((name, index) => (
                <li
                  key={index}
                  className="drawn min-w-0 border-s-2 border-accent-ink ps-2 text-start leading-snug [overflow-wrap:anywhere]"
                >
                  {name}
                </li>
              ))}
            </ul>
          )}
          {(caption || captionMarked || captionEnd) && (
            <figcaption className="mt-4 text-center text-caption text-muted">
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
