import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  /** Whether each text is the one before it with words struck out and added, else texts of any kind, each larger than the last. */
  compare: string;
  /** Stands after the number of words of each step, which is counted where the texts are compared. */
  unit: string;
  /** What each step leads to. Compared, it is the same sentence, each time as it is after one more step. */
  steps: { label: string; done: string; text: string }[];
  note: string;
}

const wordsOf = (text: string) => text.split(/[ \t\n]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
/** A word by its letters: a comma or a capital more doesn’t make it another. */
const bare = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();

type Kind = "goes" | "came" | "stays";

/** A sentence with what the step before had: in runs of words that have gone, that have come, or that stay. */
function runsOf(text: string, before: string | undefined) {
  const words = wordsOf(text);
  const old = before === undefined ? words : wordsOf(before);
  const [from, to] = [old.map(bare), words.map(bare)];
  const longest = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (a: number, b: number) => longest[a]?.[b] ?? 0;
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      (longest[a] as number[])[b] = from[a] === to[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const runs: { kind: Kind; words: string }[] = [];
  const add = (kind: Kind, word = "") => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words += ` ${word}`;
    else runs.push({ kind, words: word });
  };
  for (let a = 0, b = 0; a < from.length || b < to.length; ) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      add("stays", words[b++]);
      a++;
    } else if (a < from.length && (b === to.length || at(a + 1, b) >= at(a, b + 1))) add("goes", old[a++]);
    else add("came", words[b++]);
  }
  return runs;
}

const rows = "grid gap-x-6 gap-y-3 @2xl:grid-cols-(--columns) @2xl:items-baseline @4xl:gap-x-10";
const columns = "[--columns:6.5rem_minmax(0,1fr)_5.5rem] @4xl:[--columns:11rem_minmax(0,1fr)_9rem]";
// The fewer words are left, the larger they are.
const sized =
  "text-[length:calc(1em+(var(--few)-1)*.5em)] @2xl:text-[length:calc(1em+(var(--few)-1)*.75em)] @4xl:text-[length:calc(1em+(var(--few)-1)*1em)] leading-[round(1em*(1.55-min(.45,(var(--few)-1)*.16)),1px)] tracking-[calc((var(--few)-1)*-.011em)]";
const came =
  "bg-tint-wash text-ink no-underline [box-decoration-break:clone] [-webkit-box-decoration-break:clone] rounded-xs px-[.12em] -mx-[.06em]";

// What is left in the end has the room of the numbers, too.
const wide = "*:text-balance @2xl:col-span-2 @2xl:row-span-2";
const beside = "@2xl:col-start-1 @2xl:row-start-2 @2xl:items-start";

export default function EveningCourse({ title, lede, compare, unit, steps, note }: Props) {
  const isCompared = compare !== "no";
  const shown = steps.filter(({ text }) => text.trim());
  const most = Math.max(1, ...shown.map(({ text }) => wordsOf(text).length));
  return (
    <section className="px-gutter py-section" aria-labelledby="lec-title">
      <div className="mx-auto max-w-wide">
        <div className="grid items-end gap-x-12 gap-y-4 @4xl:grid-cols-12">
          <h2 id="lec-title" className="min-w-0 font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          {lede && <p className="min-w-0 max-w-[46ch] text-lede @4xl:col-span-5">{lede}</p>}
        </div>
        <ol className={`mt-8 list-none @4xl:mt-12 ${columns}`}>
          {shown.map(({ label, done, text }, index) => {
            const count = wordsOf(text).length;
            const isLast = index === shown.length - 1;
            const by = isCompared ? most / Math.max(1, count) : 1 + (3 * index) / Math.max(1, shown.length - 1);
            const before = isCompared ? shown[index - 1]?.text : undefined;
            return (
              <li
                key={index}
                className={`py-5 @4xl:py-7 ${rows} ${isLast ? "border-t-2 border-ink pt-7 @4xl:pt-10" : "border-t border-hairline"}`}
                style={{ "--few": Math.min(4, Math.round(by * 4) / 4) } as CSSProperties}
              >
                <p className="min-w-0 text-small leading-snug wrap-anywhere text-muted">
                  <b className="block font-semibold text-ink">{label}</b>
                  {done}
                </p>
                <div className={`min-w-0 ${isLast ? wide : "@2xl:pe-10"}`}>
                  <p className={`font-[550] text-ink [overflow-wrap:anywhere] ${sized}`}>
                    {runsOf(text, before).map(({ kind, words }, run) => (
                      <span key={run} className={run ? "before:content-['_']" : undefined}>
                        {kind === "goes" ? (
                          <del
                            className={`font-normal text-muted line-through decoration-1 ${isLast ? "text-[.5em] tracking-normal" : ""}`}
                          >
                            {words}
                          </del>
                        ) : kind === "came" ? (
                          <ins className={came}>{words}</ins>
                        ) : (
                          words
                        )}
                      </span>
                    ))}
                  </p>
                </div>
                {isCompared && unit && (
                  <p
                    className={`flex min-w-0 flex-wrap items-end gap-2 text-small wrap-anywhere text-muted @2xl:flex-col ${isLast ? beside : "@2xl:items-end"}`}
                  >
                    <span>
                      <b className="text-sub text-ink tabular-nums">{count}</b> {unit}
                    </span>
                    <span
                      className={`drawn flex max-w-24 flex-wrap gap-0.5 text-ink ${isLast ? "" : "@2xl:justify-end"}`}
                      aria-hidden="true"
                    >
                      {Array.from({ length: Math.min(60, count) }, (_, word) => (
                        <span key={word} className="h-2.5 w-0.5 bg-current" />
                      ))}
                    </span>
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {note && <p className="max-w-[56ch] text-small text-muted @2xl:ms-32 @4xl:ms-54">{note}</p>}
      </div>
    </section>
  );
}
