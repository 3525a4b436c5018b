import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Three to six. The first is the largest, and the others close up around it. */
  cells: {
    heading: string;
    text: string;
    kind: string;
    /** One thing to a line, as “name: what belongs to it”. Commas part more than one. */
    lines: string;
    /** What of the lines stands out. Commas part more than one. */
    marked: string;
    picture: { src: string; alt: string };
  }[];
  faces: { src: string; alt: string }[];
  action: { label: string; href: string };
}

type Faces = Props["faces"];
type Line = ReturnType<typeof withMark>;

// The cells of three to six, in columns of twelve: first for a text column, then for a wide page.
const plans: Record<number, string[]> = {
  1: ["@2xl:col-span-12"],
  2: ["@2xl:col-span-12 @4xl:col-span-7", "@2xl:col-span-12 @4xl:col-span-5"],
  3: [
    "@2xl:col-span-12 @4xl:col-span-7 @4xl:row-span-2",
    "@2xl:col-span-7 @4xl:col-span-5",
    "@2xl:col-span-5 @4xl:col-span-5",
  ],
  4: [
    "@2xl:col-span-12 @4xl:col-span-7",
    "@2xl:col-span-7 @4xl:col-span-5",
    "@2xl:col-span-5",
    "@2xl:col-span-12 @4xl:col-span-7",
  ],
  5: [
    "@2xl:col-span-12 @4xl:col-span-7 @4xl:row-span-2",
    "@2xl:col-span-7 @4xl:col-span-5",
    "@2xl:col-span-5",
    "@2xl:col-span-5",
    "@2xl:col-span-7",
  ],
  6: [
    "@2xl:col-span-12 @4xl:col-span-7 @4xl:row-span-2",
    "@2xl:col-span-7 @4xl:col-span-5",
    "@2xl:col-span-5",
    "@2xl:col-span-5 @4xl:col-span-4",
    "@2xl:col-span-7 @4xl:col-span-3",
    "@2xl:col-span-12 @4xl:col-span-5",
  ],
};

const grounds: Record<string, string> = {
  edits: "bg-tint",
  typed: "scheme-dark bg-paper-2 text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)]",
};

// On a phone weeks reach the edge of their cell; nothing else does.
const inset = (kind: string) =>
  kind === "week" ? "ps-5 pt-5 @2xl:pe-5 @2xl:pb-5 @4xl:ps-6 @4xl:pe-6 @4xl:pt-6" : "p-5 @4xl:p-6";

// The largest cell, and one that has only words, say it larger.
const size = (isLarge: boolean, shown: string) =>
  shown ? `text-sub leading-6 ${isLarge ? "@4xl:text-[1.25em]" : ""}` : "pb-1 text-heading @4xl:text-[1.75em]";

export default function EditorialBento({ title, lede, cells, faces, action }: Props) {
  const shown = cells
    .filter(({ heading, text, lines, picture }) => heading || text || lines.trim() || picture.src)
    .slice(0, 6);
  return (
    <section className="px-gutter py-section" aria-labelledby="feb-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="feb-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[46ch] text-lede text-balance">{lede}</p>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 [&:has(*)]:mt-10 @2xl:grid-cols-12 @4xl:gap-4">
          {shown.map(({ heading, text, kind, lines, marked, picture }, index) => (
            <div
              key={index}
              className={`flex min-w-0 flex-col overflow-hidden rounded-md ${grounds[picture.src ? "" : kind] ?? "bg-paper-2"} ${plans[shown.length]?.[index] ?? ""}`}
            >
              {(heading || text) && (
                <div className="px-5 pt-5 @2xl:order-last @2xl:pt-0 @2xl:pb-5 @4xl:px-6 @4xl:pb-6">
                  {heading && <h3 className={size(index === 0, lines || picture.src)}>{heading}</h3>}
                  {text && <p className="mt-1 max-w-[46ch] text-small text-ink-2 @2xl:text-balance">{text}</p>}
                </div>
              )}
              <div
                className={`flex min-h-0 flex-1 flex-col justify-center ${picture.src ? "pt-4 @2xl:pt-0 @2xl:pb-4" : lines ? inset(kind) : "pt-4"}`}
              >
                {picture.src ? (
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    className={`block aspect-3/2 w-full bg-tint-plate text-black [color-scheme:light] @2xl:aspect-auto @2xl:grow @2xl:basis-0 ${picture.src.startsWith("drawn:") ? "p-4" : "object-cover"} ${index ? "@2xl:min-h-50" : "@2xl:min-h-80"}`}
                  />
                ) : (
                  lines && <Drawn kind={kind} lines={lines} marked={marked} faces={faces} isLarge={index === 0} />
                )}
              </div>
            </div>
          ))}
        </div>
        {action.label && (
          <p className="mt-8">
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface DrawnProps {
  kind: string;
  lines: string;
  marked: string;
  faces: Faces;
  isLarge: boolean;
}

function Drawn({ kind, lines, marked, faces, isLarge }: DrawnProps) {
  const given = lines.split("\n").filter((line) => line.trim());
  // A line “Marked: Friday” says what stands out, too.
  const isMark = (line: string) => named("marked").test(line);
  const marks = [marked, ...given.filter(isMark).map((line) => line.replace(/^[^:]*:/, ""))].join().split(",");
  const isOut = (...words: string[]) => marks.some((mark) => seen(mark) && words.map(seen).includes(seen(mark)));
  const all = given.filter((line) => !isMark(line)).slice(0, 8);
  const labelled = (some: string[]) => some.map((line) => withMark(line, isOut));
  if (kind === "week") return <Week days={all.map(listed)} isOut={isOut} isLarge={isLarge} />;
  if (kind === "people") return <People all={labelled(all.slice(0, 3))} faces={faces} />;
  if (kind === "busy") return <Busy rows={all.map(listed)} isOut={isOut} isLarge={isLarge} />;
  const [first = "", second = "", third = "", ...rest] = told(all, names[kind] ?? []);
  if (kind === "edits") return <Edits before={first} after={second} by={third} />;
  if (kind === "voice") return <Voice time={first} words={[second, third, ...rest].join(" ").trim()} />;
  if (kind === "typed")
    return <Typed words={first} rows={labelled([second, third, ...rest].filter(Boolean).slice(0, 4))} />;
  return <Rows rows={labelled(all)} />;
}

// Lines that say by their name which they are; one without it is known by its place.
const names: Record<string, string[]> = { edits: ["before", "after", "by"], voice: ["time", "said"], typed: ["typed"] };

const named = (name: string) => new RegExp(`^([^\\p{L}]*)${name}\\s*:\\s*`, "iu");

/** The lines without those names, in the order of the names, and behind them what is left. */
function told(lines: string[], order: string[]) {
  const left = lines.filter((line) => !order.some((name) => named(name).test(line)));
  const values = order.map((name) => {
    const line = lines.find((one) => named(name).test(one));
    return line === undefined ? (left.shift() ?? "") : line.replace(named(name), "$1");
  });
  return [...values, ...left];
}

/** A word without the characters that nobody sees, in small letters. */
const seen = (word = "") => visible(word).toLowerCase();
const visible = (word = "") => word.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, "");

/** What stands before the first colon, and what stands behind it. */
function parted(line: string): [string, string] {
  const at = line.search(/:(\s|$)/);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1).trim()];
}

function withMark(line: string, isOut: IsOut) {
  const [label, value] = parted(line);
  return { label, value, isOut: isOut(label, value) };
}

/** A hyphen alone leaves a place empty. */
function listed(line: string) {
  const [name, values] = parted(line);
  return { name, values: values.split(",").map((value) => (/^[-–—]?$/.test(seen(value)) ? "" : value.trim())) };
}

/** Whether one of the words is to stand out. */
type IsOut = (...words: string[]) => boolean;

interface ListsProps {
  isOut: IsOut;
  isLarge: boolean;
}

/** Days beside each other, weeks below each other: what comes most often is in ink, and what stands out is a gap. */
function Week({ days, isOut, isLarge }: ListsProps & { days: ReturnType<typeof listed>[] }) {
  const shown = days.slice(0, 7);
  const weeks = [...new Array(Math.min(6, Math.max(0, ...shown.map(({ values }) => values.length)))).keys()];
  const entries = shown.flatMap(({ values }) => values.map(seen)).filter(Boolean);
  const count = (words: string) => entries.filter((entry) => entry === words).length;
  const first = entries.reduce((best, entry) => (count(entry) > count(best) ? entry : best), "");
  const isTied = entries.some((entry) => entry !== first && count(entry) === count(first));
  const tone = (entry: string) =>
    isOut(entry)
      ? "border border-dashed border-accent-ink text-accent-ink"
      : entry === first && !isTied
        ? "bg-ink text-paper"
        : "bg-tint-wash text-tint-ink";
  return (
    <div className="flex flex-1 overflow-hidden rounded-ss-md bg-raised @2xl:rounded-md shadow-lift">
      <table
        className={`h-full w-full text-mock [overflow-wrap:normal] [&_td]:border-t [&_td]:border-e [&_td]:border-hairline [&_td]:px-1 ${isLarge ? "@md:table-fixed @4xl:text-caption [&_td]:py-3.5 @2xl:[&_td]:px-1.5 @2xl:[&_td]:py-5.5" : "[&_td]:py-2.5"}`}
      >
        <thead>
          <tr className="h-10">
            {shown.map(({ name }, index) => (
              <th key={index} className="px-2 py-2 text-start font-normal text-muted @2xl:px-2.5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {shown.map(({ values }, index) => (
                <td key={index}>
                  {values[week] && (
                    <span className={`block overflow-hidden rounded-xs px-1 py-0.5 ${tone(seen(values[week]))}`}>
                      {values[week]}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One sentence, with what went and what came. */
function Edits({ before, after, by }: { before: string; after: string; by: string }) {
  // A short sentence is said larger.
  const size =
    before.length + after.length < 105 ? "@4xl:text-[1.75em] @4xl:leading-12" : "@4xl:text-[1.25em] @4xl:leading-9";
  return (
    <p className={`text-[1.125em] leading-8 text-ink ${size}`}>
      {changes(before.split(/\s+/), after.split(/\s+/)).map(({ kind, words }, index) => (
        <span key={index} className={index ? "before:content-['_']" : undefined}>
          <Change kind={kind} words={words} />
        </span>
      ))}
      {by && (
        <span className="ms-1.5 inline-block rounded-xs bg-tint-ink px-1.5 py-1 align-[.15em] text-mock leading-none font-[550] text-paper">
          {by}
        </span>
      )}
    </p>
  );
}

function Change({ kind, words }: { kind: string; words: string }) {
  if (kind === "went") return <del className="text-muted decoration-1">{words}</del>;
  if (kind === "came")
    return (
      <ins className="bg-tint-wash text-tint-ink decoration-tint-mid decoration-2 underline-offset-4">{words}</ins>
    );
  return words;
}

/** The longest words in common stay; what is between them went or came. */
function changes(before: string[], after: string[]) {
  const [from, to] = [before.slice(0, 80), after.slice(0, 80)];
  const [shownBefore, shownAfter] = [from.map(visible), to.map(visible)];
  const isSame = (one: number, other: number) => shownBefore[one] === shownAfter[other];
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one--)
    for (let other = to.length - 1; other >= 0; other--)
      (lengths[one] as number[])[other] = isSame(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
  let part = { went: [] as string[], came: [] as string[], stays: [] as string[] };
  const parts = [part];
  let [one, other] = [0, 0];
  while (one < from.length || other < to.length) {
    const isKept = one < from.length && other < to.length && isSame(one, other);
    if (!isKept && part.stays.length > 0) {
      // A short word alone between changes is part of them.
      if (part.stays.length === 1 && (part.stays[0]?.length ?? 0) < 4 && parts.length > 1) {
        part.went.push(...part.stays);
        part.came.push(...part.stays.splice(0));
      } else {
        part = { went: [], came: [], stays: [] };
        parts.push(part);
      }
    }
    if (isKept) {
      part.stays.push(from[one++] ?? "");
      other++;
    } else if (one < from.length && (other >= to.length || at(one + 1, other) >= at(one, other + 1)))
      part.went.push(from[one++] ?? "");
    else part.came.push(to[other++] ?? "");
  }
  return parts
    .flatMap(({ went, came, stays }) => [
      { kind: "went", words: went.join(" ") },
      { kind: "came", words: came.join(" ") },
      { kind: "stays", words: stays.join(" ") },
    ])
    .filter(({ words }) => words);
}

/** From hand to hand: who has it now has the ring; the way runs behind the faces, dashed after that. */
function People({ all, faces }: { all: Line[]; faces: Faces }) {
  const now = all.findIndex(({ isOut }) => isOut);
  return (
    <ol className="isolate flex justify-center text-center text-caption">
      {all.map(({ label, value }, index) => {
        const isNext = now >= 0 && index > now;
        const ring = index === now ? "outline-accent" : isNext ? "outline-dashed outline-line" : "outline-transparent";
        return (
          <li key={index} className="relative min-w-0 flex-1">
            {index > 0 && (
              <span
                className={`absolute end-1/2 top-[23px] -z-1 w-full border-t-2 ${isNext ? "border-dashed border-line" : "border-ink"}`}
              />
            )}
            <span className={`mx-auto block size-12 rounded-full bg-paper-2 outline-2 outline-offset-3 ${ring}`}>
              <span className="grid size-full place-items-center overflow-hidden rounded-full bg-tint-plate text-black [color-scheme:light]">
                {faces[index]?.src ? (
                  <Picture src={faces[index].src} alt={faces[index].alt} className="size-full object-cover" />
                ) : (
                  <span className="text-heading" aria-hidden="true">
                    {label.slice(0, 1)}
                  </span>
                )}
              </span>
            </span>
            <span className="mt-3 block font-semibold text-ink">{label}</span>
            {value && <span className="block text-muted">{value}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Where the middle of a column is, from the left; for a long word over the last one, where the edge is from the right. */
const middleOf = (index: number, count: number, isLong: boolean) =>
  isLong && index + 1 === count ? "0px" : `${(((index + 0.5) / count) * 100).toFixed(1)}%`;

/** Days over hours, from 0 to 9. One path holds all squares of a strength. */
function Busy({ rows, isOut, isLarge }: ListsProps & { rows: ReturnType<typeof listed>[] }) {
  // The hours are the line of that name, else the last one.
  const last = rows.find(({ name }) => seen(name) === "hours") ?? rows.at(-1);
  const days = rows.filter((row) => row !== last);
  const hours = (last?.values ?? []).slice(0, 14);
  // Few hours are wide, and no cell becomes a tower.
  const high = hours.length < 10 ? 10 : 13;
  const squares = days.flatMap(({ name, values }, row) =>
    hours.map((hour, column) => ({
      value: values[column] ?? "",
      place: hour && name + hour,
      path: `M${column * 13 + 3} ${row * high + 3}h7v${high - 6}h-7z`,
    })),
  );
  const isLong = hours.length * (hours.at(-1)?.length ?? 0) > 24;
  // What stands out is a day and hour, as “Sat 10”, or the first that has a number.
  const placed = squares.filter(({ place }) => isOut(place));
  const out = placed.length > 0 ? placed : squares.filter(({ value }) => isOut(value)).slice(0, 1);
  const strength = (value: string) => Math.min(9, Math.max(0, Math.round(Number(seen(value)) || 0)));
  const paths = (level: number) =>
    squares
      .filter((square) => !out.includes(square) && strength(square.value) === level)
      .map(({ path }) => path)
      .join("");
  return (
    <div
      className={`drawn grid ${isLarge ? "max-w-160" : ""} grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-mock text-muted @4xl:text-caption`}
      dir="ltr"
      aria-hidden="true"
    >
      <div className="flex flex-col justify-around leading-none">
        {days.map(({ name }, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${Math.max(1, hours.length) * 13} ${Math.max(1, days.length) * high}`}
        className="block h-auto w-full stroke-[4]"
        strokeLinejoin="round"
      >
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => {
          const path = paths(level);
          return (
            path && <path key={level} d={path} opacity={(level + 1) / 10} className="fill-tint-mid stroke-tint-mid" />
          );
        })}
        <path d={out.map(({ path }) => path).join("")} className="fill-accent stroke-accent" />
      </svg>
      {/* Each hour in the middle of its column, a long one at the end no further than the edge. */}
      <div className="relative col-start-2 mt-1.5 h-5 whitespace-nowrap">
        {hours.map(
          (hour, index) =>
            hour && (
              <span
                key={index}
                className={`absolute ${isLong && index + 1 === hours.length ? "right-(--x)" : "left-(--x) -translate-x-1/2"}`}
                style={{ "--x": middleOf(index, hours.length, isLong) } as React.CSSProperties}
              >
                {hour}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** A sentence as it sounds: a bar for each letter, a rest for each space. */
function Voice({ time, words }: { time: string; words: string }) {
  const [at = 2, of = 5] = [...time.matchAll(/(\d+):(\d\d)/g)].map(([, min, sec]) => Number(min) * 60 + Number(sec));
  const bars = [...words.slice(0, 56)].map((letter, index) => {
    const height = letter === " " ? 4 : 10 + ((letter.charCodeAt(0) * 13) % 47);
    return `M${index * 6 + 3} ${32 - height / 2}v${height}`;
  });
  const heard = Math.round(bars.length * Math.min(1, at / (of || 1)));
  return (
    <div>
      <div className="drawn flex" aria-hidden="true">
        <svg
          viewBox={`0 0 ${Math.max(1, bars.length) * 6} 64`}
          preserveAspectRatio="xMinYMid slice"
          className="h-12 min-w-0 flex-1 stroke-current stroke-3 text-ink"
          strokeLinecap="round"
        >
          <path d={bars.slice(0, heard).join("")} />
          <path d={bars.slice(heard).join("")} opacity=".28" />
        </svg>
      </div>
      <p className="mt-2 text-caption text-muted">{time}</p>
      {words && <p className="mt-2 text-small text-ink">{words}</p>}
    </div>
  );
}

/** A line as it is typed, and what it finds. */
function Typed({ words, rows }: { words: string; rows: Line[] }) {
  return (
    <div className="rounded-sm bg-raised text-small text-ink shadow-lift">
      <p className="flex min-h-11 items-center px-3.5 py-2">
        {words}
        <span className="ms-0.5 h-4.5 w-px bg-accent-ink" aria-hidden="true" />
      </p>
      {rows.length > 0 && (
        <ul className="border-t border-hairline p-1.5 text-caption leading-4.5">
          {rows.map(({ label, value }, index) => (
            <li
              key={index}
              className={`flex justify-between gap-x-3 rounded-xs px-2 py-2 ${index ? "text-muted" : "bg-paper-3"}`}
            >
              <span>{label}</span>
              {value && <span className="text-end text-muted">{value}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Rows on hairlines, as on a price list. */
function Rows({ rows }: { rows: Line[] }) {
  return (
    <ul className="-my-2.5">
      {rows.map(({ label, value, isOut }, index) => (
        <li
          key={index}
          className={`flex items-baseline justify-between gap-x-4 border-b py-2.5 text-small ${isOut ? "border-accent-ink font-semibold text-ink" : "border-hairline"}`}
        >
          <span>{label}</span>
          {value && <span className="text-end text-ink tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
