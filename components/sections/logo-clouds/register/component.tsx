import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** What the company does, in two or three words. */
  trade: string;
  /** How long, how often or how many, such as “9 years”. A number of years grows older without you. */
  since: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
}

export default function Register({ title, lede, marks }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="lor-title">
      <div className="mx-auto grid max-w-wide gap-x-14 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-[4fr_8fr] @6xl:grid-cols-[5fr_7fr] @6xl:gap-x-24">
        <div className="min-w-0">
          <h2 id="lor-title" className="max-w-[18ch] font-display text-title @2xl:@max-4xl:max-w-[24ch]">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[48ch] text-lede @4xl:mt-5">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="min-w-0 self-start border-y border-ink [--line:24px] @2xl:grid @2xl:grid-cols-[auto_1fr_auto] @2xl:gap-x-11 @2xl:[--line:27px]">
            {shown.map((mark, index) => (
              <li
                key={index}
                className="relative grid min-h-[4.5rem] grid-cols-2 grid-rows-[1fr_auto_auto_1fr] items-center gap-x-4 border-hairline py-3 [&+&]:border-t @2xl:col-span-full @2xl:min-h-16 @2xl:grid-cols-subgrid @2xl:grid-rows-1 @2xl:py-2"
              >
                <div className="row-span-full min-w-0">
                  {mark.href ? (
                    <a
                      href={mark.href}
                      className="flex min-h-11 items-center after:absolute after:inset-0 hover:after:bg-ink/5"
                    >
                      <MarkOf mark={mark} isStart />
                    </a>
                  ) : (
                    <MarkOf mark={mark} isStart />
                  )}
                </div>
                {mark.trade && (
                  <p className="row-start-2 min-w-0 text-end text-small text-muted @2xl:row-auto @2xl:text-start @2xl:text-[.9375em]">
                    {mark.trade}
                  </p>
                )}
                {mark.since && (
                  <p className="row-start-3 min-w-0 text-end text-small font-semibold text-ink tabular-nums @2xl:row-auto @2xl:-col-start-2 @2xl:text-[1.125em]">
                    {mark.since}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
