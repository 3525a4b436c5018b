export interface Props {
  title: string;
  /** So many are drawn below the headline. */
  count: number;
  mark: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** With 0 there is no ruler. */
  total: number;
  marked: number;
  /** They stand above some of the lines, from left to right. */
  names: string[];
  caption: string;
  captionMarked: string;
  captionEnd: string;
}

const shapes: Record<string, string> = {
  page: "M4 1.500h10.500L20 7v17.500H4zM14.500 1.500V7H20",
  person: "M12 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM3 24.500q0-9 9-9t9 9z",
  cup: "M3 8h15v8q0 7-7.500 7T3 16zM18 10.500q4.500-.5 4.500 3T18 17M8 4.500V1.500M13 4.500V1.500",
  bed: "M2 6v18M2 18h20v6M22 18v-4q0-3-3-3H9v7M5.500 11.500a1.800 1.800 0 1 0 .1 0",
  star: "M12 3l3 6.500 7 .8-5.200 4.800 1.400 7L12 18.600 5.800 22.100l1.400-7L2 10.300l7-.8z",
  box: "M2 8l10-5 10 5v12l-10 5-10-5zM2 8l10 5 10-5M12 13v12",
};

/** Lines with a name reach above the ruler, by turns less and more: names of neighbours don't touch. */
const heights = ["h-18 @4xl:h-22", "h-24 @4xl:h-30"];

/** Which lines of a ruler stand out: not evenly, and the same ones every time. */
function linesThatStandOut(total: number, marked: number): number[] {
  const step = total / Math.max(1, marked);
  return Array.from({ length: Math.min(total, marked) }, (_, index) =>
    Math.min(total - 1, Math.floor(step * (index + 0.2 + 0.55 * ((index * 0.618) % 1)))),
  );
}

export default function SimpleCentered(props: Props) {
  const { title, count, mark, lede, primary, secondary, names, caption, captionMarked, captionEnd } = props;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value) || 0));
  const drawn = shapes[mark] ? within(count, 40) : 0;
  const total = within(props.total, 240);
  const lines = linesThatStandOut(total, within(props.marked, 60));
  // Names are spread over the lines that stand out.
  const named = new Map(
    names.map((name, index) => [lines[Math.floor(((index + 0.5) * lines.length) / names.length)] ?? -1, name]),
  );
  return (
    <section className="overflow-hidden py-section" aria-labelledby="hsc-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h1 id="hsc-title" className="font-display text-hero [overflow-wrap:anywhere]">
          {title}
          {drawn > 0 && (
            <span className="mt-[.22em] flex flex-wrap justify-center gap-[.075em] text-accent-ink" aria-hidden="true">
              {Array.from({ length: drawn }, (_, index) => (
                <svg key={index} viewBox="0 0 24 26" className="h-[.62em] w-[.572em]">
                  <path
                    d={shapes[mark]}
                    fill="var(--sc-paper)"
                    stroke="currentColor"
                    strokeWidth="1.9"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
              ))}
            </span>
          )}
        </h1>
        {lede && <p className="mx-auto mt-6 max-w-[54ch] text-lede text-pretty @2xl:mt-8">{lede}</p>}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 @2xl:mt-10">
          <a href={primary.href} className="btn">
            {primary.label}
          </a>
          {secondary.label && (
            <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
              {secondary.label}
            </a>
          )}
        </div>
      </div>
      {total > 0 && (
        <figure className="mx-auto mt-14 max-w-wide px-gutter @2xl:mt-20">
          <div className="relative h-30 @4xl:h-38" aria-hidden="true">
            <svg
              viewBox={`0 0 ${total} 10`}
              preserveAspectRatio="none"
              className="drawn absolute inset-x-0 bottom-0 h-14 w-full opacity-30 @4xl:h-18 rtl:-scale-x-100"
              stroke="var(--sc-ink)"
              strokeWidth="1"
            >
              <path d={`M.5 0v10${"m1-10v10".repeat(total - 1)}`} vectorEffect="non-scaling-stroke" />
            </svg>
            {lines.map((line) => (
              <div
                key={line}
                className={`drawn absolute bottom-0 w-[2px] -translate-x-1/2 bg-accent-ink rtl:translate-x-1/2 ${named.has(line) ? heights[[...named.keys()].indexOf(line) % 2] : "h-14 @4xl:h-18"}`}
                style={{ insetInlineStart: `${((line + 0.5) / total) * 100}%` }}
              >
                {named.has(line) && (
                  <span
                    className={`absolute inset-x-0 bottom-full mb-1 flex text-mock text-ink-2 ${line < total * 0.1 ? "justify-start" : line > total * 0.85 ? "justify-end" : "justify-center"} ${[...named.keys()].indexOf(line) % 2 === 0 ? "" : "@max-2xl:hidden"}`}
                  >
                    <span className="max-w-40 flex-none truncate">{named.get(line)}</span>
                  </span>
                )}
              </div>
            ))}
          </div>
          {(caption || captionMarked || captionEnd) && (
            <figcaption className="border-t border-ink pt-3 text-start text-caption text-muted">
              {caption && <span>{caption} </span>}
              {captionMarked && <span className="text-accent-ink">{captionMarked} </span>}
              {captionEnd && <span>{captionEnd}</span>}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  );
}
