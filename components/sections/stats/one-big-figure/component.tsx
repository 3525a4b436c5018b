import type { CSSProperties } from "react";

export interface Props {
  figure: { before: string; value: string; after: string };
  title: string;
  note: string;
  action: { label: string; href: string };
}

/** How wide a text is for its size, or a little more: the plate is open at its end, for fonts that are wider still. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + widthOfOne(letter), text.includes("1") ? -0.14 : 0);
/** A 1 is narrow in some fonts only, so no more than one of a number is. */
const widthOfOne = (letter: string) =>
  /[.,'’:|!\sil]/.test(letter) ? 0.27 : letter === "1" ? 0.56 : /[%@mwA-Z]/.test(letter) ? 0.75 : 0.59;

const star = "M0-45V45M-39-22.500 39 22.500M39-22.500-39 22.500";

export default function OneBigFigure({ figure, title, note, action }: Props) {
  const { before, value, after } = figure;
  const isLong = before.length + value.length > 13 || after.length > 24;
  // An editor's marks aside: a 1 has little that could be cut away.
  const cut = /^\P{L}?1/u.test((before + value).replace(/\p{Co}/gu, "")) ? 0.1 : 0.15;
  // The star that leads to the footnote stands above the unit, or in a place of its own.
  const end = note && !after ? 0.36 : 0.12;
  const width = Math.max(0.8, widthOf(before + value) + widthOf(after) * 0.32 + end - cut);
  const size = { "--width": width.toFixed(2), "--cut": `-${cut}em`, "--end": `${end}em` } as CSSProperties;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sob-title">
      <div className="mx-auto max-w-wide">
        {/* the headline stands beside a short figure and below a long one */}
        <h2
          id="sob-title"
          className="flex flex-wrap items-end gap-x-8 gap-y-6 font-display text-title @4xl:gap-x-12 @4xl:gap-y-9"
        >
          {value && (
            // open at its end: a host's font that is wider than ours loses no digit
            <span
              dir="ltr"
              className={`rounded-lg bg-tint-wash forced-colors:border text-[length:clamp(1.75rem,calc(var(--line)/var(--width)),var(--most))] ${line} ${isLong ? "max-w-full" : open}`}
              style={{ ...size, "--end": note && !after ? ".36em" : ".12em" } as CSSProperties}
            >
              {/* stands on a line nine tenths of a capital below the top: cut, but every digit is still itself */}
              <span
                className={`relative flex items-baseline font-semibold [letter-spacing:-.03em] ${isLong ? "px-[.3em] py-[.15em] [line-height:1]" : "ml-(--cut) pr-(--end) pb-[max(.16em,6.5rem_-_.82em)] whitespace-nowrap @2xl:pb-[.16em] [line-height:0]"}`}
              >
                <span className="inline-block h-[.91cap] w-0" />
                <span className="min-w-0 forced-color-adjust-none forced-colors:text-[CanvasText]">
                  {before && <span>{before}</span>}
                  {value}
                </span>
                {after && <span className="ml-[.2em] text-[max(.32em,.8125rem)] [letter-spacing:-.02em]">{after}</span>}
                {note && <Star className="absolute top-[.08em] right-[.1em] size-[.2em] stroke-[22]" />}
              </span>
            </span>
          )}{" "}
          <span className="min-w-0 flex-[999_1_6.5em]">
            <span className="block max-w-[13.5em] text-balance">{title}</span>
          </span>
        </h2>
        <div className="mt-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-7 @4xl:mt-10">
          {note && (
            <p className="flex max-w-[46ch] gap-x-2.5 @4xl:text-lede">
              <Star className="mt-[.4em] size-[.72em] stroke-[18]" />
              <span className="min-w-0 text-balance">{note}</span>
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

// The figure fills the line, within reason: digits of any font are as wide as ours where the browser can do that.
const line =
  "[font-kerning:none] [font-size-adjust:ch-width_.62] [--line:min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))] [--most:min(62cqi,26rem)] @4xl:[--most:min(42cqi,30rem)]";
const open =
  "max-w-[min(100%,var(--width)*1em)] flex-auto [clip-path:inset(0_-100vw_0_0_round_var(--sc-radius-lg)_0_0_var(--sc-radius-lg))]";

/** The sign of a footnote. */
function Star({ className }: { className: string }) {
  return (
    <svg viewBox="-50-50 100 100" className={`flex-none fill-none stroke-accent-ink ${className}`} aria-hidden="true">
      <path d={star} />
    </svg>
  );
}
