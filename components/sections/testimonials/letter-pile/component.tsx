import type { CSSProperties, ReactNode } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Letter {
  /** Stands at the top of the sheet, as the place does in a letter. */
  place: string;
  greeting: string;
  /** What they wrote, in 40 to 600 letters. A new line begins a paragraph. */
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
  /** One to five. The first lies on top until another is pressed, and on a phone they come one after another. */
  letters: Letter[];
  action: { label: string; href: string };
}

// No sheet lies straight but the one that is read.
const tilts = ["-rotate-[1.1deg]", "rotate-[.9deg]", "-rotate-[.6deg]", "rotate-[1.3deg]", "-rotate-[1deg]"];
// Sheets lie in a row that rises to the end, so that each shows where it is from or who signed it.
const place =
  "@2xl:[grid-area:2/1] @2xl:ms-[calc((100%-var(--w))*var(--i)/var(--last))] @2xl:mt-[calc((var(--high)-var(--i))*var(--step))] @2xl:mb-[calc(var(--i)*var(--step))] @2xl:w-(--w)";
// Wider than a Notion column, the last one lies beside the headline.
const beside = "@4xl:row-start-1 @4xl:row-end-3 @4xl:mt-0 @4xl:mb-0 @4xl:self-start";
// The rising row leaves a place free below its end.
const free =
  "@2xl:z-20 @2xl:mt-0 @2xl:max-w-[calc(100%-var(--w)-var(--spacing)*5)] @2xl:self-end @2xl:justify-self-end @2xl:[grid-area:2/1]";
const order = "@2xl:z-(--i) @2xl:has-checked:z-10 @2xl:[:has(:checked)~&]:[z-index:calc(var(--last)-var(--i))]";
const sheet =
  "group/sheet relative flex min-w-0 flex-col rounded-xs bg-tint p-6 shadow-lift outline-(--sc-focus) [transition:rotate_var(--sc-slow)_var(--sc-ease)] motion-reduce:transition-none @2xl:p-8 @2xl:pb-5";
const front =
  "@2xl:has-checked:rotate-0 @2xl:has-checked:bg-raised @2xl:has-checked:shadow-float @2xl:has-focus-visible:outline-2 @2xl:has-focus-visible:outline-offset-3";

// All of a sheet that lies below can be pressed.
const label =
  "@2xl:after:absolute @2xl:after:inset-0 @2xl:after:cursor-pointer @2xl:group-has-checked/sheet:after:hidden";

export default function LetterPile({ title, lede, legend, letters, action }: Props) {
  const shown = letters.slice(0, 5);
  const isPile = shown.length > 1;
  // Few sheets are wide, and overlap as many do.
  const spread = shown.length > 3 ? "@4xl:[--w:46%]" : shown.length > 2 ? "@4xl:[--w:50%]" : "@4xl:[--w:58%]";
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="tlp-title">
      <div className="mx-auto max-w-wide">
        <fieldset
          className={`isolate grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-4 [--step:4.75rem] @2xl:gap-y-0 @2xl:[--high:var(--last)] @2xl:[--w:62%] @4xl:[--high:calc(var(--last)-1)] ${spread}`}
          aria-labelledby={legend ? undefined : "tlp-title"}
          style={{ "--last": Math.max(1, shown.length - 1) } as CSSProperties}
        >
          {legend && <legend className="sr-only">{legend}</legend>}
          <div className={`[grid-area:1/1] pb-5 @2xl:pb-9 @4xl:pb-14 ${isPile ? "@4xl:w-[calc(98%-var(--w))]" : ""}`}>
            <h2 id="tlp-title" className="max-w-[18em] font-display text-title">
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[36em] text-lede text-pretty">{lede}</p>}
          </div>
          {shown.map((letter, index) => (
            <Sheet key={index} letter={letter} index={index} count={shown.length}>
              {isPile ? (
                <label className={label}>
                  <input
                    type="radio"
                    name="tlp-letter"
                    defaultChecked={index === 0}
                    className="sr-only @max-2xl:hidden"
                  />
                  {letter.name}
                </label>
              ) : (
                letter.name
              )}
            </Sheet>
          ))}
          {action.label && (
            <a href={action.href} className={`btn mt-5 justify-self-start ${isPile ? free : "@2xl:mt-9"}`}>
              {action.label}
            </a>
          )}
        </fieldset>
      </div>
    </section>
  );
}

interface SheetProps {
  letter: Letter;
  index: number;
  count: number;
  /** The name, which chooses the letter where there are several. */
  children: ReactNode;
}

function Sheet({ letter, index, count, children }: SheetProps) {
  const isPile = count > 1;
  const { place: from, greeting, text, closing, name, role, face, link } = letter;
  return (
    <figure
      className={`${sheet} ${isPile ? `${place} ${index === count - 1 ? beside : ""} ${order} ${front} ${tilts[index]}` : "max-w-[44em]"}`}
      style={{ "--i": index } as CSSProperties}
    >
      {from && (
        <p className="text-end text-caption text-tint-ink @2xl:group-has-checked/sheet:text-accent-ink">{from}</p>
      )}
      <blockquote className="mt-6 text-ink @2xl:mt-8">
        {greeting && <h3 className="text-heading">{greeting}</h3>}
        <p className="mt-3 leading-[1.6] whitespace-pre-line">{text}</p>
        {closing && <p className="mt-4">{closing}</p>}
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-3 pt-6 @2xl:flex-nowrap text-small">
        {(face.src || name) && (
          <span className="face size-10 text-black [color-scheme:light]">
            {face.src ? (
              <Picture src={face.src} alt={face.alt} className="size-full object-cover" />
            ) : (
              <Initials name={name} className="size-full text-small font-semibold" />
            )}
          </span>
        )}
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold text-ink">{children}</span>
          {role && <span className="block">{role}</span>}
        </span>
        {link.label && (
          <a
            href={link.href}
            className="link relative @max-2xl:w-full @2xl:invisible @2xl:ms-auto @2xl:group-has-checked/sheet:visible"
          >
            {link.label}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
