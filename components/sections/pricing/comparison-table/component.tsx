import { type CSSProperties, Fragment, type ReactNode } from "react";

export interface Props {
  title: string;
  lede: string;
  marked: string;
  fact: string;
  plans: {
    name: string;
    price: string;
    per: string;
    button: { label: string; href: string };
  }[];
  choose: string;
  groups: {
    name: string;
    rows: string;
  }[];
  yes: string;
  no: string;
  note: string;
}

interface PartProps {
  is: string;
  tag?: "div" | "p";
  className?: string;
  children?: ReactNode;
}

/** A part of the table says its role: what is laid out by a grid is not read as a table by every browser. */
function Part({ is, tag: Tag = "div", className, children }: PartProps) {
  return (
    <Tag role={is} className={className}>
      {children}
    </Tag>
  );
}

/** What a cell says: the two words for yes and no are drawn, and read aloud as they are written. */
function Cell({ text, yes, no }: { text: string; yes: string; no: string }) {
  const word = text.toLowerCase();
  if (text && word === yes.toLowerCase())
    return (
      <svg
        className="inline-block h-5 w-5 [scale:1.3] border-t-20 align-top [clip-path:path('M1,11L2,10Q5,12_7,15Q11,6_18,1L19,2Q12,9_8,18L7,18Q5,14_1,11Z')]"
        role="img"
        aria-label={text}
      />
    );
  if (text && word === no.toLowerCase())
    return (
      <svg className="inline-block h-0.5 w-3.5 border-t-2 border-line align-[.3em]" role="img" aria-label={text} />
    );
  return text;
}

// A phone shows the one plan that is chosen, beside the names of the rows.
const first = [
  "@max-2xl:not-has-[[value='1']:checked]:[&>*>*>:nth-child(2)]:hidden",
  "@max-2xl:not-has-[[value='2']:checked]:[&>*>*>:nth-child(3)]:hidden",
].join(" ");
const third = "@max-2xl:not-has-[[value='3']:checked]:[&>*>:nth-child(4)]:hidden";
const fourth = "@max-2xl:not-has-[[value='4']:checked]:[&_[role=row]>:nth-child(5)]:hidden";
const names = ["", "50%", "42%", "34%", "27%"];
const hasFigure = (price: string) => /\d/.test(price);
const row = "grid grid-cols-(--columns)";

export default function ComparisonTable(props: Props) {
  const { title, lede, marked, fact, plans, choose, groups, yes, no, note } = props;
  const shown = plans.slice(0, 4);
  const at = Number(marked) - 1;
  const isPicked = shown.length > 1;
  // All names have one size, and all prices with figures; one in words is smaller.
  const nameSize = shown.length > 3 && shown.some(({ name }) => /\S{11}/.test(name)) ? "text-small" : "text-sub";
  const long = Math.max(0, ...shown.map(({ price }) => (hasFigure(price) ? price.length : 0)));
  const figure = `${long < 12 ? "whitespace-nowrap " : ""}${long < 8 ? "text-heading" : "text-sub"}`;
  // A fact of two lines stands on a tab above its column, a longer one in the head.
  const isTab = fact.length < (shown.length > 3 ? 27 : 37);
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pct-title">
      <div
        className={`mx-auto ${shown.length > 3 ? fourth : ""} ${["", "max-w-3xl", "max-w-4xl"][shown.length] ?? "max-w-wide"}`}
      >
        <h2 id="pct-title" className="mx-auto max-w-[22ch] text-center font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[54ch] text-center text-balance">{lede}</p>}
        <div className={`mt-8 ${isPicked ? first : ""}`}>
          <div
            role="table"
            aria-labelledby="pct-title"
            className={`relative isolate text-small text-ink [--columns:minmax(0,1fr)_fit-content(55%)] @2xl:[--columns:var(--wide)] @4xl:text-[.9375em] ${fact && isTab && at in shown ? "@2xl:pt-11" : ""} ${shown.length > 2 ? third : ""}`}
            style={{ "--wide": `${names[shown.length]} repeat(${shown.length},minmax(0,1fr))` } as CSSProperties}
          >
            <Part
              is="row"
              className={`sticky top-0 z-2 border-b-2 border-ink bg-paper @max-2xl:*:col-span-full @max-2xl:bg-paper-2 ${row}`}
            >
              <Part is="cell">
                {isPicked && (
                  <fieldset className="flex flex-wrap gap-1 p-2 @2xl:hidden" aria-label={choose}>
                    {shown.map(({ name }, index) => (
                      <label
                        key={index}
                        className="relative grow rounded-sm px-3 py-2 text-center underline-offset-8 has-checked:bg-raised has-checked:underline has-focus-visible:outline-2"
                      >
                        <input
                          type="radio"
                          name="pct-plan"
                          value={index + 1}
                          defaultChecked={index === (at in shown ? at : 0)}
                          className="absolute inset-0 size-full opacity-0"
                        />
                        {name}
                      </label>
                    ))}
                  </fieldset>
                )}
              </Part>
              {shown.map(({ name, price, per, button }, index) => (
                <Part
                  key={index}
                  is="columnheader"
                  className={index === at ? "relative @2xl:bg-tint-wash" : "bg-paper-2"}
                >
                  <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-3 @2xl:grid-cols-1 @2xl:content-between @2xl:px-2 @2xl:text-center">
                    <div>
                      <div className={`${nameSize} [font-weight:600]`}>{name}</div>
                      {price && (
                        <div>
                          <span
                            className={
                              hasFigure(price) ? figure : price.length < 15 && long < 8 ? "text-heading" : "text-sub"
                            }
                          >
                            {price}
                          </span>
                          {per && <span className={hasFigure(price) ? "@2xl:block" : "hidden"}> {per}</span>}
                        </div>
                      )}
                      {fact && index === at && (
                        <div
                          className={`[font-weight:550] text-balance text-tint-ink ${isTab ? "inset-x-0 bottom-full rounded-t-md @2xl:absolute @2xl:bg-tint-wash @2xl:px-2 @2xl:pt-3" : ""}`}
                        >
                          {fact}
                        </div>
                      )}
                    </div>
                    {button.label && (
                      <a
                        href={button.href}
                        className={`btn px-3 text-small @2xl:px-1.5 ${index === at ? "" : "btn-line"}`}
                      >
                        {button.label}
                      </a>
                    )}
                  </div>
                </Part>
              ))}
            </Part>
            {groups.slice(0, 12).map(({ name, rows }, place) => (
              <Fragment key={place}>
                {name && (
                  <Part is="row" className="border-b-2 border-ink px-3 pt-7 pb-2 text-[1.2em] [font-weight:600]">
                    <Part is="rowheader" tag="p">
                      {name}
                    </Part>
                  </Part>
                )}
                {rows.split("\n").map((line, index) => {
                  const [label, ...values] = line.split("|").map((text) => text.trim());
                  return (
                    <Part
                      key={index}
                      is="row"
                      className={`items-center border-b border-hairline [line-height:1.25rem] *:p-3 *:not-first:text-end @2xl:*:not-first:text-center ${row}`}
                    >
                      <Part is="rowheader" tag="p">
                        {label}
                      </Part>
                      {shown.map((_, value) => {
                        const text = values[value] ?? "";
                        const isMarked = value === at && text !== yes && text !== no;
                        return (
                          <Part key={value} is="cell" tag="p" className={isMarked ? "[font-weight:550]" : undefined}>
                            <Cell text={text} yes={yes} no={no} />
                          </Part>
                        );
                      })}
                    </Part>
                  );
                })}
              </Fragment>
            ))}
            {/* the ground of the marked column, from its head to the last line */}
            {at in shown && (
              <div className="absolute inset-0 -z-1 mt-11 hidden grid-cols-(--columns) @2xl:grid" aria-hidden="true">
                <div className="col-start-(--at) bg-tint" style={{ "--at": at + 2 } as CSSProperties} />
              </div>
            )}
          </div>
        </div>
        {note && <p className="mx-auto mt-4 max-w-[54ch] text-center text-small text-balance text-muted">{note}</p>}
      </div>
    </section>
  );
}
