import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** What this company did, or what was done for it, in one sentence. */
  text: string;
}

export interface Props {
  title: string;
  /** Read aloud before the marks, which are a choice. */
  legend: string;
  marks: Item[];
  /** The words of the link below the sentence, where a mark has one. */
  more: string;
}

const tab =
  "peer relative min-w-0 cursor-pointer border-t border-line outline-(--sc-focus) has-checked:z-1 has-focus-visible:outline-2";
// The choices lie on the rule above the marks; the chosen one is full, also without colours.
const ring =
  "peer/mark absolute start-1/2 -top-2.25 -ms-2.25 m-0 size-4.5 cursor-pointer appearance-none rounded-[50%] border-[1.5px] border-line bg-paper outline-none checked:border-[6px] checked:border-accent";
const spot = "flex h-full min-h-20 items-center justify-center px-2.5 pt-3 pb-1 @2xl:min-h-24 @4xl:min-h-30 @4xl:px-6";
const quiet = "opacity-80 hover:opacity-100 peer-checked/mark:opacity-100";

/** The last row takes the whole width, whatever is left for it. */
const halves = (index: number, count: number) => (count % 2 && index === count - 1 ? "@max-2xl:col-span-2" : "");
const thirds = (index: number, count: number) => {
  const left = count % 3;
  if (index < count - left) return "@2xl:@max-4xl:col-span-2";
  return left === 2 ? "@2xl:@max-4xl:col-span-3" : "@2xl:@max-4xl:col-span-6";
};

export default function OneSays({ title, legend, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const count = shown.length;
  // As many to a row as leave no place empty in the last one, if that can be.
  const full = [6, 5, 4].find((size) => count % size === 0);
  const inRow = full ?? Math.ceil(count / Math.max(1, Math.ceil(count / 6)));
  // Else the marks of the last row share its width: columns are as many as both rows can be counted in.
  const left = count % Math.max(1, inRow);
  const style = { "--columns": left ? inRow * left : inRow } as React.CSSProperties;
  const spanOf = (index: number) =>
    (left ? { "--span": index < count - left ? left : inRow } : undefined) as React.CSSProperties | undefined;
  // Sentences lie on one another in the row above the marks: the section keeps its height when another is chosen.
  // From 640 px to 896 px five or six would be small: three stand side by side there.
  const isMany = count > 4;
  const across = left
    ? "@4xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
    : "@4xl:grid-cols-[repeat(var(--columns),auto)]";
  return (
    <section className="px-gutter py-section" aria-labelledby="los-title">
      <div className="mx-auto max-w-wide">
        <h2
          id="los-title"
          className="mx-auto max-w-[26em] text-center text-[1.125em] leading-snug font-[550] @4xl:max-w-none"
        >
          {title}
        </h2>
        {shown.length > 0 && (
          <fieldset
            className={`mt-5 grid min-w-0 grid-cols-2 [--line:23px] @2xl:mt-6 @2xl:[--line:27px] @4xl:[--line:30px] ${isMany ? `@2xl:grid-cols-6 ${across}` : "@2xl:grid-cols-[repeat(var(--columns),auto)]"}`}
            style={style}
          >
            {legend && <legend className="sr-only">{legend}</legend>}
            {shown.map((mark, index) => (
              <div key={index} className="contents">
                <label
                  className={`${tab} ${halves(index, count)} ${isMany ? thirds(index, count) : ""} ${left ? "@4xl:[grid-column:span_var(--span)]" : ""}`}
                  style={spanOf(index)}
                >
                  <input
                    type="radio"
                    name="los-mark"
                    defaultChecked={index === 0}
                    className={count > 1 ? ring : "hidden"}
                  />
                  <span className={`${spot} ${quiet}`}>
                    <MarkOf mark={mark} />
                  </span>
                </label>
                <div className="invisible col-span-full col-start-1 row-start-1 flex flex-col items-center justify-center pb-9 text-center peer-has-checked:visible @2xl:pb-11 @4xl:pb-16">
                  {mark.text && (
                    <p className="mx-auto max-w-[23ch] [overflow-wrap:anywhere] font-display text-[clamp(2rem,1.15rem+3.5cqi,4rem)] leading-[1.04] font-semibold tracking-[-.034em] text-balance text-ink">
                      {mark.text}
                    </p>
                  )}
                  {more && mark.href && (
                    <a
                      href={mark.href}
                      className="link mt-5 inline-flex min-h-6 items-center text-[.9375em] font-[550]"
                    >
                      {more}
                    </a>
                  )}
                </div>
              </div>
            ))}
          </fieldset>
        )}
      </div>
    </section>
  );
}
