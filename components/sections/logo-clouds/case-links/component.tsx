import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** What changed there, in one sentence, best with a number in it. */
  result: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
  /** The words of the link below each result. */
  more: string;
}

// A plus that loses its upright when what it stands for is open.
const plus =
  "relative size-3 shrink-0 text-muted before:absolute before:inset-x-0 before:top-[5px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:start-[5px] after:w-0.5 after:bg-current after:transition-transform group-open:text-accent-ink group-open:after:scale-y-0 motion-reduce:after:transition-none";

export default function CaseLinks({ title, lede, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const first = shown.findIndex(({ result }) => result);
  // Each column is a list of its own: what is opened moves only what is below it.
  const height = Math.ceil(shown.length / 3);
  const columns = [0, 1, 2].map((column) => shown.slice(column * height, (column + 1) * height));
  return (
    <section className="px-gutter py-section" aria-labelledby="lcl-title">
      <div className="mx-auto max-w-wide">
        <h2 id="lcl-title" className="max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[48ch] text-lede">{lede}</p>}
        {shown.length > 0 && (
          <div className="mt-8 border-b border-hairline [--line:25px] @2xl:mt-10 @2xl:grid @2xl:grid-cols-3 @2xl:gap-x-6 @2xl:border-0 @2xl:[--line:27px] @4xl:mt-14 @4xl:gap-x-12 @4xl:[--line:31px]">
            {columns.map((column, place) => (
              <ul key={place} className="min-w-0 @2xl:border-b @2xl:border-hairline @2xl:self-start">
                {column.map((mark, index) => (
                  <li key={index} className="min-w-0 border-t border-hairline has-[[open]]:border-ink">
                    {mark.result ? (
                      <details name="lcl-case" open={place * height + index === first} className="group">
                        <summary className="flex min-h-20 items-center justify-between gap-4 @2xl:min-h-24">
                          <MarkOf mark={mark} isStart />
                          <span className={plus} />
                        </summary>
                        <div className="invisible pb-7 group-open:visible @2xl:pb-9">
                          <p className="max-w-[40ch] text-[1.125em] leading-snug tracking-[-.01em] text-ink @4xl:text-[1.375em]">
                            {mark.result}
                          </p>
                          {more && mark.href && (
                            <a
                              href={mark.href}
                              className="link mt-3 inline-flex min-h-6 items-center text-[.9375em] font-[550]"
                            >
                              {more}
                            </a>
                          )}
                        </div>
                      </details>
                    ) : (
                      <div className="flex min-h-20 items-center @2xl:min-h-24">
                        <MarkOf mark={mark} isStart />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
