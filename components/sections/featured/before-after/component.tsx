import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

interface Side {
  label: string;
  /** A line for each paragraph. */
  text: string;
  picture: { src: string; alt: string };
  /** A number, set large before the note. */
  count: string;
  note: string;
}

export interface Props {
  title: string;
  lede: string;
  legend: string;
  both: string;
  before: Side;
  after: Side;
  action: { label: string; href: string };
}

/** Not dragged by touch: iOS has no such handle, and the three choices move the edge everywhere. */
const handle =
  "h-5 w-[50cqi] max-w-[50cqi] min-w-[50cqi] -mb-10 origin-bottom scale-y-[40] self-end overflow-hidden opacity-0 [clip-path:inset(0_0_0_calc(100%-20px))] [grid-area:1/1] resize-x pointer-coarse:resize-none rtl:[clip-path:inset(0_calc(100%-20px)_0_0)]";
/** Pressed, it is as wide as it is dragged, and that lasts as long as its change back is delayed: until one side is chosen. */
const lasts =
  "[transition:min-width_0s_1e6s,max-width_0s_1e6s] active:min-w-5 active:max-w-[100cqi] active:transition-none group-has-[[value=both]:not(:checked)]:pointer-events-none group-has-[[value=both]:not(:checked)]:transition-none";
const moves =
  "max-w-[100cqi] min-w-0 transition-[min-width,max-width] duration-500 ease-sc motion-reduce:transition-none group-has-[[value=after]:checked]:max-w-0 group-has-[[value=before]:checked]:min-w-[100cqi]";
const figure = "text-figure text-[length:min(var(--sc-text-figure),calc(var(--room)/var(--width)))] whitespace-nowrap";
const page =
  "@xl:w-[100cqi] @4xl:px-[calc(50cqi-22em)] @4xl:py-10 @xl:group-has-[[value=both]:checked]:w-[50cqi] @4xl:group-has-[[value=both]:checked]:px-10";
const letters =
  "@xl:text-[1.125em] @4xl:text-[1.25em] @xl:group-has-[[value=both]:checked]:text-[1em] @4xl:group-has-[[value=both]:checked]:text-[1.125em]";
// What is marked is marked beside the other text alone.
const went =
  "no-underline group-has-[[value=both]:checked]:text-muted group-has-[[value=both]:checked]:line-through group-has-[[value=both]:checked]:decoration-1";
const came =
  "no-underline group-has-[[value=both]:checked]:bg-tint-wash group-has-[[value=both]:checked]:underline decoration-tint-mid decoration-[1.5px] underline-offset-4";
export default function BeforeAfter({ title, lede, legend, both, before, after, action }: Props) {
  const isPictured = Boolean(before.picture.src && after.picture.src);
  const [gone, added] = changed(before.text, after.text);
  const choices = [
    ["before", before.label],
    ["both", both],
    ["after", after.label],
  ];
  // Both figures have the size that the longer one needs.
  const longest = Math.max(2, before.count.length, after.count.length) * 0.64;
  const onEdge = isPictured ? "" : "hidden @xl:block";
  return (
    <section className="px-gutter py-section" aria-labelledby="fba-title">
      <div className="group mx-auto max-w-wide [overflow-wrap:anywhere]">
        <div className="@4xl:flex @4xl:items-end @4xl:justify-between @4xl:gap-x-12">
          <div className="min-w-0">
            <h2 id="fba-title" className="max-w-[18em] font-display text-title">
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[48ch] text-lede">{lede}</p>}
          </div>
          <fieldset className="segmented mt-6 w-fit @2xl:mt-8 @4xl:mt-0 @4xl:max-w-1/2 @4xl:shrink-0">
            {legend && <legend className="sr-only">{legend}</legend>}
            {choices.map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="fba-shown" value={value} defaultChecked={value === "both"} />
                {label}
              </label>
            ))}
          </fieldset>
        </div>
        <div
          className={`@container isolate mt-4 overflow-clip rounded-lg shadow-lift outline outline-transparent @4xl:mt-8 ${isPictured ? "[--room:min(38cqi,10em)]" : "[--room:80cqi] @xl:[--room:38cqi]"}`}
          style={{ "--width": longest.toFixed(2) } as CSSProperties}
        >
          <div className={isPictured ? "flex" : "grid @xl:flex"}>
            <div
              className={`relative z-1 bg-paper-3 ${moves} ${isPictured ? "grid shrink-0 grid-cols-[100%]" : "@max-xl:group-has-[[value=after]:checked]:hidden @xl:grid @xl:shrink-0 @xl:grid-cols-[100%]"}`}
            >
              <div className="flex overflow-clip [contain:inline-size] [grid-area:1/1]">
                {isPictured ? <Shown {...before} /> : <Written {...before} runs={gone} isBefore />}
              </div>
              {/* at either end of the frame the edge lies outside it */}
              <span
                className={`${onEdge} drawn pointer-events-none absolute inset-y-0 end-0 w-[3px] bg-accent group-has-[[value=before]:checked]:-end-[3px]`}
              >
                <span className="absolute end-0 top-1/2 grid h-14 w-4.5 -translate-y-1/2 place-items-center rounded-s-sm bg-accent group-has-[[value=before]:checked]:hidden pointer-coarse:hidden">
                  <span className="h-5 w-1.5 border-x-[1.5px] border-on-accent" />
                </span>
              </span>
              <span className={`${onEdge} ${handle} ${lasts}`} />
            </div>
            <div
              className={`flex min-w-0 justify-end overflow-clip bg-paper ${isPictured ? "flex-1" : "border-accent @max-xl:group-has-[[value=before]:checked]:hidden @max-xl:group-has-[[value=both]:checked]:border-t-3 @xl:flex-1"}`}
            >
              {isPictured ? <Shown {...after} isAtEnd /> : <Written {...after} runs={added} />}
            </div>
          </div>
        </div>
        {action.label && (
          <a href={action.href} className="btn mt-7 @2xl:mt-8">
            {action.label}
          </a>
        )}
      </div>
    </section>
  );
}

/** A picture as wide as the frame, of which the edge leaves a part, and what is said of it below: all of that or nothing. */
function Shown({ label, picture, count, note, isAtEnd }: Side & { isAtEnd?: boolean }) {
  const side = isAtEnd ? "items-end text-end" : "";
  return (
    <div className={`flex w-full flex-col ${side}`}>
      <div className="relative aspect-16/9 w-[100cqi] shrink-0 bg-tint-plate @4xl:aspect-2/1">
        <Picture
          src={picture.src}
          alt={picture.alt}
          className="absolute inset-0 size-full bg-tint-plate object-cover text-black [color-scheme:light]"
        />
      </div>
      {(label || count || note) && (
        <div className="w-full [clip-path:inset(0_calc((min(50cqi,13em)-1px-100%)*99))]">
          <div
            className={`flex w-[min(50cqi,13em)] flex-col px-4 py-3 @xl:px-6 @xl:py-5 ${side} ${isAtEnd ? "ms-auto" : ""}`}
          >
            {label && <h3 className="text-caption font-[550] text-ink @xl:text-small">{label}</h3>}
            <Note count={count} note={note} className="mt-1" />
          </div>
        </div>
      )}
    </div>
  );
}

/** What was counted: both figures in one size. */
function Note({ count, note, className }: { count: string; note: string; className: string }) {
  if (!count && !note) return null;
  return (
    <p className={`flex flex-col gap-y-1 text-small text-ink @4xl:text-[1em] ${className}`}>
      {count && <span className={`font-display ${figure}`}>{count}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}

type Run = { words: string; isChanged: boolean };

/** Beside the other, a page of half the frame whatever the edge leaves of it, so that no line of it breaks anew. Alone, a clean copy. */
function Written({ label, count, note, runs, isBefore }: Side & { runs: Run[][]; isBefore?: boolean }) {
  return (
    <div className={`flex w-full flex-col p-5 @xl:shrink-0 @xl:p-7 ${page}`}>
      {label && <h3 className="mb-3 text-small font-[550] text-ink @xl:mb-4">{label}</h3>}
      <div
        className={`grid max-w-[34em] content-start gap-y-3.5 leading-[1.75] ${letters} ${isBefore ? "" : "text-ink"}`}
      >
        {runs.map((paragraph, index) => (
          <p key={index}>
            {paragraph.map(({ words, isChanged }, run) => (
              <span key={run} className={run ? "before:content-['_']" : undefined}>
                <Part words={words} isChanged={isChanged} isBefore={isBefore} />
              </span>
            ))}
          </p>
        ))}
      </div>
      {(count || note) && (
        <div className="mt-auto pt-6">
          <Note count={count} note={note} className="border-t border-hairline pt-4 font-[550]" />
        </div>
      )}
    </div>
  );
}

function Part({ words, isChanged, isBefore }: Run & { isBefore?: boolean | undefined }) {
  if (!isChanged) return words;
  if (isBefore) return <del className={went}>{words}</del>;
  return <ins className={came}>{words}</ins>;
}

/** A word by its letters: a comma or a capital more doesn't make it another. */
const spoken = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
const wordsOf = (text: string) =>
  text
    .split(/[ \t\n]+/)
    .filter(Boolean)
    .slice(0, 400);

/** Both texts in paragraphs of runs: what of one isn't in the other. */
function changed(before: string, after: string): [Run[][], Run[][]] {
  const [from, to] = [wordsOf(before).map(spoken), wordsOf(after).map(spoken)];
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one--)
    for (let other = to.length - 1; other >= 0; other--)
      (lengths[one] as Uint16Array)[other] =
        from[one] === to[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const kept: [number, number][][] = [];
  let [one, other] = [0, 0];
  let isRunning = false;
  while (one < from.length && other < to.length) {
    if (from[one] === to[other]) {
      if (!isRunning) kept.push([]);
      kept.at(-1)?.push([one++, other++]);
      isRunning = true;
    } else {
      if (at(one + 1, other) >= at(one, other + 1)) one++;
      else other++;
      isRunning = false;
    }
  }
  // One short word that happens to be in both isn't what was kept.
  const pairs = kept.filter((run) => run.length > 1 || (from[run[0]?.[0] ?? 0] ?? "").length > 5).flat();
  return [
    inRuns(before, new Set(pairs.map(([index]) => index))),
    inRuns(after, new Set(pairs.map(([, index]) => index))),
  ];
}

function inRuns(text: string, kept: ReadonlySet<number>): Run[][] {
  let index = 0;
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const runs: Run[] = [];
      for (const word of line.split(/[ \t]+/).filter(Boolean)) {
        const isChanged = !kept.has(index++);
        const last = runs.at(-1);
        if (last?.isChanged === isChanged) last.words += ` ${word}`;
        else runs.push({ words: word, isChanged });
      }
      return runs;
    });
}
