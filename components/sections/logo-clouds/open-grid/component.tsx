import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
  /** The last square, which is still empty. */
  free: { label: string; href: string; note: string };
}

const square = "flex min-h-26 min-w-0 border-s border-t border-hairline @2xl:min-h-31 @4xl:min-h-40";

const wide = ["", "@4xl:col-span-12", "@4xl:col-span-6", "@4xl:col-span-4", "@4xl:col-span-3"];
const middle = ["", "@2xl:@max-4xl:col-span-12", "@2xl:@max-4xl:col-span-6", "@2xl:@max-4xl:col-span-4"];

/** How many squares stand in the row of each: at most so many, and as even as can be, so that the grid always closes. */
function rowsOf(count: number, most: number) {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + rows - 1 - row) / rows)).flatMap((length) =>
    Array.from({ length }, () => length),
  );
}

export default function OpenGrid({ title, lede, marks, free }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const count = shown.length + (free.label ? 1 : 0);
  // Four squares stand beside the headline; above few squares it has a row of its own.
  const isBeside = count > 5;
  const widest = isBeside ? [4, 4, 4, 4, ...rowsOf(count - 4, 4)] : rowsOf(count, 4);
  const middles = rowsOf(count, 3);
  const place = (index: number) =>
    `${square} ${wide[widest[index] ?? 4]} ${middle[middles[index] ?? 3]} ${count % 2 && index === count - 1 ? "@max-2xl:col-span-12" : "@max-2xl:col-span-6"}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="log-title">
      <div className="mx-auto max-w-wide overflow-clip border-hairline has-[li]:border-b [--line:25px] @2xl:[--line:26px] @4xl:[--line:34px]">
        <div className="-ms-px -mt-px grid grid-cols-12">
          <div
            className={`col-span-12 flex min-w-0 flex-col pe-4 pt-px pb-8 ps-px @2xl:pe-8 ${isBeside ? "@4xl:col-span-6 @4xl:row-span-2" : ""}`}
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
              <li key={index} className={place(index)}>
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
              <li className={`${place(shown.length)} p-2 @2xl:p-2.5`}>
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
