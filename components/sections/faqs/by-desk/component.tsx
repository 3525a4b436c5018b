import { Answer } from "../../../art/answer";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Person {
  name: string;
  role: string;
  /** What this person says when asked, as a sentence that begins with “I” or “Ask me”. */
  greeting: string;
  picture: { src: string; alt: string };
  questions: {
    question: string;
    /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
  }[];
}

export interface Props {
  title: string;
  /** Read aloud before the people, who are a choice. */
  legend: string;
  people: Person[];
  /** Our own portraits are cut out in any case. */
  pictures: string;
  /** Whether the first answer of each person can be read without pressing its question. */
  open: string;
  note: string;
  action: { label: string; href: string };
}

// The least of a row that somebody takes, and how high the row is. Whoever has a longer name takes more, and those who find no room
// sit in another row.
const three = "basis-[28%] [--stage:29cqi]";
const seats: Record<number, string> = {
  1: "basis-full [--stage:44cqi]",
  2: "basis-[40%] [--stage:44cqi]",
  3: three,
  4: "basis-[40%] [--stage:44cqi] @2xl:basis-[22%] @2xl:[--stage:22cqi]",
  5: `${three} @4xl:basis-[17%] @4xl:[--stage:17.5cqi]`,
  6: `${three} @6xl:basis-[14%] @6xl:[--stage:14.5cqi]`,
};

// Where there may be two rows of people, the panel says whose it is.
const names: Record<number, string> = {
  1: "sr-only",
  5: "text-small font-semibold @4xl:sr-only",
  6: "text-small font-semibold @4xl:col-span-2 @6xl:sr-only",
};
const named = "text-small font-semibold @2xl:absolute @2xl:size-px @2xl:overflow-hidden";

export default function ByDesk({ title, legend, people, pictures, open, note, action }: Props) {
  const shown = people.slice(0, 6).filter(({ name }) => name);
  const isChoice = shown.length > 1;
  return (
    <section className="px-gutter py-section" aria-labelledby="fbd-title">
      <div className="mx-auto max-w-wide">
        <h2 id="fbd-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {shown.length > 0 && (
          <fieldset className="mt-8 @4xl:mt-12">
            {isChoice && legend && <legend className="sr-only">{legend}</legend>}
            <div className="flex flex-wrap overflow-hidden rounded-md">
              {shown.map((person, place) => (
                <div key={place} className="group/desk contents">
                  <Desk
                    person={person}
                    pictures={pictures}
                    isChoice={isChoice}
                    group="fbd-person"
                    seat={seats[shown.length] ?? three}
                    isFirst={place === 0}
                  />
                  <div
                    className={`order-1 w-full gap-x-16 gap-y-4 rounded-b-md border border-transparent bg-tint px-4 pt-6 pb-3 @2xl:px-6 @2xl:pt-8 @2xl:pb-5 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:px-8 @4xl:py-10 ${isChoice ? "hidden group-has-checked/desk:grid" : "grid"}`}
                  >
                    <h3 className={names[shown.length] ?? named}>{person.name}</h3>
                    {person.greeting && (
                      <p className="max-w-[17em] min-w-0 font-display text-[clamp(1.5rem,1.05rem+1.8cqi,2.5rem)] leading-[1.12] font-semibold tracking-[-.026em] text-balance text-ink">
                        {person.greeting}
                      </p>
                    )}
                    <div className={`min-w-0 ${person.greeting ? "" : "@4xl:col-span-2"}`}>
                      {person.questions.map((item, index) => (
                        <Question
                          key={index}
                          {...item}
                          group={`fbd-desk-${place}`}
                          isOpen={open === "first" && index === 0}
                        />
                      ))}
                    </div>
                  </div>
                </div>
              ))}
            </div>
          </fieldset>
        )}
        {(note || action.label) && (
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
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

interface Seat {
  person: Person;
  pictures: string;
  isChoice: boolean;
  group: string;
  seat: string;
  isFirst: boolean;
}

/** Somebody behind the counter, who sits; the chosen one stands. Of photos, only the chosen one has colours. */
function Desk({ person, pictures, isChoice, group, seat, isFirst }: Seat) {
  const { name, role, picture } = person;
  const isCut = /\/art\/v\d/.test(picture.src) || pictures === "cutout";
  // A photo that moved would leave its frame empty above and lose what is below.
  const sits =
    isChoice && (isCut || !picture.src)
      ? "[transform:translateY(18%)] motion-safe:[transition:transform_var(--sc-slow)_var(--sc-ease)] group-has-checked/desk:[transform:none]"
      : "";
  const pale = isChoice ? "border-x border-paper grayscale group-has-checked/desk:grayscale-0" : "";
  const Cell = isChoice ? "label" : "div";
  return (
    <Cell
      className={`relative flex max-w-full grow flex-col [overflow-wrap:break-word] outline-(--sc-focus) has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 ${seat} ${isChoice ? "cursor-pointer" : ""}`}
    >
      {isChoice && <input type="radio" name={group} defaultChecked={isFirst} className="sr-only" />}
      <span
        className={`relative block h-(--stage) max-h-36 w-full overflow-hidden border-b-6 border-black bg-tint-plate text-black [color-scheme:light] [forced-color-adjust:none] @2xl:max-h-50 @4xl:max-h-84 ${isChoice ? "group-has-checked/desk:border-accent" : ""}`}
      >
        {picture.src ? (
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-x-0 bottom-0 w-full ${sits} ${isCut ? "h-[94%] object-contain object-bottom" : `h-full object-cover object-[50%_22%] ${pale}`}`}
          />
        ) : (
          <Initials
            name={name}
            className={`absolute inset-x-0 -bottom-1 mx-auto aspect-[3/2] h-[52%] rounded-t-sm border-2 bg-[#fff] font-display text-heading ${sits}`}
          />
        )}
      </span>
      <span
        className={`relative block flex-1 px-2 pt-2.5 pb-4 text-small leading-snug @2xl:px-6 @2xl:pb-5 @4xl:px-8 ${isChoice ? "bg-paper-3 group-has-checked/desk:bg-tint" : "bg-tint"}`}
      >
        <span className="block font-semibold text-ink @2xl:text-sub">{name}</span>
        {role && <span className="block text-ink-2">{role}</span>}
      </span>
    </Cell>
  );
}

/** A question that opens its answer. */
function Question({
  question,
  answer,
  group,
  isOpen,
}: Person["questions"][number] & { group: string; isOpen: boolean }) {
  if (!question) return null;
  const heading = "min-w-0 text-[1.0625em] leading-snug font-semibold @4xl:text-[1.1875em]";
  const line = "border-t border-tint-ink/20";
  if (!answer) return <h4 className={`py-3.5 ${line} ${heading}`}>{question}</h4>;
  return (
    <details name={group} open={isOpen} className={`group/q ${line}`}>
      <summary className="flex min-h-12 items-center justify-between gap-5 py-3">
        <h4 className={heading}>{question}</h4>
        <svg viewBox="0 0 14 14" className="size-3.5 flex-none stroke-current stroke-2 text-ink" aria-hidden="true">
          <path d="M0 7h14" />
          <path d="M7 0v14" className="group-open/q:hidden" />
        </svg>
      </summary>
      <div className="pb-5 text-ink *:not-[table]:max-w-[38em]">
        <Answer text={answer} />
      </div>
    </details>
  );
}
