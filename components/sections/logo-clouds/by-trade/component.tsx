import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  /** Two to five rows, each a word and the marks that belong under it. */
  groups: { word: string; count: string; note: string; marks: Mark[] }[];
}

/** How many marks of a row stand side by side, so that none is left alone below them. */
const columnsOf = (count: number) => Math.ceil(count / Math.max(1, Math.ceil(count / 4)));

/** The part of the whole that each row is, and its colour: of whole numbers only. */
function sharesOf(counts: string[]) {
  const isWhole = counts.length > 1 && counts.every((count) => /^\d{1,3}([,. \u00a0]?\d{3})*$/.test(count.trim()));
  const numbers = isWhole ? counts.map((count) => Number(count.replace(/\D/g, ""))) : [];
  const whole = numbers.reduce((sum, number) => sum + number, 0);
  // Of nothing at all there are no shares, and where two rows are the largest, none is.
  if (!whole) return [];
  const most = Math.max(...numbers);
  const isMost = (number: number) => number === most && numbers.indexOf(most) === numbers.lastIndexOf(most);
  return numbers.map((number) => ({
    "--part": `${(number / whole) * 100}%`,
    "--share": `var(--sc-${isMost(number) ? "accent" : "line"})`,
  })) as React.CSSProperties[];
}

/** The rule above a row as far as its share, from where the row begins. */
const inked =
  "before:absolute before:start-0 before:-top-0.5 before:h-0 before:w-(--part) before:border-t-[3px] before:border-(--share)";

export default function ByTrade({ title, lede, groups }: Props) {
  const shown = groups
    .map((group) => ({ ...group, marks: group.marks.filter(({ src, alt }) => src || alt) }))
    .filter(({ word, marks }) => word || marks.length > 0);
  const shares = sharesOf(shown.map(({ count }) => count));
  // Marks of all rows stand below one another; a row with more of them than that has columns of its own.
  const shared = Math.max(3, ...shown.map(({ marks }) => columnsOf(marks.length)));
  return (
    <section className="px-gutter py-section" aria-labelledby="lbt-title">
      <div className="mx-auto max-w-wide">
        <h2 id="lbt-title" className="max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[44ch] text-lede text-balance">{lede}</p>}
        {shown.length > 0 && (
          <ul className="mt-8 border-b border-hairline [--line:24px] @2xl:mt-10 @4xl:mt-14 @2xl:[--line:26px] @6xl:[--line:35px]">
            {shown.map(({ word, count, note, marks }, index) => {
              const share = shares[index];
              const columns = marks.length > shared ? columnsOf(marks.length) : shared;
              return (
                <li
                  key={index}
                  className={`relative grid grid-cols-1 gap-x-10 gap-y-3 border-t border-hairline py-5 *:min-w-0 @2xl:gap-y-4 @4xl:grid-cols-[3fr_9fr] @4xl:py-8 ${share ? inked : ""}`}
                  style={share}
                >
                  <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 @4xl:flex-col @4xl:justify-start">
                    {word && (
                      <h3 className="min-w-0 font-display text-[1.5rem] [overflow-wrap:anywhere] leading-[1.1] font-semibold tracking-[-.028em] @2xl:text-[1.875rem] @4xl:text-[2rem] @6xl:text-[2.25rem]">
                        {word}
                      </h3>
                    )}
                    {(count || note) && (
                      <p className="flex min-w-0 gap-x-1.5 text-[.9375em] [overflow-wrap:anywhere] text-muted tabular-nums @2xl:text-body">
                        {count && <b className="min-w-0 font-semibold text-ink">{count}</b>}
                        {note && <span className="min-w-0">{note}</span>}
                      </p>
                    )}
                  </div>
                  {marks.length > 0 && (
                    <ul
                      className="grid min-w-0 grid-cols-2 items-center gap-x-7 @2xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))] @6xl:gap-x-8"
                      style={{ "--columns": columns } as React.CSSProperties}
                    >
                      {marks.map((mark, place) => (
                        <li key={place} className="flex min-h-13 min-w-0 items-center @4xl:min-h-16">
                          {mark.href ? (
                            <a
                              href={mark.href}
                              className="flex min-h-11 min-w-0 items-center transition-opacity hover:opacity-65"
                            >
                              <MarkOf mark={mark} isStart />
                            </a>
                          ) : (
                            <MarkOf mark={mark} isStart />
                          )}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
