import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** The value printed on the stamp, such as a number of orders or a place. */
  value: string;
  /** Whether the stamp is franked. */
  franked: boolean;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
}

// Two circles and five waves: what a franking machine leaves.
const postmark = `M2 44a42 42 0 1 0 84 0a42 42 0 1 0 -84 0M16 44a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M22 38H66M22 50H66${[
  20, 32, 44, 56, 68,
]
  .map((y) => `M92 ${y}q9 -8 18 0t18 0t18 0t18 0t18 0`)
  .join("")}`;

// Teeth: round dots along the edges, and the paper that they stand out of.
const teeth =
  "[mask:linear-gradient(#000,#000)_center/calc(100%_-_8px)_calc(100%_-_8px)_no-repeat,radial-gradient(circle_closest-side,#000_92%,#0000)_0_0/10px_10px_round]";

export default function Stamps({ title, lede, marks }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="lst-title">
      <div className="mx-auto max-w-wide">
        <div className="mx-auto text-center">
          <h2 id="lst-title" className="mx-auto max-w-[24ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mx-auto mt-4 max-w-[46ch] text-lede text-balance">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="mt-9 flex flex-wrap justify-center gap-x-4 gap-y-5 [--line:22px] @2xl:mt-11 @2xl:gap-x-6 @2xl:gap-y-7 @2xl:[--line:25px] @4xl:mt-14 @4xl:gap-x-8 @4xl:gap-y-9 @4xl:[--line:32px]">
            {shown.map((mark, index) => (
              <li
                key={index}
                className="relative w-[calc(50%_-_.5rem)] max-w-84 min-w-0 @2xl:w-[calc(33.33%_-_1rem)] @4xl:w-[calc(33.33%_-_1.5rem)]"
              >
                <div className="h-full [filter:drop-shadow(0_0_.75px_light-dark(#211f1c8c,#0000))_drop-shadow(0_1px_1.5px_light-dark(#211f1c40,#000000))]">
                  <div
                    className={`h-full bg-[light-dark(var(--sc-raised),color-mix(in_oklab,var(--sc-ink)_24%,var(--sc-paper)))] p-2.5 @2xl:p-3.5 forced-colors:border ${teeth}`}
                  >
                    <div className="flex h-full flex-col bg-tint-wash px-3 pt-3 pb-2.5 @2xl:px-4 @4xl:px-5 @4xl:pb-3.5">
                      <div className="flex min-h-20 flex-1 items-center justify-center @2xl:min-h-26 @4xl:min-h-36">
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
                      {mark.value && (
                        <p className="text-center text-caption [overflow-wrap:anywhere] text-tint-ink tabular-nums @4xl:text-small">
                          {mark.value}
                        </p>
                      )}
                    </div>
                  </div>
                </div>
                {mark.franked && (
                  <svg
                    viewBox="0 0 186 90"
                    className="pointer-events-none absolute -end-3 -top-4 w-[52%] max-w-44 -rotate-6 @2xl:w-[58%] text-accent-ink opacity-85 @4xl:-end-6 @4xl:-top-6"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.2"
                    aria-hidden="true"
                  >
                    <path d={postmark} />
                  </svg>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
