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
  /** In the order of the book. Wider than a Notion column, it lies open at two pages. */
  entries: Entry[];
  action: { label: string; href: string };
}

/** Several hands are one family in the site's own font: slant, weight, size and ink make them. The lines are the same for all. */
const written: Record<string, readonly string[]> = {
  several: [
    "text-ink",
    "text-[1.0625em] text-tint-ink italic",
    "text-[.9375em] font-[550] tracking-[-.01em] text-ink",
    "text-[1.0625em] text-tint-ink",
    "text-ink-2 italic",
  ],
  one: ["text-ink"],
};

const lines =
  "[--rule:light-dark(var(--tint-plate),var(--sc-hairline))] bg-[repeating-linear-gradient(transparent_0_calc(var(--pitch)-1px),var(--rule)_0_var(--pitch))] bg-[position:0_-7px]";

/** Paper bends into the spine: of a single page that is at its start, of an open book in the middle. */
const sides = [
  "rounded-ss-[14px] rounded-se-xs pt-(--pitch) @4xl:rounded-s-xs @4xl:rounded-e-[14px]",
  "rounded-es-[14px] rounded-ee-xs pb-[calc(var(--pitch)-8px)] @4xl:rounded-s-[14px] @4xl:rounded-e-xs @4xl:border-s @4xl:border-hairline @4xl:pt-(--pitch)",
] as const;

export default function GuestBook({ title, lede, hands, entries, action }: Props) {
  const pens = written[hands] ?? ["text-ink"];
  const half = middleOf(entries);
  const hasDates = entries.some(({ date }) => date);
  const pages = [entries.slice(0, half), entries.slice(half)];
  return (
    <section className="px-gutter py-section" aria-labelledby="tgb-title">
      <div
        className={`mx-auto max-w-wide [overflow-wrap:anywhere] [--margin:20px] [--pitch:32px] @2xl:[--pitch:38px] ${hasDates ? "@2xl:[--margin:100px]" : ""}`}
      >
        <h2 id="tgb-title" className="mx-auto max-w-[18em] text-center font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-center text-lede text-balance">{lede}</p>}
        <div className="mt-9 rounded-lg bg-tint-wash px-2.5 pt-2.5 pb-10 @2xl:px-8 @2xl:pt-8 @2xl:pb-16 @4xl:mt-14 @4xl:px-12 @4xl:pt-12 @4xl:pb-20">
          <div className="drawn relative grid rounded-[10px] bg-(--cover) p-1.5 ps-3.5 shadow-float [--cover:light-dark(var(--tint-ink),color-mix(in_oklab,var(--tint-mid)_45%,var(--sc-paper)))] @4xl:grid-cols-2 @4xl:p-2">
            {/* The ribbon marks the page that isn't full. */}
            <span
              className="absolute start-14 top-full h-7 w-3 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_75%,0_100%)] @2xl:h-10 @4xl:start-[calc(50%+10px)]"
              aria-hidden="true"
            />
            {pages.map((page, side) => (
              <div key={side} className={`relative min-w-0 bg-raised ${lines} ${sides[side]}`}>
                <span
                  className="absolute inset-y-0 start-(--margin) w-[4px] border-x border-[color:var(--tint-mid)] opacity-60"
                  aria-hidden="true"
                />
                {(page.length > 0 || (side === 1 && action.label)) && (
                  <ul className="forced-color-adjust-auto @2xl:text-[1.1875em] @6xl:text-[1.25em]">
                    {page.map((entry, index) => (
                      <Line key={index} {...entry} hand={pens[(side * half + index) % pens.length] ?? ""} />
                    ))}
                    {side === 1 && action.label && (
                      <li className="flex ps-(--margin) leading-(--pitch)">
                        <a
                          href={action.href}
                          className="ms-5 me-4 text-[1.125em] font-semibold tracking-[-.015em] text-balance text-accent-ink underline decoration-1 underline-offset-[.22em] hover:decoration-2 @2xl:ms-7 @2xl:text-[1.3125em]"
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
    <li className="grid grid-cols-[var(--margin)_minmax(0,1fr)] @2xl:pb-(--pitch)">
      {date && (
        <p className="col-start-2 ps-5 pe-4 text-[.8125rem] leading-(--pitch) text-muted @2xl:col-start-1 @2xl:pe-1 @2xl:text-[.875rem]">
          {date}
        </p>
      )}
      <figure className="col-start-2 min-w-0 ps-5 pe-4 @2xl:row-start-1 @2xl:ps-7 @2xl:pe-7">
        <blockquote className={`leading-(--pitch) text-pretty ${hand}`}>{text}</blockquote>
        {(name || place) && (
          <figcaption className="text-end text-[.875rem] leading-(--pitch) text-muted @2xl:text-[.9375rem]">
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

/** After how many entries the left page is full: about half of all lines, two of them for each signature and the space below it. */
function middleOf(entries: Entry[]): number {
  const lines = entries.map(({ text }) => Math.ceil(text.length / 38) + 2);
  const total = lines.reduce((sum, count) => sum + count, 0);
  let left = 0;
  const index = lines.findIndex((count) => {
    left += count;
    return left >= total / 2;
  });
  return index + 1;
}
