import { Picture } from "../../../art/picture";

export interface Props {
  /** The one sentence of the quote that people are to remember. It is set largest when it is short. */
  title: string;
  /** The rest of what they said. */
  text: string;
  marks: string;
  portrait: { src: string; alt: string };
  name: string;
  role: string;
  link: { label: string; href: string };
}

const quoteMarks: Record<string, readonly [string, string]> = {
  high: ["“", "”"],
  low: ["„", "“"],
  polish: ["„", "”"],
  angled: ["«", "»"],
  french: ["«\u00a0", "\u00a0»"],
  none: ["", ""],
};

export default function OneQuote({ title, text, marks, portrait, name, role, link }: Props) {
  const [open, close] = quoteMarks[marks] ?? ["", ""];
  const hasCaption = Boolean(portrait.src || name || role || link.label);
  return (
    <section className="px-gutter py-section" aria-labelledby="tq-title">
      <figure
        className={`mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-y-8 [overflow-wrap:anywhere] @2xl:gap-x-11 @4xl:gap-x-18 ${hasCaption ? "@2xl:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]" : "@2xl:ps-11"}`}
      >
        <blockquote className={hasCaption ? "@2xl:col-start-2 @2xl:row-start-1" : ""}>
          <h2 id="tq-title" className={`relative font-display font-semibold ${sizeFor(title)}`}>
            {/* Wider than a phone, the mark hangs outside the text, and needs no space. */}
            {open && (
              <span className="text-accent-ink @2xl:absolute @2xl:end-full @2xl:pe-[.06em]">
                {open[0]}
                {open[1] && <span className="@2xl:hidden">{open[1]}</span>}
              </span>
            )}
            {title}
            {!text && close && <span className="text-accent-ink">{close}</span>}
          </h2>
          {text && (
            <p className="mt-5 max-w-[28em] text-lede text-ink-2 @4xl:mt-7">
              {text}
              {close && <span className="text-accent-ink">{close}</span>}
            </p>
          )}
        </blockquote>
        {hasCaption && (
          <figcaption
            className={`flex items-end gap-4 @2xl:col-start-1 @2xl:row-start-1 @2xl:block ${portrait.src ? "@2xl:pt-2" : "border-t-2 border-ink pt-3"}`}
          >
            {portrait.src && (
              <div className="aspect-11/14 w-24 shrink-0 overflow-hidden rounded-md bg-tint-plate text-black shadow-[0_0_0_1px_var(--sc-hairline)] @2xl:mb-4 @2xl:w-full">
                <Picture
                  src={portrait.src}
                  alt={portrait.alt}
                  className="block h-full w-full object-cover object-[50%_30%]"
                />
              </div>
            )}
            <div className="min-w-0 text-small">
              {name && <p className="text-[1.0625rem] leading-snug font-semibold text-ink @4xl:text-sub">{name}</p>}
              {role && <p className="mt-1 text-balance text-muted">{role}</p>}
              {link.label && (
                <p className="mt-2">
                  <a href={link.href} className="link inline-flex min-h-6 items-center font-[550]">
                    {link.label}
                  </a>
                </p>
              )}
            </div>
          </figcaption>
        )}
      </figure>
    </section>
  );
}

/** The shorter the sentence, the larger it is. */
function sizeFor({ length }: string): string {
  if (length <= 60) return "text-hero";
  if (length <= 130) return "text-[clamp(2rem,.95rem+3.4cqi,4rem)] leading-[1.06] tracking-[-.034em]";
  return "text-title";
}
