import { Picture } from "../../../art/picture";

interface Mark {
  src: string;
  alt: string;
  /** What changed there, in one sentence, best with a number in it. */
  result: string;
  href: string;
  look: string;
  size: string;
}

export interface Props {
  title: string;
  lede: string;
  marks: Mark[];
  /** The words of the link below each result. */
  more: string;
}

const looks: Record<string, string> = { ink: "mark-ink", own: "mark-own", plate: "mark-plate" };
const sizes: Record<string, string> = {
  smaller: "[--mark:.82]",
  normal: "[--mark:1]",
  larger: "[--mark:1.22]",
  tall: "[--mark:1.65]",
};

/** A mark of the line's height; without a file, its name. */
function MarkOf({ src, alt, look, size }: Mark) {
  if (!src)
    return <span className="block text-[1.25em] leading-tight font-semibold tracking-[-.02em] text-ink">{alt}</span>;
  return (
    <span className={`block w-fit max-w-full min-w-0 ${looks[look]} ${sizes[size]}`}>
      <Picture
        src={src}
        alt={alt}
        className="block h-[calc(var(--line)*var(--mark))] w-auto max-w-full object-contain object-left rtl:object-right"
      />
    </span>
  );
}

// A plus that loses its upright when what it stands for is open.
const plus =
  "relative size-3 shrink-0 text-muted before:absolute before:inset-x-0 before:top-[5px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:start-[5px] after:w-0.5 after:bg-current after:transition-transform group-open:text-accent-ink group-open:after:scale-y-0 motion-reduce:after:transition-none";

export default function CaseLinks({ title, lede, marks, more }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const first = shown.findIndex(({ result }) => result);
  return (
    <section className="px-gutter py-section" aria-labelledby="lcl-title">
      <div className="mx-auto max-w-wide">
        <h2 id="lcl-title" className="max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[48ch] text-lede">{lede}</p>}
        {shown.length > 0 && (
          <ul className="mt-8 grid border-b border-hairline [--line:25px] @2xl:mt-10 @2xl:grid-cols-3 @2xl:gap-x-6 @2xl:border-0 @2xl:[--line:27px] @4xl:mt-14 @4xl:gap-x-12 @4xl:[--line:31px]">
            {shown.map((mark, index) => (
              <li key={index} className="min-w-0 border-t border-hairline has-[[open]]:border-ink">
                {mark.result ? (
                  <details name="lcl-case" open={index === first} className="group">
                    <summary className="flex min-h-20 items-center justify-between gap-4 @2xl:min-h-24">
                      <MarkOf {...mark} />
                      <span className={plus} />
                    </summary>
                    <div className="invisible pb-7 group-open:visible @2xl:pb-9">
                      <p className="max-w-[40ch] text-[1.125em] leading-snug tracking-[-.01em] text-ink @4xl:text-[1.375em]">
                        {mark.result}
                      </p>
                      {more && mark.href && (
                        <a
                          href={mark.href}
                          className="link mt-3 inline-flex min-h-6 items-center text-[.9375em] font-[550]"
                        >
                          {more}
                        </a>
                      )}
                    </div>
                  </details>
                ) : (
                  <div className="flex min-h-20 items-center @2xl:min-h-24">
                    <MarkOf {...mark} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
