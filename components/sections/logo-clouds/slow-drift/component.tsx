import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
  /** On the button that stops the rows. */
  pause: string;
  /** On the same button while they stand. */
  resume: string;
}

// A row holds its marks twice. Without motion it stands as if in the middle of its way: all marks once, and the second time
// only what shows at the edge; where a row is too narrow for that, the marks take as many lines as they need.
const track =
  "flex w-max min-w-[200%] animate-drift [direction:ltr] hover:[animation-play-state:paused] has-focus-visible:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:min-w-0 motion-reduce:animate-none";
const half =
  "flex min-w-1/2 items-center justify-around motion-reduce:min-w-0 motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center";
const still = "@5xl:motion-reduce:w-[88%] @5xl:motion-reduce:flex-none @5xl:motion-reduce:flex-nowrap";
const rowsOf = [
  "[--line:23px] @2xl:[--line:25px] @4xl:[--line:30px] [animation-delay:-9s] @5xl:motion-reduce:ps-[5%]",
  "[--line:28px] @2xl:[--line:34px] @4xl:[--line:42px] [animation-delay:-35s] [animation-direction:reverse] @5xl:motion-reduce:flex-row-reverse @5xl:motion-reduce:pe-[5%]",
];

/** A mark in its place; a second time it is there for the eye and the pointer only. */
function Place({ mark, isOnce, isAgain }: { mark: Mark; isOnce: boolean; isAgain: boolean }) {
  return (
    <li
      className={`flex min-h-22 shrink-0 items-center justify-center px-6 motion-reduce:min-h-20 motion-reduce:px-3 @2xl:px-8 @4xl:min-h-28 @4xl:px-10 ${isOnce ? "" : "@5xl:motion-reduce:min-w-0 @5xl:motion-reduce:flex-auto @5xl:motion-reduce:px-3"}`}
    >
      {mark.href ? (
        <a
          href={mark.href}
          tabIndex={isAgain ? -1 : undefined}
          className="flex min-h-11 min-w-0 items-center transition-opacity hover:opacity-65 focus-visible:-outline-offset-2"
        >
          <MarkOf mark={mark} className="max-w-52" />
        </a>
      ) : (
        <MarkOf mark={mark} className="max-w-52" />
      )}
    </li>
  );
}

export default function SlowDrift({ title, lede, marks, pause, resume }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  // The second row is larger, so it has fewer.
  const middle = shown.length > 3 ? Math.round(shown.length * 0.55) : shown.length;
  const rows = [shown.slice(0, middle), shown.slice(middle)].filter((row) => row.length > 0);
  return (
    <section className="group py-section" aria-labelledby="lsd-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lsd-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-lede text-balance">{lede}</p>}
      </div>
      {rows.length > 0 && (
        <div className="mt-8 border-y border-hairline [--edges:linear-gradient(90deg,#0000,#000_6%,#000_94%,#0000)] @2xl:mt-10 @4xl:mt-14">
          {rows.map((row, index) => {
            // More than seven don't stand in one line, nor more than six larger ones, nor does a single one.
            const isOnce = row.length > 7 - index || row.length < 2;
            const spot = `${half} ${isOnce ? "" : still}`;
            return (
              <div
                key={index}
                className={`overflow-clip border-hairline [mask-image:var(--edges)] motion-reduce:[mask-image:none] [&+&]:border-t ${isOnce ? "" : "@5xl:motion-reduce:[mask-image:var(--edges)]"}`}
              >
                <div className={`${track} ${rowsOf[index]}`}>
                  <ul className={spot}>
                    {row.map((mark, place) => (
                      <Place key={place} mark={mark} isOnce={isOnce} isAgain={false} />
                    ))}
                  </ul>
                  <ul
                    className={`${spot} ${isOnce ? "motion-reduce:hidden" : "motion-reduce:hidden @5xl:motion-reduce:flex"}`}
                    aria-hidden="true"
                  >
                    {row.map((mark, place) => (
                      <Place key={place} mark={mark} isOnce={isOnce} isAgain={true} />
                    ))}
                  </ul>
                </div>
              </div>
            );
          })}
        </div>
      )}
      {pause && rows.length > 0 && (
        <p className="mt-3 flex justify-center px-gutter motion-reduce:hidden">
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-small text-muted hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--sc-focus)">
            <input type="checkbox" className="peer sr-only" />
            <span className="underline decoration-current/40 underline-offset-[.3em] peer-checked:hidden">{pause}</span>
            <span className="hidden underline decoration-current/40 underline-offset-[.3em] peer-checked:inline">
              {resume || pause}
            </span>
          </label>
        </p>
      )}
    </section>
  );
}
