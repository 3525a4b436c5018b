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

// A row holds its marks twice and moves by half. Without motion it has them once, at equal distances, on as many lines as they need.
const track =
  "flex animate-drift [direction:ltr] [animation-play-state:var(--play)] motion-safe:w-max motion-safe:min-w-[200%] motion-reduce:animate-none";
const ways = ["[animation-delay:-9s]", "[animation-delay:-35s] [animation-direction:reverse]"];
const half = "flex min-w-1/2 grow items-center justify-around motion-reduce:justify-center";
const still = "motion-reduce:mx-auto motion-reduce:max-w-wide motion-reduce:flex-wrap motion-reduce:px-3";
const line =
  "[--line:28px] @2xl:[--line:33px] @4xl:[--line:40px] motion-reduce:[--line:24px] @2xl:motion-reduce:[--line:30px] @4xl:motion-reduce:[--line:32px]";
const place =
  "flex min-h-20 shrink-0 items-center justify-center @4xl:min-h-28 motion-safe:px-6 @2xl:motion-safe:px-8 @4xl:motion-safe:px-10 motion-reduce:w-(--each) motion-reduce:px-2";

/** How wide a place of rows is that stand, with so many side by side. */
const widthOf = (columns: number) => `${Math.floor(10000 / columns) / 100}%`;

export default function SlowDrift({ title, lede, marks, pause, resume }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const middle = shown.length > 3 ? Math.ceil(shown.length / 2) : shown.length;
  const rows = [shown.slice(0, middle), shown.slice(middle)].filter((row) => row.length > 0);
  // Without motion both rows are one even grid. From 640 px and from 1024 px.
  const few = widthOf(middle % 3 && middle % 4 === 0 ? 4 : Math.min(3, Math.max(1, middle)));
  const many = widthOf(middle > 6 ? Math.ceil(middle / 2) : Math.max(1, middle));
  const widths = { "--few": few, "--many": many } as React.CSSProperties;
  return (
    <section className="py-section has-checked:[--play:paused]" aria-labelledby="lsd-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lsd-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[44ch] text-lede text-balance">{lede}</p>}
      </div>
      {rows.length > 0 && (
        <div className="mt-8 border-y border-hairline [--edges:linear-gradient(90deg,#0000,#000_14%,#000_86%,#0000)] @2xl:mt-10 @4xl:mt-14">
          {rows.map((row, index) => (
            <div
              key={index}
              className="overflow-clip [--each:50%] hover:[--play:paused] has-focus-visible:[--play:paused] motion-safe:[mask-image:var(--edges)] @2xl:[--each:var(--few)] @5xl:[--each:var(--many)]"
              style={widths}
            >
              <div className={`${track} ${ways[index]}`}>
                {[false, true].map((isAgain) => (
                  // The second time they are there for the eye and the pointer only.
                  <ul
                    key={String(isAgain)}
                    className={`${half} ${line} ${isAgain ? "motion-reduce:hidden" : still}`}
                    aria-hidden={isAgain || undefined}
                  >
                    {row.map((mark, at) => (
                      <li key={at} className={place}>
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
                    ))}
                  </ul>
                ))}
              </div>
            </div>
          ))}
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
