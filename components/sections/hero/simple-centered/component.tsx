export interface Props {
  title: string;
  /** How many pages are drawn behind the last word of the headline, 100 at most. */
  pages: number;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** The pages of the ruler that are drawn in red. */
  opened: {
    /** 0 is the left end of the ruler, 100 the right end. */
    at: number;
    /** Leave it empty for a red page without a name. */
    label: string;
  }[];
  caption: string;
  captionRed: string;
  captionEnd: string;
}

const heights = ["h-20 @4xl:h-28", "h-14 @4xl:h-18", "h-16 @4xl:h-[5.5rem]", "h-14 @4xl:h-18"];

export default function SimpleCentered({
  title,
  pages,
  lede,
  primary,
  secondary,
  opened,
  caption,
  captionRed,
  captionEnd,
}: Props) {
  const drawn = Math.min(100, Math.max(0, Math.round(pages) || 0));
  return (
    <section className="overflow-hidden py-section" aria-labelledby="hsc-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h1 id="hsc-title" className="font-display text-hero [overflow-wrap:anywhere]">
          {title}{" "}
          <span
            className="ms-[.08em] inline-flex max-w-full translate-y-[.05em] flex-wrap justify-center gap-[.075em] align-baseline text-accent-ink"
            aria-hidden="true"
          >
            {Array.from({ length: drawn }, (_, page) => (
              <svg key={page} viewBox="0 0 20 26" fill="none" className="h-[.62em] w-[.477em]">
                <path
                  d="M2 1.5h10.5L18 7v17.5H2z"
                  fill="var(--sc-paper)"
                  stroke="currentColor"
                  strokeWidth="1.9"
                  strokeLinejoin="round"
                />
                <path d="M12.5 1.5V7H18" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round" />
              </svg>
            ))}
          </span>
        </h1>
        <p className="mx-auto mt-6 max-w-[54ch] text-lede text-pretty @2xl:mt-8">{lede}</p>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 @2xl:mt-10">
          <a href={primary.href} className="btn">
            {primary.label}
          </a>
          <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
            {secondary.label}
          </a>
        </div>
      </div>
      <figure className="mx-auto mt-14 max-w-wide px-gutter @2xl:mt-20">
        <div className="relative h-28 @4xl:h-36" aria-hidden="true">
          {opened.length > 0 && (
            <div className="drawn absolute inset-x-0 bottom-0 h-14 bg-[linear-gradient(90deg,var(--sc-ink)_1px,transparent_0)] bg-[length:5px_100%] opacity-30 @4xl:h-18 rtl:-scale-x-100" />
          )}
          {opened.map(({ at, label }, index) => (
            <div
              key={index}
              className={`drawn absolute bottom-0 w-[2px] bg-accent-ink ${heights[index % heights.length]}`}
              style={{ insetInlineStart: `round(down,${Math.min(100, Math.max(0, at || 0))}%,5px)` }}
            >
              {label && (
                <span
                  className={`absolute inset-x-0 bottom-full mb-1 text-mock text-ink-2 ${at < 10 ? "justify-start" : at > 85 ? "justify-end" : "justify-center"} ${index % 6 === 0 || index === opened.length - 1 ? "flex" : "hidden @2xl:flex"}`}
                >
                  <span className="max-w-40 flex-none truncate">{label}</span>
                </span>
              )}
            </div>
          ))}
        </div>
        <figcaption className="border-t border-ink pt-3 text-start text-caption text-muted">
          {caption} <span className="text-accent-ink">{captionRed}</span> {captionEnd}
        </figcaption>
      </figure>
    </section>
  );
}
