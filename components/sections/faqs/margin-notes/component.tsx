import { Answer } from "../../../art/answer";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Person {
  name: string;
  role: string;
  src: string;
  alt: string;
}

export interface Props {
  title: string;
  lede: string;
  questions: {
    question: string;
    /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
    /** Whose face stands beside the question. */
    by: string;
  }[];
  /** Who answers: the questions say which of them does. */
  people: Person[];
  /** Whether the first answer can be read without pressing its question. */
  open: string;
  note: string;
  action: { label: string; href: string };
}

export default function MarginNotes({ title, lede, questions, people, open, note, action }: Props) {
  const asked = questions.filter(({ question }) => question);
  const answering = people.slice(0, 6);
  const hasFaces = asked.some(({ by }) => answering[Number(by) - 1]);
  // Whoever has no question stands below the headline.
  const others = answering.filter((_, index) => asked.every(({ by }) => Number(by) !== index + 1));
  // The margin beside the questions: as wide as a face on a phone, as a face and a name from 640 px. Nobody answers: no margin.
  const margin = hasFaces
    ? "[--margin:--spacing(13)] @2xl:[--margin:--spacing(44)] @4xl:[--margin:--spacing(52)]"
    : "[--margin:0px]";
  return (
    <section className="px-gutter py-section" aria-labelledby="fmn-title">
      <div className={`mx-auto grid max-w-wide gap-x-12 gap-y-8 @2xl:gap-y-10 @4xl:grid-cols-12 ${margin}`}>
        <div className="min-w-0 @4xl:col-span-4">
          <h2 id="fmn-title" className="font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[40em] text-lede">{lede}</p>}
          {others.length > 0 && (
            <ul className="mt-6">
              {others.map((person, index) => (
                <li key={index} className="mt-4 flex items-center gap-3.5">
                  <Face {...person} />
                  <p className="min-w-0 text-small leading-snug text-muted">
                    <span className="block font-semibold text-ink">{person.name}</span>
                    {person.role && <span className="block">{person.role}</span>}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0 @4xl:col-span-8">
          {asked.map(({ question, answer, by }, index) => (
            <Question
              key={index}
              question={question}
              answer={answer}
              person={answering[Number(by) - 1]}
              isOpen={open === "first" && index === 0}
            />
          ))}
          {(note || action.label) && (
            <div className="border-t border-hairline pt-7 @2xl:ps-(--margin)">
              {note && <p>{note}</p>}
              {action.label && (
                <a href={action.href} className={`btn ${note ? "mt-5" : ""}`}>
                  {action.label}
                </a>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Face({ name, src, alt }: Omit<Person, "role">) {
  return (
    <span className="face size-10 text-black [color-scheme:light] forced-color-adjust-none outline-1 -outline-offset-1 outline-[#ffffff59]">
      {src ? (
        <Picture src={src} alt={alt} className="h-full w-full object-cover" />
      ) : (
        <Initials name={name} className="h-full text-small font-semibold" />
      )}
    </span>
  );
}

/**
 * A question beside a face and, from 640 px, the name. Opened, the answer stands below the question, and what the person does is
 * said, too; on a phone it is where the name comes up.
 */
function Question({
  question,
  answer,
  person,
  isOpen,
}: {
  question: string;
  answer: string;
  person: Person | undefined;
  isOpen: boolean;
}) {
  const row = "flex min-h-18 items-center py-2 pe-8";
  const head = (
    <>
      {person && (
        <span className="absolute start-0 top-4 flex items-center gap-3 @2xl:static @2xl:w-(--margin) @2xl:flex-none @2xl:pe-4 @4xl:pe-6">
          <Face {...person} />
          <span className="hidden min-w-0 text-caption leading-snug text-muted @2xl:block">
            <span className="block font-semibold text-ink">{person.name}</span>
            {person.role && <span className="hidden group-open/q:block">{person.role}</span>}
          </span>
        </span>
      )}
      <h3
        className={`min-w-0 ps-(--margin) text-[1.125em] leading-snug font-semibold @4xl:text-[1.25em] ${person ? "@2xl:ps-0" : ""}`}
      >
        {question}
      </h3>
    </>
  );
  if (!answer) return <div className={`relative border-t border-hairline ${row}`}>{head}</div>;
  return (
    <details open={isOpen} className="group/q border-t border-hairline open:border-ink">
      <summary
        className={`${row} relative before:absolute before:end-0 before:top-1/2 before:-mt-px before:w-3.5 before:border-t-2 after:absolute after:end-1.5 after:top-1/2 after:-mt-1.75 after:h-3.5 after:border-s-2 group-open/q:after:hidden`}
      >
        {head}
      </summary>
      <div className="pb-8 @2xl:ps-(--margin)">
        {person && (
          <p className="-mt-2 mb-3 ps-(--margin) text-caption text-muted @2xl:hidden">
            <span className="text-ink">{person.name}</span>
            {person.role && <span className="ms-1.5">{person.role}</span>}
          </p>
        )}
        <div className="max-w-[36em] @4xl:text-[1.0625em]">
          <Answer text={answer} />
        </div>
      </div>
    </details>
  );
}
