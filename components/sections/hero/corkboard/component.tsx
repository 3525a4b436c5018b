import type { ReactNode } from "react";
import { Picture } from "../../../art/picture";

interface Paper {
  kind: string;
  title: string;
  small: string;
  /** On a receipt it stands below, in red. */
  text: string;
  amount: string;
  rows: { label: string; price: string }[];
  /** On a paper that is a picture. */
  picture: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** What hangs on the board, in one or two sentences. It is read aloud to people who can't see it. */
  description: string;
  /** Five are best, seven at most. */
  papers: Paper[];
}

const shadow = "[filter:drop-shadow(0_1px_1px_#0000001f)_drop-shadow(0_8px_10px_#00000024)]";

// Paper stays light on the dark board, and what is printed on it stays dark.
const white = "bg-[light-dark(var(--sc-raised),var(--sc-ink))]";

/** A sheet on a pin. `turn` is how crooked it hangs, `paper` what it is made of, `print` how it is set. */
function Sheet({ turn, paper, print, children }: { turn: string; paper: string; print: string; children: ReactNode }) {
  return (
    <div className={`relative min-w-0 pt-1.5 text-mock @6xl:text-caption ${shadow} ${turn}`}>
      <div className={`forced-colors:border ${paper}`}>
        <div className={`scheme-light text-ink ${print}`}>{children}</div>
      </div>
      <span className="absolute start-1/2 top-0 -ms-1.5 size-3 scheme-light rounded-full bg-ink bg-[radial-gradient(circle_at_35%_30%,#ffffffb3_1.5px,#ffffff40_2.5px)] shadow-[0_0_0_1px_#ffffff59,1px_3px_2px_#00000059]" />
    </div>
  );
}

const plain = "p-3 pt-5 @md:px-4";

/** What each kind of paper is made of, and how it is set. */
const kinds: Record<string, { paper: string; print: string }> = {
  receipt: {
    paper: `[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/10px_100%] ${white}`,
    print: "px-3 pt-6 pb-7 @md:px-4",
  },
  note: {
    paper: "bg-[light-dark(var(--tint-wash),var(--tint-plate))]",
    print: "grid min-h-32 grid-cols-[minmax(0,1fr)] content-center p-3 text-balance @md:p-4 @6xl:min-h-40",
  },
  ticket: {
    paper:
      "bg-[light-dark(var(--tint-bg),var(--tint-plate))] [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_calc(100%-2.9em),#0000_.45em,#000_.5em),radial-gradient(circle_at_100%_calc(100%-2.9em),#0000_.45em,#000_.5em)]",
    print: plain,
  },
  label: { paper: white, print: plain },
  slip: { paper: white, print: plain },
  picture: {
    paper: white,
    print:
      "bg-[linear-gradient(var(--sc-hairline)_1px,transparent_0),linear-gradient(90deg,var(--sc-hairline)_1px,transparent_0)] bg-[length:12px_12px] p-3 @md:p-4",
  },
};

const turns = ["-rotate-2", "rotate-2", "rotate-3", "-rotate-1", "rotate-1", "-rotate-2", "rotate-1"];

/** Two words at the ends of a line, below each other where both don't fit on it. */
function Row({ label, price }: { label: string; price: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      {label && <span className="min-w-0">{label}</span>}
      {price && <span className="ms-auto min-w-0 text-end tabular-nums">{price}</span>}
    </div>
  );
}

function Print({ kind, title, small, text, amount, rows, picture }: Paper) {
  const isTicket = kind === "ticket";
  return (
    <>
      {kind === "picture" && picture.src && (
        <Picture src={picture.src} alt={picture.alt} className="mb-2 aspect-3/2 w-full object-cover" />
      )}
      {title && <p className={`text-small font-semibold ${kind === "receipt" ? "text-center" : ""}`}>{title}</p>}
      {small && <p className={`text-ink-2 ${kind === "receipt" ? "text-center" : ""}`}>{small}</p>}
      {isTicket && amount && (
        <p className="mt-2 text-[1.625rem] leading-none font-semibold tracking-[-.03em] tabular-nums @md:text-[2rem] @md:leading-none">
          {amount}
        </p>
      )}
      {kind === "label" && (
        <div className="drawn my-3 h-8 bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_5px,currentColor_5px_6px,transparent_6px_8px,currentColor_8px_11px,transparent_11px_13px)] text-ink" />
      )}
      {rows.length > 0 && (
        <div className="mt-3 grid gap-1">
          {rows.map((row, index) => (
            <Row key={index} {...row} />
          ))}
        </div>
      )}
      {!isTicket && amount && (
        <p className="mt-2 border-t border-dashed border-line pt-2 text-end text-small font-semibold tabular-nums">
          {amount}
        </p>
      )}
      {text && (
        <p
          className={
            kind === "note"
              ? "text-[1.0625rem] leading-tight font-[550] tracking-[-.02em] @md:text-[1.25rem] @md:leading-tight"
              : kind === "receipt"
                ? "mt-3 text-[1rem] leading-tight font-[550] text-accent-ink"
                : isTicket
                  ? "mt-4 border-t border-dashed border-tint-mid pt-2"
                  : "mt-2"
          }
        >
          {text}
        </p>
      )}
    </>
  );
}

export default function Corkboard({ title, lede, primary, secondary, description, papers }: Props) {
  const sheets = papers.slice(0, 7).map((paper, index) => {
    const { paper: made, print } = kinds[paper.kind] ?? { paper: white, print: plain };
    return (
      <Sheet key={index} turn={turns[index] ?? ""} paper={made} print={print}>
        <Print {...paper} />
      </Sheet>
    );
  });
  return (
    <section className="px-gutter py-section" aria-labelledby="hcr-title">
      <div className="relative isolate mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] overflow-hidden rounded-lg bg-paper-3 px-4 pt-10 pb-6 forced-colors:border @md:px-5 @2xl:px-9 @2xl:pt-12 @2xl:pb-10 @6xl:grid @6xl:grid-cols-[14.5rem_minmax(0,1fr)_14.5rem] @6xl:grid-rows-[1fr_auto] @6xl:gap-x-12 @6xl:gap-y-10 @6xl:px-12 @6xl:py-14">
        {/* none where words stand on the board itself */}
        <svg
          className="absolute inset-0 -z-1 size-full [mask-image:linear-gradient(#0000_24rem,#000_30rem)] text-line opacity-40 @6xl:[mask-image:linear-gradient(90deg,#000_18rem,#0000_22rem_calc(100%_-_22rem),#000_calc(100%_-_18rem))]"
          aria-hidden="true"
        >
          <defs>
            <pattern id="hcr-cork" width="72" height="64" patternUnits="userSpaceOnUse">
              <path
                d="M4 9l3 2M19 3l1 3M31 14l4-1M47 6l2 3M63 11l3-2M11 24l2 3M26 29l4 1M42 21l3 3M57 26l1-3M69 31l2 2M6 41l4-1M20 45l1 3M36 38l3 1M52 43l3-2M64 48l2 3M13 57l3-1M29 60l2-3M45 56l3 2M60 61l4-1"
                stroke="currentColor"
                strokeLinecap="round"
                fill="none"
              />
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#hcr-cork)" />
        </svg>
        <div className="@4xl:@max-6xl:grid @4xl:@max-6xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:@max-6xl:items-end @4xl:@max-6xl:gap-x-12 @6xl:col-start-2 @6xl:row-start-1 @6xl:pt-6">
          <h1 id="hcr-title" className="font-display text-hero @2xl:text-[clamp(2.75rem,1rem+4.2cqi,4.25rem)]">
            {title}
          </h1>
          <div className="min-w-0">
            {lede && <p className="mt-6 max-w-[42ch] text-lede">{lede}</p>}
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={primary.href} className="btn">
                {primary.label}
              </a>
              {secondary.label && (
                <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                  {secondary.label}
                </a>
              )}
            </div>
          </div>
        </div>
        <p className="sr-only">{description}</p>
        <div
          className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] items-start gap-x-4 gap-y-6 @md:gap-x-5 @2xl:mt-14 @2xl:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] @2xl:gap-8 @6xl:contents"
          aria-hidden="true"
        >
          <div className="contents @6xl:col-start-1 @6xl:row-start-1 @6xl:flex @6xl:min-w-0 @6xl:flex-col @6xl:gap-8">
            {sheets.slice(0, 2)}
          </div>
          <div className="contents @6xl:col-start-3 @6xl:row-start-1 @6xl:flex @6xl:min-w-0 @6xl:flex-col @6xl:gap-8">
            {sheets.slice(2, 4)}
          </div>
          <div className="contents @6xl:col-span-3 @6xl:row-start-2 @6xl:flex @6xl:flex-wrap @6xl:items-end @6xl:justify-center @6xl:gap-10 @6xl:[&>*]:w-72">
            {sheets.slice(4)}
          </div>
        </div>
      </div>
    </section>
  );
}
