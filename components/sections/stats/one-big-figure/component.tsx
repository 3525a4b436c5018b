import type { CSSProperties } from "react";

export interface Props {
  figure: { before: string; value: string; after: string };
  title: string;
  note: string;
  action: { label: string; href: string };
}

/** How wide a text is for its size. A 1 is narrow in some fonts only, so no more than one of a number is. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + widthOfOne(letter), text.includes("1") ? -0.12 : 0);
/** The editor's marks have no width. */
const widthOfOne = (letter: string) => {
  if (/\p{Co}/u.test(letter)) return 0;
  if (/[.,'’:|!\sil]/.test(letter)) return 0.25;
  return /[%@mwMW]/.test(letter) ? 0.88 : /\p{Lu}/u.test(letter) ? 0.68 : 0.585;
};

export default function OneBigFigure({ figure, title, note, action }: Props) {
  const { before, value, after } = figure;
  // What is no figure any more is set as words, which break where they must.
  const isLong = before.length + value.length > 13 || after.length > 24;
  // The star that leads to the footnote stands above the unit, or in a place of its own.
  const end = after ? 0.09 + Math.max(note ? 0.2 : 0, widthOf(after) * unit) : note ? 0.26 : 0;
  const size = { "--width": Math.max(0.8, widthOf(before + value) + end).toFixed(2) } as CSSProperties;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sob-title">
      <div className="mx-auto max-w-wide rounded-lg bg-tint-wash p-(--pad) [--pad:1.25rem] forced-colors:border @2xl:[--pad:2.25rem] @4xl:[--pad:3.5rem]">
        {/* the headline goes on beside a short figure and below a long one */}
        <h2
          id="sob-title"
          className="flex flex-wrap items-baseline-last gap-x-8 gap-y-6 font-display text-title @2xl:gap-y-9 @4xl:gap-x-12 @4xl:gap-y-11"
        >
          {value && (
            <span
              dir="ltr"
              className={`ml-[-.035em] max-w-[calc(100%+var(--pad)*.6)] flex-none text-[length:clamp(1.75rem,calc(var(--line)/var(--width)),var(--most))] [letter-spacing:-.04em] ${line} ${isLong ? "[line-height:1.05]" : "[line-height:.84]"}`}
              style={size}
            >
              {before && <span>{before}</span>}
              {value}
              {after ? (
                <span className="relative ml-[.28em] inline-block max-w-full text-[max(.32em,.8125rem)] [letter-spacing:-.02em] [line-height:1]">
                  {after}
                  {note && <Star className="absolute bottom-[1.74em] left-[.02em] size-[.6em] stroke-[20]" />}
                </span>
              ) : (
                note && (
                  <Star className="relative bottom-[.535em] ml-[.09em] inline-block size-[.19em] align-baseline stroke-[20]" />
                )
              )}
            </span>
          )}{" "}
          <span className="min-w-0 flex-[999_1_6.5em]">
            <span className="block max-w-[13.5em] text-balance">{title}</span>
          </span>
        </h2>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-7 @2xl:mt-10 @4xl:mt-14">
          {note && (
            <p className="max-w-[46ch] flex-[1_1_20em] before:mb-4 before:block before:w-16 before:border-t before:border-ink @4xl:text-lede">
              <span className="flex gap-x-2.5">
                <Star className="mt-[.4em] size-[.72em] stroke-[18]" />
                <span className="min-w-0 text-balance">{note}</span>
              </span>
            </p>
          )}
          {action.label && (
            <a href={action.href} className="btn">
              {action.label}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** The size of the unit after the figure, of its own. */
const unit = 0.32;

// The figure fills the line, within reason: digits of any font are as wide as ours where the browser can do that.
const line =
  "lining-nums [font-kerning:none] [font-size-adjust:ch-width_.62] [--line:calc(min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))_-_2*var(--pad))] [--most:min(52cqi,24rem)] @4xl:[--most:min(36cqi,25rem)]";

/** The sign of a footnote. */
function Star({ className }: { className: string }) {
  return (
    <svg viewBox="-50-50 100 100" className={`flex-none fill-none stroke-accent-ink ${className}`} aria-hidden="true">
      <path d="M0-45V45M-39-22.500 39 22.500M39-22.500-39 22.500" />
    </svg>
  );
}
