import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** The number of this company, below its mark. */
  figure: string;
  /** What the number counts, such as “days” or “of receipts”. */
  unit: string;
  /** What changed there, in one sentence that leaves the number to the mark. */
  result: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
  /** The words of the link beside each result. */
  more: string;
}

// A tab of the sheet that it opens: both stand on the same ground.
const cell = "min-w-0 @2xl:order-(--row)";
const tab =
  "group peer cursor-pointer outline-(--sc-focus) hover:bg-paper-2 has-checked:bg-tint-wash has-focus-visible:z-1 has-focus-visible:outline-2";
// Forced colours take that ground away.
const inside =
  "relative flex h-full min-h-24 flex-col gap-y-2.5 border-t border-hairline px-4 py-5 group-has-checked:border-transparent @2xl:min-h-32 @4xl:min-h-40 @4xl:p-6 forced-colors:group-has-checked:border-s-4";
// Marks of a row have one middle, and their numbers one line.
const spot = "flex min-w-0 flex-1 items-center";
const sheet =
  "hidden min-w-0 flex-col gap-x-10 gap-y-5 bg-tint-wash px-4 pt-3 pb-8 peer-has-checked:flex @2xl:order-(--below) @2xl:col-span-full @2xl:flex-row @2xl:items-end @2xl:justify-between @2xl:py-8 @4xl:px-6";
const plus =
  "drawn ms-auto size-3 shrink-0 text-muted [--bar:linear-gradient(currentColor,currentColor)_50%] [background:var(--bar)/100%_2px_no-repeat,var(--bar)/2px_100%_no-repeat]";
const figureOf =
  "min-w-0 font-display text-[1.625em] [overflow-wrap:anywhere] leading-tight font-semibold tracking-[-.025em] text-ink @4xl:text-[2.25em]";

function FigureOf({ figure, unit }: Item) {
  if (!figure) return null;
  return (
    <span className={figureOf}>
      {figure} {unit && <span className="text-[.625em] font-[550] tracking-[-.01em] text-muted">{unit}</span>}
    </span>
  );
}

export default function CaseLinks({ title, lede, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const first = shown.findIndex(({ result }) => result);
  // Three to a row. The last two or four stand two to a row, where three would leave a place empty.
  const count = shown.length;
  const pairs = count > 1 ? (3 - (count % 3)) % 3 : 0;
  const threes = count - 2 * pairs;
  return (
    <section className="px-gutter py-section" aria-labelledby="lcl-title">
      <div className="mx-auto max-w-wide">
        <h2 id="lcl-title" className="max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[48ch] text-lede">{lede}</p>}
        {shown.length > 0 && (
          <fieldset
            aria-labelledby="lcl-title"
            className={`mt-8 grid min-w-0 grid-cols-[minmax(0,1fr)] border-b border-hairline [--line:26px] @2xl:mt-10 @4xl:mt-14 @4xl:[--line:33px] ${count > 1 ? "@2xl:grid-cols-6" : ""}`}
          >
            {shown.map((mark, index) => {
              const isThird = index < threes;
              const row = 2 * Math.floor(isThird ? index / 3 : threes / 3 + (index - threes) / 2);
              const order = { "--row": row, "--below": row + 1 } as React.CSSProperties;
              const span = count === 1 ? "" : isThird ? "@2xl:col-span-2" : "@2xl:col-span-3";
              return (
                <div key={index} className="contents" style={order}>
                  {mark.result ? (
                    <label className={`${cell} ${tab} ${span}`}>
                      <span className={inside}>
                        <input type="radio" name="lcl-case" defaultChecked={index === first} className="sr-only" />
                        <span className={spot}>
                          <MarkOf mark={mark} isStart />
                        </span>
                        <span className="flex min-w-0 items-center gap-3">
                          <FigureOf {...mark} />
                          <span className={`${plus} group-has-checked:invisible`} />
                        </span>
                      </span>
                    </label>
                  ) : (
                    <div className={`${cell} ${span}`}>
                      <div className={inside}>
                        {mark.href ? (
                          <a href={mark.href} className={`${spot} min-h-11 hover:opacity-65`}>
                            <MarkOf mark={mark} isStart />
                          </a>
                        ) : (
                          <div className={spot}>
                            <MarkOf mark={mark} isStart />
                          </div>
                        )}
                        <FigureOf {...mark} />
                      </div>
                    </div>
                  )}
                  {mark.result && (
                    <div className={sheet}>
                      <p className="max-w-[26ch] min-w-0 flex-1 [overflow-wrap:anywhere] font-display text-[clamp(1.375rem,1rem+2cqi,2.625rem)] leading-[1.12] font-semibold tracking-[-.026em] text-balance text-ink">
                        {mark.result}
                      </p>
                      {more && mark.href && (
                        <a
                          href={mark.href}
                          className="link inline-flex min-h-6 max-w-1/2 shrink-0 items-center @max-2xl:max-w-full text-[.9375em] font-[550]"
                        >
                          {more}
                        </a>
                      )}
                    </div>
                  )}
                </div>
              );
            })}
          </fieldset>
        )}
      </div>
    </section>
  );
}
