import { Answer } from "../../../art/answer";
import { Picture } from "../../../art/picture";

interface Writer {
  name: string;
  role: string;
  picture: { src: string; alt: string };
  /** Stands above the first letter. */
  greeting: string;
  /** Stands below the last letter, such as a first name. */
  closing: string;
}

export interface Props {
  title: string;
  lede: string;
  /** A customer, who writes the questions. */
  asks: Writer;
  /** One of you, who writes the answers. */
  answers: Writer;
  questions: {
    /** Where or when the question was written, in a few words. */
    when: string;
    question: string;
    /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
  }[];
  /** Our own portraits are cut out in any case. */
  pictures: string;
  /** Whether answers can be read without pressing their questions. */
  open: string;
  note: string;
  action: { label: string; href: string };
}

// The customer's paper is torn off a pad and ruled, and the words stand on its lines.
const slip =
  "relative block w-[94%] [background:var(--lines)_content-box,var(--holes)_0_0/14px_100%_round_no-repeat] px-5 pt-4 pb-5 text-ink @2xl:w-[80%] forced-colors:border forced-colors:[background:none]";
const ruled = "[--lines:repeating-linear-gradient(#0000_0_calc(var(--pitch)-1px),var(--rule)_0_var(--pitch))]";
const torn = "[--holes:radial-gradient(circle_at_50%_0,#0000_3.5px,var(--tint-bg)_4px)]";
const pitch = "leading-(--pitch) [--pitch:--spacing(7.5)] [--rule:light-dark(var(--tint-plate),var(--sc-hairline))]";
const heading = "text-[1.25em] font-semibold";
// Ours is plain.
const sheet =
  "relative -mt-3 ms-[6%] rounded-xs border border-transparent bg-raised pb-6 shadow-lift *:px-5 @2xl:ms-[14%] @2xl:*:px-8";

// Two portraits stand at the sides of the letters, one stands above them, where there is room for either.
const flanked =
  "max-w-wide @2xl:grid-cols-[--spacing(36)_minmax(0,1fr)_--spacing(36)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,3.2fr)_minmax(0,1fr)]";
const isShown = ({ name, role, picture }: Writer) => Boolean(name || role || picture.src);

export default function LetterThread(props: Props) {
  const { title, lede, asks, answers, questions, pictures, open, note, action } = props;
  const asked = questions.filter(({ question }) => question);
  // They greet each other in their first letters, and sign the last ones.
  const replies = asked.flatMap(({ answer }, index) => (answer ? [index] : []));
  const isFlanked = Boolean(asks.picture.src && answers.picture.src);
  return (
    <section className="px-gutter py-section" aria-labelledby="flt-title">
      <div
        className={`mx-auto grid grid-cols-2 gap-x-5 gap-y-6 @2xl:gap-x-7 @4xl:gap-10 ${isFlanked ? flanked : "max-w-[48em]"}`}
      >
        <div
          className={`col-span-full min-w-0 ${isFlanked ? "@2xl:col-[2] @2xl:row-start-1 @2xl:self-end @4xl:self-start" : ""}`}
        >
          <h2 id="flt-title" className="font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-3 max-w-[36em] @4xl:mt-4 @4xl:text-lede">{lede}</p>}
        </div>
        {isShown(asks) && <Person {...asks} pictures={pictures} isFlanking={isFlanked} isAlone={!isShown(answers)} />}
        {isShown(answers) && (
          <Person {...answers} pictures={pictures} isFlanking={isFlanked} isAlone={!isShown(asks)} isOurs />
        )}
        <div className={`col-span-full min-w-0 ${isFlanked ? "@4xl:col-[2]" : ""}`}>
          {asked.map((item, index) => (
            <Letters
              key={index}
              {...item}
              greeting={index === 0 ? asks.greeting : ""}
              closing={index === asked.length - 1 ? asks.closing : ""}
              reply={index === replies[0] ? answers.greeting : ""}
              signature={index === replies.at(-1) ? answers.closing : ""}
              group={open === "all" ? undefined : "flt-letter"}
              isOpen={open === "all" || (open === "first" && index === 0)}
            />
          ))}
          {note && (
            <div className={`${slip} ${ruled} ${torn} ${pitch}`}>
              <span className="mt-1.5 block h-5 w-0.5 bg-accent" aria-hidden="true" />
              <p className="mt-1">{note}</p>
              {action.label && (
                <a href={action.href} className="btn mt-4">
                  {action.label}
                </a>
              )}
            </div>
          )}
          {!note && action.label && (
            <a href={action.href} className="btn mt-3">
              {action.label}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

interface Side extends Writer {
  pictures: string;
  isFlanking: boolean;
  isAlone: boolean;
  isOurs?: boolean;
}

/** Whoever writes: at the side of the letters, or above them where that has no room or no second portrait. */
function Person({ name, role, picture, pictures, isFlanking, isAlone, isOurs }: Side) {
  const isDrawn = /\/art\/v\d/.test(picture.src);
  const look = isDrawn || pictures === "cutout" ? "bottom-0 h-[90%] object-top" : "inset-y-0 h-full object-[50%_22%]";
  const isAtEnd = isOurs && !isAlone;
  // Our portraits look to the right: the one on that side is turned round.
  const turned = isAtEnd ? "ltr:[scale:-1_1]" : "rtl:[scale:-1_1]";
  const place = isFlanking
    ? "@2xl:row-start-1 @4xl:sticky @4xl:top-6 @4xl:row-[1/span_2] @4xl:self-start"
    : isAlone
      ? "col-span-full flex items-end gap-x-4"
      : `flex flex-col justify-end gap-x-4 gap-y-2.5 @2xl:items-end ${isAtEnd ? "items-end @2xl:flex-row-reverse" : "@2xl:flex-row"} @2xl:justify-start`;
  return (
    <div className={`min-w-0 ${place} ${isAtEnd ? "col-end-[-1] text-end" : "col-start-1"}`}>
      {picture.src && (
        <div
          className={`relative aspect-[25/28] flex-none overflow-hidden rounded-t-md border-b-2 border-black bg-tint-plate text-black [color-scheme:light] [forced-color-adjust:none] ${isFlanking ? "w-24 @2xl:w-full" : "w-20 @2xl:w-24"} ${isAtEnd && isFlanking ? "ms-auto" : ""}`}
        >
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-x-0 w-full object-cover ${look} ${isDrawn ? turned : ""}`}
          />
        </div>
      )}
      <p
        className={`min-w-0 text-small leading-snug text-muted [overflow-wrap:anywhere] ${isFlanking ? "pt-2.5 @4xl:pt-3.5" : ""}`}
      >
        <span className={`block font-semibold text-ink ${isFlanking ? "@4xl:text-[1.2em]" : "text-[1.2em]"}`}>
          {name}
        </span>
        {role && <span className="block text-balance">{role}</span>}
      </p>
    </div>
  );
}

interface Pair {
  when: string;
  question: string;
  answer: string;
  greeting: string;
  closing: string;
  reply: string;
  signature: string;
  group: string | undefined;
  isOpen: boolean;
}

/** A question on the customer's paper, which opens the answer on ours. */
function Letters({ when, question, answer, greeting, closing, reply, signature, group, isOpen }: Pair) {
  const words = (
    <>
      {(greeting || when) && (
        <span className="flex flex-wrap-reverse justify-between gap-x-4 *:min-w-0">
          {greeting && <span>{greeting}</span>}
          {when && <span className="ms-auto text-[.875em] text-tint-ink">{when}</span>}
        </span>
      )}
      <h3 className={`${heading} ${closing ? "" : "pe-12"}`}>{question}</h3>
      {closing && <Signed name={closing} />}
    </>
  );
  const paper = `${slip} ${ruled} ${torn} ${pitch}`;
  if (!answer) return <div className={`mb-4 ${paper}`}>{words}</div>;
  return (
    <details open={isOpen} name={group} className="group mb-4 open:mb-7">
      <summary className={paper}>
        {words}
        {/* closed until its letter is read; where all lie open nothing is to be opened */}
        {group && (
          <svg
            viewBox="0 0 28 26"
            className="absolute end-5 bottom-5.5 w-7 fill-none stroke-current [stroke-linejoin:round] stroke-[1.5] text-ink"
            aria-hidden="true"
          >
            <path d="M1 9v16h26V9M1 25l9-8m8 0 9 8" />
            <path d="M1 9h26L14 20z" className="group-open:hidden" />
            <path d="M27 9 14 20 1 9l13-8z" className="hidden group-open:block" />
            <circle cx="14" cy="18" r="3.500" className="fill-current stroke-none group-open:hidden" />
          </svg>
        )}
      </summary>
      <div className={sheet}>
        {reply && <p className="pt-4 text-ink">{reply}</p>}
        <div className={`@4xl:text-[1.0625em] ${reply ? "pt-2" : "pt-4"}`}>
          <Answer text={answer} />
        </div>
        {signature && (
          <p className="mt-3">
            <Signed name={signature} />
          </p>
        )}
      </div>
    </details>
  );
}

function Signed({ name }: { name: string }) {
  return <span className="block w-fit max-w-[calc(100%-3rem)] leading-7.5 text-ink italic">{name}</span>;
}
