import type { CSSProperties, ReactNode } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Letter {
  /** Stands on the strip that shows of a sheet, as the place does in a letter. */
  place: string;
  greeting: string;
  /** What they wrote, in 40 to 600 letters. */
  text: string;
  closing: string;
  name: string;
  role: string;
  face: { src: string; alt: string };
  link: { label: string; href: string };
}

export interface Props {
  title: string;
  lede: string;
  /** Read aloud before the letters, which are a choice. */
  legend: string;
  /** One to five. The first lies open until another is pressed. */
  letters: Letter[];
  action: { label: string; href: string };
}

// No sheet lies straight but the one that is read, which lies over both of its neighbors.
const tilts = ["-rotate-[.7deg]", "rotate-[.6deg]", "-rotate-[.4deg]", "rotate-[.8deg]", "-rotate-[.6deg]"];
const shifts = ["@2xl:me-8", "@2xl:ms-8", "@2xl:ms-3 @2xl:me-5", "@2xl:ms-7 @2xl:me-1", "@2xl:me-7"];
const order = "z-(--i) has-checked:z-10 [:has(:checked)~&]:[z-index:calc(var(--last)-var(--i))]";
const sheet =
  "group/sheet relative min-w-0 rounded-sm border border-transparent bg-tint-wash shadow-lift outline-(--sc-focus)";
const moves =
  "-mt-3.5 first-of-type:mt-0 not-has-checked:pb-2 @2xl:not-has-checked:pb-6 [:has(:checked)~&]:pt-2 [transition:rotate_var(--sc-slow)_var(--sc-ease)] motion-reduce:transition-none";
const front =
  "has-checked:rotate-0 has-checked:bg-raised has-checked:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-3";
// A sheet that is covered is as high as its strip, and wider than a phone as its first line, too.
const folds =
  "grid grid-rows-[0fr] [transition:grid-template-rows_var(--sc-slow)_var(--sc-ease)] group-has-checked/sheet:grid-rows-[1fr] motion-reduce:transition-none @2xl:grid-rows-[minmax(calc(.25rem+1.59em),0fr)]";
const folded = "invisible min-h-0 overflow-hidden group-has-checked/sheet:visible";
const opened = "hidden group-has-checked/sheet:block";
// Of a covered letter one line is seen, as far as the sheet is wide.
const first = "@2xl:visible @2xl:truncate group-has-checked/sheet:whitespace-normal";

// All of a sheet that is covered can be pressed.
const label = "after:absolute after:inset-0 after:cursor-pointer group-has-checked/sheet:after:hidden";

export default function LetterPile({ title, lede, legend, letters, action }: Props) {
  const shown = letters.slice(0, 5);
  const isPile = shown.length > 1;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="tlp-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] content-start @4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-14">
        <div>
          <h2 id="tlp-title" className="max-w-[18em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[36em] text-lede text-pretty">{lede}</p>}
        </div>
        <fieldset
          className="isolate mt-8 min-w-0 @2xl:mt-10 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:mt-0"
          aria-labelledby={legend ? undefined : "tlp-title"}
          style={{ "--last": shown.length } as CSSProperties}
        >
          {legend && <legend className="sr-only">{legend}</legend>}
          {shown.map((letter, index) => (
            <Sheet key={index} letter={letter} index={index} isPile={isPile}>
              {isPile ? (
                <label className={label}>
                  <input type="radio" name="tlp-letter" defaultChecked={index === 0} className="sr-only" />
                  {letter.name}
                </label>
              ) : (
                letter.name
              )}
            </Sheet>
          ))}
        </fieldset>
        {action.label && (
          <a href={action.href} className="btn mt-8 justify-self-start @4xl:self-start">
            {action.label}
          </a>
        )}
      </div>
    </section>
  );
}

interface SheetProps {
  letter: Letter;
  index: number;
  isPile: boolean;
  /** The name, which chooses the letter where there are several. */
  children: ReactNode;
}

function Sheet({ letter, index, isPile, children }: SheetProps) {
  const { place, greeting, text, closing, name, role, face, link } = letter;
  return (
    <figure
      className={`${sheet} ${isPile ? `${order} ${moves} ${front} ${tilts[index]} ${shifts[index]}` : ""}`}
      style={{ "--i": index } as CSSProperties}
    >
      <figcaption className="px-5 py-5 text-small @2xl:px-8">
        <div className="flex items-center gap-3">
          {(face.src || name) && (
            <span className="face size-10 text-black [color-scheme:light]">
              {face.src ? (
                <Picture src={face.src} alt={face.alt} className="size-full object-cover" />
              ) : (
                <Initials name={name} className="size-full text-small font-semibold" />
              )}
            </span>
          )}
          <span className="min-w-0 flex-1 items-baseline justify-between gap-x-6 leading-snug @2xl:flex">
            <span className="block min-w-0">
              <span className="block font-semibold text-ink">{children}</span>
              {role && <span className="block">{role}</span>}
            </span>
            {place && (
              <span className="block text-caption leading-snug text-tint-ink text-balance @2xl:max-w-[45%] @2xl:text-end">
                {place}
              </span>
            )}
          </span>
        </div>
      </figcaption>
      <div className={`leading-[1.5625] @2xl:text-[1.0625em] @2xl:leading-[1.59] ${isPile ? folds : ""}`}>
        <div className={isPile ? folded : undefined}>
          <blockquote className="grid gap-[1.6em] px-5 pt-1 pb-8 text-ink @2xl:px-8 @2xl:pb-10">
            {greeting && <h3 className={`-mb-3 text-heading ${isPile ? opened : ""}`}>{greeting}</h3>}
            <p className={isPile ? first : undefined}>{text}</p>
            {(closing || name) && (
              <p>
                {closing}
                {closing && name && <br />}
                {name && <span className="italic">{name}</span>}
              </p>
            )}
            {link.label && (
              <p className="text-small">
                <a href={link.href} className="link">
                  {link.label}
                </a>
              </p>
            )}
          </blockquote>
        </div>
      </div>
    </figure>
  );
}
