import type { CSSProperties } from "react";

export interface Props {
  figure: { before: string; value: string; after: string };
  title: string;
  note: string;
  action: { label: string; href: string };
}

/** About how wide a text is for its size: most digits are alike, a 1 and what stands between digits are narrow. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[.,'’:|!\sil]/.test(letter) ? 0.25 : letter === "1" ? 0.46 : 0.535), 0);

// A unit hangs from the top of the figure, a third as large.
const unit = "self-start pt-[.1em] text-[.3em] [line-height:.8] [letter-spacing:-.03em]";

const star = "M0-45V45M-39-22.500 39 22.500M39-22.500-39 22.500";

export default function OneBigFigure({ figure, title, note, action }: Props) {
  const { before, value, after } = figure;
  // Units take their part of the line, and so does the star that leads to the footnote.
  const width = widthOf(value) + (widthOf(before) + widthOf(after)) * 0.3 + (note ? 0.3 : 0);
  const isLong = value.length + before.length + after.length > 16;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sob-title">
      <div className="mx-auto max-w-wide">
        {/* the headline stands beside a short figure and below a long one */}
        <h2
          id="sob-title"
          className="flex flex-wrap items-end gap-x-8 gap-y-6 font-display text-title @4xl:gap-x-12 @4xl:gap-y-9"
        >
          {value && (
            <span
              className="max-w-full grow overflow-hidden rounded-lg bg-tint-wash text-[length:clamp(1.75rem,calc(var(--line)/var(--width)),var(--most))] [--line:min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))] [--most:min(58cqi,22rem)] @4xl:[--most:min(42cqi,30rem)]"
              style={{ "--width": Math.max(0.6, width).toFixed(2) } as CSSProperties}
            >
              {/* stands on a line two thirds of its size below the top, which cuts into the digits */}
              <span
                className={`-ms-[.05em] flex items-baseline pb-[.15em] font-semibold [letter-spacing:-.045em] ${isLong ? "px-[.3em] pt-[.15em] [line-height:1]" : "whitespace-nowrap [line-height:0]"}`}
              >
                <span className="inline-block h-[.665em] w-0" />
                {before && <span className={`${unit} ps-[.3em] pe-[.12em]`}>{before}</span>}
                <span className="min-w-0">{value}</span>
                {after && <span className={`${unit} ps-[.16em]`}>{after}</span>}
                {note && <Star className="ms-[.05em] me-[.07em] mt-[.06em] size-[.2em] self-start stroke-[22]" />}
              </span>
            </span>
          )}
          <span className="max-w-[21ch] min-w-0 flex-[999_1_6.5em] text-balance">{title}</span>
        </h2>
        <div className="mt-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-7 @4xl:mt-10">
          {note && (
            <p className="flex max-w-[46ch] gap-x-2.5 @4xl:text-lede">
              <Star className="mt-[.4em] size-[.72em] stroke-[18]" />
              <span className="min-w-0">{note}</span>
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

/** The sign of a footnote. */
function Star({ className }: { className: string }) {
  return (
    <svg viewBox="-50-50 100 100" className={`flex-none fill-none stroke-accent-ink ${className}`} aria-hidden="true">
      <path d={star} />
    </svg>
  );
}
