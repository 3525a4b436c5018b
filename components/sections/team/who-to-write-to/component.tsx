import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  people: {
    /** Goes on with the name: “About an invoice, write to”. */
    about: string;
    name: string;
    portrait: { src: string; alt: string };
    /** A mail address, a phone number or an address of the web, each of which becomes a link. */
    contact: string;
    answers: string;
    urgent: boolean;
  }[];
}

/** The address of a link: mail has an @, one of the web a dot before letters and no space, a phone number digits and no letters but “ext”. */
function hrefOf(contact: string): string {
  if (/^(https?:\/\/|\/)/.test(contact)) return contact;
  if (contact.includes("@")) return `mailto:${contact}`;
  if (/^[^\s/]+\.\p{L}{2,}(\/\S*)?$/u.test(contact)) return `https://${contact}`;
  const [number = "", extension] = contact.split(/[\s,]*(?:ext\.?|x)\s*(?=\d)/i);
  if (!/\d/.test(number) || /\p{L}/u.test(number)) return "";
  return `tel:${number.replace(/[^+\d]/g, "")}${extension ? `;ext=${extension.replace(/\D/g, "")}` : ""}`;
}

export default function WhoToWriteTo({ title, lede, people }: Props) {
  // More than seven stand smaller, in two columns.
  const isLong = people.length > 7;
  return (
    <section className="px-gutter py-section" aria-labelledby="tww-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tww-title" className="max-w-[26em] font-display text-heading">
          {title}
        </h2>
        {lede && <p className="mt-1.5 max-w-[29em] text-balance @4xl:text-[1.125em]">{lede}</p>}
        <ul
          className={`mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 @2xl:mt-10 @4xl:mt-12 ${isLong ? "gap-y-7 @2xl:grid-cols-2 @4xl:grid-cols-3 @4xl:gap-y-9" : "gap-y-8 @4xl:gap-y-9"}`}
        >
          {people.map(({ about, name, portrait, contact, answers, urgent }, index) => {
            const href = hrefOf(contact);
            return (
              <li key={index} className="min-w-0 [overflow-wrap:anywhere]">
                <h3
                  className={`font-display leading-[1.36] text-wrap font-semibold tracking-[-.03em] ${isLong ? "text-[1.25em]" : "text-[clamp(1.75rem,1.2rem+2.35cqi,3.125rem)]"}`}
                >
                  {about && <span>{about} </span>}
                  <span className="inline-block max-w-full text-muted">
                    <span className="ms-[.06em] me-[.2em] inline-block -my-[.2em] size-[1.4em] overflow-hidden rounded-[50%] bg-tint-plate align-[-.2em] text-black [color-scheme:light]">
                      {portrait.src ? (
                        <Picture
                          src={portrait.src}
                          alt={portrait.alt}
                          className="block h-full w-full object-cover object-top"
                        />
                      ) : (
                        <Initials name={name} className="h-full text-[.42em]" />
                      )}
                    </span>
                    {name}
                  </span>
                </h3>
                <p
                  className={`mt-1.5 flex flex-wrap items-baseline gap-x-4 @4xl:mt-2.5 ${isLong ? "" : "@4xl:text-lede"}`}
                >
                  {contact &&
                    (href ? (
                      <a href={href} className="link inline-flex min-h-9 items-center">
                        {contact}
                      </a>
                    ) : (
                      <span className="text-ink">{contact}</span>
                    ))}
                  {answers && <span className={urgent ? "font-[550] text-accent-ink" : "text-muted"}>{answers}</span>}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
