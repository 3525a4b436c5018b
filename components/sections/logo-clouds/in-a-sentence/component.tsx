import { Picture } from "../../../art/picture";

interface Mark {
  src: string;
  alt: string;
  /** A comma or full stop right behind the mark, kept on its line. */
  after: string;
  /** How the sentence goes on, up to the next mark. */
  text: string;
  href: string;
  look: string;
  size: string;
}

export interface Props {
  /** How the sentence begins, up to the first mark. */
  title: string;
  marks: Mark[];
  action: { label: string; href: string };
}

const looks: Record<string, string> = { ink: "mark-ink", own: "mark-own", plate: "mark-plate" };
const sizes: Record<string, string> = {
  smaller: "[--mark:.84]",
  normal: "[--mark:1]",
  larger: "[--mark:1.12]",
  tall: "[--mark:1.3]",
};

/** A mark as a word of its line, its middle at that of the capitals; without a file, its name. */
function MarkOf({ src, alt, look, size }: Mark) {
  if (!src) return <b className="font-semibold text-ink">{alt}</b>;
  return (
    <span
      className={`mx-[.04em] inline-block h-[calc(1.16em*var(--mark))] max-w-full align-[calc(.355em-.58em*var(--mark))] ${looks[look]} ${sizes[size]}`}
    >
      <Picture src={src} alt={alt} className="block h-full w-auto max-w-full object-contain" />
    </span>
  );
}

export default function InASentence({ title, marks, action }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="las-title">
      <div className="mx-auto max-w-wide">
        <div className="max-w-[31em] text-[clamp(1.5rem,1rem+2.5cqi,2.75rem)] leading-[1.42] tracking-[-.022em] text-pretty text-muted">
          <h2 id="las-title" className="inline">
            {title}
          </h2>
          {shown.length > 0 && (
            <p className="inline">
              {shown.map((mark, index) => (
                // A space that counts also where one between blocks or at the beginning of an element doesn't.
                <span key={index} className="before:content-['_']">
                  {" "}
                  <span className="whitespace-nowrap">
                    {mark.href ? (
                      <a href={mark.href} className="transition-opacity hover:opacity-65">
                        <MarkOf {...mark} />
                      </a>
                    ) : (
                      <MarkOf {...mark} />
                    )}
                    {mark.after}
                  </span>
                  {mark.text && <span> {mark.text}</span>}
                </span>
              ))}
            </p>
          )}
        </div>
        {action.label && (
          <a href={action.href} className="btn mt-9 @4xl:mt-12">
            {action.label}
          </a>
        )}
      </div>
    </section>
  );
}
