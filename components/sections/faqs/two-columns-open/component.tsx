import { Answer } from "../../../art/answer";

export interface Props {
  title: string;
  /** One line between two rules below the headline, such as what is asked most. */
  lede: string;
  questions: {
    question: string;
    /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
  }[];
  /** Whether the first question is set larger, as the lead of a newspaper is. */
  lead: string;
  note: string;
  action: { label: string; href: string };
}

export default function TwoColumnsOpen({ title, lede, questions, lead, note, action }: Props) {
  const asked = questions.filter(({ question, answer }) => question || answer);
  const hasLead = lead === "first" && Boolean(asked[0]?.question && asked[0].answer);
  const heights = asked.map((item, index) => heightOf(item, index === 0 && hasLead));
  const columns = columnsOf(asked, heights);
  // The line between the two ends with the shorter one.
  const sides = isLeftShorter(heights, columns)
    ? ["@2xl:border-e border-line @2xl:pe-7 @4xl:pe-14", "mt-9 @2xl:mt-0 @2xl:ps-7 @4xl:ps-14"]
    : ["@2xl:pe-7 @4xl:pe-14", "mt-9 border-line @2xl:-ms-px @2xl:mt-0 @2xl:border-s @2xl:ps-7 @4xl:ps-14"];
  return (
    <section className="px-gutter py-section" aria-labelledby="ftco-title">
      <div className="mx-auto max-w-wide">
        <h2
          id="ftco-title"
          className="border-t-4 border-ink pt-5 pb-5 text-center font-display text-[clamp(2rem,1rem+4.6cqi,4.75rem)] leading-none font-semibold tracking-[-.036em] @2xl:pt-7 @2xl:pb-7 @4xl:pt-9 @4xl:pb-10"
        >
          {title}
        </h2>
        {lede && (
          <p className="border-t border-line py-2.5 text-center text-small text-balance text-ink @4xl:py-3 @4xl:text-body">
            {lede}
          </p>
        )}
        <div
          className={`border-t border-ink pt-7 @2xl:pt-9 @4xl:pt-12 ${columns.length === 2 ? "grid items-start @2xl:grid-cols-2" : ""}`}
        >
          {columns.map((column, place) => (
            <div key={place} className={`min-w-0 ${columns.length === 1 ? "mx-auto max-w-[38em]" : sides[place]}`}>
              {column.map(({ question, answer }, index) => {
                const isLead = hasLead && place === 0 && index === 0;
                return (
                  <div key={index} className="mt-9 first:mt-0 @4xl:mt-10">
                    {question && (
                      <h3
                        className={`text-balance ${isLead ? "text-[clamp(1.625rem,1.15rem+1.9cqi,2.75rem)] leading-[1.08] font-semibold tracking-[-.028em]" : "text-[1.1875em] leading-[1.25] font-semibold tracking-[-.015em] @4xl:text-[1.375em]"}`}
                      >
                        {question}
                      </h3>
                    )}
                    {answer && (
                      <div
                        className={isLead ? "mt-4 text-lede text-ink @4xl:mt-5" : "mt-2 @4xl:mt-3 @4xl:text-[1.125em]"}
                      >
                        <Answer text={answer} />
                      </div>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {(note || action.label) && (
          <div
            className={`mt-9 flex flex-col items-center gap-x-8 gap-y-4 border-t border-ink pt-6 text-center @2xl:mt-12 @2xl:flex-row @4xl:mt-16 ${note && action.label ? "@2xl:justify-between @2xl:text-start" : "justify-center"}`}
          >
            {note && <p className="max-w-[min(44em,100%)] min-w-0 text-balance [overflow-wrap:anywhere]">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn self-stretch @2xl:max-w-[45%] @2xl:self-auto">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function isLeftShorter(heights: number[], [left = []]: unknown[][]): boolean {
  const sum = (some: number[]) => some.reduce((all, height) => all + height, 0);
  return sum(heights.slice(0, left.length)) < sum(heights.slice(left.length));
}

/** How many lines of a column this takes, roughly: what is asked, and each paragraph, item or row of what is answered. */
function heightOf({ question, answer }: Props["questions"][number], isLead: boolean): number {
  const linesOf = (text: string, width: number) => Math.ceil(text.length / width);
  const lines = answer
    .replace(/\]\([^()]*\)/g, "")
    .split("\n")
    .filter(Boolean)
    .reduce((sum, line) => sum + (line.includes(" | ") ? 1.35 : linesOf(line, isLead ? 33 : 41) + 0.4), 0);
  return isLead ? linesOf(question, 20) * 1.5 + lines * 1.15 + 2 : linesOf(question, 30) + lines + 1.5;
}

/** The questions in two columns as equally high as can be, each read from its top to its foot; a single one has no second. */
function columnsOf<T>(items: T[], heights: number[]): T[][] {
  if (items.length < 2) return items.length === 0 ? [] : [items];
  const total = heights.reduce((sum, height) => sum + height, 0);
  const gap = (cut: number) => Math.abs(total - 2 * heights.slice(0, cut).reduce((sum, height) => sum + height, 0));
  const cuts = items.slice(1).map((_, index) => index + 1);
  const best = cuts.reduce((one, other) => (gap(other) < gap(one) ? other : one), 1);
  return [items.slice(0, best), items.slice(best)];
}
