import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  picture: { src: string; alt: string; fit: string };
  /** Up to four short facts below the picture, as in a caption. */
  caption: { label: string; value: string }[];
  before: { label: string; text: string };
  now: { label: string; text: string };
  /** Two or three numbers that somebody counted. */
  results: { value: string; text: string }[];
  action: { label: string; href: string };
  next: { heading: string; label: string; href: string; src: string };
}

// How wide a result is, by how many there are.
const rooms = ["", "[--room:84cqi]", "[--room:42cqi]", "[--room:27cqi]"];

export default function CaseFile({ title, picture, caption, before, now, results: all, action, next }: Props) {
  const results = all.slice(0, 3);
  // All figures have the size that the longest one needs.
  const longest = Math.max(1, ...results.map(({ value }) => value.length));
  // One result alone would leave a column empty: it stands beside the facts.
  const beside = Boolean(picture.src) && results.length > 1;
  const isTold = Boolean(before.label || before.text || now.label || now.text);
  return (
    <section className="px-gutter py-section" aria-labelledby="fcf-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] [overflow-wrap:anywhere] @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl:gap-x-12">
        <h2 id="fcf-title" className="max-w-[20em] font-display text-title @4xl:col-span-2">
          {title}
        </h2>
        {picture.src && (
          <div
            className={`mt-7 flex aspect-3/2 items-end justify-center overflow-hidden rounded-lg @2xl:mt-9 @2xl:aspect-2/1 @4xl:mt-12 ${ground(picture.src)} ${beside ? "@4xl:aspect-4/3 @6xl:aspect-3/2" : "@4xl:col-span-2"}`}
          >
            <Picture
              src={picture.src}
              alt={picture.alt}
              className={picture.fit === "whole" ? "h-[86%] w-auto max-w-[86%]" : "h-full w-full object-cover"}
            />
          </div>
        )}
        {caption.length > 0 && (
          <dl
            className={`grid grid-cols-2 gap-x-6 gap-y-4 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none ${picture.src ? "mt-4 @4xl:col-start-1" : "mt-6 @4xl:col-span-2"}`}
          >
            {caption.slice(0, 4).map(({ label, value }, index) => (
              <div key={index} className="text-caption @4xl:text-small">
                <dt className="text-muted">{label}</dt>
                <dd className="text-balance text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {results.length > 0 && (
          <ul
            className={`mt-7 grid grid-cols-[minmax(5.25em,auto)_minmax(0,1fr)] gap-x-4 border-t-2 border-ink @2xl:mt-8 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none @2xl:gap-x-6 ${rooms[results.length]} ${beside ? "@4xl:[--room:27cqi] @4xl:col-start-2 @4xl:row-start-2 @4xl:mt-12 @4xl:auto-rows-fr @4xl:grid-flow-row" : picture.src && caption.length > 0 && results.length === 1 ? "@4xl:mt-4" : "@4xl:col-span-2"}`}
            style={{ "--width": (longest * 0.6).toFixed(2) } as CSSProperties}
          >
            {results.map(({ value, text }, index) => (
              <li
                key={index}
                className={`col-span-2 grid grid-cols-subgrid items-baseline border-b border-hairline py-4 @2xl:col-span-1 @2xl:block @2xl:border-b-0 @2xl:py-5 ${beside ? "@4xl:border-b @4xl:py-4" : ""}`}
              >
                <p
                  className={`font-display text-title text-[length:min(var(--sc-text-title),calc(44cqi/var(--width)))] text-ink @2xl:text-figure @2xl:text-[length:min(var(--sc-text-figure),calc(var(--room)/var(--width)))] ${longest < 18 ? "[overflow-wrap:normal]" : ""}`}
                >
                  {value}
                </p>
                <p className="text-small text-balance @2xl:mt-2 @2xl:max-w-[15em] @4xl:mt-2.5 @4xl:text-[1em]">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        )}
        {isTold && (
          <div className="mt-9 grid gap-x-6 gap-y-6 @2xl:mt-10 @2xl:grid-cols-2 @4xl:col-span-2 @4xl:mt-14 @4xl:gap-x-12">
            <Side {...before} />
            <Side {...now} isNow />
          </div>
        )}
        {action.label && (
          <a
            href={action.href}
            className={`btn mt-7 justify-self-start ${beside ? "@4xl:col-start-2 @4xl:row-start-3 @4xl:mt-5 @4xl:self-start" : "@4xl:col-start-1 @4xl:mt-10"}`}
          >
            {action.label}
          </a>
        )}
        {next.label && (
          <a
            href={next.href}
            className="group mt-14 flex items-center justify-between gap-x-6 border-y border-line py-4 hover:border-ink @2xl:mt-16 @4xl:col-span-2 @4xl:mt-20 @4xl:py-5"
          >
            <span className="min-w-0">
              {next.heading && <span className="block text-caption text-muted">{next.heading}</span>}
              <span className="mt-1 block text-heading text-balance text-ink underline decoration-transparent decoration-1 underline-offset-[.3em] group-hover:decoration-current">
                {next.label}
              </span>
            </span>
            {next.src && (
              <span
                className={`block aspect-3/2 w-27 shrink-0 overflow-hidden rounded-md @2xl:w-36 @4xl:w-42 ${ground(next.src)}`}
              >
                <Picture src={next.src} alt="" className="block h-full w-full object-cover" />
              </span>
            )}
          </a>
        )}
      </div>
    </section>
  );
}

// A drawing is drawn anew in the colours of a dark page. What is cut out keeps black and white, on a plate that is dimmed there.
const ground = (src: string) =>
  src.startsWith("drawn:")
    ? "bg-tint-wash text-ink"
    : "bg-[light-dark(var(--tint-plate),color-mix(in_oklab,var(--tint-mid)_62%,var(--sc-paper)))] text-black";

/** What was, and what is: the rule over what is now has the accent. */
function Side({ label, text, isNow }: { label: string; text: string; isNow?: boolean }) {
  if (!label && !text) return null;
  return (
    <div className={`border-t-2 pt-3 ${isNow ? "border-accent" : "border-line"}`}>
      {label && <h3 className="text-sub @4xl:text-heading">{label}</h3>}
      {text && (
        <p
          className={`mt-1.5 max-w-[25em] leading-[1.6] text-balance @4xl:text-[1.375em] @4xl:leading-[1.45] ${isNow ? "text-ink" : ""}`}
        >
          {text}
        </p>
      )}
    </div>
  );
}
