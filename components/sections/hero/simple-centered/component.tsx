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

/** Of each mark what has a ground, what is filled with ink, and its lines; where they differ, no two neighbours are alike. */
const shapes: Record<string, [ground: string, solid: string, ...lines: string[]]> = {
  page: [
    "M3.400 2.200q8.600-.9 17.300-.1q.5 11-.2 22.300q-8.600.7-17.300-.2q.3-11 .2-22z",
    "M6.800 6.300h8v2.700h-8z",
    "M6.800 13h10.400M6.800 16.500h9M6.800 20h5.500",
    "M6.800 13h4.400v6.800H6.800zM14.500 13h2.800M14.500 16.500h2.800M14.500 20h2",
    "M6.800 13h.8M10.500 13h6.700M6.800 16.500h.8M10.500 16.500h4.500M6.800 20h.8M10.500 20h6.700",
  ],
  window: [
    "M2 4.200q10-.6 20 0q.4 9-.1 18.200q-10 .6-19.800 0q-.4-9-.1-18.200z",
    "M2.200 4.500h19.600v4.200H2.200z",
    "M6 13h7.500M6 17.500h4.500",
    "M6 12.800h5v6H6zM14.500 13h4M14.500 17h2.500",
    "M6.500 19v-3M10.200 19v-6M13.900 19v-4M17.600 19v-6.500",
  ],
  person: [
    "M12 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM3 24.500q0-9 9-9t9 9z",
    "M6.800 7.500Q6 1.500 12 1.500t5.200 6Q15 4.800 12 5t-5.200 2.500z",
    "M9.500 16l2.500 3.500 2.500-3.500",
    "M7.500 24.300v-3M16.500 24.300v-3",
    "M12 16v8",
  ],
  cup: [
    "M3 9h15v7q0 7.500-7.500 7.500T3 16z",
    "M3.800 9.500h13.400v3H3.800z",
    "M18 11.500q4.500-.5 4.500 3T18 18M8 5.500v-3M13 5.500v-3",
    "M18 11.500q4.500-.5 4.500 3T18 18M10.500 6q-2-1.800 0-3.800",
    "M18 11.500q4.500-.5 4.500 3T18 18M7.500 6q2-1.800 0-3.800M13 6q2-1.800 0-3.800",
  ],
  bed: [
    "M9.500 17v-3q0-2.500 2.500-2.500h7q3 0 3 3V17zM2 17h20v4H2z",
    "M3.500 13h5v4h-5z",
    "M2 6.500v17.500M22 21v3M13.500 11.500V17",
    "M2 6.500v17.500M22 21v3M9.800 14.200H22",
    "M2 6.500v17.500M22 21v3M12.500 17q3.500-1.500 4.500-5.500",
  ],
  star: ["M12 3l3 6.500 7 .8-5.200 4.800 1.400 7L12 18.600 5.800 22.100l1.400-7L2 10.300l7-.8z", "", ""],
  day: [
    "M2.500 5h19v18.500h-19z",
    "M2.500 5h19v5h-19z",
    "M7.500 2v3M16.500 2v3M7 14.500h.1M12 14.500h.1M17 14.500h.1M7 19h.1M12 19h.1",
    "M7.500 2v3M16.500 2v3M7.500 16.500l3 3 6-5.500",
    "M7.500 2v3M16.500 2v3M7 14.500h10M7 19h6",
  ],
  hour: ["M12 3a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", "", "M12 7.500V13l4 3", "M12 7.500V13h5", "M12 7.500V13l-3.500 3"],
  chair: [
    "M6 5h3v5H6zM6 14h12.500v3H6z",
    "M6 14h12.500v3H6z",
    "M6 2v22M18.500 17v7",
    "M6 2v22M18.500 17v7M6 20.500h12.500",
  ],
  message: [
    "M2 4.200q10-.6 20 0q.4 7 0 13.800H11l-5.500 5V18H2q-.4-7 0-13.800z",
    "",
    "M6.500 9h11M6.500 13h7",
    "M6.500 9h6M6.500 13h11",
    "M7 11h.1M12 11h.1M17 11h.1",
  ],
  key: [
    "M7 12.500a5 5 0 1 0 .1 0z",
    "M7 15.800a1.700 1.700 0 1 0 .1 0z",
    "M10.500 14l9.500-11.500M16.500 6.800l3.500 3M19 3.700l2.500 2.200",
  ],
  box: [
    "M2 8l10-5 10 5v12l-10 5-10-5z",
    "M15 17.500l4-2v3l-4 2z",
    "M2 8l10 5 10-5M12 13v12M7 5.500l10 5",
    "M2 8l10 5 10-5M12 13v12",
  ],
};

/** None stands quite straight: degrees, in turn. */
const turns = [-2, 1.5, -0.5, 2.5, -1.5, 0.5, 2, -2.5];

/** How wide a mark is drawn in its box of 24, with its stroke; those that are not named fill it. */
const drawnWidths: Record<string, number> = { page: 19, person: 20, chair: 15, day: 21 };

/** How many marks stand in a row of at most so many, so that the rows are of even length. */
const inRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** A narrow ruler stands in more rows, so that every line is drawn. For each layout: its narrowest width and how wide a letter of a name is, in pixels. */
const layouts = [
  { lines: 80, width: 268, letter: 6.4 },
  { lines: 240, width: 586, letter: 6.9 },
  { lines: 240, width: 1024, letter: 7.4 },
];

/** About how wide a name is with its line. Letters of scripts that are wider than Latin count twice, those of private use not at all. */
const long = (name: string, letter: number) =>
  name.replace(/\p{Co}/gu, "").replace(/[^\0-\u2e7f]/gu, "mm").length * letter + 14;

/** Which lines of a ruler stand out where they have no names: not evenly, and the same ones every time. */
function spread(total: number, marked: number): number[] {
  const step = total / Math.max(1, marked);
  return Array.from({ length: Math.min(total, marked) }, (_, index) =>
    Math.min(total - 1, Math.floor(step * (index + 0.2 + 0.55 * ((index * 0.618) % 1)))),
  );
}

/**
 * The lines that names stand on, all of them after their lines: in groups of so many, each lower than the one before it, and the
 * next group where all of these have ended. As far from each other as the column has room for.
 */
function linesOf(names: readonly string[], total: number, inGroup: number): number[] {
  const { width, letter } = layouts[1] ?? { width: 0, letter: 0 };
  let best: number[] = [];
  for (let gap = 6; gap < width; gap += 2) {
    const stops: number[] = [];
    let x = 10;
    let end = 0;
    for (const [index, name] of names.entries()) {
      if (index > 0)
        x = index % inGroup === 0 ? Math.max(end + 10, x + gap) : x + gap * ([0.75, 1.2, 0.9][index % 3] ?? 1);
      end = Math.max(end, x + long(name, letter));
      stops.push(x);
    }
    if (end > width) break;
    best = stops;
  }
  const rows = Math.ceil(total / (layouts[0]?.lines ?? total));
  const inRow = Math.ceil(total / rows);
  let last = -1;
  return best.map((x) => {
    const line = Math.max(last + 1, Math.floor((x / width) * total));
    // In a ruler of more rows none is the very end of a row.
    last = rows > 1 ? Math.max(last + 1, line - Math.max(0, (line % inRow) - inRow + 4)) : line;
    return last;
  });
}

/** Where a name stands at its line, after it or before it, in each layout. */
const sides = [
  ["start-1/2 ps-1.5", "end-1/2 pe-1.5"],
  ["@2xl:start-1/2 @2xl:end-auto @2xl:ps-1.5 @2xl:pe-0", "@2xl:start-auto @2xl:end-1/2 @2xl:ps-0 @2xl:pe-1.5"],
  ["@6xl:start-1/2 @6xl:end-auto @6xl:ps-2 @6xl:pe-0", "@6xl:start-auto @6xl:end-1/2 @6xl:ps-0 @6xl:pe-2"],
];

/** The rows: each line has a cell of its own, with its piece of the base line below it. Every tenth is darker. */
const ruled =
  "drawn grid max-w-(--widest) grid-cols-[repeat(var(--s),minmax(0,1fr))] items-end gap-y-5.5 pb-5 [--h:26px] [--step:17px] @2xl:max-w-(--widest-m) @2xl:grid-cols-[repeat(var(--m),minmax(0,1fr))] @2xl:[--h:48px] @2xl:[--step:19px] @6xl:max-w-(--widest-l) @6xl:grid-cols-[repeat(var(--l),minmax(0,1fr))] @6xl:[--h:84px] @6xl:[--step:24px]";
/** On a phone several rows lie on one sheet, so that they are one ruler. */
const sheet =
  "@max-2xl:-mx-2 @max-2xl:rounded-sm @max-2xl:border @max-2xl:border-hairline @max-2xl:bg-paper-2 @max-2xl:px-3 @max-2xl:pt-4 @max-2xl:pb-7";
const cell = "relative border-b border-ink bg-center bg-no-repeat";
const plain = `${cell} h-(--h) bg-[linear-gradient(var(--line),var(--line))] bg-[length:1px_100%] [--line:color-mix(in_oklab,var(--sc-ink)_34%,transparent)]`;
const tenth = `${cell} h-(--h) bg-[linear-gradient(var(--sc-ink),var(--sc-ink))] bg-[length:1px_100%]`;
const standing = `${cell} min-h-(--h) bg-[linear-gradient(var(--sc-accent-ink),var(--sc-accent-ink))] bg-[length:2px_100%]`;
const flagged =
  "h-[calc(var(--h)+var(--a)*var(--step))] @2xl:h-[calc(var(--h)+var(--b)*var(--step))] @6xl:h-[calc(var(--h)+var(--c)*var(--step))]";
const number =
  "absolute start-1/2 top-full mt-1 -translate-x-1/2 text-mock leading-none font-normal text-muted not-italic tabular-nums rtl:translate-x-1/2";

/** No row is wider than so many pixels, so that few lines stay together. */
const widest = (columns: number) => Math.max(640, columns * 20);

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
    row.push({ x: (((line % columns) + 0.5) / columns) * width, long: long(name, letter) });
  }
  const top = (flags: ReturnType<typeof flagsOf>) => Math.max(...flags.map(({ level }) => level));
  const found = [...rows.values()].flatMap((row) => {
    // As many as fit begin at their lines.
    const ways = Array.from({ length: row.length + 1 }, (_, ending) => flagsOf(row, width, row.length - ending));
    return ways.find((flags) => flags.length > 0 && top(flags) <= 4) ?? [];
  });
  return found.length === named.length ? found : undefined;
}

export default function SimpleCentered(props: Props) {
  const { title, count, mark, picture, lede, primary, secondary, caption, captionMarked, captionEnd } = props;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value) || 0));
  const shape = shapes[mark];
  const variants = shape?.slice(2) ?? [];
  const drawn = shape || picture.src ? within(count, 40) : 0;
  // Few are large.
  const isFew = drawn <= 12;
  // Between any two is the same room, however wide they are drawn.
  const width = picture.src ? 30 : (drawnWidths[mark] ?? 22);
  const [few, many] = picture.src
    ? [
        [4, 6, 12],
        [6, 9, 14],
      ]
    : [
        [6, 12, 12],
        [8, 14, 18],
      ];
  const most = (isFew ? few : many) ?? [];
  const rows = {
    "--w": isFew ? `${(0.022 * width + 0.2).toFixed(2)}em` : `${(0.019 * width + 0.14).toFixed(2)}em`,
    "--s": inRow(drawn, most[0] ?? 1),
    "--m": inRow(drawn, most[1] ?? 1),
    "--l": inRow(drawn, most[2] ?? 1),
  };
  const size = picture.src
    ? "h-[calc(var(--w)-.14em)] w-[calc(var(--w)-.14em)] mx-[.07em]"
    : isFew
      ? "h-[.572em] w-[.528em] mx-[calc((var(--w)-.528em)/2)]"
      : "h-[.494em] w-[.456em] mx-[calc((var(--w)-.456em)/2)]";
  const large =
    drawn <= 5 ? "@2xl:text-[1.7em]" : drawn <= 9 ? "@2xl:text-[1.4em]" : "@2xl:text-[1.25em] @6xl:text-[1.15em]";
  const scale = isFew ? `text-[1.8em] ${large}` : "text-[1.4em] @2xl:text-[1em]";
  const total = within(props.total, 240);
  const marked = Math.min(total, within(props.marked, 60));
  const names = props.names.filter(Boolean).slice(0, 24);
  const flagsFor = (at: readonly number[]) =>
    layouts.map((layout) => {
      const columns = inRow(total, layout.lines);
      const named = names.map((name, index) => [at[index] ?? 0, name] as const);
      return { columns, flags: lowestFlags(named, columns, Math.min(layout.width, widest(columns)), layout.letter) };
    });
  const isShort = names.length > 0 && names.length <= Math.min(12, marked);
  const ways = (isShort ? [1, 2, 3, 4] : []).map((inGroup) => linesOf(names, total, inGroup));
  // The fewest levels that leave some room between the lines.
  const at = ways.find(
    (way) => way.length > 0 && Math.max(...way) < total && flagsFor(way).every(({ flags }) => Boolean(flags)),
  );
  const named = at ?? [];
  const [small, medium, wide] = flagsFor(named);
  // Those without a name stand between them.
  const others = [
    ...spread(total, marked - named.length),
    ...Array.from({ length: total }, (_, line) => (line * 7) % total),
  ];
  const lines = new Set<number>();
  for (const line of [...named, ...others]) if (lines.size < marked) lines.add(line);
  const ruler = {
    "--s": small?.columns,
    "--m": medium?.columns,
    "--l": wide?.columns,
    "--widest": `${widest(small?.columns ?? 0)}px`,
    "--widest-m": `${widest(medium?.columns ?? 0)}px`,
    "--widest-l": `${widest(wide?.columns ?? 0)}px`,
  };
  // The base line of the last row is as long as the others.
  const missing = (small?.columns ?? 0) * Math.ceil(total / Math.max(1, small?.columns ?? 1)) - total;
  const every = total > 100 ? 50 : total > 20 ? 10 : 5;
  const isNumbered = (line: number) => line === total || (line % every === 0 && total - line >= every * 0.4);
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
                  <Picture
                    key={index}
                    src={picture.src}
                    alt=""
                    className={`rounded-xs object-contain text-ink ${size}`}
                  />
                ) : (
                  <svg
                    key={index}
                    viewBox="0 0 24 26"
                    className={size}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    style={{ rotate: `${turns[index % turns.length]}deg` }}
                  >
                    <path d={shape?.[0]} fill="var(--sc-accent-bg)" />
                    {shape?.[1] && <path d={shape[1]} fill="currentColor" stroke="none" />}
                    {variants[index % variants.length] && <path d={variants[index % variants.length]} />}
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
          <div className={`mx-auto ${ruled} ${total > 80 ? sheet : ""}`} style={ruler as CSSProperties}>
            {Array.from({ length: total }, (_, line) => {
              const numeral = isNumbered(line + 1) && <span className={number}>{line + 1}</span>;
              if (!lines.has(line)) {
                return (
                  <i key={line} className={(line + 1) % 10 === 0 ? tenth : plain}>
                    {numeral}
                  </i>
                );
              }
              const flag = named.indexOf(line);
              const [phone, column, full] = [small, medium, wide].map((layout) => layout?.flags?.[flag]);
              return (
                <b
                  key={line}
                  className={`${standing} ${phone ? flagged : ""}`}
                  style={phone && ({ "--a": phone.level, "--b": column?.level, "--c": full?.level } as CSSProperties)}
                >
                  {numeral}
                  {phone && (
                    <span
                      className={`absolute top-0 text-mock leading-none font-normal whitespace-nowrap text-ink @2xl:text-caption @2xl:leading-none @6xl:text-small @6xl:leading-none ${[phone, column, full].map((way, layout) => sides[layout]?.[way?.isEnd ? 1 : 0]).join(" ")}`}
                    >
                      {names[flag]}
                    </span>
                  )}
                </b>
              );
            })}
            {Array.from({ length: missing }, (_, index) => (
              <i key={-index - 1} className="border-b border-ink @2xl:hidden" />
            ))}
          </div>
          {!at && names.length > 0 && (
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
