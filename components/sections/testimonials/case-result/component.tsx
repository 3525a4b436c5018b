import type { CSSProperties } from "react";
import { MarkOf } from "../../../art/mark";
import { Picture } from "../../../art/picture";

export interface Props {
  /** What was done for this client, in a few words. */
  title: string;
  mark: { src: string; alt: string; look: string; size: string };
  text: string;
  name: string;
  role: string;
  face: { src: string; alt: string };
  results: { value: string; text: string }[];
  note: string;
  action: { label: string; href: string };
}

/** What ties words of the quote to a number, as in a footnote. Digits would be read as part of the number, and not every font has †. */
const signs = ["*", "**", "***"];

export default function CaseResult({ title, mark, text, name, role, face, results, note, action }: Props) {
  const shown = results.slice(0, signs.length);
  // Every second part stood in square brackets. Without a number it is as plain as the others.
  const parts = text.split(/\[([^\]]*)\]/);
  const proofs = Math.min(shown.length, Math.floor(parts.length / 2));
  const hasMark = Boolean(mark.src || mark.alt);
  return (
    <section className="px-gutter py-section" aria-labelledby="tcr-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <div className="rounded-lg bg-tint px-6 py-8 @2xl:px-10 @2xl:py-10 @4xl:px-16 @4xl:py-14">
          <div className="flex flex-col gap-x-8 gap-y-4 [--line:30px] @2xl:flex-row @2xl:items-center @2xl:justify-between @4xl:[--line:36px]">
            {hasMark && <MarkOf mark={{ ...mark, href: "" }} className="max-w-[50%]" isStart />}
            <h2 id="tcr-title" className={`min-w-0 font-display text-heading ${hasMark ? "@2xl:text-end" : ""}`}>
              {title}
            </h2>
          </div>
          <figure className="mt-8 @2xl:mt-12 @4xl:mt-16">
            <blockquote className={`font-display text-balance text-ink @4xl:text-pretty ${sizeFor(text)}`}>
              {parts.map((part, index) =>
                index % 2 && index < 2 * proofs ? (
                  <span key={index}>
                    <span className="underline decoration-accent decoration-2 underline-offset-[.18em] [text-decoration-skip-ink:none]">
                      {part}
                    </span>
                    {startOf(parts[index + 1])}
                    <span className="align-[.2em] text-[.7em]">
                      <Sign index={(index - 1) / 2} />
                    </span>
                  </span>
                ) : (
                  part.slice(index % 2 === 0 && index && index <= 2 * proofs ? startOf(part).length : 0)
                ),
              )}
            </blockquote>
            {(face.src || name || role) && (
              <figcaption className="mt-7 flex items-center gap-3 text-small @4xl:mt-10">
                {face.src && (
                  <span className="face size-11 text-black [color-scheme:light] @4xl:size-13">
                    <Picture src={face.src} alt={face.alt} className="block h-full w-full object-cover" />
                  </span>
                )}
                <span className="min-w-0 leading-snug">
                  {name && <span className="block font-semibold text-ink">{name}</span>}
                  {role && <span className="block text-balance">{role}</span>}
                </span>
              </figcaption>
            )}
          </figure>
        </div>
        {shown.length > 0 && (
          <ul
            className="mt-4 grid gap-x-8 @2xl:mt-9 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-rows-[auto_auto] @2xl:px-10 @4xl:mt-12 @4xl:gap-x-12 @4xl:px-16"
            style={lengthsOf(shown.map(({ value }) => value))}
          >
            {shown.map(({ value, text: counted }, index) => (
              <li
                key={index}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 border-b border-hairline py-4 ps-7 @2xl:row-span-2 @2xl:grid-cols-1 @2xl:grid-rows-subgrid @2xl:items-start @2xl:border-b-0 @2xl:py-0 @2xl:ps-0"
              >
                <p className="[container-type:inline-size] font-display leading-none font-semibold tracking-[-.045em] text-ink @2xl:self-end">
                  <span className={`relative block ${figure}`}>
                    {index < proofs && (
                      <span className="absolute end-full me-1 text-[max(.45em,1rem)] leading-none whitespace-nowrap">
                        <Sign index={index} />
                      </span>
                    )}
                    {value}
                  </span>
                </p>
                <p className="max-w-[16em] text-small text-balance @2xl:mt-2.5 @4xl:text-[1em]">{counted}</p>
              </li>
            ))}
          </ul>
        )}
        {(note || action.label) && (
          <div className="mt-7 flex flex-wrap items-center justify-between @2xl:flex-nowrap gap-x-8 gap-y-5 @2xl:mt-9 @2xl:px-10 @4xl:mt-12 @4xl:px-16">
            {note && <p className="max-w-[64ch] min-w-0 text-small text-balance text-muted">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn @2xl:max-w-[50%]">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

// As large as the longest value has room for on one line. What is longer than that parts between its words, and never within one.
const figure =
  "text-[min(4.25rem,max(100cqi/(var(--longest)*.6),min(1.875rem,100cqi/(var(--word)*.6))))] [overflow-wrap:break-word]";

/** How many signs the longest value has, and the longest word of one. */
function lengthsOf(values: string[]): CSSProperties {
  const longest = (parts: string[]) => Math.max(2, ...parts.map(({ length }) => length));
  return {
    "--longest": longest(values),
    "--word": longest(values.flatMap((value) => value.split(" "))),
  } as CSSProperties;
}

/** The punctuation that a part begins with: the sign of the words before it stands behind it. */
const startOf = (part = "") => part.match(/^[.,;:!?]+/)?.[0] ?? "";

function Sign({ index }: { index: number }) {
  return (
    <span className="ms-[.04em] font-semibold tracking-[-.08em] text-accent-ink [line-height:0]">{signs[index]}</span>
  );
}

/** The shorter the quote, the larger it is. */
function sizeFor({ length }: string): string {
  if (length <= 130) return "text-title";
  if (length <= 280) return "text-[clamp(1.5rem,1.1rem+1.9cqi,2.5rem)] leading-[1.2] font-[550] tracking-[-.026em]";
  return "text-[clamp(1.25rem,1rem+1.1cqi,1.75rem)] leading-[1.32] font-[550] tracking-[-.018em]";
}
