import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
  /** The last square, which is still empty. */
  free: { label: string; href: string; note: string };
}

const square = "flex min-h-26 min-w-0 border-s border-t border-hairline @2xl:min-h-31 @4xl:min-h-40";

// The last square takes what is left of its row, so that the grid ends where its row does.
const twos = ["", "@max-2xl:col-span-2"];
const threes = ["", "@2xl:@max-4xl:col-span-3", "@2xl:@max-4xl:col-span-2"];
const fours = ["", "@4xl:col-span-4", "@4xl:col-span-3", "@4xl:col-span-2"];
const lastOf = (count: number) => `${twos[count % 2]} ${threes[count % 3]} ${fours[count % 4]}`;

export default function OpenGrid({ title, lede, marks, free }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  // Beside few marks the headline has a row of its own.
  const isBeside = shown.length > 4;
  const last = lastOf(shown.length + (free.label ? 1 : 0));
  return (
    <section className="px-gutter py-section" aria-labelledby="log-title">
      <div className="mx-auto max-w-wide overflow-clip border-hairline has-[li]:border-b [--line:25px] @2xl:[--line:26px] @4xl:[--line:34px]">
        <div className="-ms-px -mt-px grid grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4">
          <div
            className={`col-span-2 flex min-w-0 flex-col pe-4 pt-px pb-8 ps-px @2xl:pe-8 @4xl:pb-8 @2xl:col-span-3 ${isBeside ? "@4xl:col-span-2 @4xl:row-span-2" : "@4xl:col-span-4"}`}
          >
            <h2
              id="log-title"
              className={`font-display text-title ${title.length > 60 ? "max-w-[26ch]" : "max-w-[20ch]"}`}
            >
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[40ch] text-balance @4xl:mt-auto @4xl:pt-5">{lede}</p>}
          </div>
          <ul className="contents">
            {shown.map((mark, index) => (
              <li key={index} className={`${square} ${!free.label && index === shown.length - 1 ? last : ""}`}>
                {mark.href ? (
                  <a
                    href={mark.href}
                    className="flex w-full items-center justify-center px-3 focus-visible:-outline-offset-4 hover:bg-paper-2 @2xl:px-5"
                  >
                    <MarkOf mark={mark} className="max-w-40 @4xl:max-w-52" />
                  </a>
                ) : (
                  <span className="flex w-full items-center justify-center px-3 @2xl:px-5">
                    <MarkOf mark={mark} className="max-w-40 @4xl:max-w-52" />
                  </span>
                )}
              </li>
            ))}
            {free.label && (
              <li className={`${square} ${last} p-2 @2xl:p-2.5`}>
                <a
                  href={free.href}
                  className="flex w-full min-w-0 flex-col items-center justify-center gap-1 rounded-sm border border-dashed border-accent-ink px-2 py-3 text-center focus-visible:-outline-offset-4 hover:bg-accent-bg"
                >
                  <span className="link text-[.9375em] leading-snug font-[550] text-balance @6xl:text-[1.125em]">
                    {free.label}
                  </span>
                  {free.note && <span className="text-caption text-balance text-muted">{free.note}</span>}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  );
}
