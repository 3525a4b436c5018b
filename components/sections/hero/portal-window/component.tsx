import type { CSSProperties } from "react";
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
  /** Tabs at the top of the window. */
  pages: string[];
  /** Such as Week, for “Week 3”. */
  unit: string;
  /** A red line stands there, and what ended before it is ticked. */
  now: number;
  /** Five are best, twelve at most. */
  rows: { label: string; status: string; when: string; tint: string; face: Photo }[];
  /** A note laid over the window. */
  comment: { name: string; from: string; text: string; accept: string; face: Photo; row: number; on: string };
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

/**
 * How the comment hangs from its bar: `up` is how many bars it lies beside, `at` the place of the edge that it leans on. Nothing
 * where bars below are in its way, or where it would not reach over the edge of the stage.
 */
function hung(rows: ReturnType<typeof bars>, units: number, row: number) {
  const up = rows.length - 1 - row;
  const own = rows[row];
  if (!own || up > 2) return undefined;
  // Words of a short bar stand beside it.
  const [from, to] = rows.slice(row + 1).reduce(
    ([least, most], bar) => {
      const isShort = bar.end - bar.start < units / 4;
      const isLate = bar.end > units * 0.8;
      return [
        Math.min(least, bar.start - (isShort && isLate ? units / 5 : 0)),
        Math.max(most, bar.end + (isShort && !isLate ? units / 5 : 0)),
      ];
    },
    [units, 0],
  );
  if (from > own.start && from >= units / 2) {
    return { up, at: Math.min(from, Math.max(own.end, units / 2)) / units, isBefore: true };
  }
  if (to < own.end && to <= units / 2) {
    return { up, at: Math.max(to, Math.min(own.start, units / 2)) / units, isBefore: false };
  }
  return undefined;
}

// What has passed is deep, what is to come is pale. Light enough in dark to be seen on a dark window.
const deep =
  "bg-[light-dark(color-mix(in_oklab,var(--tint-mid)_18%,var(--tint-plate)),color-mix(in_oklab,var(--tint-mid)_62%,var(--sc-paper)))]";
const pale = "bg-[light-dark(var(--tint-wash),color-mix(in_oklab,var(--tint-mid)_34%,var(--sc-paper)))]";
const past =
  "bg-[light-dark(color-mix(in_oklab,var(--sc-ink)_9%,var(--sc-raised)),color-mix(in_oklab,var(--sc-ink)_22%,var(--sc-paper)))]";
const open = "bg-(--sheet) shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--sc-ink)_26%,transparent)]";

// Words that stand beside a bar too short for them: one short word has room in bars where two have none.
const beside = {
  word: "@max-[50px]:absolute @max-[50px]:overflow-visible @max-[50px]:pe-0.5 @max-[50px]:bg-(--sheet)",
  words: "@max-[80px]:absolute @max-[80px]:overflow-visible @max-[80px]:pe-0.5 @max-[80px]:bg-(--sheet)",
  wordBefore: "@max-[50px]:end-full @max-[50px]:me-1.5",
  wordAfter: "@max-[50px]:start-full @max-[50px]:ms-1",
  wordsBefore: "@max-[80px]:end-full @max-[80px]:me-1.5",
  wordsAfter: "@max-[80px]:start-full @max-[80px]:ms-1",
};

// The end, or the beginning, of the comment stands at an edge of the bars below.
const before =
  "@2xl:ms-[max(var(--pad)+var(--label),var(--pad)---spacing(3)+var(--label)+(100%-var(--label)-2*var(--pad))*var(--at)-var(--width))]";
const after =
  "@2xl:ms-[min(100%-var(--width),var(--pad)+--spacing(3)+var(--label)+(100%-var(--label)-2*var(--pad))*var(--at))]";

export default function PortalWindow(props: Props) {
  const { title, lede, primary, secondary, window, screenshot, pages, unit, comment } = props;
  const rows = bars(props.rows.slice(0, 12));
  const units = Math.max(1, ...rows.map(({ end }) => end));
  const now = Math.min(units, Math.max(0, Math.round(props.now) || 0));
  // At most seven numbers stand above the bars.
  const step = Math.ceil(units / 7);
  const spoken = [window.heading, ...rows.map(({ label, status }) => (status ? `${label}: ${status}` : label))];
  const faces = [...new Map(rows.map(({ face }) => [face.src, face])).values()].filter(({ src }) => src).slice(0, 5);
  const isDrawn = !screenshot.src && rows.length > 0;
  const about = Math.min(rows.length, Math.max(1, Math.round(comment.row) || 1)) - 1;
  const place = isDrawn ? hung(rows, units, about) : undefined;
  const own = isDrawn ? rows[about]?.label : "";
  const subject = own && comment.on ? `${comment.on} ${own}` : "";
  return (
    <section className="overflow-hidden py-section" aria-labelledby="hpw-title">
      <div className="mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter">
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
          className={`grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] rounded-lg bg-[light-dark(var(--tint-wash),color-mix(in_oklab,var(--tint-mid)_13%,var(--sc-paper-3)))] bg-[radial-gradient(circle,color-mix(in_oklab,var(--tint-ink)_20%,transparent)_.8px,transparent_1.2px)] bg-[length:14px_14px] px-4 pt-6 text-ink [--sheet:light-dark(var(--sc-raised),var(--sc-paper))] [--label:0px] [--pad:--spacing(4)] @2xl:px-5 @2xl:pt-8 @2xl:[--label:108px] @2xl:[--pad:--spacing(5)] @4xl:px-16 @4xl:pt-12 @4xl:[--label:148px] @4xl:[--pad:--spacing(8)] ${comment.text ? "mb-6 @2xl:mb-8" : ""}`}
          role="img"
          aria-label={screenshot.alt || spoken.join(". ")}
        >
          {/* The window runs on below the comment, so that a longer one makes the stage taller; its shadow ends with the stage. */}
          <div
            className={`col-start-1 row-span-2 row-start-1 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid rounded-t-lg border-x border-t border-[light-dark(transparent,var(--sc-hairline))] text-mock shadow-float [clip-path:inset(-80px_-80px_.5px)] forced-colors:border bg-(--sheet)`}
          >
            <div className={`flex min-w-0 flex-col ${screenshot.src ? "row-span-2" : ""}`}>
              <div className="flex min-h-11 items-center gap-x-2 border-b border-hairline px-4 text-muted @2xl:px-5">
                <span className="grid size-5 flex-none place-items-center rounded-xs bg-ink text-mock leading-none font-bold text-paper">
                  {window.name.slice(0, 1)}
                </span>
                <span
                  className={`truncate ${pages.length > 0 ? "min-w-0 font-[550] text-ink @4xl:me-6" : "hidden @md:block"}`}
                >
                  {window.name}
                </span>
                <span className={`opacity-50 ${pages.length > 0 ? "@2xl:hidden" : "hidden @md:block"}`}>/</span>
                <span className={`truncate text-ink ${pages.length > 0 ? "@2xl:hidden" : ""}`}>{window.page}</span>
                {pages.length > 0 && (
                  <span className="hidden h-11 min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden @2xl:flex">
                    {pages.map((page, index) => (
                      <span
                        key={index}
                        className={`flex h-11 items-center px-2 whitespace-nowrap ${page === window.page ? "border-b-2 border-ink pt-0.5 font-[550] text-ink" : ""}`}
                      >
                        {page}
                      </span>
                    ))}
                  </span>
                )}
                {isDrawn && faces.length > 0 && (
                  <span
                    className={`ms-auto hidden flex-none gap-1 ps-3 @md:flex ${pages.length > 0 ? "@2xl:hidden @4xl:flex" : ""}`}
                  >
                    {faces.map((face) => (
                      <Picture
                        key={face.src}
                        src={face.src}
                        alt=""
                        className="face drawn size-6 max-w-none object-cover"
                      />
                    ))}
                  </span>
                )}
              </div>
              {screenshot.src ? (
                <Picture
                  src={screenshot.src}
                  alt=""
                  className="block min-h-96 w-full flex-1 object-cover object-left-top"
                />
              ) : (
                <div className="min-w-0 px-(--pad) pt-6 pb-5 [--in:none] @2xl:pt-8 @2xl:pb-6 @2xl:[--in:block]">
                  <p className="text-[1.25rem] leading-tight font-semibold tracking-[-.02em] @4xl:text-[1.375rem]">
                    {window.heading}
                  </p>
                  {unit && <p className="mt-4 text-muted @2xl:hidden">{unit}</p>}
                  <div
                    className="relative mt-1 grid @2xl:mt-6"
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
                      className="absolute start-(--label) end-0 top-7 -bottom-96 bg-[linear-gradient(90deg,var(--sc-hairline)_1px,transparent_0)] opacity-70"
                      style={{ backgroundSize: `${100 / units}% 100%` }}
                    />
                    {rows.map(({ label, status, tint, face, start, end }, index) => {
                      const isOwn = tint !== "auto";
                      const isCurrent = start < now && end > now;
                      const isWord = status.length <= 7;
                      const fill = end <= now ? (isOwn ? deep : past) : isOwn || isCurrent ? pale : open;
                      return (
                        <div
                          key={index}
                          className={`${isOwn ? `tint-${tint}` : ""} col-span-full grid grid-cols-subgrid items-center pt-2 @2xl:pt-0`}
                        >
                          <div className="z-1 col-span-full flex justify-between gap-x-3 @2xl:col-span-1 @2xl:col-start-1 @2xl:line-clamp-2 @2xl:pe-3 @2xl:leading-[1.2]">
                            <span
                              className={`min-w-0 text-ink @max-2xl:bg-(--sheet) @2xl:font-normal ${isCurrent ? "font-[550] @2xl:font-[550]" : "@2xl:text-ink-2"}`}
                            >
                              {label}
                            </span>
                            {status && (
                              <span className="flex-none bg-(--sheet) ps-1 text-ink-2 @2xl:hidden">{status}</span>
                            )}
                          </div>
                          <div
                            className={`@container relative z-1 my-1.5 flex h-2.5 items-center gap-1.5 rounded-xs font-[550] text-ink forced-colors:border @2xl:h-7 @2xl:rounded-[calc(var(--sc-radius-xs)*1.5)] @2xl:ps-1 @2xl:pe-1.5 ${fill}`}
                            style={{ gridColumn: `${start + 2}/${end + 2}` }}
                          >
                            {isCurrent && (
                              <span
                                className={`absolute inset-y-0 start-0 rounded-s-[inherit] ${deep}`}
                                style={{ inlineSize: `${((now - start) / (end - start)) * 100}%` }}
                              />
                            )}
                            {face.src && (
                              <Picture
                                src={face.src}
                                alt={face.alt}
                                className="face drawn relative size-5 max-w-none object-cover [display:var(--in)] @max-[92px]:hidden"
                              />
                            )}
                            <span
                              className={`relative truncate ps-0.5 [display:var(--in)] ${isWord ? beside.word : beside.words} ${end > units * 0.8 ? (isWord ? beside.wordBefore : beside.wordsBefore) : isWord ? beside.wordAfter : beside.wordsAfter}`}
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
                                className={`mx-auto size-3 shrink-0 [display:var(--in)] @max-[20px]:hidden ${isWord ? "@min-[50px]:me-0" : "@min-[80px]:me-0"}`}
                              >
                                <path d="M20 6 9 17l-5-5" />
                              </svg>
                            )}
                          </div>
                        </div>
                      );
                    })}
                    <div
                      className="drawn absolute top-6 -bottom-96 w-px bg-accent-ink"
                      style={{ insetInlineStart: `calc(var(--label) + (100% - var(--label)) * ${now / units})` }}
                    >
                      <span className="absolute -start-[3px] -top-1 size-[7px] rounded-full bg-accent-ink" />
                    </div>
                  </div>
                </div>
              )}
            </div>
          </div>
          {comment.text && (
            <div
              style={place && ({ "--at": place.at, "--up": place.up } as CSSProperties)}
              className={`z-10 col-start-1 row-start-2 -mb-6 min-w-0 self-start rounded-md bg-raised p-4 shadow-float forced-colors:border @2xl:-mb-8 @2xl:[--width:220px] @4xl:[--width:300px] ${isDrawn ? "-mx-1 @2xl:w-(--width)" : "ms-auto -me-1 -mt-9 w-5/6 max-w-80"} ${place ? `@2xl:me-0 @2xl:-mt-[calc(--spacing(10)*var(--up)+--spacing(7.25))] ${place.isBefore ? before : after}` : "@2xl:-me-3 @2xl:ms-auto @2xl:-mt-4 @4xl:-me-8"}`}
            >
              <div className="flex items-center gap-2 text-mock text-muted">
                {comment.face.src && (
                  <Picture
                    src={comment.face.src}
                    alt={comment.face.alt}
                    className="face drawn size-6 max-w-none bg-tint-plate object-cover"
                  />
                )}
                <span className="min-w-0 flex-1">
                  <b className="font-[600] text-ink">{comment.name}</b>
                  {comment.from && (
                    <span className={subject ? (place ? "@max-2xl:hidden" : "hidden") : ""}>, {comment.from}</span>
                  )}
                  {subject && <span className={place ? "@2xl:hidden" : ""}>, {subject}</span>}
                </span>
              </div>
              <p className="mt-2 text-[.875rem] leading-snug">{comment.text}</p>
              {comment.accept && (
                <p className="mt-3 w-fit max-w-full rounded-[calc(var(--sc-radius-xs)*1.5)] bg-ink px-2.5 py-1.5 text-mock font-[550] text-paper forced-colors:border">
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
