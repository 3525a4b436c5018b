import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
  /** On the button that stops the rows. */
  pause: string;
  /** On the same button while they stand. */
  resume: string;
}

// The row holds its marks twice; without motion the second time goes and the first one takes as many lines as it needs.
const track =
  "flex w-max min-w-[200%] animate-drift [direction:ltr] hover:[animation-play-state:paused] has-focus-visible:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:min-w-0 motion-reduce:animate-none";
const half =
  "flex min-w-1/2 items-center justify-around motion-reduce:min-w-0 motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center";
const place =
  "flex min-h-22 shrink-0 items-center justify-center px-6 motion-reduce:w-1/2 motion-reduce:px-2 @2xl:px-8 @4xl:min-h-28 @4xl:px-10 @4xl:motion-reduce:w-1/6 @4xl:motion-reduce:px-4";

export default function SlowDrift({ title, lede, marks, pause, resume }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const middle = shown.length > 3 ? Math.ceil(shown.length / 2) : shown.length;
  const rows = [shown.slice(0, middle), shown.slice(middle)].filter((row) => row.length > 0);
  return (
    <section className="group py-section" aria-labelledby="lsd-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lsd-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-lede text-balance">{lede}</p>}
      </div>
      {rows.length > 0 && (
        <div className="mt-8 overflow-clip border-y border-hairline [--line:27px] @2xl:mt-10 @4xl:mt-14 @4xl:[--line:33px]">
          {rows.map((row, index) => {
            const spotOf = `${place} ${row.length % 4 === 0 ? "@2xl:motion-reduce:w-1/4" : "@2xl:motion-reduce:w-1/3"}`;
            return (
              <div key={index} className="border-hairline [&+&]:border-t">
                <div className={`${track} ${index === 1 ? "[animation-direction:reverse]" : ""}`}>
                  <ul className={half}>
                    {row.map((mark, spot) => (
                      <li key={spot} className={spotOf}>
                        {mark.href ? (
                          <a
                            href={mark.href}
                            className="flex min-h-11 items-center transition-opacity hover:opacity-65 focus-visible:-outline-offset-2"
                          >
                            <MarkOf mark={mark} className="max-w-44" />
                          </a>
                        ) : (
                          <MarkOf mark={mark} className="max-w-44" />
                        )}
                      </li>
                    ))}
                  </ul>
                  <ul className={`${half} motion-reduce:hidden`} aria-hidden="true">
                    {row.map((mark, spot) => (
                      <li key={spot} className={spotOf}>
                        <MarkOf mark={mark} className="max-w-44" />
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            );
          })}
        </div>
      )}
      {pause && rows.length > 0 && (
        <p className="mt-3 flex justify-center px-gutter motion-reduce:hidden">
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-small text-muted hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--sc-focus)">
            <input type="checkbox" className="peer sr-only" />
            <span className="underline decoration-current/40 underline-offset-[.3em] peer-checked:hidden">{pause}</span>
            <span className="hidden underline decoration-current/40 underline-offset-[.3em] peer-checked:inline">
              {resume || pause}
            </span>
          </label>
        </p>
      )}
    </section>
  );
}
