import { Picture } from "../../../art/picture";

interface Side {
  label: string;
  /** A line for each paragraph. */
  text: string;
  picture: { src: string; alt: string };
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

const stop =
  "flex min-h-11 min-w-0 cursor-pointer flex-col justify-end gap-y-2.5 text-small font-[550] text-muted has-checked:text-ink";
const dot =
  "relative m-0 size-4 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line bg-paper checked:border-[5px] checked:border-accent";

export default function BeforeAfter({ title, lede, legend, both, before, after, action }: Props) {
  const isPictured = Boolean(before.picture.src && after.picture.src);
  const [went, came] = changed(before.text, after.text);
  return (
    <section className="px-gutter py-section" aria-labelledby="fba-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fba-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[48ch] text-lede">{lede}</p>}
        <div className="group mt-6 @2xl:mt-8 @4xl:mt-10">
          <fieldset className="relative mb-4 grid grid-cols-3 gap-x-3 before:absolute before:inset-x-0 before:bottom-[7.5px] before:border-t before:border-line">
            {legend && <legend className="sr-only">{legend}</legend>}
            <label className={`${stop} items-start`}>
              {before.label}
              <input type="radio" name="fba-shown" value="before" className={dot} />
            </label>
            <label className={`${stop} items-center text-center`}>
              {both}
              <input type="radio" name="fba-shown" value="both" defaultChecked className={dot} />
            </label>
            <label className={`${stop} items-end text-end`}>
              {after.label}
              <input type="radio" name="fba-shown" value="after" className={dot} />
            </label>
          </fieldset>
          <div className="@container overflow-hidden rounded-lg shadow-lift">
            <div className={isPictured ? "flex" : "@xl:flex"}>
              <div
                className={`relative overflow-clip ${isPictured ? "grid shrink-0" : "bg-paper-3 @max-xl:group-has-[[value=after]:checked]:hidden @xl:grid @xl:shrink-0"}`}
              >
                <div className="[contain:inline-size] [grid-area:1/1]">
                  {isPictured ? (
                    <Shown {...before} className="left-2 @xl:left-4" />
                  ) : (
                    <Written {...before} runs={went} isBefore />
                  )}
                </div>
                <span
                  className={`${isPictured ? "" : "hidden @xl:block"} drawn pointer-events-none absolute inset-y-0 end-0 w-[3px] bg-accent`}
                >
                  <span className="absolute end-0 top-1/2 grid h-14 w-4.5 -translate-y-1/2 place-items-center rounded-s-sm bg-accent group-has-[[value=before]:checked]:hidden">
                    <span className="h-5 w-1.5 border-x-[1.5px] border-on-accent" />
                  </span>
                </span>
                <span
                  className={`${isPictured ? "" : "hidden @xl:block"} h-5 w-[50cqi] max-w-[100cqi] min-w-5 -mb-10 origin-bottom scale-y-[40] resize-x self-end overflow-hidden opacity-0 transition-[min-width,max-width] duration-500 ease-sc [clip-path:inset(0_0_0_calc(100%-20px))] [grid-area:1/1] group-has-[[value=after]:checked]:max-w-0 group-has-[[value=after]:checked]:min-w-0 group-has-[[value=before]:checked]:min-w-[100cqi] motion-reduce:transition-none rtl:[clip-path:inset(0_calc(100%-20px)_0_0)]`}
                />
              </div>
              <div
                className={`min-w-0 overflow-clip ${isPictured ? "flex flex-1 justify-end" : "border-t-3 border-accent bg-raised group-has-[[value=after]:checked]:border-t-0 @max-xl:group-has-[[value=before]:checked]:hidden @xl:flex @xl:flex-1 @xl:justify-end @xl:border-t-0"}`}
              >
                {isPictured ? <Shown {...after} className="right-2 @xl:right-4" /> : <Written {...after} runs={came} />}
              </div>
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

/** A picture as wide as the frame, of which the edge leaves a part. */
function Shown({ label, picture, note, className }: Side & { className: string }) {
  return (
    <div className="relative w-[100cqi] shrink-0">
      {label && <h3 className="sr-only">{label}</h3>}
      <Picture
        src={picture.src}
        alt={picture.alt}
        className="block aspect-video h-auto w-full @4xl:aspect-2/1 bg-tint-plate object-cover text-black [color-scheme:light]"
      />
      {note && (
        <p
          className={`absolute bottom-2 max-w-[46cqi] @xl:bottom-4 rounded-xs bg-raised px-2 py-1 text-mock text-ink ${className}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type Run = { words: string; isChanged: boolean };

/** A page that is never narrower than half the frame: the edge passes over it. */
function Written({ label, note, runs, isBefore }: Side & { runs: Run[][]; isBefore?: boolean }) {
  return (
    <div className="flex h-full flex-col p-5 @xl:w-full @xl:min-w-[50cqi] @xl:shrink-0 @xl:p-7 @4xl:p-10">
      {label && <h3 className="mb-3 text-small font-[550] text-muted @xl:sr-only">{label}</h3>}
      <div
        className={
          isBefore
            ? "grid max-w-[66ch] content-start gap-y-3 text-small leading-6 @4xl:text-[1em] @4xl:leading-7"
            : "grid max-w-[56ch] content-start gap-y-4 text-[1.0625em] leading-7.5 text-ink @4xl:text-[1.1875em] @4xl:leading-8.5"
        }
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
      {note && <p className="mt-auto pt-6 text-caption text-muted">{note}</p>}
    </div>
  );
}

function Part({ words, isChanged, isBefore }: Run & { isBefore?: boolean | undefined }) {
  if (!isChanged) return words;
  if (isBefore) return <del className="text-muted decoration-1">{words}</del>;
  return <ins className="bg-tint-wash decoration-tint-mid decoration-[1.5px] underline-offset-4">{words}</ins>;
}

/** A word by its letters: a comma or a capital more doesn't make it another. */
const spoken = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, 400);

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
      for (const word of line.split(/\s+/).filter(Boolean)) {
        const isChanged = !kept.has(index++);
        const last = runs.at(-1);
        if (last?.isChanged === isChanged) last.words += ` ${word}`;
        else runs.push({ words: word, isChanged });
      }
      return runs;
    });
}
