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

// A column of names that stays, and plans that stop beside it on a phone.
const widths = ["", "@2xl:w-1/2", "@2xl:w-2/5", "@2xl:w-1/3", "@2xl:w-[28%]"];
const names = "sticky start-0 w-[37cqi] bg-paper text-start";
const cells = "w-[39cqi] min-w-0 snap-start border-b border-hairline px-3.5 @2xl:w-auto @4xl:px-5";

/** What a cell says: the two words for yes and no are inked, and read aloud as they are written. */
function Cell({ text, yes, no }: { text: string; yes: string; no: string }) {
  const word = text.toLowerCase();
  if (text && word === yes.toLowerCase())
    return (
      <span
        className="drawn block size-5 bg-ink [clip-path:path('M1,11L2,10Q5,12_7,15Q11,6_18,1L19,2Q12,9_8,18L7,18Q5,14_1,11Z')]"
        role="img"
        aria-label={text}
      />
    );
  if (text && word === no.toLowerCase())
    return <span className="drawn my-2.5 block h-px w-3 bg-line" role="img" aria-label={text} />;
  return text;
}

export default function ComparisonTable({ title, lede, marked, plans, groups, yes, no, note }: Props) {
  const shown = plans.slice(0, 4);
  const tintOf = (index: number) => (Number(marked) === index + 1 ? "bg-tint" : "");
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="pct-title">
      <div className="mx-auto max-w-wide">
        <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[7fr_5fr] @4xl:items-end">
          <h2 id="pct-title" className="max-w-[20ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="max-w-[48ch]">{lede}</p>}
        </div>
        {/* A box of its own: the head stays in it whatever the page around it clips. */}
        <div className="mt-8 max-h-[38rem] snap-x snap-mandatory scroll-ps-[37cqi] overflow-auto border-y border-ink @2xl:max-h-[44.5rem] @2xl:snap-none @4xl:mt-12 @4xl:max-h-[46rem]">
          <table
            className="w-max min-w-full table-fixed border-separate border-spacing-0 text-small text-ink @2xl:w-full @4xl:text-[.9375em] @4xl:leading-6"
            aria-labelledby="pct-title"
          >
            <thead>
              <tr>
                <td className={`top-0 z-2 border-b border-ink ${names} ${widths[shown.length]}`} />
                {shown.map(({ name, price, button }, index) => (
                  <th
                    key={index}
                    scope="col"
                    className={`sticky top-0 z-1 border-ink bg-paper p-0 text-start align-top font-normal ${cells}`}
                  >
                    <div
                      className={`-mx-3.5 flex h-full flex-col px-3.5 py-4 @4xl:-mx-5 @4xl:px-5 @4xl:py-5 ${tintOf(index)}`}
                    >
                      <span className="text-sub">{name}</span>
                      {price && <span className="text-ink-2">{price}</span>}
                      {button.label && (
                        <a href={button.href} className={`btn mt-3 px-2 ${tintOf(index) ? "" : "btn-line"}`}>
                          {button.label}
                        </a>
                      )}
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            {groups.slice(0, 12).map(({ name, rows }, at) => (
              <tbody key={at}>
                {name && (
                  <tr>
                    <th scope="rowgroup" className={`border-b border-hairline pt-9 pb-2.5 text-sub ${names}`}>
                      {name}
                    </th>
                    {shown.map((_, index) => (
                      <td key={index} className={`border-b border-hairline ${tintOf(index)}`} />
                    ))}
                  </tr>
                )}
                {rows.split("\n").map((row, line) => {
                  const [label, ...values] = row.split("|").map((text) => text.trim());
                  return (
                    <tr key={line}>
                      <th scope="row" className={`border-b border-hairline py-3 pe-3 font-normal text-ink-2 ${names}`}>
                        {label}
                      </th>
                      {shown.map((_, index) => (
                        <td key={index} className={`py-3 ${cells} ${tintOf(index)}`}>
                          <Cell text={values[index] ?? ""} yes={yes} no={no} />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            ))}
          </table>
        </div>
        {note && <p className="mt-5 max-w-[64ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
