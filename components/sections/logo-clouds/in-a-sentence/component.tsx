import { Picture } from "../../../art/picture";

interface Mark {
  src: string;
  alt: string;
  /** How the sentence goes on, up to the next mark. A comma or full stop at its beginning stays beside the mark. */
  text: string;
  href: string;
  look: string;
  size: string;
}

export interface Props {
  heading: string;
  /** How the sentence begins, up to the first mark. */
  title: string;
  marks: Mark[];
  action: { label: string; href: string };
}

// Every mark stands on a plate of one height, which is less than that of the line.
const plate =
  "inline-block max-w-full rounded-[.2em] bg-tint-wash px-[.34em] py-[calc(.65em-.5em*var(--mark))] align-[-.3em] [line-height:0]";
const looks: Record<string, string> = {
  ink: "mark-ink",
  own: "mark-own",
  plate: "bg-[light-dark(var(--tint-wash),#f4f3f1)] forced-colors:bg-[#fff] forced-colors:[forced-color-adjust:none]",
};
const sizes: Record<string, string> = {
  smaller: "[--mark:.86]",
  normal: "[--mark:.96]",
  larger: "[--mark:1.06]",
  tall: "[--mark:1.14]",
};

/** A mark as a word of its line, its middle at that of the capitals; without a file, its name. */
function MarkOf({ src, alt, look, size }: Mark) {
  if (!src) return <b className="rounded-[.2em] bg-tint-wash px-[.3em] py-[.06em] font-semibold text-ink">{alt}</b>;
  return (
    <span className={`${plate} ${looks[look]} ${sizes[size]}`}>
      <Picture src={src} alt={alt} className="block h-[calc(1em*var(--mark))] w-auto max-w-full object-contain" />
    </span>
  );
}

/** The comma or full stop that words begin with, and the rest of them. */
function partsOf(text: string): [after: string, words: string] {
  const [, before = "", after = "", rest = ""] = /^([^\p{L}\p{N}\s,.;:?!)]*)([,.;:?!)]*)\s*(.*)$/su.exec(text) ?? [];
  return [after, before + rest];
}

/** The last short words keep together, so that none of them stands alone in the last line. */
function together(text: string): string {
  const words = text.split(" ");
  let end = words.pop() ?? "";
  while (words.length > 1 && end.length + (words.at(-1) ?? "").length < 18) end = `${words.pop()}\u00a0${end}`;
  return [...words, end].join(" ");
}

export default function InASentence({ heading, title, marks, action }: Props) {
  // Without a heading of its own the section is known by how its sentence begins.
  const Start = heading ? "p" : "h2";
  const shown = marks.filter(({ src, alt }) => src || alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="las-title">
      <div className="mx-auto max-w-wide">
        {heading && (
          <h2 id="las-title" className="mb-6 text-sub @4xl:mb-8">
            {heading}
          </h2>
        )}
        <div className="max-w-[24.5em] text-pretty text-[clamp(1.5rem,1rem+2.5cqi,2.75rem)] leading-[1.6] tracking-[-.022em] text-ink">
          <Start id={heading ? undefined : "las-title"} className="inline">
            {title}
          </Start>
          {shown.length > 0 && (
            <p className="inline">
              {shown.map((mark, index) => {
                const [after, words] = partsOf(mark.text);
                return (
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
                      {after}
                    </span>
                    {mark.text && <span> {index + 1 < shown.length ? words : together(words)}</span>}
                  </span>
                );
              })}
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
