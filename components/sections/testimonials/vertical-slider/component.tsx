import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Quote {
  /** What they said, in 40 to 600 letters: the shorter it is, the larger it is set. */
  text: string;
  name: string;
  role: string;
  portrait: { src: string; alt: string };
  tint: string;
  link: { label: string; href: string };
}

export interface Props {
  title: string;
  lede: string;
  /** Read aloud before the faces, which are a choice. */
  legend: string;
  pictures: string;
  /** Two to eight. The first is shown until another face is pressed. */
  quotes: Quote[];
}

// How many cards are above the chosen one: by so many all of them are moved up.
const moved = [
  "",
  "has-[[value='2']:checked]:[--i:1]",
  "has-[[value='3']:checked]:[--i:2]",
  "has-[[value='4']:checked]:[--i:3]",
  "has-[[value='5']:checked]:[--i:4]",
  "has-[[value='6']:checked]:[--i:5]",
  "has-[[value='7']:checked]:[--i:6]",
  "has-[[value='8']:checked]:[--i:7]",
];
// Of the other cards only the ground is there: what they say is neither seen nor read, nor reached by keys.
const read = [
  "group-has-[[value='1']:checked]/all:[--see:visible]",
  "group-has-[[value='2']:checked]/all:[--see:visible]",
  "group-has-[[value='3']:checked]/all:[--see:visible]",
  "group-has-[[value='4']:checked]/all:[--see:visible]",
  "group-has-[[value='5']:checked]/all:[--see:visible]",
  "group-has-[[value='6']:checked]/all:[--see:visible]",
  "group-has-[[value='7']:checked]/all:[--see:visible]",
  "group-has-[[value='8']:checked]/all:[--see:visible]",
];

const tints: Record<string, string> = {
  gray: "tint-gray",
  brown: "tint-brown",
  orange: "tint-orange",
  yellow: "tint-yellow",
  green: "tint-green",
  blue: "tint-blue",
  purple: "tint-purple",
  pink: "tint-pink",
  red: "tint-red",
};

// Our own portraits are cut out in any case.
const isCutout = (src: string, pictures: string) => pictures === "cutout" || /\/art\/v\d/.test(src);

const grid =
  "mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-6 @2xl:gap-y-9 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @4xl:gap-x-14";
const faces =
  "grid min-w-0 grid-cols-2 gap-x-2 gap-y-3 @2xl:grid-cols-4 @2xl:gap-3 @4xl:mt-8 @4xl:grid-cols-1 @4xl:gap-0";
const peeking = "pb-12 mask-[linear-gradient(#000_calc(100%-3rem),#0000)]";

export default function VerticalSlider({ title, lede, legend, pictures, quotes }: Props) {
  const shown = quotes.slice(0, 8);
  const isSlider = shown.length > 1;
  return (
    <section className="group/all px-gutter py-section [overflow-wrap:anywhere] [--i:0]" aria-labelledby="tvs-title">
      <div className={moved.slice(0, 4).join(" ")}>
        <div className={`${grid} ${moved.slice(4, shown.length).join(" ")}`}>
          <div className="contents @4xl:block @4xl:self-center">
            <div className="min-w-0">
              <h2 id="tvs-title" className="max-w-[15em] font-display text-title">
                {title}
              </h2>
              {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
            </div>
            {isSlider && (
              <fieldset aria-labelledby={legend ? undefined : "tvs-title"} className={faces}>
                {legend && <legend className="sr-only">{legend}</legend>}
                {shown.map((quote, index) => (
                  <label key={index} className={`${row} ${stood} ${ruled} ${mark}`}>
                    <input
                      type="radio"
                      name="tvs-quote"
                      value={index + 1}
                      defaultChecked={index === 0}
                      className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                    />
                    <Face quote={quote} pictures={pictures} />
                  </label>
                ))}
              </fieldset>
            )}
          </div>
          <div
            className={`grid min-w-0 grid-cols-[minmax(0,1fr)] overflow-clip ${isSlider ? peeking : ""}`}
            aria-live="polite"
          >
            {shown.map((quote, index) => (
              <div
                key={index}
                className={`contents ${tints[quote.tint] ?? ""} ${isSlider ? read[index] : ""}`}
                style={{ "--n": index } as CSSProperties}
              >
                <Card quote={quote} isSlider={isSlider} pictures={pictures} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

const row =
  "group/face relative flex min-w-0 cursor-pointer items-center gap-2.5 rounded-sm outline-(--sc-focus) has-focus-visible:outline-2 has-focus-visible:outline-offset-6";
// In a Notion column long names have their whole place below the face.
const stood = "@2xl:flex-col @2xl:items-start @4xl:flex-row @4xl:items-center @4xl:gap-3.5";
const ruled = "@4xl:border-hairline @4xl:py-3 @4xl:not-first-of-type:border-t";
// The chosen face has a ring, and in a list of them a red mark beside it.
const mark =
  "@4xl:has-checked:before:absolute @4xl:has-checked:before:inset-y-3 @4xl:has-checked:before:-start-4 @4xl:has-checked:before:border-s-2 @4xl:has-checked:before:border-accent-ink";
const circle = "face grid size-12 place-items-center text-black [color-scheme:light]";
const ring = "shrink-0 rounded-full outline-offset-2 outline-ink group-has-checked/face:outline-2";

/** A person to choose by face and name, and wider than a Notion column by what they do. */
function Face({ quote, pictures }: { quote: Quote; pictures: string }) {
  const { name, role, portrait, tint } = quote;
  return (
    <>
      <span className={`${ring} ${tints[tint] ?? ""}`}>
        <span className={circle}>
          {portrait.src ? (
            <Picture
              src={portrait.src}
              alt=""
              className={`size-full object-cover object-top ${isCutout(portrait.src, pictures) ? "origin-[47%_8%] scale-[1.6]" : ""}`}
            />
          ) : (
            <Initials name={name} className="text-small font-semibold" />
          )}
        </span>
      </span>
      <span className="min-w-0 text-[.875em]/[1.4] text-muted group-has-checked/face:text-ink">
        <b className="block font-semibold">{name}</b>
        {role && <span className="sr-only @4xl:not-sr-only">{role}</span>}
      </span>
    </>
  );
}

const fades =
  "[visibility:var(--see,hidden)] opacity-[calc(1-(var(--n)-var(--i))*(var(--n)-var(--i)))] [transition:visibility_var(--sc-slow),opacity_var(--sc-slow)] motion-reduce:[transition:none]";
const slid =
  "[transform:translateY(calc((var(--n)-var(--i))*(100%+16px)))] [transition:transform_var(--sc-slow)_var(--sc-ease)] motion-reduce:[transition:none]";
const card =
  "grid grid-cols-[minmax(0,1fr)_44%] grid-rows-[1fr_auto] overflow-hidden rounded-lg border border-transparent bg-tint-wash [grid-area:1/1] @2xl:min-h-97 @2xl:grid-cols-[minmax(0,1fr)_46%]";
const quarter =
  "relative col-start-2 row-start-2 self-end overflow-hidden rounded-ss-[100%] bg-tint-plate before:block before:pt-[100%] @2xl:row-span-2 @2xl:row-start-1";

/** All cards are as high as the highest, lie on one another, and are moved from there by their own height. */
function Card({ quote, isSlider, pictures }: { quote: Quote; isSlider: boolean; pictures: string }) {
  const { text, name, role, portrait, link } = quote;
  const motion = isSlider ? fades : "";
  return (
    <div className={`${card} ${isSlider ? slid : ""}`}>
      <figure className="contents">
        <blockquote
          className={`col-span-2 p-6 text-ink @2xl:p-10 ${portrait.src ? "@2xl:col-span-1 @2xl:pe-2" : "@2xl:pe-16"} ${sizeFor(text)} ${motion}`}
        >
          {text}
        </blockquote>
        <figcaption
          className={`row-start-2 min-w-0 self-end p-6 pe-2 text-[.875em]/[1.4] @2xl:ps-10 @2xl:pb-10 ${motion}`}
        >
          <b className="font-semibold text-ink">{name}</b>
          {role && <br />}
          {role}
          {link.label && (
            <a href={link.href} className="link mt-2 table">
              {link.label}
            </a>
          )}
        </figcaption>
      </figure>
      {portrait.src && (
        <div className={`${quarter} ${motion}`}>
          <Picture
            src={portrait.src}
            alt={portrait.alt}
            className={`absolute bottom-0 w-full ${isCutout(portrait.src, pictures) ? "h-[88%] object-contain object-bottom" : "h-full object-cover object-[50%_20%]"}`}
          />
        </div>
      )}
    </div>
  );
}

/** The shorter the quote, the larger it is. */
function sizeFor({ length }: string): string {
  if (length <= 130)
    return "text-[clamp(1.375rem,1rem+1.6cqi,2.125rem)]/[1.2] font-[550] [letter-spacing:-.022em] text-balance";
  if (length <= 280)
    return "text-[clamp(1.1875rem,.95rem+1cqi,1.75rem)]/[1.3] font-[550] [letter-spacing:-.016em] text-pretty";
  return "text-[clamp(1rem,.9rem+.35cqi,1.1875rem)]/[1.5]";
}
