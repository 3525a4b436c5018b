import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  /** Two to five rows, each a word and the marks that belong under it. */
  groups: { word: string; count: string; note: string; marks: Mark[] }[];
}

export default function ByTrade({ title, lede, groups }: Props) {
  const shown = groups.filter(({ word, marks }) => word || marks.length > 0);
  return (
    <section className="px-gutter py-section" aria-labelledby="lbt-title">
      <div className="mx-auto max-w-wide">
        <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[7fr_5fr] @4xl:items-end">
          <h2 id="lbt-title" className="max-w-[22ch] min-w-0 font-display text-title">
            {title}
          </h2>
          {lede && <p className="max-w-[44ch] min-w-0 text-lede">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="mt-8 border-b border-ink [--line:25px] @2xl:mt-10 @4xl:mt-14 @6xl:[--line:30px]">
            {shown.map(({ word, count, note, marks }, index) => (
              <li
                key={index}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-hairline pt-4 pb-3 first:border-ink @4xl:grid-cols-[9rem_1fr_auto] @4xl:items-center @4xl:py-4 @6xl:grid-cols-[11rem_1fr_auto]"
              >
                <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 @4xl:contents">
                  {word && (
                    <h3 className="min-w-0 text-[1.125em] [overflow-wrap:anywhere] leading-tight font-semibold tracking-[-.016em] @4xl:text-heading">
                      {word}
                    </h3>
                  )}
                  {(count || note) && (
                    <p className="flex min-w-0 items-baseline gap-x-1.5 text-small text-muted @4xl:col-start-3 @4xl:row-start-1">
                      {count && (
                        <b className="min-w-0 [overflow-wrap:anywhere] text-[1.5rem] leading-none font-semibold tracking-[-.03em] text-ink tabular-nums @4xl:text-[1.75rem]">
                          {count}
                        </b>
                      )}
                      {note && <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>}
                    </p>
                  )}
                </div>
                {marks.length > 0 && (
                  <ul className="mt-2 grid min-w-0 grid-cols-2 items-center gap-x-4 @md:grid-cols-3 @2xl:flex @2xl:flex-wrap @2xl:gap-x-9 @4xl:col-start-2 @4xl:row-start-1 @4xl:mt-0 @4xl:gap-x-8 @6xl:gap-x-11">
                    {marks
                      .filter(({ src, alt }) => src || alt)
                      .map((mark, place) => (
                        <li key={place} className="flex min-h-15 min-w-0 items-center @6xl:min-h-18">
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
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
