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
  photo: "aspect-4/5 rounded-t-sm object-cover object-[50%_25%]",
  gray: "aspect-4/5 rounded-t-sm object-cover object-[50%_25%] grayscale",
  cutout: "max-w-full object-contain object-bottom",
};

// The more somebody says, the smaller it is set and the more room it has.
const sizes = [
  "w-[min(15.5rem,74cqi)] text-[clamp(1.4375rem,.95rem+1.9cqi,2.25rem)] leading-[1.1] text-balance font-semibold text-ink tracking-[-.03em] @4xl:w-84",
  "w-[min(18.5rem,80cqi)] text-[1.0625em] leading-[1.42] text-pretty font-[550] text-ink tracking-[-.012em] @2xl:text-[1.1875em] @4xl:w-92 @4xl:text-[1.375em]",
  "w-[min(24rem,84cqi)] leading-[1.5] text-pretty text-ink-2 @4xl:w-112 @4xl:text-[1.125em]",
];

export default function SnapRow({ title, lede, pictures, quotes }: Props) {
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
        className="mt-5 snap-x snap-mandatory scroll-ps-(--side) overflow-x-auto pt-3 pb-4 [--side:max(var(--sc-gutter),calc(50cqi-var(--sc-wide)/2))] [scrollbar-color:var(--sc-line)_transparent] focus-visible:-outline-offset-2 @4xl:mt-3"
        role="group"
        aria-labelledby="tsr-title"
        tabIndex={quotes.length > 1 ? 0 : undefined}
      >
        {/* words, people and names each have a row; with few people the row is as long as the page */}
        <ul className="grid w-max min-w-full grid-flow-col grid-rows-[1fr_auto_auto]">
          {quotes.map(({ text, name, role, portrait, href }, index) => (
            <li
              key={index}
              className="row-span-3 grid snap-start grid-rows-subgrid [--end:--spacing(8)] last:[--end:var(--side)] first:[--start:var(--side)] @4xl:[--end:--spacing(12)]"
            >
              <figure className="row-span-3 grid grid-rows-subgrid [overflow-wrap:anywhere]">
                <blockquote
                  className={`box-content self-end ps-(--start,0px) pe-(--end) pb-4 @4xl:pb-5 ${sizes[text.length <= 90 ? 0 : text.length <= 220 ? 1 : 2]}`}
                >
                  {text}
                </blockquote>
                <figcaption className="row-span-2 grid grid-rows-subgrid">
                  <div className="drawn relative order-first border-b-2 border-black bg-tint-plate ps-(--start,0px) pt-8 text-black [color-scheme:light] @2xl:pt-10 @4xl:pt-12">
                    {/* from the words to whoever says them */}
                    <span className="drawn absolute top-0 ms-9 h-6 w-0.5 origin-top -rotate-[24deg] bg-black rtl:rotate-[24deg] @4xl:ms-12 @4xl:h-8" />
                    <div className="relative h-46 @2xl:h-58 @4xl:h-74">
                      <Person name={name} portrait={portrait} look={looks[pictures] ?? ""} />
                    </div>
                  </div>
                  <div className="ps-(--start,0px) pe-(--end) pt-3 text-small leading-snug">
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
                  </div>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
  // our own have room at their sides
  const own = "-ms-4 object-contain @4xl:-ms-6";
  if (src) return <Picture src={src} alt={alt} className={`block h-full ${/\/art\/v\d/.test(src) ? own : look}`} />;
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
