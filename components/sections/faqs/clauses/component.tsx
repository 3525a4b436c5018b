import { blocksOf, itemOf, Table, Words } from "../../../art/answer";

export interface Props {
  title: string;
  lede: string;
  clauses: {
    /** One word or two in the margin, such as “Payment”. */
    side: string;
    question: string;
    /** A new line begins a sub-clause. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
    /** Whether nobody should miss it: it has the accent in the margin. */
    marked: boolean;
  }[];
  /** Stands before each number, such as “§” or “Rule”. */
  sign: string;
  note: string;
  action: { label: string; href: string };
}

// Three columns: side titles, the numbers that hang beside the text, the text. The margin's line stands a gap before the numbers.
// From 640 px the first is as wide as the longest word in it.
const page =
  "[--gap:--spacing(4.5)] [--hang:calc(var(--chars)*--spacing(3)+--spacing(3))] @4xl:[--gap:--spacing(8)] @4xl:[--hang:calc(var(--chars)*--spacing(3.6)+--spacing(6))]";
const sides =
  "[--side:calc(var(--word)*--spacing(2.15)+var(--gap)*1.5)] @4xl:[--side:max(var(--word)*--spacing(2.4)+var(--gap)*1.5,--spacing(46))]";
const line =
  "relative before:absolute before:inset-y-0 before:border-s before:border-line @2xl:before:start-[calc(var(--side)-var(--gap))]";
const beside = "@2xl:ps-[calc(var(--side)+var(--hang))]";

export default function Clauses({ title, lede, clauses, sign, note, action }: Props) {
  const told = clauses.filter(({ side, question, answer }) => side || question || answer);
  const labels = told.map((_, index) => (sign ? `${sign}\u00a0${index + 1}` : `${index + 1}`));
  const words = told.flatMap(({ side }) => side.split(/\s/));
  const widths = {
    "--chars": Math.min(10, Math.max(2, ...labels.map(({ length }) => length))),
    "--word": Math.min(15, Math.max(7, ...words.map(({ length }) => length))),
  } as React.CSSProperties;
  return (
    <section className={`px-gutter py-section ${page}`} style={widths} aria-labelledby="fc-title">
      <div
        className={`mx-auto ${line} ${told.some(({ side }) => side) ? `max-w-wide ${sides}` : "max-w-[54em] [--side:var(--gap)]"}`}
      >
        <div className={`ps-(--gap) pb-10 @2xl:pb-14 @4xl:pb-18 ${beside}`}>
          <h2
            id="fc-title"
            className="max-w-[11em] font-display text-[clamp(2rem,1.2rem+3.6cqi,4.25rem)] leading-[1.02] font-semibold tracking-[-.034em]"
          >
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[36em] text-lede @4xl:mt-5">{lede}</p>}
        </div>
        {told.map(({ side, question, answer, marked }, index) => {
          return (
            <div
              key={index}
              className="relative flex flex-wrap items-baseline gap-x-3 ps-(--gap) pb-10 @2xl:grid @2xl:grid-cols-[var(--side)_var(--hang)_minmax(0,1fr)] @2xl:gap-x-0 @2xl:ps-0 @4xl:pb-13"
            >
              {marked && (
                <span
                  className="absolute start-0 top-0 bottom-10 -ms-px border-s-3 border-accent forced-colors:border-[Highlight] @2xl:start-[calc(var(--side)-var(--gap))] @4xl:bottom-13"
                  aria-hidden="true"
                />
              )}
              <p
                className={`min-w-0 text-sub tabular-nums @2xl:col-start-2 @2xl:text-heading ${marked ? "text-accent-ink" : "text-ink"}`}
              >
                {labels[index]}
              </p>
              {side && (
                <p className="min-w-0 text-small text-ink @2xl:col-start-1 @2xl:row-[1/span_2] @2xl:pe-[calc(var(--gap)*1.5)] @2xl:text-end @4xl:text-body">
                  {side}
                </p>
              )}
              {question && (
                <h3 className="mt-0.5 w-full min-w-0 text-heading @2xl:col-start-3 @2xl:row-start-1 @2xl:mt-0 @2xl:w-auto @2xl:max-w-[26em]">
                  {question}
                </h3>
              )}
              {answer && (
                <div className="mt-2 w-full min-w-0 @2xl:col-start-3 @2xl:w-auto @2xl:max-w-[36em] @4xl:mt-3 @4xl:text-[1.1875em]">
                  <Answer text={answer} number={index + 1} />
                </div>
              )}
            </div>
          );
        })}
        {(note || action.label) && (
          <div className={`ps-(--gap) ${beside}`}>
            {note && <p className="max-w-[36em] text-balance text-ink @4xl:text-[1.125em]">{note}</p>}
            {action.label && (
              <a href={action.href} className={`btn ${note ? "mt-5" : ""}`}>
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const indent = "ps-10 -indent-10 @2xl:ps-0 @2xl:indent-[calc(var(--hang)*-1)]";

/**
 * Each line is a paragraph, with a number where there are several. Lines that begin with “- ” are one list with letters, lines with
 * “ | ” one table whose first row is its head.
 */
function Answer({ text, number }: { text: string; number: number }) {
  const blocks = blocksOf(text);
  const paragraphs = blocks.filter(({ kind }) => kind === "text");
  const isNumbered = paragraphs.length > 1;
  return blocks.map((block, index) => {
    const { kind, lines } = block;
    if (kind === "table") return <Table key={index} lines={lines} />;
    if (kind === "text")
      return (
        <p key={index} className={`mt-2.5 first:mt-0 ${isNumbered ? indent : ""}`}>
          {isNumbered && (
            <span className="inline-block w-10 indent-0 text-[.875em] text-muted tabular-nums @2xl:w-(--hang)">
              {`${number}.${paragraphs.indexOf(block) + 1}`}
            </span>
          )}
          <Words text={lines[0] ?? ""} />
        </p>
      );
    return (
      <ol
        key={index}
        className={`mt-2 list-none [counter-reset:letter] first:mt-0 ${isNumbered ? "ms-10 @2xl:ms-0" : ""}`}
      >
        {lines.map((line, item) => (
          // The letter is drawn: engines place their own differently.
          <li
            key={item}
            className="relative mt-1 ps-6.5 first:mt-0 [counter-increment:letter] before:absolute before:start-0 before:text-muted before:content-[counter(letter,lower-alpha)_'.']"
          >
            <Words text={itemOf(line)} />
          </li>
        ))}
      </ol>
    );
  });
}
