import type { CSSProperties } from "react";
import { grouped, hasComma, numberIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  /** Up to six numbers, all drawn to one measure. The words about the last stroke stand behind it. */
  counts: { value: string; text: string; last: string }[];
  each: string;
  note: string;
}

/** More strokes than this can’t be counted any more. */
const most = 150;

export default function Tally({ title, lede, counts, each, note }: Props) {
  const shown = counts.slice(0, 6);
  const values = shown.map(({ value }) => Math.max(0, numberIn(value) ?? 0));
  const highest = Math.max(0, ...values);
  // One stroke is one thing, or ten, a hundred …
  const worth = highest > most ? 10 ** Math.ceil(Math.log10(highest / most)) : 1;
  const isAlone = shown.length === 1;
  // All strokes are as tall as the longest row lets them be, on a phone, in a text column and beyond.
  const rows = shown.map(({ last }, index) => ({ strokes: (values[index] ?? 0) / worth, isTold: last !== "" }));
  const [narrow, middle, wide] = [
    [6, 0],
    [8, 0.3],
    [10, 0.24],
  ].map(([groups = 1, told = 0]) =>
    Math.max(...rows.map((row) => lengthOf(row.strokes, groups, row.isTold ? told : 0)), 1).toFixed(2),
  );
  const measures = { "--narrow": narrow, "--middle": middle, "--wide": wide };
  // All numbers have the size that the longest one needs.
  const longest = Math.max(1, ...shown.map(({ value }) => value.length));
  return (
    <section
      className="px-gutter py-section [overflow-wrap:anywhere] [--line:min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))]"
      aria-labelledby="sta-title"
    >
      <div
        className={`mx-auto max-w-wide [--gap:calc(var(--tall)*.34)] ${isAlone ? tall.alone : tall.row}`}
        style={measures as CSSProperties}
      >
        <h2 id="sta-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <ul className="mt-9 grid gap-y-8 @2xl:mt-11 @2xl:gap-y-9 @4xl:mt-16 @4xl:gap-y-12">
          {shown.map(({ value, text, last }, index) => (
            <li
              key={index}
              className={`grid gap-x-8 @4xl:gap-x-12 ${isAlone ? "gap-y-6 @4xl:gap-y-8" : "gap-y-4 @2xl:grid-cols-[8.5rem_minmax(0,1fr)] @4xl:grid-cols-[3fr_9fr]"}`}
            >
              <div className={`flex min-w-0 flex-wrap items-end gap-x-3 gap-y-2 ${isAlone ? "" : "@2xl:block"}`}>
                <p
                  className={`leading-[.95] font-semibold tracking-[-.045em] text-ink ${longest < 16 ? "[overflow-wrap:normal]" : ""} ${isAlone ? alone : beside}`}
                  style={{ "--length": longest } as CSSProperties}
                >
                  {value}
                </p>{" "}
                {text && (
                  <p
                    className={`max-w-[24em] min-w-0 leading-snug text-ink ${isAlone ? "pb-1 @4xl:text-lede" : "@4xl:text-[1.0625em] @2xl:mt-2"}`}
                  >
                    {text}
                  </p>
                )}
              </div>
              {((values[index] ?? 0) > 0 || last) && (
                <div className="flex min-w-0 flex-wrap content-start items-center gap-x-(--gap) gap-y-[calc(var(--gap)*.9)]">
                  <Strokes count={(values[index] ?? 0) / worth} seed={index + 1} isTold={last !== ""} />
                  {last && (
                    <p className="max-w-[19em] min-w-0 flex-[1_1_9em] text-small text-balance leading-snug font-[550] text-accent-ink @4xl:text-body @4xl:leading-snug">
                      {last}
                    </p>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {worth > 1 && (
          <p className="mt-9 flex items-center gap-x-1.5 text-small text-muted [--tall:1.5rem]">
            <Group strokes={[1]} seed={7} isRed={false} /> = {grouped(worth, hasComma(shown.map(({ value }) => value)))}{" "}
            {each && <span>{each}</span>}
          </p>
        )}
        {note && <p className="mt-8 max-w-[44em] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}

const beside =
  "text-[length:clamp(1rem,calc(13rem/var(--length)),2.75rem)] @4xl:text-[length:clamp(1.5rem,calc(24rem/var(--length)),4rem)]";
const alone =
  "text-[length:clamp(1.5rem,calc(22rem/var(--length)),4.5rem)] @4xl:text-[length:clamp(2rem,calc(50rem/var(--length)),7rem)]";
const tall = {
  alone:
    "[--tall:min(5rem,var(--line)*.94/var(--narrow))] @2xl:[--tall:min(9rem,var(--line)*.9/var(--middle))] @4xl:[--tall:min(14rem,var(--line)*.9/var(--wide))]",
  row: "[--tall:min(3.75rem,var(--line)*.94/var(--narrow))] @2xl:[--tall:min(5.5rem,(var(--line)-10.5rem)*.9/var(--middle))] @4xl:[--tall:min(8rem,(var(--line)*.75-2.25rem)*.9/var(--wide))]",
};

/** How many strokes’ heights a row is long: in lines of at most so many groups, or with a part of its only line for words. */
function lengthOf(strokes: number, most: number, told: number) {
  const count = Math.max(1, Math.ceil(strokes - 0.02));
  const groups = Math.ceil(count / 5);
  const lines = Math.ceil(groups / most);
  if (lines > 1) return Math.ceil(groups / lines) * 1.32 - 0.34;
  return ((groups - 1) * 1.32 + (widthOf[count - (groups - 1) * 5] ?? 0.98)) / (1 - told);
}

/** Groups of five; what is less than a stroke is one that was begun, and nothing that was counted is without a mark. */
function Strokes({ count, seed, isTold }: { count: number; seed: number; isTold: boolean }) {
  const whole = Math.floor(count + 0.02);
  const rest = count - whole;
  const all = [
    ...Array.from({ length: whole }, () => 1),
    ...(rest > 0.02 || (count > 0 && whole === 0) ? [Math.max(0.2, rest)] : []),
  ];
  const groups = Array.from({ length: Math.ceil(all.length / 5) }, (_, index) => all.slice(index * 5, index * 5 + 5));
  return groups.map((strokes, index) => (
    <Group key={index} strokes={strokes} seed={seed * 61 + index * 5} isRed={isTold && index === groups.length - 1} />
  ));
}

const widthOf = [0, 0.18, 0.42, 0.66, 0.9, 0.98];
const widths = [
  "",
  "w-[calc(var(--tall)*.18)]",
  "w-[calc(var(--tall)*.42)]",
  "w-[calc(var(--tall)*.66)]",
  "w-[calc(var(--tall)*.9)]",
];

/** Up to five strokes: four beside each other, and one through them. */
function Group({ strokes, seed, isRed }: { strokes: number[]; seed: number; isRed: boolean }) {
  const paths = strokes.map((part, index) => (index < 4 ? upright : across)(seed + index, part, index));
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={`drawn h-(--tall) flex-none overflow-visible fill-ink rtl:-scale-x-100 ${widths[strokes.length] ?? "w-[calc(var(--tall)*.98)]"}`}
    >
      <path d={paths.slice(0, isRed ? -1 : undefined).join("")} />
      {isRed && <path d={paths.at(-1)} className="fill-accent-ink" />}
    </svg>
  );
}

/** What a hand does differently each time, the same for the same stroke: from −1 to 1. */
function swing(seed: number, kind: number) {
  const mixed = Math.imul((seed * 9 + kind) ^ 0x5bd1e995, 0x27d4eb2d);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) / 2 ** 23 - 1;
}

/** The outline of a stroke of ink: heavy where the pen is put down, thin where it is lifted. */
function ink(x: number, y: number, dx: number, dy: number, seed: number, side: readonly [number, number]) {
  const [heavy, thin] = [10.5 + 1.6 * swing(seed, 5), 6.5 + 1.4 * swing(seed, 6)];
  const bow = 5 * swing(seed, 7);
  const to = (along: number, width: number) =>
    `${Math.round(x + dx * along + side[0] * width)} ${Math.round(y + dy * along + side[1] * width)}`;
  return `M${to(0, -heavy)}Q${to(-0.06, 0)} ${to(0, heavy)} ${to(0.55, (heavy + thin) / 2 + bow)} ${to(1, thin)}Q${to(1.05, 0)} ${to(1, -thin)} ${to(0.5, bow - (heavy + thin) / 2)} ${to(0, -heavy)}Z`;
}

function upright(seed: number, part: number, index: number) {
  const [x, top, foot] = [22 + index * 47 + 5 * swing(seed, 1), 12 + 9 * swing(seed, 2), 190 + 8 * swing(seed, 3)];
  return ink(x, top, -4 + 7 * swing(seed, 4), (foot - top) * part, seed, [1, 0]);
}

function across(seed: number, part: number) {
  const [y, end] = [150 + 12 * swing(seed, 1), 48 + 12 * swing(seed, 2)];
  return ink(-3 + 5 * swing(seed, 3), y, (196 + 6 * swing(seed, 4)) * part, (end - y) * part, seed, [-0.45, -0.9]);
}
