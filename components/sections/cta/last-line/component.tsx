export interface Props {
  /** The sentence, without its last line. The last line has the gap in which people type their address. */
  title: string;
  /** The words on the last line, before the gap. */
  titleEnd: string;
  /** Stands after the gap, such as a full stop. */
  stop: string;
  /** Printed below the gap, as on a form. */
  label: string;
  /** Where the form is sent. The address that people type arrives under the name email. */
  action: string;
  button: string;
  note: string;
  /** A short piece of what people get. */
  specimen: {
    label: string;
    clauses: {
      number: string;
      text: string;
      /** Stand after the text, marked. */
      marked: string;
    }[];
  };
}

export default function LastLine({ title, titleEnd, stop, label, action, button, note, specimen }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="cll-title">
      <form className="mx-auto max-w-wide" action={action} method="post">
        <div className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)_fit-content(20%)] items-baseline @4xl:grid-cols-[fit-content(60%)_minmax(0,auto)_minmax(auto,1fr)] font-display text-hero text-ink">
          <h2
            id="cll-title"
            className="col-span-3 col-start-1 row-span-2 row-start-1 grid grid-cols-subgrid grid-rows-subgrid items-baseline [overflow-wrap:anywhere] @max-md:row-span-1 @max-md:block"
          >
            <span className="col-span-3 text-balance">{title}</span>{" "}
            {titleEnd && <span className="pe-[.24em]">{titleEnd}</span>}
          </h2>
          <div className="relative col-start-2 row-start-2 @max-md:col-span-2 @max-md:col-start-1">
            <input
              id="cll-email"
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder=" "
              className="peer block w-full border-b-[max(2px,.036em)] border-ink pt-[.1em] pb-[.04em] text-[.52em] font-normal @2xl:text-[.64em] @4xl:w-[min(18ch,46cqi)] @4xl:max-w-full @4xl:min-w-[min(18ch,46cqi)] @4xl:[field-sizing:content] @4xl:supports-[field-sizing:content]:w-auto @max-md:not-placeholder-shown:pt-[.42em] @max-md:not-placeholder-shown:text-[.42em] tracking-[-.03em] caret-accent-ink transition-colors duration-(--sc-quick) autofill:shadow-[inset_0_0_0_99px_var(--sc-paper)] autofill:[-webkit-text-fill-color:var(--sc-ink)] [clip-path:inset(0_0_-8px)] focus-visible:outline-ink user-invalid:border-dashed user-invalid:border-accent-ink motion-reduce:transition-none"
            />
            <span
              className="pointer-events-none absolute start-0 bottom-[.14em] h-[.72em] w-[max(2px,.036em)] animate-caret bg-accent-ink peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden motion-reduce:animate-none"
              aria-hidden="true"
            />
          </div>
          {stop && (
            <span className="col-start-3 row-start-2 [overflow-wrap:anywhere]" aria-hidden="true">
              {stop}
            </span>
          )}
          <label
            htmlFor="cll-email"
            className="col-start-2 row-start-3 pt-2 @max-md:col-span-2 @max-md:col-start-1 font-[inherit] text-caption font-normal tracking-normal text-muted"
          >
            {label}
          </label>
        </div>
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 @2xl:mt-8 @2xl:grid-cols-2 @4xl:mt-10 @4xl:grid-cols-12">
          <div className="min-w-0 @4xl:col-span-7">
            <button type="submit" className="btn w-full @md:w-auto">
              {button}
            </button>
            {note && <p className="mt-5 max-w-[46ch]">{note}</p>}
          </div>
          {specimen.clauses.some(({ number, text, marked }) => number || text || marked) && (
            <figure className="min-w-0 @4xl:col-span-5">
              {specimen.label && <figcaption className="mb-3 text-small text-muted">{specimen.label}</figcaption>}
              <ol className="border-b border-hairline text-small">
                {specimen.clauses.map(({ number, text, marked }, index) => (
                  <li
                    key={index}
                    className={`grid grid-cols-[fit-content(40%)_minmax(0,1fr)] border-t border-hairline py-2.5 ${marked ? "text-ink" : "text-muted"}`}
                  >
                    {number && <span className="min-w-11 pe-3 tabular-nums [overflow-wrap:anywhere]">{number}</span>}
                    <span className="col-start-2 text-balance">
                      {text}{" "}
                      {marked && (
                        <mark className="bg-tint-wash box-decoration-clone px-[.15em] text-tint-ink">{marked}</mark>
                      )}
                    </span>
                  </li>
                ))}
              </ol>
            </figure>
          )}
        </div>
      </form>
    </section>
  );
}
