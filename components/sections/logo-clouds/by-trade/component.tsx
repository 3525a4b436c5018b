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
  const written = counts.filter((count) => count.trim());
  const isWhole = written.length > 1 && written.every((count) => /^\d{1,3}([,. \u00a0]?\d{3})*$/.test(count.trim()));
  const numbers = isWhole ? counts.map((count) => Number(count.replace(/\D/g, ""))) : [];
  const whole = numbers.reduce((sum, number) => sum + number, 0);
  // Of nothing at all there are no shares, and where two rows are the largest, none is.
  if (!whole) return [];
  const most = Math.max(...numbers);
  const isMost = (number: number) => number === most && numbers.indexOf(most) === numbers.lastIndexOf(most);
  return numbers.map((number) => ({
    // A small share is still seen as a line.
    "--part": `max(${(number / whole) * 100}%, ${number ? "12px" : "0px"})`,
    "--share": `var(--sc-${isMost(number) ? "accent" : "line"})`,
  })) as React.CSSProperties[];
}

/** The rule above a row as far as its share, from where the row begins. Without a share it has no width. */
const inked = "absolute start-0 -top-0.5 w-(--part) border-t-[3px] border-(--share)";

const row =
  "relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-8 gap-y-3.5 pt-3 pb-8 @4xl:items-center @4xl:pt-4 @4xl:pb-10 @6xl:col-span-full @6xl:grid-cols-subgrid";
const large =
  "max-w-full font-display text-[1.5rem] leading-[1.1] font-semibold tracking-[-.028em] break-words @2xl:text-[1.875rem] @4xl:text-[2rem] @6xl:max-w-[28cqi] @6xl:text-[2.25rem]";
// From 896 px the count is the largest thing of the row and stands at its end; where one is long, all are smaller.
const end =
  "-col-end-1 flex max-w-[40cqi] min-w-0 flex-wrap items-baseline justify-end gap-x-1.5 text-end text-small text-muted @2xl:text-body @4xl:@max-6xl:row-span-2 @4xl:flex-col @4xl:items-end @4xl:gap-y-1.5";
const figure =
  "min-w-0 font-display text-[1.5rem] wrap-anywhere leading-none font-semibold tracking-[-.03em] text-ink @2xl:text-[1.875rem] @4xl:text-[length:clamp(1.5rem,18rem/var(--signs),4.5rem)] @4xl:leading-[.9]";
const list =
  "grid min-w-0 grid-cols-2 items-center gap-x-7 @max-4xl:col-span-full @4xl:@max-6xl:col-start-1 @2xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))] @6xl:col-start-2 @6xl:row-start-1 @6xl:gap-x-8";

export default function ByTrade({ title, lede, groups }: Props) {
  const shown = groups
    .map((group) => ({ ...group, marks: group.marks.filter(({ src, alt }) => src || alt) }))
    .filter(({ word, marks }) => word || marks.length > 0);
  const shares = sharesOf(shown.map(({ count }) => count));
  const signs = Math.max(1, ...shown.map(({ count }) => count.length));
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
          <ul
            className="mt-8 divide-y divide-hairline border-y border-hairline [--line:24px] @2xl:mt-10 @2xl:[--line:26px] @4xl:mt-14 @6xl:grid @6xl:grid-cols-[3fr_8fr_auto] @6xl:gap-x-8 @6xl:[--line:34px]"
            style={{ "--signs": signs } as React.CSSProperties}
          >
            {shown.map(({ word, count, note, marks }, index) => {
              const columns = marks.length > shared ? columnsOf(marks.length) : shared;
              return (
                <li key={index} className={row}>
                  <span className={inked} style={shares[index]} />
                  {word && <h3 className={large}>{word}</h3>}
                  {count && (
                    <p className={end}>
                      <b className={figure}>{count}</b>
                      {note && <span className="min-w-0">{note}</span>}
                    </p>
                  )}
                  {marks.length > 0 && (
                    <ul className={list} style={{ "--columns": columns } as React.CSSProperties}>
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
