import { Fragment, type ReactNode } from "react";

export interface Props {
  title: string;
  lede: string;
  marked: string;
  plans: {
    name: string;
    price: string;
    button: { label: string; href: string };
  }[];
  groups: {
    name: string;
    rows: string;
  }[];
  yes: string;
  no: string;
  note: string;
}

/** A part of the table says its role: what is laid out by a grid is not read as a table by every browser. */
function Part({ is, className, children }: { is: string; className?: string; children?: ReactNode }) {
  return (
    <div role={is} className={className}>
      {children}
    </div>
  );
}

/** What a cell says: the two words for yes and no are inked, and read aloud as they are written. */
function Cell({ text, yes, no }: { text: string; yes: string; no: string }) {
  const word = text.toLowerCase();
  if (text && word === yes.toLowerCase())
    return (
      <i
        className="block w-5 border-t-20 [clip-path:path('M1,11L2,10Q5,12_7,15Q11,6_18,1L19,2Q12,9_8,18L7,18Q5,14_1,11Z')]"
        role="img"
        aria-label={text}
      />
    );
  if (text && word === no.toLowerCase())
    return <i className="my-2.5 block w-3 border-t border-line" role="img" aria-label={text} />;
  return text;
}

// On a phone the name of a row has a line of its own above its values; from 640 px it has the first column.
const columns = [
  "",
  "grid-cols-1 @2xl:grid-cols-2",
  "grid-cols-2 @2xl:grid-cols-[40%_repeat(2,minmax(0,1fr))]",
  "grid-cols-3 @2xl:grid-cols-[34%_repeat(3,minmax(0,1fr))]",
  "grid-cols-4 @2xl:grid-cols-[24%_repeat(4,minmax(0,1fr))] @4xl:grid-cols-[28%_repeat(4,minmax(0,1fr))]",
];
const places = ["@2xl:col-start-2", "@2xl:col-start-3", "@2xl:col-start-4", "@2xl:col-start-5"];

export default function ComparisonTable({ title, lede, marked, plans, groups, yes, no, note }: Props) {
  const shown = plans.slice(0, 4);
  const at = Number(marked) - 1;
  // A short table is whole, a long one in a box of its own.
  const isLong = groups.reduce((sum, { rows }) => sum + rows.split("\n").length + 1, 0) > 14;
  const row = `grid gap-x-3 ${columns[shown.length]} @max-2xl:*:first:col-span-full @2xl:gap-x-0 @2xl:*:px-2.5 @2xl:*:first:ps-0 @4xl:*:px-5`;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pct-title">
      <div className="mx-auto max-w-wide">
        <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[7fr_5fr] @4xl:items-end">
          <h2 id="pct-title" className="max-w-[20ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="max-w-[48ch]">{lede}</p>}
        </div>
        {/* A box of its own: head and buttons stay in it whatever the page clips. Forced colours take its soft edge: there it holds all rows. */}
        <div
          className={`mt-8 overflow-auto border-y border-ink [--high:37rem] @2xl:[--high:43rem] @4xl:mt-12 @4xl:[--high:41rem] forced-colors:max-h-none ${isLong ? "max-h-(--high)" : ""} ${shown.length === 1 ? "max-w-3xl" : ""}`}
        >
          <div role="table" aria-labelledby="pct-title" className="relative text-small text-ink @4xl:text-[.9375em]">
            <Part is="row" className={`sticky top-0 z-1 border-b border-ink bg-paper ${row}`}>
              <Part is="cell" />
              {shown.map(({ name, price }, index) => (
                <Part
                  key={index}
                  is="columnheader"
                  className={`pb-4 ${index === at ? "border-t-4 border-ink pt-3" : "pt-4"}`}
                >
                  <div className="font-semibold hyphens-auto @2xl:text-[1.0625rem] @4xl:text-[1.3125rem]">{name}</div>
                  {price && <div className="text-ink-2 @4xl:text-[1.0625rem]">{price}</div>}
                </Part>
              ))}
            </Part>
            {groups.slice(0, 12).map(({ name, rows }, place) => (
              <Fragment key={place}>
                {name && (
                  <Part is="row" className="border-b border-line pt-8 pb-2 text-sub">
                    <Part is="rowheader">{name}</Part>
                  </Part>
                )}
                {rows.split("\n").map((line, index) => {
                  const [label, ...values] = line.split("|").map((text) => text.trim());
                  return (
                    <Part key={index} is="row" className={`gap-y-1 border-b border-hairline py-3 ${row}`}>
                      <Part is="rowheader" className="text-ink-2">
                        {label}
                      </Part>
                      {shown.map((_, value) => (
                        <Part key={value} is="cell">
                          <Cell text={values[value] ?? ""} yes={yes} no={no} />
                        </Part>
                      ))}
                    </Part>
                  );
                })}
              </Fragment>
            ))}
            {shown.some(({ button }) => button.label) && (
              <Part
                is="row"
                className={`sticky bottom-0 z-1 mt-4 bg-paper py-4 [box-shadow:0_-8px_8px_var(--sc-paper)] ${row}`}
              >
                <Part is="cell" />
                {shown.map(({ button }, index) => (
                  <Part key={index} is="cell" className="grid">
                    {button.label && (
                      <a
                        href={button.href}
                        className={`btn px-1.5 text-small -outline-offset-2 ${index === at ? "" : "btn-line"}`}
                      >
                        {button.label}
                      </a>
                    )}
                  </Part>
                ))}
              </Part>
            )}
            {at in shown && (
              <div
                className={`pointer-events-none absolute inset-0 z-2 hidden @2xl:grid ${columns[shown.length]}`}
                aria-hidden="true"
              >
                <div className={`border-x border-ink ${places[at]}`} />
              </div>
            )}
          </div>
        </div>
        {note && <p className="mt-5 max-w-[64ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
