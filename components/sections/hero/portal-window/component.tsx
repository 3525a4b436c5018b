import { Picture } from "../../../art/picture";

interface Photo {
  src: string;
  alt: string;
}

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  window: { name: string; page: string; heading: string };
  /** About 1200 wide. With it, the bars are not drawn. */
  screenshot: Photo;
  /** Nobody sees it. It tells people who only hear the page what the window shows. */
  description: string;
  pages: string[];
  /** Such as Week, for “Week 3”. */
  unit: string;
  /** A red line stands there, and what ended before it is ticked. */
  now: number;
  /** Each begins a little before the one above it ends. */
  rows: { label: string; status: string; length: number; tint: string; face: Photo }[];
  /** A note laid over the window. */
  comment: { name: string; from: string; text: string; accept: string; face: Photo };
}

/** Where each bar begins and ends, from 0. */
function bars(rows: Props["rows"]) {
  let next = 0;
  return rows.map((row) => {
    const length = Math.min(20, Math.max(1, Math.round(row.length) || 1));
    const start = next;
    // The next one begins before this one ends, if it is long enough.
    next += Math.max(1, Math.ceil(length * 0.6));
    return { ...row, start, end: start + length };
  });
}

export default function PortalWindow(props: Props) {
  const { title, lede, primary, secondary, window, screenshot, description, pages, unit, comment } = props;
  const rows = bars(props.rows.slice(0, 12));
  const units = Math.max(1, ...rows.map(({ end }) => end));
  const now = Math.min(units, Math.max(0, Math.round(props.now) || 0));
  // At most seven numbers stand above the bars.
  const step = Math.ceil(units / 7);
  return (
    <section className="overflow-hidden py-section" aria-labelledby="hpw-title">
      <div className="mx-auto max-w-wide px-gutter">
        <div className="grid items-end gap-x-12 gap-y-6 @4xl:grid-cols-12">
          <h1 id="hpw-title" className="min-w-0 font-display text-hero @4xl:col-span-7">
            {title}
          </h1>
          <div className="min-w-0 @4xl:col-span-5 @4xl:pb-2">
            {lede && <p className="mb-6 max-w-[44ch] text-lede">{lede}</p>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
        </div>
      </div>
      <div className="mx-auto mt-10 max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter @2xl:mt-14">
        <figure
          className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg bg-tint-wash bg-[radial-gradient(circle,color-mix(in_oklab,var(--tint-ink)_20%,transparent)_.8px,transparent_1.2px)] bg-[length:14px_14px] px-4 pt-6 text-ink @2xl:px-10 @2xl:pt-12 @4xl:px-16"
          role="img"
          aria-label={screenshot.alt || description}
        >
          {/* The window runs on below the card, so that a longer comment makes the stage taller. */}
          <div className="col-start-1 row-span-3 row-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid overflow-hidden rounded-t-lg bg-raised text-mock shadow-float forced-colors:border">
            <div className="flex h-11 items-center gap-2 border-b border-hairline px-4 text-muted">
              <span className="grid size-5 flex-none place-items-center rounded-xs bg-ink text-mock leading-none font-bold text-paper">
                {window.name.slice(0, 1)}
              </span>
              <span className="hidden truncate @md:block">{window.name}</span>
              <span className="hidden opacity-50 @md:block">/</span>
              <span className="truncate text-ink">{window.page}</span>
            </div>
            {screenshot.src ? (
              <Picture src={screenshot.src} alt="" className="row-span-2 block w-full object-cover object-left-top" />
            ) : (
              <div className="flex">
                {pages.length > 0 && (
                  <div className="hidden w-44 flex-none self-stretch border-e border-hairline bg-paper-2 p-3 text-ink-2 @3xl:block">
                    {pages.map((page, index) => (
                      <p
                        key={index}
                        className={`truncate rounded-[6px] px-2 py-1.5 ${page === window.page ? "bg-[color-mix(in_oklab,var(--sc-ink)_7%,transparent)] font-[550] text-ink" : ""}`}
                      >
                        {page}
                      </p>
                    ))}
                  </div>
                )}
                <div className="min-w-0 flex-1 px-4 pt-6 pb-5 @2xl:px-8 @2xl:pt-8">
                  <p className="text-[1.25rem] leading-tight font-semibold tracking-[-.02em]">{window.heading}</p>
                  <div
                    className="relative mt-6 grid [--label:92px] @2xl:[--label:136px]"
                    style={{ gridTemplateColumns: `var(--label) repeat(${units},minmax(0,1fr))` }}
                  >
                    <div className="col-span-full grid grid-cols-subgrid border-b border-hairline pb-1.5 text-muted">
                      <span className="col-start-1 truncate pe-3">{unit}</span>
                      {Array.from({ length: units }, (_, index) => (
                        <span key={index} className="h-[1.4em] whitespace-nowrap tabular-nums">
                          {index % step === 0 ? index + 1 : ""}
                        </span>
                      ))}
                    </div>
                    <div
                      className="absolute start-(--label) end-0 top-7 bottom-0 bg-[linear-gradient(90deg,var(--sc-hairline)_1px,transparent_0)] opacity-70"
                      style={{ backgroundSize: `${100 / units}% 100%` }}
                    />
                    {rows.map(({ label, status, tint, face, start, end }, index) => (
                      <div key={index} className="col-span-full grid grid-cols-subgrid items-center">
                        <div className="col-start-1 truncate pe-3 text-ink-2">{label}</div>
                        <div
                          className={`tint-${tint} @container z-1 my-1.5 flex h-7 items-center gap-1.5 overflow-hidden rounded-[6px] bg-tint-wash ps-1 pe-2 font-[550] text-tint-ink forced-colors:border`}
                          style={{ gridColumn: `${start + 2}/${end + 2}` }}
                        >
                          {face.src && (
                            <Picture
                              src={face.src}
                              alt={face.alt}
                              className="face size-5 max-w-none object-cover @max-[92px]:hidden"
                            />
                          )}
                          <span className="truncate ps-0.5 @max-[40px]:hidden">{status}</span>
                          {end <= now && (
                            <svg
                              viewBox="0 0 24 24"
                              fill="none"
                              stroke="currentColor"
                              strokeWidth="2.4"
                              strokeLinecap="round"
                              strokeLinejoin="round"
                              className="ms-auto size-3 shrink-0 @max-[72px]:hidden"
                            >
                              <path d="M20 6 9 17l-5-5" />
                            </svg>
                          )}
                        </div>
                      </div>
                    ))}
                    <div
                      className="drawn absolute top-6 bottom-0 w-px bg-accent-ink"
                      style={{ insetInlineStart: `calc(var(--label) + (100% - var(--label)) * ${now / units})` }}
                    >
                      <span className="absolute -start-[3px] -top-1 size-[7px] rounded-full bg-accent-ink" />
                    </div>
                  </div>
                </div>
              </div>
            )}
          </div>
          {comment.text && (
            <div className="z-10 col-start-1 row-start-3 -mx-1 mt-4 mb-3 min-w-0 rounded-md bg-raised p-4 shadow-float forced-colors:border @2xl:ms-auto @2xl:-me-2 @2xl:mb-8 @2xl:w-[340px] @4xl:-me-8 @4xl:mt-0">
              <div className="flex items-center gap-2 text-mock text-muted">
                {comment.face.src && (
                  <Picture
                    src={comment.face.src}
                    alt={comment.face.alt}
                    className="face size-6 max-w-none bg-tint-plate object-cover"
                  />
                )}
                <span className="min-w-0 flex-1">
                  <b className="font-[600] text-ink">{comment.name}</b>
                  {comment.from && <span>, {comment.from}</span>}
                </span>
              </div>
              <p className="mt-2 text-[.875rem] leading-snug">{comment.text}</p>
              {comment.accept && (
                <p className="mt-3 w-fit max-w-full rounded-[6px] bg-ink px-2.5 py-1.5 text-mock font-[550] text-paper">
                  {comment.accept}
                </p>
              )}
            </div>
          )}
        </figure>
      </div>
    </section>
  );
}
