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
  lifted: { plan: string; fact: string };
  plans: {
    name: string;
    text: string;
    price: string;
    yearly: string;
    points: string;
    button: { label: string; href: string };
  }[];
  note: string;
}

/** A price with figures has its period beside it; one in words says all by itself, as large when it is short. */
function Price({ price, per, className }: { price: string; per: string; className: string }) {
  const isFigure = /\d/.test(price);
  const size = price.length < (isFigure ? 8 : 7) ? "@2xl:text-(length:--figure)" : "@2xl:text-[1.625rem]";
  return (
    <span
      className={`ms-auto min-w-0 flex-wrap items-baseline gap-x-1.5 font-semibold @2xl:ms-0 [overflow-wrap:anywhere] leading-none ${className}`}
    >
      <span className={`min-w-0 text-[1.625rem] tracking-[-.04em] text-ink tabular-nums ${size}`}>{price}</span>
      {isFigure && per && <span className="text-small font-normal text-muted">{per}</span>}
    </span>
  );
}

// Sheets beside each other share their rows, which are counted from the last: fact, name, text, price, button, points.
const three = {
  top: "@2xl:-mx-2 @2xl:-mb-5 @4xl:px-10",
  under: "@2xl:-ms-px @4xl:px-8",
  // what the sheet on top covers of its neighbour is added there, so that both insets look alike
  beside: ["@2xl:pe-8 @4xl:pe-10", "@2xl:ps-8 @4xl:ps-10"],
  corners: ["@2xl:rounded-e-none", "@2xl:rounded-none", "@2xl:rounded-s-none"],
  whole: ["@2xl:[grid-area:1/1/span_6]", "@2xl:[grid-area:1/2/span_6]", "@2xl:[grid-area:1/3/span_6]"],
  low: ["@2xl:[grid-area:2/1/span_5]", "@2xl:[grid-area:2/2/span_5]", "@2xl:[grid-area:2/3/span_5]"],
};
// Four stand two by two in a text column, and side by side from 896 px. There the one on top is taller than what is beside it.
const four = {
  top: "@4xl:-mx-2 @4xl:-mb-5",
  under: "@4xl:-ms-px",
  beside: ["@4xl:pe-8", "@4xl:ps-8"],
  corners: ["@4xl:rounded-e-none", "@4xl:rounded-none", "@4xl:rounded-none", "@4xl:rounded-s-none"],
  whole: [
    "@2xl:[grid-area:1/1/span_6]",
    "@2xl:[grid-area:1/2/span_6]",
    "@2xl:mt-4 @2xl:[grid-area:7/1/span_6] @4xl:mt-0 @4xl:[grid-area:1/3/span_6]",
    "@2xl:mt-4 @2xl:[grid-area:7/2/span_6] @4xl:mt-0 @4xl:[grid-area:1/4/span_6]",
  ],
  low: [
    "@2xl:[grid-area:1/1/span_6] @4xl:[grid-area:2/1/span_5]",
    "@2xl:[grid-area:1/2/span_6] @4xl:[grid-area:2/2/span_5]",
    "@2xl:mt-4 @2xl:[grid-area:7/1/span_6] @4xl:mt-0 @4xl:[grid-area:2/3/span_5]",
    "@2xl:mt-4 @2xl:[grid-area:7/2/span_6] @4xl:mt-0 @4xl:[grid-area:2/4/span_5]",
  ],
};
const widths = ["max-w-md", "max-w-md", "max-w-3xl", "", ""];
const frames = [
  "@2xl:gap-0",
  "@2xl:gap-0",
  "@2xl:grid-cols-2 @2xl:gap-0",
  "@2xl:grid-cols-3 @2xl:gap-0",
  "@2xl:grid-cols-2 @2xl:gap-y-0 @4xl:grid-cols-4 @4xl:gap-x-0",
];

export default function ThreeSheets({ title, lede, billing, lifted, plans, note }: Props) {
  const sheets = plans.slice(0, 4);
  const shape = sheets.length === 4 ? four : three;
  const hasYearly = sheets.some(({ yearly }) => yearly);
  const top = sheets.length === 1 ? 0 : Number(lifted.plan) - 1;
  const hasTop = top in sheets;
  // Four prices, or one of six characters, have less room.
  const isNarrow = sheets.length > 3 || sheets.some(({ price, yearly }) => /\d.{5}|.{5}\d/.test(`${price}\n${yearly}`));
  return (
    <section
      className={`group/p px-gutter py-section [--edge:light-dark(#0000,var(--sc-line))] ${isNarrow ? "[--figure:clamp(2.25rem,1.3rem+2.2cqi,3.5rem)]" : "[--figure:clamp(2.5rem,1rem+3.6cqi,4rem)]"}`}
      aria-labelledby="pts-title"
    >
      <div className="mx-auto max-w-wide">
        <h2 id="pts-title" className="mx-auto max-w-[20ch] text-center font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[52ch] text-center text-lede text-balance">{lede}</p>}
        {hasYearly && (
          <fieldset className="mx-auto mt-7 segmented w-fit justify-center">
            <legend className="sr-only">{billing.legend}</legend>
            {[
              { value: "month", label: billing.monthly },
              { value: "year", label: billing.yearly },
            ].map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name="pts-billing" value={value} defaultChecked={value === "month"} />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <div className={`mx-auto mt-9 @2xl:mt-10 @4xl:mt-12 ${widths[sheets.length]}`}>
          <div
            className={`grid grid-cols-1 gap-4 *:grid *:rounded-md *:border @2xl:grid-rows-[repeat(5,auto)_1fr] @2xl:*:grid-cols-1 @2xl:*:grid-rows-subgrid ${frames[sheets.length]}`}
          >
            {sheets.map(({ name, text, price, yearly, points, button }, index) => {
              const isTop = index === top;
              const corner = index === sheets.length - 1 ? shape.corners.at(-1) : shape.corners[index];
              const look = isTop
                ? `z-1 border-(--edge) bg-[light-dark(var(--sc-raised),color-mix(in_oklab,var(--sc-ink)_9%,var(--sc-paper)))] shadow-float ${shape.top}`
                : `border-hairline bg-paper-2 ${shape.under} ${corner} ${index === top - 1 ? shape.beside[0] : ""} ${index === top + 1 ? shape.beside[1] : ""}`;
              return (
                <article
                  key={index}
                  className={`grid-cols-[minmax(0,1fr)_fit-content(62%)] gap-x-4 px-6 pb-3 ${look} ${(isTop || !hasTop ? shape.whole : shape.low)[index]}`}
                >
                  {isTop && lifted.fact && (
                    <p className="col-span-full -mb-1 pt-5 text-small font-[550] text-accent-ink @2xl:row-start-1">
                      {lifted.fact}
                    </p>
                  )}
                  <h3 className="min-w-0 self-baseline pt-6 text-[1.125rem] leading-snug font-semibold tracking-[-.015em] @4xl:text-[1.375rem] @2xl:row-start-[-6]">
                    {name}
                  </h3>
                  {price && (
                    <p className="flex min-w-0 items-baseline self-baseline pt-6 @2xl:row-start-[-4] @2xl:pt-7 @2xl:before:invisible @2xl:before:w-0 @2xl:before:text-(length:--figure) @2xl:before:leading-none @2xl:before:content-['0']">
                      <Price
                        price={price}
                        per={billing.perMonth}
                        className={`flex ${yearly ? "group-has-[[value=year]:checked]/p:hidden" : ""}`}
                      />
                      {yearly && (
                        <Price
                          price={yearly}
                          per={billing.perYear}
                          className="hidden group-has-[[value=year]:checked]/p:flex"
                        />
                      )}
                    </p>
                  )}
                  {text && (
                    <p className="col-span-full mt-1 text-small @2xl:row-start-[-5] @4xl:text-[.9375em]">{text}</p>
                  )}
                  {button.label && (
                    <div className="col-span-full mt-5 last:mb-3 @2xl:row-start-[-3] @2xl:mt-7">
                      <a href={button.href} className={`btn w-full @2xl:px-2 ${isTop ? "" : "btn-line"}`}>
                        {button.label}
                      </a>
                    </div>
                  )}
                  {points && (
                    <ul className="col-span-full mt-5 text-small @2xl:row-start-[-2] @2xl:mt-6 @4xl:text-[.9375em]">
                      {points.split("\n").map((point, line) => (
                        <li
                          key={line}
                          className="border-t border-hairline py-2.5 text-balance first:font-semibold first:text-ink @4xl:py-3"
                        >
                          {point}
                        </li>
                      ))}
                    </ul>
                  )}
                </article>
              );
            })}
          </div>
        </div>
        {note && <p className="mx-auto mt-10 max-w-[60ch] text-center text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
