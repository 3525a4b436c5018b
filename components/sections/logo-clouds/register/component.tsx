import { Picture } from "../../../art/picture";

interface Mark {
  src: string;
  alt: string;
  /** What the company does, in two or three words. */
  trade: string;
  /** How long, how often or how many, such as “9 years”. A number of years grows older without you. */
  since: string;
  href: string;
  look: string;
  size: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
}

const looks: Record<string, string> = { ink: "mark-ink", own: "mark-own", plate: "mark-plate" };
const sizes: Record<string, string> = {
  smaller: "[--mark:.82]",
  normal: "[--mark:1]",
  larger: "[--mark:1.22]",
  tall: "[--mark:1.65]",
};

/** A mark of the line's height; without a file, its name. */
function MarkOf({ src, alt, look, size }: Mark) {
  if (!src)
    return <span className="block text-[1.25em] leading-tight font-semibold tracking-[-.02em] text-ink">{alt}</span>;
  return (
    <span className={`block w-fit max-w-full ${looks[look]} ${sizes[size]}`}>
      <Picture
        src={src}
        alt={alt}
        className="block h-[calc(var(--line)*var(--mark))] w-auto max-w-full object-contain object-left rtl:object-right"
      />
    </span>
  );
}

export default function Register({ title, lede, marks }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="lor-title">
      <div className="mx-auto grid max-w-wide gap-x-14 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-[5fr_7fr] @6xl:gap-x-24">
        <div className="min-w-0">
          <h2 id="lor-title" className="max-w-[18ch] font-display text-title @2xl:@max-4xl:max-w-[24ch]">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[48ch] text-lede @4xl:mt-5">{lede}</p>}
        </div>
        {shown.length > 0 && (
          <ul className="min-w-0 self-start border-y border-ink [--line:24px] @2xl:[--line:27px]">
            {shown.map((mark, index) => (
              <li
                key={index}
                className="relative grid min-h-[4.5rem] grid-cols-2 grid-rows-[1fr_auto_auto_1fr] items-center gap-x-4 border-hairline py-3 [&+&]:border-t @2xl:min-h-16 @2xl:grid-cols-[6fr_5fr_5fr] @2xl:grid-rows-1 @2xl:gap-x-6 @2xl:py-2"
              >
                <div className="row-span-full min-w-0">
                  {mark.href ? (
                    <a
                      href={mark.href}
                      className="flex min-h-11 items-center after:absolute after:inset-0 hover:after:bg-ink/5"
                    >
                      <MarkOf {...mark} />
                    </a>
                  ) : (
                    <MarkOf {...mark} />
                  )}
                </div>
                {mark.trade && (
                  <p className="row-start-2 min-w-0 text-end text-small text-muted @2xl:row-auto @2xl:text-start @2xl:text-[.9375em]">
                    {mark.trade}
                  </p>
                )}
                {mark.since && (
                  <p className="row-start-3 min-w-0 text-end text-small font-[550] text-ink tabular-nums @2xl:row-auto @2xl:-col-start-2 @2xl:text-[.9375em]">
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
