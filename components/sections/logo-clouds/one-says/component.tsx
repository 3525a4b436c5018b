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
  "peer relative -mt-px min-w-0 cursor-pointer border-t border-hairline outline-(--sc-focus) has-checked:z-1 has-checked:border-accent has-checked:[box-shadow:inset_0_1px_var(--sc-accent)] has-focus-visible:outline-2";
const spot = "flex h-full min-h-18 items-center justify-center px-2.5 @2xl:min-h-22 @4xl:min-h-28 @4xl:px-6";
// Marks that aren't chosen are paler; without colours the chosen one has a thick rule.
const quiet = "opacity-80 hover:opacity-100 peer-checked/mark:opacity-100 forced-colors:peer-checked/mark:border-t-4";

const thirds = "@2xl:@max-4xl:col-span-2";

export default function OneSays({ title, legend, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  // As many to a row as leave no place empty in the last one, if that can be.
  const rows = Math.ceil(shown.length / 6);
  const full = [6, 5, 4].find((count) => shown.length % count === 0);
  // Sentences lie on one another in the row above the marks: the section keeps its height when another is chosen.
  // Of an odd number the last one has a row of its own on a phone.
  const last = shown.length % 2 ? shown.length - 1 : -1;
  const count = full ?? Math.ceil(shown.length / Math.max(1, rows));
  const columns = { "--columns": count } as React.CSSProperties;
  // From 640 px to 896 px five or six would be small: three stand side by side there, and what is left of them in the middle.
  const isMany = count > 4;
  const third = (index: number) => {
    if (!isMany) return "";
    const left = shown.length % 3;
    if (left === 0 || index !== shown.length - left) return thirds;
    return `${thirds} ${left === 1 ? "@2xl:@max-4xl:col-start-3" : "@2xl:@max-4xl:col-start-2"}`;
  };
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
            className={`mt-5 grid min-w-0 grid-cols-2 [--line:23px] @2xl:mt-6 @2xl:[--line:27px] @4xl:[--line:30px] ${isMany ? "@2xl:grid-cols-6 @4xl:grid-cols-[repeat(var(--columns),auto)]" : "@2xl:grid-cols-[repeat(var(--columns),auto)]"}`}
            style={columns}
          >
            {legend && <legend className="sr-only">{legend}</legend>}
            {shown.map((mark, index) => (
              <div key={index} className="contents">
                <label
                  className={`${tab} ${index === last ? "@max-2xl:col-span-2 @max-2xl:mx-[25%]" : ""} ${third(index)}`}
                >
                  <input type="radio" name="los-mark" defaultChecked={index === 0} className="peer/mark sr-only" />
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
