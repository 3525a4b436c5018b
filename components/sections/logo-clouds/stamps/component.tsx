import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** The value of the stamp, a number of at most three digits. */
  value: string;
  /** What the number counts, in small letters below it, such as “orders”. */
  unit: string;
  /** Whether the stamp is franked. */
  franked: boolean;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
  /** One or two short words in the postmark, such as how the parcel goes. */
  postmark: string;
}

// The waves that run on from the postmark's ring.
const waves = [24, 37, 51, 64].map((y) => `M90 ${y}q7 -7 14 0t14 0t14 0t14 0`).join("");

// Holes along the four edges, bitten out of the paper; what is inside of them is all paper.
const perforated =
  "[--bite:#0000_2.8px,#000_3.4px] [--ends:radial-gradient(circle_at_50%_0,var(--bite)),radial-gradient(circle_at_50%_100%,var(--bite))] [--sides:radial-gradient(circle_at_0,var(--bite)),radial-gradient(circle_at_100%,var(--bite))] [mask-image:var(--ends),var(--sides),linear-gradient(#000,#000)] [mask-position:0_0,0_100%,0_0,100%_0,50%_50%] [mask-repeat:round_no-repeat,round_no-repeat,no-repeat_round,no-repeat_round,no-repeat] [mask-size:10px_4px,10px_4px,4px_10px,4px_10px,calc(100%_-_7px)_calc(100%_-_7px)]";

export default function Stamps({ title, lede, marks, postmark }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="py-section" aria-labelledby="lst-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lst-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[46ch] text-lede text-balance">{lede}</p>}
      </div>
      {shown.length > 0 && (
        // The page of a stock book is black, on light pages too: paper and holes are seen on it.
        <div className="mt-9 bg-[light-dark(#211f1c,#262523)] px-[max(var(--sc-gutter),1rem)] py-6 @2xl:mt-11 @2xl:py-9 @4xl:mt-14 @4xl:py-10">
          <ul className="mx-auto flex max-w-[46rem] @6xl:max-w-[50rem] flex-wrap justify-center gap-4 [--line:24px] @md:[--line:29px] @2xl:gap-6 @2xl:[--line:30px] @4xl:gap-8 @4xl:[--line:40px]">
            {shown.map((mark, index) => (
              <li
                key={index}
                className="relative w-[calc(50%_-_.5rem)] max-w-72 min-w-0 scheme-light @2xl:w-[calc(33.33%_-_1rem)] @4xl:w-[calc(33.33%_-_1.34rem)]"
              >
                <div className="h-full [filter:drop-shadow(0_2px_2px_#00000080)]">
                  <div className={`h-full bg-paper-2 p-2.5 @2xl:p-3 @4xl:p-4 forced-colors:border ${perforated}`}>
                    <div className="flex aspect-square h-full min-h-full w-full flex-col bg-tint-plate p-2.5 @2xl:p-3 @4xl:p-4">
                      {(mark.value || mark.unit) && (
                        <p className="min-w-0 text-end text-[.8125em] [overflow-wrap:anywhere] leading-tight text-tint-ink">
                          {mark.value && (
                            <b className="block text-[1.375rem] leading-none tracking-[-.03em] text-ink tabular-nums @2xl:text-[1.625rem] @4xl:text-[2rem]">
                              {mark.value}
                            </b>
                          )}
                          {mark.unit && <span className="block">{mark.unit}</span>}
                        </p>
                      )}
                      <div className="flex flex-1 items-center justify-center mix-blend-multiply forced-colors:mix-blend-normal">
                        {mark.href ? (
                          <a
                            href={mark.href}
                            className="flex min-h-11 min-w-0 items-center after:absolute after:inset-0"
                          >
                            <MarkOf mark={mark} />
                          </a>
                        ) : (
                          <MarkOf mark={mark} />
                        )}
                      </div>
                    </div>
                  </div>
                </div>
                {mark.franked && (
                  <div className="pointer-events-none absolute start-1 -top-2.5 w-24 -rotate-6 text-accent-ink @2xl:start-0 @2xl:w-28 @4xl:-start-1 @4xl:-top-4 @4xl:w-38">
                    <svg
                      viewBox="0 0 152 88"
                      className="w-full rtl:-scale-x-100"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2.4"
                      aria-hidden="true"
                    >
                      <circle cx="44" cy="44" r="41" />
                      <path d={waves} className="hidden @min-[22rem]:block" />
                    </svg>
                    {postmark && (
                      <p className="absolute inset-y-0 start-0 flex w-[57.9%] items-center justify-center p-2 text-center text-mock [overflow-wrap:anywhere] leading-none font-semibold text-[color-mix(in_oklab,var(--sc-accent-ink)_84%,#211f1c)] @4xl:text-[.875em]">
                        {postmark}
                      </p>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
