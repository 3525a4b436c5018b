import type { ReactNode } from "react";
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

/** A face and a name stay together: the next line has both. */
function Unit({ href, children }: { href: string; children: ReactNode }) {
  const together = "inline-flex max-w-full items-center gap-[.25em] align-top text-ink";
  return href ? (
    <a href={href} className={together}>
      {children}
    </a>
  ) : (
    <span className={together}>{children}</span>
  );
}

export default function WhoToWriteTo({ title, lede, people }: Props) {
  // More than seven stand smaller, in two columns; fewer are lines of a list, with the address at its right where there is room.
  const shape =
    people.length > 7
      ? {
          list: "gap-y-7 @2xl:grid-cols-2 @4xl:grid-cols-3 @4xl:gap-y-9",
          item: "",
          size: "text-[1.25em]",
          face: "size-[1.4em]",
          reply: "",
        }
      : {
          list: "gap-y-8 @2xl:gap-y-0 @2xl:border-b @2xl:border-hairline",
          item: "@2xl:border-t @2xl:border-hairline @2xl:py-5 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_15rem] @6xl:grid-cols-[minmax(0,1fr)_18rem] @5xl:items-center @5xl:gap-x-12 @5xl:py-6",
          size: "text-[clamp(1.3125rem,1.05rem+1.1cqi,1.5rem)] @4xl:leading-[1.75] @6xl:text-[1.75rem]",
          face: "size-[1.4em] @4xl:-my-[.4em] @4xl:size-[1.9em]",
          reply: "@4xl:text-[1.0625em] @5xl:mt-0 @5xl:block",
        };
  return (
    <section className="px-gutter py-section" aria-labelledby="tww-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tww-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <ul className={`mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 @2xl:mt-10 @4xl:mt-12 ${shape.list}`}>
          {people.map(({ about, name, portrait, contact, answers, urgent }, index) => {
            const href = hrefOf(contact);
            return (
              <li key={index} className={`min-w-0 [overflow-wrap:anywhere] ${shape.item}`}>
                <h3 className={`font-display leading-[1.55] text-wrap font-semibold tracking-[-.025em] ${shape.size}`}>
                  {about && <span>{about} </span>}
                  <Unit href={href}>
                    <span
                      className={`drawn -my-[.2em] shrink-0 overflow-hidden rounded-[50%] bg-tint-plate text-black [color-scheme:light] ${shape.face}`}
                    >
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
                    <span className={`min-w-0 ${href ? "link" : ""}`}>{name}</span>
                  </Unit>
                </h3>
                <p className={`mt-1.5 flex flex-wrap items-baseline gap-x-4 empty:hidden ${shape.reply}`}>
                  {contact &&
                    (href ? (
                      <a href={href} className="link inline-flex min-h-9 items-center">
                        {contact}
                      </a>
                    ) : (
                      <span className="text-ink">{contact}</span>
                    ))}
                  {answers && (
                    <span
                      className={`min-w-0 text-balance @5xl:block ${urgent ? "font-[550] text-accent-ink" : "text-muted"}`}
                    >
                      {answers}
                    </span>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
