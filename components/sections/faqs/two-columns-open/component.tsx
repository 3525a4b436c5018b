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
        {asked.length > 0 && (
          <div className="border-t border-ink py-3 @2xl:py-4.5 @4xl:py-6">
            <div
              className={
                asked.length > 1
                  ? "[column-rule:1px_solid_var(--sc-line)] @2xl:columns-[2_16em] @2xl:gap-x-14 @4xl:gap-x-28"
                  : "max-w-[42em] @4xl:mx-auto"
              }
            >
              {asked.map(({ question, answer }, index) => {
                const isLead = hasLead && index === 0;
                return (
                  // Padding, for engines differ in what is left of a margin where a column begins.
                  <div key={index} className="break-inside-avoid py-4.5 @4xl:py-5">
                    {question && (
                      <h3
                        className={`text-balance ${isLead ? "text-[clamp(1.625rem,1.15rem+1.9cqi,2.75rem)] leading-[1.08] font-semibold tracking-[-.028em]" : "text-[1.1875em] leading-[1.2735] font-semibold tracking-[-.015em] @4xl:text-[1.375em]"}`}
                      >
                        {question}
                      </h3>
                    )}
                    {answer && (
                      <div
                        className={
                          isLead
                            ? "mt-4 text-lede text-ink @4xl:mt-5"
                            : "mt-2 leading-[1.5625] @4xl:mt-3 @4xl:text-[1.125em]"
                        }
                      >
                        <Answer text={answer} />
                      </div>
                    )}
                  </div>
                );
              })}
            </div>
          </div>
        )}
        {(note || action.label) && (
          <div
            className={`flex flex-col items-center gap-x-8 gap-y-4 border-t border-ink pt-6 text-center @2xl:flex-row ${note && action.label ? "@2xl:justify-between @2xl:text-start" : "justify-center"}`}
          >
            {note && (
              <p className="max-w-[min(44em,100%)] min-w-0 leading-[1.5625] text-balance [overflow-wrap:anywhere]">
                {note}
              </p>
            )}
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
