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
  cover: string;
  /** In the order of the book. Wider than a phone, it lies open at two pages. */
  entries: Entry[];
  action: { label: string; href: string };
}

// What the pages lie on: a cloth cover on a wash, or nothing.
const stages: Record<string, string> = {
  cloth:
    "@2xl:rounded-lg @2xl:bg-tint-wash @2xl:px-4 @2xl:pt-4 @2xl:pb-12 @4xl:px-12 @4xl:pt-12 @4xl:pb-20 @max-2xl:pb-7",
  plain: "",
};
const covers: Record<string, string> = {
  cloth:
    "rounded-[10px] bg-(--cover) p-1.5 ps-3.5 shadow-float [--cover:light-dark(var(--tint-ink),color-mix(in_oklab,var(--tint-mid)_60%,var(--sc-paper)))] @2xl:p-2",
  plain: "rounded-lg border-t-8 border-tint-plate shadow-lift dark:border-tint-mid",
};

// Paper bends into the spine, which rounds the corners of two pages there.
const pages: Record<string, readonly [string, string]> = {
  cloth: [
    "rounded-s-[14px] rounded-e-xs @2xl:rounded-s-xs @2xl:rounded-e-[14px]",
    "rounded-s-[14px] rounded-e-xs border-s border-hairline",
  ],
  plain: ["rounded-b-lg @2xl:rounded-ee-none", "rounded-ee-lg border-s border-hairline"],
};
const page = "absolute inset-y-0 -z-1 bg-[light-dark(var(--sc-raised),var(--sc-paper-3))]";
const marginLine =
  "@4xl:before:absolute @4xl:before:inset-y-0 @4xl:before:start-(--margin) @4xl:before:w-[4px] @4xl:before:border-x @4xl:before:border-tint-mid/60";

export default function GuestBook({ title, lede, cover, entries, action }: Props) {
  const kind = cover === "plain" ? "plain" : "cloth";
  const hasDates = entries.some(({ date }) => date);
  // One or two entries have a page, not two.
  const isOpen = entries.length > 2;
  const [left, right] = pages[kind] ?? ["", ""];
  return (
    <section className="px-gutter py-section" aria-labelledby="tgb-title">
      <div className={`mx-auto max-w-wide [overflow-wrap:anywhere] ${hasDates ? "[--margin:104px]" : ""}`}>
        <h2 id="tgb-title" className="mx-auto max-w-[18em] text-center font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-center text-lede text-balance">{lede}</p>}
        <div className={`mt-9 @4xl:mt-14 ${stages[kind]} ${isOpen ? "" : "mx-auto max-w-[42rem]"}`}>
          <div className={`drawn relative ${covers[kind]}`}>
            {/* The ribbon marks the page that isn't full. */}
            {kind === "cloth" && (
              <span
                className="absolute start-14 top-full h-7 w-3 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_75%,0_100%)] @2xl:start-[calc(50%+16px)] @2xl:h-9"
                aria-hidden="true"
              />
            )}
            <div className="relative isolate">
              <span
                className={`${page} start-0 end-0 ${isOpen ? "@2xl:end-1/2" : ""} ${left} ${hasDates ? marginLine : ""}`}
                aria-hidden="true"
              />
              <span
                className={`${page} start-1/2 end-0 hidden ${isOpen ? "@2xl:block" : ""} ${right} ${hasDates ? marginLine : ""}`}
                aria-hidden="true"
              />
              {/* Two pages are two columns, as full as each other: what is written on them is one list. */}
              <ul
                className={`forced-color-adjust-auto gap-0 py-1.5 @2xl:py-3 @4xl:py-5 @4xl:text-[1.25em] ${isOpen ? "@2xl:columns-2" : ""}`}
              >
                {entries.map((entry, index) => (
                  <Line key={index} {...entry} hasDates={hasDates} />
                ))}
                {action.label && (
                  <li className={`${inset} flex break-inside-avoid py-4 @4xl:py-5 ${hasDates ? indent : ""}`}>
                    <a
                      href={action.href}
                      className="inline-flex min-h-9 min-w-0 items-center text-[1.125em] font-semibold tracking-[-.015em] text-balance text-accent-ink underline decoration-1 underline-offset-[.22em] hover:decoration-2"
                    >
                      {action.label}
                    </a>
                  </li>
                )}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

const inset = "px-5 @4xl:px-8";
const indent = "@4xl:ps-[calc(var(--margin)+20px)]";

/** The date stands beside the signature, from a laptop's width in the margin; one rule is under each entry. */
function Line({ text, name, place, date, href, hasDates }: Entry & { hasDates: boolean }) {
  return (
    <li
      className={`${inset} break-inside-avoid border-b border-tint-mid/35 py-4.5 last:border-b-0 @4xl:py-6 ${hasDates ? indent : ""}`}
    >
      <figure className="relative min-w-0">
        <blockquote className="leading-normal text-pretty text-ink">{text}</blockquote>
        {(name || place || date) && (
          <figcaption className="mt-1.5 flex items-baseline gap-4 text-[.875rem] leading-normal text-muted @4xl:text-[.9375rem]">
            {date && (
              <span className="max-w-[40%] shrink-0 @4xl:absolute @4xl:end-full @4xl:top-[.2em] @4xl:me-5 @4xl:w-(--margin) @4xl:max-w-none @4xl:ps-5 @4xl:pe-1">
                {date}
              </span>
            )}
            {(name || place) && (
              <span className="ms-auto min-w-0 text-end text-balance italic">
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
              </span>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  );
}
