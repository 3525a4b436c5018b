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

// A row repeats its marks and moves by half its length. Without motion all rows are one centered set, each mark in it once.
const stage =
  "mt-8 [--each:2] [--base:30px] [&:is(:hover,:has(:focus-visible))]:[--play:paused] @2xl:mt-11 @2xl:[--each:var(--few)] @2xl:[--base:32px] @4xl:[--each:var(--many)] @4xl:[--base:39px]";
const still =
  "motion-reduce:flex motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:px-[calc(var(--sc-gutter)-.375rem)]";
// A mark that is focused has to be seen whole: its row stands at its start then and can be scrolled, and the mark keeps to its ends.
const window =
  "overflow-hidden motion-safe:[mask-image:linear-gradient(90deg,#0000,#000_12%,#000_88%,#0000)] motion-safe:has-focus-visible:[mask-image:none] motion-reduce:contents";
const track =
  "flex w-max min-w-[200%] animate-drift [direction:ltr] [animation-play-state:var(--play)] has-focus-visible:animate-none motion-reduce:contents";
// The lower row is smaller and so, at the same time for its way, slower.
const ways = [
  "",
  "[animation-delay:-5.3s] [animation-direction:reverse] motion-safe:[--by:.8] @2xl:motion-safe:[--by:.75]",
];
const place =
  "shrink-0 p-1.5 has-focus-visible:sticky has-focus-visible:inset-x-0 has-focus-visible:z-1 has-focus-visible:bg-paper [--line:calc(var(--base)*var(--by,1))] motion-safe:w-[calc(var(--spacing)*60*var(--by,1))] motion-safe:grow @4xl:motion-safe:w-[calc(var(--spacing)*84*var(--by,1))] motion-reduce:w-[calc(100%/var(--each)-.1px)]";
const tile =
  "flex h-[calc(var(--line)*3.5)] w-full items-center justify-center rounded-md bg-paper-3 inset-ring inset-ring-[light-dark(transparent,var(--sc-hairline))] px-3 @2xl:px-4 @4xl:px-6";

/** How many stand side by side without motion, from 640 px and from 896 px: as many as leave the last line full, or fuller. */
function columnsOf(count: number) {
  const few = (count % 3 === 1 && count % 4 !== 1) || count === 8 ? 4 : 3;
  const many = [4, 5, 3].sort((a, b) => ((count - 1) % b) / b - ((count - 1) % a) / a || 0)[0] ?? 4;
  return { "--few": Math.min(few, count), "--many": Math.min(many, count) } as React.CSSProperties;
}

export default function SlowDrift({ title, lede, marks, pause, resume }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const middle = shown.length > 3 ? Math.ceil(shown.length / 2) : shown.length;
  const rows = [shown.slice(0, middle), shown.slice(middle)].filter((row) => row.length > 0);
  return (
    <section className="py-section has-checked:[--play:paused]" aria-labelledby="lsd-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lsd-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-lede text-balance">{lede}</p>}
      </div>
      {rows.length > 0 && (
        <div className={stage} style={columnsOf(shown.length)}>
          <div className={`mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] motion-safe:max-w-none ${still}`}>
            {rows.map((row, index) => (
              <div key={index} className={window}>
                <div className={`${track} ${ways[index]}`}>
                  {Array.from({ length: 2 * Math.ceil(5 / row.length) }, (_, time) => (
                    // Every time but the first they are there for the eye and the pointer only.
                    <ul
                      key={time}
                      className={`flex grow ${time ? "motion-reduce:hidden" : "motion-reduce:contents"}`}
                      aria-hidden={time ? true : undefined}
                    >
                      {row.map((mark, at) => (
                        <li key={at} className={place}>
                          {mark.href ? (
                            <a
                              href={mark.href}
                              tabIndex={time ? -1 : undefined}
                              className={`${tile} hover:inset-ring-line focus-visible:-outline-offset-2`}
                            >
                              <MarkOf mark={mark} className="max-w-full" />
                            </a>
                          ) : (
                            <div className={tile}>
                              <MarkOf mark={mark} className="max-w-full" />
                            </div>
                          )}
                        </li>
                      ))}
                    </ul>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      )}
      {pause && rows.length > 0 && (
        <p className="mt-4 flex justify-center px-gutter motion-reduce:hidden">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 text-small text-muted hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--sc-focus)">
            <input type="checkbox" className="peer sr-only" />
            <span className="h-2.5 w-2.25 border-x-3 border-current peer-checked:hidden" />
            <span className="drawn hidden size-2.5 bg-current [clip-path:polygon(0_0,100%_50%,0_100%)] peer-checked:block" />
            <span className="peer-checked:hidden">{pause}</span>
            <span className="hidden peer-checked:inline">{resume || pause}</span>
          </label>
        </p>
      )}
    </section>
  );
}
