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
  pages: string[];
  /** Such as Week, for “Week 3”. */
  unit: string;
  /** A red line stands there, and what ended before it is ticked. */
  now: number;
  /** Five are best, twelve at most. */
  rows: { label: string; status: string; when: string; tint: string; face: Photo }[];
  /** A note laid over the window. */
  comment: { name: string; from: string; text: string; accept: string; face: Photo };
}

/** Where each bar begins and ends, from 0. */
function bars(rows: Props["rows"]) {
  let before = 0;
  return rows.map((row) => {
    const said = row.when.match(/\d+/g)?.map((number) => Math.min(24, Math.max(1, Number(number)))) ?? [];
    const [from = Math.min(24, before + 1), to = from] = said;
    before = Math.max(from, to);
    return { ...row, start: Math.min(from, to) - 1, end: before };
  });
}

export default function PortalWindow(props: Props) {
  const { title, lede, primary, secondary, window, screenshot, pages, unit, comment } = props;
  const rows = bars(props.rows.slice(0, 12));
  const units = Math.max(1, ...rows.map(({ end }) => end));
  const now = Math.min(units, Math.max(0, Math.round(props.now) || 0));
  // At most seven numbers stand above the bars.
  const step = Math.ceil(units / 7);
  const spoken = [window.heading, ...rows.map(({ label, status }) => (status ? `${label}: ${status}` : label))];
  // The card stands where the last bar isn't.
  const last = rows.at(-1);
  const isRoomLeft = !screenshot.src && last !== undefined && last.start > units / 2;
  const beside = isRoomLeft
    ? `@2xl:-mt-9 @2xl:ms-42 @2xl:w-54 @3xl:w-68 @6xl:w-85 ${pages.length > 0 ? "@4xl:ms-46 @5xl:ms-92" : "@4xl:ms-46"}`
    : `@2xl:ms-auto @2xl:-me-2 @2xl:w-85 @4xl:-me-8 ${screenshot.src ? "ms-auto w-5/6" : ""}`;
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
          className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg bg-[light-dark(var(--tint-wash),var(--tint-bg))] bg-[radial-gradient(circle,color-mix(in_oklab,var(--tint-ink)_24%,transparent)_.8px,transparent_1.2px)] bg-[length:14px_14px] px-4 pt-6 text-ink @2xl:px-10 @2xl:pt-12 @4xl:px-16"
          role="img"
          aria-label={screenshot.alt || spoken.join(". ")}
        >
          {/* The window runs on below the card, so that a longer comment makes the stage taller. */}
          <div className="col-start-1 row-span-3 row-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid overflow-hidden rounded-t-lg border-x border-t border-[light-dark(transparent,var(--sc-hairline))] bg-raised text-mock shadow-float forced-colors:border">
            <div className="flex h-11 items-center gap-2 border-b border-hairline px-4 text-muted">
              <span className="grid size-5 flex-none place-items-center rounded-xs bg-ink text-mock leading-none font-bold text-paper">
                {window.name.slice(0, 1)}
              </span>
              <span className="hidden truncate @md:block">{window.name}</span>
              <span className="hidden opacity-50 @md:block">/</span>
              <span className="truncate text-ink">{window.page}</span>
            </div>
            {screenshot.src ? (
              <Picture
                src={screenshot.src}
                alt=""
                className="row-span-2 block h-full min-h-96 w-full object-cover object-left-top"
              />
            ) : (
              <div className="flex">
                {pages.length > 0 && (
                  <div className="hidden w-44 flex-none self-stretch border-e border-hairline bg-paper-2 p-3 text-ink-2 @5xl:block">
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
                <div className="min-w-0 flex-1 px-4 pt-6 pb-5 [--in:none] @2xl:px-8 @2xl:pt-8 @2xl:[--in:block]">
                  <p className="text-[1.25rem] leading-tight font-semibold tracking-[-.02em]">{window.heading}</p>
                  {unit && <p className="mt-4 text-muted @2xl:hidden">{unit}</p>}
                  <div
                    className="relative mt-1 grid [--label:0px] @2xl:mt-6 @2xl:[--label:136px]"
                    style={{ gridTemplateColumns: `var(--label) repeat(${units},minmax(0,1fr))` }}
                  >
                    <div className="col-span-full grid grid-cols-subgrid border-b border-hairline pb-1.5 text-muted">
                      <span className="col-start-1 truncate @max-2xl:invisible @2xl:pe-3">{unit}</span>
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
                      <div
                        key={index}
                        className={`tint-${tint} col-span-full grid grid-cols-subgrid items-center pt-2 @2xl:pt-0`}
                      >
                        <div className="z-1 col-span-full flex justify-between gap-x-3 @2xl:col-span-1 @2xl:col-start-1 @2xl:block @2xl:truncate @2xl:pe-3">
                          <span className="min-w-0 text-ink-2 @max-2xl:text-ink">{label}</span>
                          {status && <span className="flex-none font-[550] text-tint-ink @2xl:hidden">{status}</span>}
                        </div>
                        <div
                          className="@container relative z-1 my-1.5 flex h-2.5 items-center gap-1.5 rounded-xs bg-tint-wash font-[550] text-tint-ink @max-2xl:bg-tint-mid forced-colors:border @2xl:h-7 @2xl:rounded-[6px] @2xl:ps-1 @2xl:pe-2"
                          style={{ gridColumn: `${start + 2}/${end + 2}` }}
                        >
                          {face.src && (
                            <Picture
                              src={face.src}
                              alt={face.alt}
                              className="face size-5 max-w-none object-cover [display:var(--in)] @max-[92px]:hidden"
                            />
                          )}
                          {/* beside a bar that is too short for it */}
                          <span
                            className={`truncate ps-0.5 [display:var(--in)] @max-[80px]:absolute @max-[80px]:overflow-visible @max-[80px]:bg-raised @max-[80px]:pe-0.5 ${end > units * 0.8 ? "@max-[80px]:end-full @max-[80px]:me-1.5" : "@max-[80px]:start-full @max-[80px]:ms-1"}`}
                          >
                            {status}
                          </span>
                          {end <= now && (
                            <svg
                              viewBox="0 0 24 24"
                              fill="none"
                              stroke="currentColor"
                              strokeWidth="2.4"
                              strokeLinecap="round"
                              strokeLinejoin="round"
                              className="mx-auto size-3 shrink-0 [display:var(--in)] @min-[80px]:me-0 @max-[20px]:hidden"
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
            {!screenshot.src && pages.length > 0 && (
              <div className="hidden w-44 border-e border-hairline bg-paper-2 @5xl:block" />
            )}
          </div>
          {comment.text && (
            <div
              className={`z-10 col-start-1 row-start-3 -mx-1 mb-3 min-w-0 rounded-md bg-raised p-4 shadow-float forced-colors:border @2xl:mb-8 ${beside}`}
            >
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
