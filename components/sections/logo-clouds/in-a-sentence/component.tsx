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

// On dark pages the plate's ring stays within the line, and its margin keeps words off it.
const looks: Record<string, string> = {
  ink: "mark-ink mx-[.04em]",
  own: "mark-own mx-[.04em]",
  plate:
    "mx-[.2em] rounded-[.06em] bg-[light-dark(#0000,#f4f3f1)] [box-shadow:0_0_0_.14em_light-dark(#0000,#f4f3f1)] forced-colors:bg-[#fff] forced-colors:[forced-color-adjust:none]",
};
const sizes: Record<string, string> = {
  smaller: "[--mark:.98]",
  normal: "[--mark:1.08]",
  larger: "[--mark:1.18]",
  tall: "[--mark:1.24]",
};

/** A mark as a word of its line, its middle at that of the capitals; without a file, its name. */
function MarkOf({ src, alt, look, size }: Mark) {
  if (!src) return <b className="font-semibold text-ink">{alt}</b>;
  return (
    <span
      className={`inline-block h-[calc(1em*var(--mark))] max-w-full align-[calc(.355em-.5em*var(--mark))] ${looks[look]} ${sizes[size]}`}
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
        <div className="max-w-[31em] text-[clamp(1.5rem,1rem+2.5cqi,2.75rem)] leading-[1.44] tracking-[-.022em] text-muted">
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
