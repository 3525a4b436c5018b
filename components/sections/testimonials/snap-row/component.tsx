import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Our own portraits are cut out in any case. */
  pictures: string;
  quotes: {
    text: string;
    name: string;
    role: string;
    portrait: { src: string; alt: string };
    href: string;
  }[];
}

const looks: Record<string, string> = {
  photo:
    "-mt-6 h-[calc(100%+--spacing(6))] w-full object-cover object-[50%_25%] @4xl:-mt-8 @4xl:h-[calc(100%+--spacing(8))]",
  gray: "-mt-6 h-[calc(100%+--spacing(6))] w-full object-cover object-[50%_25%] grayscale @4xl:-mt-8 @4xl:h-[calc(100%+--spacing(8))]",
  cutout: "h-full max-w-full object-contain object-bottom",
};

// What is short is set large.
const sizes = [
  "text-[clamp(1.375rem,1.1rem+.9cqi,1.75rem)] leading-[1.15] font-semibold tracking-[-.025em] text-balance",
  "text-[1.0625em] leading-[1.5] text-pretty @4xl:text-[1.125em]",
];

// Whoever is not seen whole fades out, and with forced colors is out of view: no line of words ends in the middle.
const fade =
  "[--to:right] rtl:[--to:left] [mask-image:linear-gradient(to_var(--to),#0000,#000_var(--side)_calc(100%-max(var(--side),2.5rem)),#0000)] forced-colors:[mask-image:none]";

/** How many people are seen at once, where there are as many: whole ones, and of the next as much as shows that it is one. */
const widths =
  "[--space:var(--gap)] [--show:var(--peek)] forced-colors:[--space:min(var(--side),6rem)] forced-colors:[--show:0px] [--gap:--spacing(4)] [--n:1] @2xl:[--gap:--spacing(5)] @2xl:[--n:2] @4xl:[--gap:--spacing(8)]";
const column =
  "w-[calc((100cqi-2*var(--side)-(var(--n)-1)*var(--space)-max(0px,var(--space)+var(--show)-var(--side)))/var(--n))]";
// By how many there are: who are all seen at once fill the row.
const peeks = [
  "[--peek:-99rem]",
  "[--peek:-99rem]",
  "[--peek:1.5rem] @2xl:[--peek:-99rem]",
  "[--peek:1.5rem] @2xl:[--peek:2.5rem] @4xl:[--n:3] @4xl:[--peek:-99rem]",
  "[--peek:1.5rem] @2xl:[--peek:2.5rem] @4xl:[--n:3]",
];
// Where all of them are seen nobody needs to know how many there are.
const counts = ["hidden", "hidden", "@2xl:hidden", "@4xl:hidden", ""];

// Where there is room, the words of one person alone stand beside the picture, on the same line.
const alone = {
  text: "text-[1.375em] leading-[1.35] text-balance @4xl:text-[1.75em]",
  item: "w-[calc(100cqi-2*var(--side))] @max-2xl:grid-rows-subgrid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl:grid-rows-1",
  words:
    "@max-2xl:self-start @max-2xl:border-s-2 @max-2xl:ps-3.5 @max-2xl:pt-4 @2xl:flex @2xl:flex-col @2xl:justify-end @2xl:border-b-2 @2xl:ps-6 @2xl:pb-5 @4xl:ps-10 @4xl:pb-7",
};

export default function SnapRow({ title, lede, pictures, quotes }: Props) {
  const many = Math.min(quotes.length, 4);
  return (
    <section className="overflow-hidden py-section" aria-labelledby="tsr-title">
      <div className="px-gutter">
        <div className="mx-auto max-w-wide">
          <h2 id="tsr-title" className="max-w-[15em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[40em] text-lede text-balance">{lede}</p>}
        </div>
      </div>
      {/* what scrolls has to be reached with keys */}
      <div
        className={`mt-8 snap-x snap-mandatory scroll-px-(--side) overflow-x-auto pb-4 [--side:max(var(--sc-gutter),calc(50cqi-var(--sc-wide)/2))] [scrollbar-color:var(--sc-muted)_transparent] focus-visible:-outline-offset-2 @4xl:mt-12 ${quotes.length > 1 ? fade : ""}`}
        role="group"
        aria-labelledby="tsr-title"
        tabIndex={quotes.length > 1 ? 0 : undefined}
      >
        {/* people and words each have a row */}
        <ul
          className={`grid w-max grid-flow-col grid-rows-[auto_1fr] gap-x-(--space) px-(--side) ${widths} ${peeks[many]}`}
        >
          {quotes.map(({ text, name, role, portrait, href }, index) => (
            <li
              key={index}
              className={`row-span-2 grid min-w-0 snap-start [overflow-wrap:anywhere] ${many > 1 ? `grid-rows-subgrid ${column}` : alone.item}`}
            >
              {/* the line below it goes on beside the words, in the same ink */}
              <div className="min-w-0 border-b-2 border-ink">
                <div
                  className={`drawn relative flex h-52 justify-center overflow-hidden rounded-se-lg bg-tint-plate pt-6 text-black [color-scheme:light] @4xl:pt-8 ${many > 1 ? "@2xl:h-64 @4xl:h-80" : "@2xl:h-full @2xl:min-h-64 @4xl:min-h-80"}`}
                >
                  <Person name={name} portrait={portrait} look={looks[pictures] ?? ""} />
                  <span className={`${count} ${counts[many]}`} aria-hidden="true">
                    {index + 1}/{quotes.length}
                  </span>
                </div>
              </div>
              {/* the line leads from whoever says it to the words */}
              <figure
                className={`min-w-0 border-ink ${many > 1 ? "self-start border-s-2 ps-3.5 pt-4 @4xl:ps-5 @4xl:pt-5" : alone.words}`}
              >
                <blockquote className={`text-ink ${many > 1 ? sizes[text.length <= 80 ? 0 : 1] : alone.text}`}>
                  {text}
                </blockquote>
                {(name || role) && (
                  <figcaption className="mt-3 text-small leading-snug">
                    {name && (
                      <p className="font-semibold text-ink">
                        {href ? (
                          <a href={href} className="link">
                            {name}
                          </a>
                        ) : (
                          name
                        )}
                      </p>
                    )}
                    {role && <p className="text-muted">{role}</p>}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const count =
  "absolute start-0 top-0 rounded-ee-md bg-tint-plate px-3 py-2 text-caption leading-4 font-semibold tabular-nums";

/** Whoever has no picture stands there in outline, with initials. */
function Person({
  name,
  portrait: { src, alt },
  look,
}: {
  name: string;
  portrait: { src: string; alt: string };
  look: string;
}) {
  if (src) return <Picture src={src} alt={alt} className={`block ${/\/art\/v\d/.test(src) ? looks.cutout : look}`} />;
  return (
    <div className="relative aspect-[122/155] h-full">
      <svg viewBox="0 0 122 155" className="block size-full fill-[#fff] stroke-black stroke-[2]" aria-hidden="true">
        <path d="M3 156c0-44 20-68 58-68s58 24 58 68z" />
        <circle cx="61" cy="58" r="38" />
      </svg>
      <Initials name={name} className="absolute inset-x-0 bottom-0 h-[34%] font-display text-heading" />
    </div>
  );
}
