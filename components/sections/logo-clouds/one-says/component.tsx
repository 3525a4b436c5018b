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

export default function OneSays({ title, legend, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const rows = Math.ceil(shown.length / 6);
  // Sentences lie on one another in the row above the marks: the section keeps its height when another is chosen.
  // Of an odd number the last one has a row of its own on a phone.
  const last = shown.length % 2 ? shown.length - 1 : -1;
  const columns = { "--columns": Math.ceil(shown.length / Math.max(1, rows)) } as React.CSSProperties;
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
            className="mt-5 grid min-w-0 grid-cols-2 [--line:23px] @2xl:mt-6 @2xl:[--line:22px] @2xl:grid-cols-[repeat(var(--columns),auto)] @4xl:[--line:30px]"
            style={columns}
          >
            {legend && <legend className="sr-only">{legend}</legend>}
            {shown.map((mark, index) => (
              <div key={index} className="contents">
                <label
                  className={`peer relative -mt-px flex min-h-18 min-w-0 cursor-pointer items-center justify-center border-t border-hairline px-2.5 opacity-70 transition-opacity duration-(--sc-quick) hover:opacity-100 has-checked:z-1 has-checked:border-ink forced-colors:has-checked:border-t-4 has-checked:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-(--sc-focus) motion-reduce:transition-none @2xl:min-h-22 @2xl:px-3.5 @4xl:min-h-28 @4xl:px-6 ${index === last ? "col-span-2 w-1/2 justify-self-center @2xl:col-span-1 @2xl:w-auto @2xl:justify-self-auto" : ""}`}
                >
                  <input type="radio" name="los-mark" defaultChecked={index === 0} className="sr-only" />
                  <MarkOf mark={mark} />
                </label>
                <div className="invisible col-span-full col-start-1 row-start-1 self-start pb-9 text-center peer-has-checked:visible @2xl:pb-11 @4xl:pb-16">
                  {mark.text && (
                    <p className="mx-auto max-w-[26ch] font-display text-title text-balance text-ink">{mark.text}</p>
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
