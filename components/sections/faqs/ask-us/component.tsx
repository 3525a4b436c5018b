import { Answer } from "../../../art/answer";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  questions: {
    question: string;
    /** A new line begins a paragraph. “- ” begins a list item, “ | ” parts the cells of a table, and [words](address) is a link. */
    answer: string;
  }[];
  /** Whom people ask what isn’t answered here. */
  person: { name: string; role: string; picture: { src: string; alt: string } };
  /** Our own portraits are cut out in any case. */
  pictures: string;
  /** When somebody answers. */
  hours: { days: string; time: string }[];
  mail: { label: string; href: string };
  phone: { label: string; href: string };
  /** The words of the form. Emptied, it goes, and the other ways to reach you stay. */
  form: { question: string; email: string };
  /** Sends the form. Emptied, the form goes. */
  button: string;
  /** Where the form is sent: what people ask arrives under the name question, their address under email. */
  action: string;
  note: string;
  /** Whether the first answer can be read without pressing its question. */
  open: string;
}

const field =
  "mt-1.5 block w-full rounded-sm border border-line bg-raised px-3 text-ink caret-accent-ink autofill:[box-shadow:inset_0_0_0_99px_var(--sc-raised)]";
const wrong = "user-invalid:[border:1px_dashed_var(--sc-accent-ink)]";
const row = "border-t border-tint-ink/20";

export default function AskUs(props: Props) {
  const { title, lede, questions, person, pictures, hours, mail, phone, form, button, action, note, open } = props;
  const asked = questions.filter(({ question }) => question);
  const isNamed = Boolean(person.name || person.role || person.picture.src);
  const isReached = Boolean(mail.label || phone.label);
  const hasForm = Boolean(button && (form.question || form.email));
  const hasCard = isNamed || isReached || hours.length > 0 || hasForm || Boolean(note);
  return (
    <section className="px-gutter py-section" aria-labelledby="fau-title">
      <div
        className={`mx-auto grid gap-9 @4xl:gap-x-16 ${hasCard ? "max-w-wide @2xl:grid-cols-[minmax(0,1fr)_--spacing(72)] @4xl:grid-cols-[minmax(0,1fr)_--spacing(90)] @4xl:grid-rows-[auto_1fr]" : "max-w-[56em]"}`}
      >
        <div className="min-w-0 @2xl:@max-4xl:col-span-full">
          <h2 id="fau-title" className="max-w-[16em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[36em] text-lede">{lede}</p>}
        </div>
        <div className="min-w-0 self-start border-b border-hairline">
          {asked.map((item, index) => (
            <Question key={index} {...item} group="fau-question" isOpen={open === "first" && index === 0} />
          ))}
        </div>
        {hasCard && (
          <div className="min-w-0 self-start overflow-hidden rounded-md border border-transparent bg-tint text-small text-ink @2xl:sticky @2xl:top-6 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:text-body">
            {isNamed && <Person {...person} pictures={pictures} />}
            <div className="px-5 pb-5 @4xl:px-7 @4xl:pb-7">
              {hours.length > 0 && (
                <dl className={isNamed ? "pt-1" : "pt-3"}>
                  {hours.map(({ days, time }, index) => (
                    <div
                      key={index}
                      className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${index > 0 || isNamed ? row : ""} ${isNamed ? "@4xl:first:border-t-0" : ""}`}
                    >
                      <dt className="min-w-0 text-tint-ink">{days}</dt>
                      <dd className="min-w-0 tabular-nums">{time}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {isReached && (
                <p className={`flex flex-wrap gap-x-5 py-1.5 font-semibold ${row}`}>
                  {phone.label && (
                    <a href={phone.href} className="link inline-flex min-h-9 max-w-full items-center">
                      {phone.label}
                    </a>
                  )}
                  {mail.label && (
                    <a
                      href={mail.href}
                      className={`link inline-flex min-h-9 max-w-full items-center ${mail.label.length > 29 ? "text-[.9em] font-normal tracking-[-.01em]" : ""}`}
                    >
                      {mail.label}
                    </a>
                  )}
                </p>
              )}
              {hasForm && (
                <form action={action} method="post" className={`grid gap-3.5 pt-4 ${row}`}>
                  {form.question && (
                    <label className="block min-w-0 font-semibold">
                      {form.question}
                      <textarea
                        name="question"
                        required
                        rows={2}
                        className={`min-h-17 py-2.5 font-normal [field-sizing:content] ${field} ${wrong}`}
                      />
                    </label>
                  )}
                  {form.email && (
                    <label className="block min-w-0 font-semibold">
                      {form.email}
                      <input
                        type="email"
                        name="email"
                        autoComplete="email"
                        required
                        className={`min-h-11 font-normal ${field} ${wrong}`}
                      />
                    </label>
                  )}
                  <button type="submit" className="btn w-full">
                    {button}
                  </button>
                </form>
              )}
              {note && <p className="mt-3.5 text-small text-tint-ink">{note}</p>}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** A portrait with the name beside it. */
function Person({ name, role, picture, pictures }: Props["person"] & { pictures: string }) {
  const isCut = /\/art\/v\d/.test(picture.src) || pictures === "cutout";
  const plate =
    "relative size-24 flex-none bg-tint-plate text-black [color-scheme:light] [forced-color-adjust:none] @4xl:size-44";
  return (
    <div className="flex items-end">
      {picture.src && (
        <div className={plate}>
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute bottom-0 ${isCut ? "inset-x-0 mx-auto h-[94%] max-w-full object-contain object-bottom" : "inset-x-0 h-full w-full object-cover object-[50%_22%]"}`}
          />
        </div>
      )}
      {!picture.src && name && <Initials name={name} className={`font-display text-title ${plate}`} />}
      <p className="min-w-0 flex-1 px-4 py-2 [overflow-wrap:anywhere] @4xl:px-5">
        {name && <span className="block text-[1.25em] leading-tight font-semibold tracking-[-.02em]">{name}</span>}
        {role && <span className="mt-1 block leading-snug">{role}</span>}
      </p>
    </div>
  );
}

/** A question behind a triangle, as pages of notes have them. */
function Question({
  question,
  answer,
  group,
  isOpen,
}: Props["questions"][number] & { group: string; isOpen: boolean }) {
  const heading = "min-w-0 text-[1.125em] leading-snug font-semibold @4xl:text-[1.375em] @4xl:tracking-[-.015em]";
  if (!answer)
    return (
      <h3 className={`border-t border-hairline py-3.5 ps-6.5 @2xl:py-4.5 @4xl:py-6 @4xl:ps-8 ${heading}`}>
        {question}
      </h3>
    );
  return (
    <details name={group} open={isOpen} className="group border-t border-hairline">
      <summary className="flex min-h-12 gap-3.5 py-3.5 @2xl:py-4.5 @4xl:gap-4.5 @4xl:py-6">
        <svg
          viewBox="0 0 12 12"
          className="mt-[.5em] size-3 flex-none fill-current text-muted group-open:rotate-90 group-open:text-accent-ink rtl:rotate-180 rtl:group-open:rotate-90"
          aria-hidden="true"
        >
          <path d="M2.500.8 11 6 2.500 11.200Z" />
        </svg>
        <h3 className={heading}>{question}</h3>
      </summary>
      <div className="ps-6.5 pb-5 *:not-[table]:max-w-[36em] @4xl:ps-8 @4xl:pb-8 @4xl:text-[1.125em]">
        <Answer text={answer} />
      </div>
    </details>
  );
}
