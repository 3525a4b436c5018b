interface Entry {
  text: string;
  name: string;
  place: string;
  date: string;
  href: string;
}

export interface Props {
  title: string;
  lede: string;
  hands: string;
  /** In the order of the book. Wider than a phone, it lies open at two pages. */
  entries: Entry[];
  action: { label: string; href: string };
}

/** All write in the site's own font: a second ink takes turns with the first. */
const inks: Record<string, readonly string[]> = {
  several: ["text-ink", "text-tint-ink"],
  one: ["text-ink"],
};

const lines =
  "[--rule:light-dark(var(--tint-plate),var(--sc-hairline))] bg-[repeating-linear-gradient(transparent_0_calc(var(--pitch)-1px),var(--rule)_0_var(--pitch))] bg-[position:0_-7px]";

/** Paper bends into the spine: of a single page that is at its start, of an open book in the middle. */
const sides = [
  "rounded-ss-[14px] rounded-se-xs pt-(--pitch) @2xl:rounded-s-xs @2xl:rounded-e-[14px] @2xl:pb-[calc(var(--pitch)-8px)]",
  "rounded-es-[14px] rounded-ee-xs pb-[calc(var(--pitch)-8px)] @2xl:rounded-s-[14px] @2xl:rounded-e-xs @2xl:border-s @2xl:border-hairline @2xl:pt-(--pitch)",
] as const;

export default function GuestBook({ title, lede, hands, entries, action }: Props) {
  const pens = inks[hands] ?? ["text-ink"];
  const half = middleOf(entries);
  const hasDates = entries.some(({ date }) => date);
  const pages = [entries.slice(0, half), entries.slice(half)];
  return (
    <section className="px-gutter py-section" aria-labelledby="tgb-title">
      <div
        className={`mx-auto max-w-wide [overflow-wrap:anywhere] [--margin:20px] [--pitch:32px] @4xl:[--pitch:38px] ${hasDates ? "@4xl:[--margin:100px]" : ""}`}
      >
        <h2 id="tgb-title" className="mx-auto max-w-[18em] text-center font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-center text-lede text-balance">{lede}</p>}
        <div className="mt-9 rounded-lg bg-tint-wash px-2.5 pt-2.5 pb-10 @2xl:px-4 @2xl:pt-4 @2xl:pb-12 @4xl:mt-14 @4xl:px-12 @4xl:pt-12 @4xl:pb-20">
          <div className="drawn relative grid rounded-[10px] bg-(--cover) p-1.5 ps-3.5 shadow-float [--cover:light-dark(var(--tint-ink),color-mix(in_oklab,var(--tint-mid)_45%,var(--sc-paper)))] @2xl:grid-cols-2 @2xl:p-2">
            {/* The ribbon marks the page that isn't full. */}
            <span
              className="absolute start-14 top-full h-7 w-3 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_75%,0_100%)] @2xl:start-[calc(50%+16px)] @2xl:h-9"
              aria-hidden="true"
            />
            {pages.map((page, side) => (
              <div key={side} className={`relative min-w-0 bg-raised ${lines} ${sides[side]}`}>
                <span
                  className="absolute inset-y-0 start-(--margin) w-[4px] border-x border-[color:var(--tint-mid)] opacity-60"
                  aria-hidden="true"
                />
                {(page.length > 0 || (side === 1 && action.label)) && (
                  <ul className="forced-color-adjust-auto @4xl:text-[1.1875em]">
                    {page.map((entry, index) => (
                      <Line key={index} {...entry} hand={pens[(side * half + index) % pens.length] ?? ""} />
                    ))}
                    {side === 1 && action.label && (
                      <li className="flex ps-(--margin) leading-(--pitch)">
                        <a
                          href={action.href}
                          className="ms-5 me-4 min-w-0 text-[1.125em] font-semibold tracking-[-.015em] text-balance text-accent-ink underline decoration-1 underline-offset-[.22em] hover:decoration-2 @4xl:ms-7"
                        >
                          {action.label}
                        </a>
                      </li>
                    )}
                  </ul>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The date stands in the margin, on a phone above; the name at the end of what was written, as it is signed. */
function Line({ text, name, place, date, href, hand }: Entry & { hand: string }) {
  return (
    <li className="grid grid-cols-[var(--margin)_minmax(0,1fr)] @4xl:pb-(--pitch)">
      {date && (
        <p className="col-start-2 ps-5 pe-4 text-[.8125rem] leading-(--pitch) text-muted @4xl:col-start-1 @4xl:pe-1 @4xl:text-[.875rem]">
          {date}
        </p>
      )}
      <figure className="col-start-2 min-w-0 ps-5 pe-4 @4xl:row-start-1 @4xl:ps-7 @4xl:pe-7">
        <blockquote className={`leading-(--pitch) text-pretty ${hand}`}>{text}</blockquote>
        {(name || place) && (
          <figcaption className="text-end text-[.875rem] leading-(--pitch) text-balance text-muted italic @4xl:text-[.9375rem]">
            {name && (
              <span className="font-semibold text-ink">
                {href ? (
                  <a href={href} className="link">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
            )}
            {place && (
              <span>
                {name && ", "}
                {place}
              </span>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** After how many entries the left page is full: about half of all lines, three of them for each date, signature and the space between. */
function middleOf(entries: Entry[]): number {
  const lines = entries.map(({ text }) => Math.ceil(text.length / 32) + 3);
  const total = lines.reduce((sum, count) => sum + count, 0);
  let left = 0;
  const index = lines.findIndex((count) => {
    left += count;
    return left >= total / 2;
  });
  return index + 1;
}
