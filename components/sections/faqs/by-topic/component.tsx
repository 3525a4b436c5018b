import { Answer } from "../../../art/answer";

export interface Props {
  title: string;
  /** Read aloud before the topics, which are a choice. */
  legend: string;
  /** The first choice, which shows all topics. Emptied, it goes, and the first topic is shown alone. */
  all: string;
  topics: {
    name: string;
    questions: {
      question: string;
      /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
      answer: string;
    }[];
  }[];
  /** Whether the first answer can be read without pressing its question. */
  open: string;
  note: string;
  action: { label: string; href: string };
}

// How large the topics are set: whoever has many or long ones reads questions before the page is full of topics.
const large = "[--topic:clamp(1.25rem,1rem+1cqi,1.75rem)]";
const small = "[--topic:clamp(1.0625rem,.9375rem+.5cqi,1.25rem)]";

export default function ByTopic({ title, legend, all, topics, open, note, action }: Props) {
  const shown = topics.slice(0, 8).filter(({ name, questions }) => name && questions.length > 0);
  const isChoice = shown.length > 1;
  const total = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const letters = shown.reduce((sum, { name }) => sum + name.length, all.length);
  const panel = isChoice ? "hidden peer-has-checked:grid group-has-[[value=all]:checked]:grid" : "grid";
  return (
    <section className="px-gutter py-section" aria-labelledby="fbt-title">
      <div className={`mx-auto ${all ? "max-w-wide" : "max-w-[56em]"}`}>
        <h2 id="fbt-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {shown.length > 0 && (
          <fieldset
            className={`group mt-5 flex min-w-0 flex-wrap gap-x-6 @4xl:mt-9 @4xl:gap-x-10 ${letters > 60 ? small : large}`}
          >
            {isChoice && legend && <legend className="sr-only">{legend}</legend>}
            {isChoice && all && <Choice name={all} count={total} group="fbt-topic" value="all" isFirst />}
            {shown.map(({ name, questions }, place) => (
              <div key={place} className="contents">
                {isChoice && (
                  <Choice name={name} count={questions.length} group="fbt-topic" isFirst={!all && place === 0} />
                )}
                <div
                  className={`order-1 w-full gap-x-10 border-t border-line pt-4 pb-7 @4xl:pt-6 @4xl:pb-12 ${all ? "@2xl:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]" : ""} ${panel}`}
                >
                  <h3 className={all ? "mb-1 min-w-0 text-heading @2xl:pt-2.5" : "sr-only"}>{name}</h3>
                  <div className="min-w-0">
                    {questions.map((item, index) => (
                      <Question key={index} {...item} isOpen={open === "first" && place === 0 && index === 0} />
                    ))}
                  </div>
                </div>
              </div>
            ))}
          </fieldset>
        )}
        {(note || action.label) && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
            {note && <p className="max-w-full text-balance">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

interface Topic {
  name: string;
  count: number;
  group: string;
  value?: string;
  isFirst?: boolean;
}

/** A topic with the number of its questions; the chosen one has a rule below it. */
function Choice({ name, count, group, value, isFirst }: Topic) {
  return (
    <label className="peer relative flex min-h-12 max-w-full cursor-pointer items-center py-2 font-display text-(length:--topic) leading-tight font-semibold tracking-[-.02em] outline-(--sc-focus) has-focus-visible:outline-2">
      <input type="radio" name={group} value={value} defaultChecked={isFirst} className="peer/radio sr-only" />
      <span className="min-w-0 text-muted peer-checked/radio:text-ink after:absolute after:inset-x-0 after:bottom-0 after:border-accent peer-checked/radio:after:border-b-3">
        {name}
      </span>
      <span className="ms-[.5em] text-[max(.75rem,.56em)] font-[550] tracking-normal text-muted">{count}</span>
    </label>
  );
}

/** A question that opens its answer on a ground of its own, which is wider than the column: all words keep one edge. */
function Question({ question, answer, isOpen }: { question: string; answer: string; isOpen: boolean }) {
  if (!question) return null;
  if (!answer)
    return (
      <h4 className="border-hairline py-4 not-first:border-t text-[1.0625em] leading-snug font-[550] @4xl:text-[1.1875em]">
        {question}
      </h4>
    );
  return (
    <details open={isOpen} className="group/q border-hairline not-first:border-t open:-mx-3 open:bg-tint open:px-3">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 after:size-2.5 after:shrink-0 after:rotate-45 after:border-e-2 after:border-b-2 after:border-ink group-open/q:after:-rotate-135">
        <h4 className="min-w-0 text-[1.0625em] leading-snug font-[550] @4xl:text-[1.1875em]">{question}</h4>
      </summary>
      <div className="pb-5 *:not-[table]:max-w-[39em] @4xl:text-[1.0625em]">
        <Answer text={answer} />
      </div>
    </details>
  );
}
