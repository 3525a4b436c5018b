import type { ReactNode } from "react";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** What hangs on the board, in one or two sentences. It is read aloud to people who can't see it. */
  description: string;
  receipt: {
    shop: string;
    date: string;
    lines: {
      label: string;
      price: string;
      /** For the line that the question is about. */
      asked: boolean;
    }[];
    total: { label: string; price: string };
    question: string;
  };
  note: string;
  ticket: { firm: string; date: string; time: string; route: string; fare: string; price: string };
  sketch: { measure: string; caption: string };
  slip: { shop: string; date: string; item: string; count: string; price: string };
  parcel: { firm: string; date: string; item: string; recipient: string; price: string };
}

const shadow = "[filter:drop-shadow(0_1px_1px_#0000001f)_drop-shadow(0_8px_10px_#00000024)]";

// Paper stays light on the dark board, and what is printed on it stays dark.
const white = "bg-[light-dark(var(--sc-raised),var(--sc-ink))]";

/** A sheet on a pin. `turn` is how crooked it hangs and where, `paper` what it is made of, `print` how it is set. */
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

/** What is bought and what it costs, below each other where both don't fit on a line. */
function Row({ label, price, className = "" }: { label: string; price: string; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${className}`}>
      <span className="min-w-0">{label}</span>
      <span className="ms-auto min-w-0 text-end tabular-nums">{price}</span>
    </div>
  );
}

export default function Corkboard(props: Props) {
  const { title, lede, primary, secondary, description, receipt, note, ticket, sketch, slip, parcel } = props;
  return (
    <section className="px-gutter py-section" aria-labelledby="hcr-title">
      <div className="tint-brown relative isolate mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] overflow-hidden rounded-lg bg-paper-3 px-4 pt-10 pb-6 forced-colors:border @md:px-5 @2xl:px-9 @2xl:pt-12 @2xl:pb-10 @6xl:grid @6xl:grid-cols-[14.5rem_minmax(0,1fr)_14.5rem] @6xl:grid-rows-[1fr_auto] @6xl:gap-x-12 @6xl:gap-y-10 @6xl:px-12 @6xl:py-14">
        {/* none where words stand on the board itself */}
        <svg
          className="absolute inset-0 -z-1 size-full [mask-image:linear-gradient(#0000_24rem,#000_30rem)] text-tint-mid opacity-50 @6xl:[mask-image:linear-gradient(90deg,#000_18rem,#0000_22rem_calc(100%_-_22rem),#000_calc(100%_-_18rem))]"
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
            <p className="mt-6 max-w-[42ch] text-lede">{lede}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={primary.href} className="btn">
                {primary.label}
              </a>
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            </div>
          </div>
        </div>
        <p className="sr-only">{description}</p>
        <div
          className="mt-12 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-6 @md:gap-x-5 @2xl:mt-14 @2xl:grid-cols-[repeat(3,minmax(0,1fr))] @2xl:gap-x-8 @6xl:contents"
          aria-hidden="true"
        >
          <div className="flex min-w-0 flex-col gap-6 @2xl:gap-8 @6xl:col-start-1 @6xl:row-start-1 @6xl:justify-between">
            <Sheet
              turn="-rotate-2"
              paper={`[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/10px_100%] ${white}`}
              print="px-3 pt-6 pb-7 @md:px-4"
            >
              <p className="text-center text-small font-semibold">{receipt.shop}</p>
              <p className="text-center text-muted">{receipt.date}</p>
              <div className="mt-4">
                {receipt.lines.map(({ label, price, asked }, index) => (
                  <div key={index} className="relative">
                    <Row label={label} price={price} className="py-0.5" />
                    {asked && (
                      <svg
                        viewBox="0 0 200 30"
                        preserveAspectRatio="none"
                        fill="none"
                        className="absolute -inset-x-3 -inset-y-0.5 h-[calc(100%+.25rem)] w-[calc(100%+1.5rem)] max-w-none text-accent-ink"
                      >
                        <path
                          d="M150 3C96 -1 22 1 6 11C-8 23 52 30 112 28C160 27 198 23 196 13C194 4 140 0 70 4"
                          stroke="currentColor"
                          strokeWidth="1.75"
                          strokeLinecap="round"
                          vectorEffect="non-scaling-stroke"
                        />
                      </svg>
                    )}
                  </div>
                ))}
              </div>
              <Row
                {...receipt.total}
                className="mt-2 border-t border-dashed border-line pt-2 text-small font-semibold"
              />
              <p className="mt-4 text-[1rem] leading-tight font-[550] text-accent-ink @md:text-[1.0625rem]">
                {receipt.question}
              </p>
            </Sheet>
            <Sheet turn="rotate-2 @6xl:ms-5 @6xl:-me-2" paper={white} print="p-3 pt-5 @md:px-4">
              <p className="text-small font-semibold">{slip.shop}</p>
              <p className="text-muted">{slip.date}</p>
              <Row label={slip.item} price={slip.count} className="mt-3 border-t border-hairline pt-2" />
              <Row label="" price={slip.price} className="text-small font-semibold" />
            </Sheet>
          </div>
          <div className="flex min-w-0 flex-col gap-6 @2xl:gap-8 @6xl:col-start-3 @6xl:row-start-1 @6xl:justify-between">
            <Sheet
              turn="rotate-3 @6xl:me-4"
              paper="tint-yellow bg-[light-dark(var(--tint-wash),var(--tint-plate))]"
              print="grid min-h-36 grid-cols-[minmax(0,1fr)] content-center p-3 text-balance text-[1.0625rem] leading-tight @md:p-4 @md:text-[1.25rem] font-[550] tracking-[-.02em] @6xl:min-h-44"
            >
              {note}
            </Sheet>
            <Sheet
              turn="-rotate-1"
              paper={white}
              print="bg-[linear-gradient(var(--sc-hairline)_1px,transparent_0),linear-gradient(90deg,var(--sc-hairline)_1px,transparent_0)] bg-[length:12px_12px] p-3 @md:p-4"
            >
              <svg
                viewBox="0 0 208 132"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="w-full"
              >
                <path d="M4 127h200M140 127V14h52v113M140 14l1 113M18 34h78v52H18zM30 60h50M68 48l13 12-13 12" />
                <path d="M96 60h30M148 72h-22M120 46v14M120 86V72M116 56l4 4 4-4M116 76l4-4 4 4" strokeWidth="1.2" />
                <circle cx="150" cy="72" r="3.5" fill="currentColor" />
              </svg>
              <Row label={sketch.caption} price={sketch.measure} className="mt-2 [&>:last-child]:font-semibold" />
            </Sheet>
          </div>
          <div className="col-span-2 grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 @md:gap-x-5 @2xl:col-span-1 @2xl:flex @2xl:flex-col @2xl:gap-8 @6xl:col-span-3 @6xl:row-start-2 @6xl:flex-row @6xl:items-end @6xl:justify-between @6xl:ps-40 @6xl:pe-24">
            <Sheet
              turn="rotate-1 @6xl:w-72"
              paper="tint-blue bg-[light-dark(var(--tint-bg),var(--tint-plate))] [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_calc(100%-2.9em),#0000_.45em,#000_.5em),radial-gradient(circle_at_100%_calc(100%-2.9em),#0000_.45em,#000_.5em)]"
              print="p-3 @md:p-4"
            >
              <Row label={ticket.firm} price={ticket.date} className="text-tint-ink [&>:first-child]:font-semibold" />
              <p className="mt-2 text-[1.625rem] leading-none @md:text-[2rem] @md:leading-none font-semibold tracking-[-.03em] tabular-nums">
                {ticket.time}
              </p>
              <p className="mt-1">{ticket.route}</p>
              <Row
                label={ticket.fare}
                price={ticket.price}
                className="mt-4 border-t border-dashed border-tint-mid pt-2 "
              />
            </Sheet>
            <Sheet turn="-rotate-2 @6xl:w-76" paper={white} print="p-3 @md:p-4">
              <Row label={parcel.firm} price={parcel.date} className="[&>:first-child]:font-semibold" />
              <div className="drawn mt-3 h-8 text-ink bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_5px,currentColor_5px_6px,transparent_6px_8px,currentColor_8px_11px,transparent_11px_13px)]" />
              <Row label={parcel.item} price={parcel.price} className="mt-3" />
              <p className="text-muted">{parcel.recipient}</p>
            </Sheet>
          </div>
        </div>
      </div>
    </section>
  );
}
