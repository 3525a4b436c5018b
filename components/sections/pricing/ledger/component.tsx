import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  billing: {
    /** Nobody sees it. It tells people who only hear the page what the two choices are about. */
    legend: string;
    monthly: string;
    yearly: string;
    perMonth: string;
    perYear: string;
  };
  marked: { plan: string; fact: string };
  plans: {
    name: string;
    text: string;
    price: string;
    yearly: string;
    button: { label: string; href: string };
  }[];
  margin: string;
  rows: string[];
  note: string;
}

/** A price with figures has its period below it, one in words says all by itself. By month and by year lie in one place, which stays as large. */
function Price({ price, per, className }: { price: string; per: string; className: string }) {
  const isFigure = /\d/.test(price);
  const own = isFigure
    ? "text-[length:max(1.125rem,min(var(--figure),var(--room)/var(--long)))] [letter-spacing:-.045em]"
    : "text-[1.375rem] [letter-spacing:-.03em]";
  const wrap = isFigure && price.length < 12 ? "whitespace-nowrap" : "";
  return (
    <span className={`[grid-area:1/1] ${className}`}>
      <span className={`[font-weight:600] ${own} ${wrap}`}>{price}</span>
      {isFigure && per && <span className="block pt-2 text-small text-muted">{per}</span>}
    </span>
  );
}

const columns = [
  "",
  "@2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]",
  "@2xl:grid-cols-[minmax(0,.85fr)_repeat(2,minmax(0,1fr))]",
  "@2xl:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,1fr))]",
  "@2xl:grid-cols-[minmax(0,.95fr)_repeat(4,minmax(0,1fr))]",
];

// How wide a price may be: in a phone's line, and in its column.
const rooms =
  "[--room:43cqi] @2xl:[--room:calc(min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))*var(--share)_-_1.75rem)]";
const shares = [1, 0.3, 0.35, 0.25, 0.2];

// Everything of a column is laid on the lines of the sheet: fact above it, head, price, a line for each row, button.
const red = "absolute w-1 border-x border-accent-ink";
const cell = "px-3.5 @4xl:px-6";
const line = "border-t border-hairline py-2.5";
const wideLine = "@2xl:border-t @2xl:border-hairline @2xl:py-2.5 @4xl:py-3.5";

export default function Ledger({ title, lede, billing, marked, plans, margin, rows, note }: Props) {
  const shown = plans.slice(0, 4);
  const hasYearly = shown.some(({ yearly }) => yearly);
  // All figures of a period have the size that its longest one needs.
  const long = (texts: string[]) =>
    Math.round(Math.max(3, ...texts.map((text) => (/\d/.test(text) ? text.length : 0))) * 6.2) / 10;
  const sizes = {
    "--share": shares[shown.length],
    "--long": long(shown.map(({ price }) => price)),
    "--year": long(shown.map(({ price, yearly }) => yearly || price)),
  } as CSSProperties;
  const lines = rows.map((row) => row.split("|").map((text) => text.trim()));
  const hasButtons = shown.some(({ button }) => button.label);
  const count = lines.length + (hasButtons ? 4 : 3);
  const rowsOf = { gridRowEnd: `span ${lines.length}` } satisfies CSSProperties;
  return (
    <section className="group/p px-gutter py-section text-balance [overflow-wrap:anywhere]" aria-labelledby="pld-title">
      <div
        className={`mx-auto [--figure:clamp(2.25rem,1.5rem+1.9cqi,3.25rem)] ${rooms} ${shown.length === 1 ? "max-w-2xl" : "max-w-wide"}`}
        style={sizes}
      >
        <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
          <div className="min-w-0">
            <h2 id="pld-title" className="max-w-[18ch] font-display text-title">
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[48ch]">{lede}</p>}
          </div>
          {hasYearly && (
            <fieldset className="segmented">
              <legend className="sr-only">{billing.legend}</legend>
              {[
                { value: "month", label: billing.monthly },
                { value: "year", label: billing.yearly },
              ].map(({ value, label }) => (
                <label key={value}>
                  <input type="radio" name="pld-billing" value={value} defaultChecked={value === "month"} />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <div
          className={`relative grid grid-cols-1 border-y border-ink text-small [border-bottom:3px_double] @max-2xl:ps-1 @max-2xl:*:items-baseline @2xl:border-t-0 @2xl:*:grid-rows-subgrid @4xl:text-[.9375em] ${columns[shown.length]}`}
        >
          {/* the margin: at the edge, or between the names of the lines and the plans; there only the marked one has red lines */}
          <span
            className={`${red} inset-y-0 start-0 ${shown[Number(marked.plan) - 1] ? "@2xl:hidden" : "@2xl:col-start-2 @2xl:row-start-2 @2xl:-ms-1"}`}
          />
          <span className="hidden border-t border-ink @2xl:block @2xl:[grid-area:2/1/3/-1]" />
          {shown.map(({ name, text, price, yearly, button }, index) => {
            const isMarked = Number(marked.plan) === index + 1;
            const isFirst = index === 0;
            const own = isFirst ? "@2xl:col-start-2" : "@2xl:col-start-1";
            return (
              <article
                key={index}
                className={`relative grid min-w-0 grid-cols-[minmax(0,1fr)_fit-content(60%)] border-hairline text-ink @2xl:[grid-area:var(--area)] @max-2xl:not-last:border-b ${isFirst ? "@2xl:grid-cols-subgrid" : "@2xl:grid-cols-[minmax(0,1fr)]"}`}
                style={
                  { "--area": `1/${isFirst ? 1 : index + 2}/span ${count}/span ${isFirst ? 2 : 1}` } as CSSProperties
                }
              >
                {/* red double lines left and right of the marked one rise to its fact */}
                {isMarked && (
                  <>
                    <span className={`${red} inset-y-0 start-0 @max-2xl:hidden @2xl:-ms-1 ${own}`} />
                    <span className={`${red} inset-y-0 end-0 z-1 @2xl:-me-px ${own}`} />
                    {marked.fact && (
                      <p
                        className={`${cell} ${own} pt-5 [font-weight:550] text-accent-ink @max-2xl:col-span-full @2xl:row-start-1 @2xl:self-end @2xl:py-2.5`}
                      >
                        {marked.fact}
                      </p>
                    )}
                  </>
                )}
                {/* the first holds the names of the lines, too */}
                {isFirst && margin && (
                  <p className="self-end px-3.5 pt-4 text-muted @max-2xl:col-span-full @2xl:row-start-3 @2xl:ps-0 @2xl:pb-6">
                    {margin}
                  </p>
                )}
                <div className={`${cell} ${own} pt-6 @max-2xl:pb-5 @2xl:row-start-2`}>
                  <h3 className="text-sub">{name}</h3>
                  {text && <p className="mt-1 text-ink-2">{text}</p>}
                </div>
                {price && (
                  <p
                    className={`${cell} ${own} grid min-w-0 py-6 text-(length:--figure) [line-height:1] @max-2xl:text-end @2xl:row-start-3`}
                  >
                    <Price
                      price={price}
                      per={billing.perMonth}
                      className={hasYearly ? "group-has-[[value=year]:checked]/p:invisible" : ""}
                    />
                    {hasYearly && (
                      <Price
                        price={yearly || price}
                        per={yearly ? billing.perYear : billing.perMonth}
                        className="invisible [--long:var(--year)] group-has-[[value=year]:checked]/p:visible"
                      />
                    )}
                  </p>
                )}
                {lines.length > 0 && (
                  <dl
                    className="col-span-full @2xl:row-start-4 @2xl:grid @2xl:grid-cols-subgrid @2xl:grid-rows-subgrid"
                    style={rowsOf}
                  >
                    {lines.map(([label, ...values], at) => (
                      <div
                        key={at}
                        className={`flex justify-between gap-6 px-3.5 @2xl:contents ${line} ${values[index] ? "" : "@max-2xl:hidden"}`}
                      >
                        <dt className={`min-w-0 text-muted ${isFirst ? `@2xl:pe-4 ${wideLine}` : "@2xl:sr-only"}`}>
                          {label}
                        </dt>
                        <dd
                          className={`min-w-0 text-end ${isMarked ? "[font-weight:550]" : ""} @max-2xl:max-w-3/5 @2xl:px-3.5 @2xl:text-start @4xl:px-6 ${wideLine}`}
                        >
                          {values[index]}
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
                {hasButtons && (
                  <div
                    className={`col-span-full border-t border-hairline py-4 @2xl:row-start-[-2] @2xl:grid @2xl:grid-cols-subgrid ${button.label ? "" : "@max-2xl:hidden"}`}
                  >
                    {button.label && (
                      <div className={`${cell} ${own}`}>
                        <a href={button.href} className={`btn w-full px-1.5 text-small ${isMarked ? "" : "btn-line"}`}>
                          {button.label}
                        </a>
                      </div>
                    )}
                  </div>
                )}
              </article>
            );
          })}
        </div>
        {note && <p className="mt-4 max-w-[64ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
