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

const big =
  "min-w-0 font-display text-[1.75rem] leading-none font-semibold tracking-[-.04em] text-ink @2xl:text-[2.5rem] @6xl:text-[3.25rem]";

/** Its number, which is set large, and the words beside it. */
const partsOf = (text: string) => /^(\S*\d\S*)\s+(.+)$/.exec(text)?.slice(1) ?? [text, ""];

export default function Register({ title, lede, marks }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="lor-title">
      <div className="mx-auto grid max-w-wide gap-x-14 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-[4fr_8fr] @6xl:grid-cols-[5fr_7fr] @6xl:gap-x-20">
        <div className="min-w-0 self-start @4xl:sticky @4xl:top-8">
          <h2 id="lor-title" className="max-w-[18ch] font-display text-title @2xl:@max-4xl:max-w-[24ch]">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[48ch] text-lede @4xl:mt-5">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="min-w-0 self-start border-y border-ink [--line:24px] @2xl:grid @2xl:grid-cols-[1fr_fit-content(12.5rem)_auto_auto] @2xl:[--line:27px] @6xl:[--line:30px]">
            {shown.map((mark, index) => {
              const [number, unit] = partsOf(mark.since.trim());
              return (
                <li
                  key={index}
                  className="relative grid min-h-18 grid-cols-2 grid-rows-[1fr_auto_auto_1fr] items-center gap-x-4 border-hairline py-3 [&+&]:border-t @2xl:col-span-full @2xl:grid-cols-subgrid @2xl:min-h-20 @2xl:grid-rows-1 @2xl:gap-x-0 @2xl:py-2 @6xl:min-h-22"
                >
                  <div className="row-span-full min-w-0 @2xl:pe-10">
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
                    <p className="row-start-2 min-w-0 text-end text-small text-ink @2xl:row-auto @2xl:pe-5 @2xl:text-start @2xl:text-body @2xl:leading-snug">
                      {mark.trade}
                    </p>
                  )}
                  {mark.since && (
                    <p className="row-start-3 min-w-0 text-end text-small text-muted @2xl:row-auto @2xl:-col-start-3 @2xl:col-span-2 @2xl:grid @2xl:grid-cols-subgrid @2xl:items-baseline">
                      <b className={`${unit ? "" : "@2xl:col-span-2"} ${big}`}>{number}</b>
                      {unit && <span className="ms-1.5 text-start @2xl:ms-2">{unit}</span>}
                    </p>
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
