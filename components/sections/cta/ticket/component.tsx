export interface Props {
  host: string;
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  facts: { label: string; value: string }[];
  /** How many seats the room has, 400 at most. They are drawn ten to a row. */
  seats: number;
  /** The numbers of the free seats, counted row by row from 1. */
  free: number[];
  note: string;
}

// Two phase-shifted bundles of sine lines, one amplitude apart from the next: the guilloché of a banknote.
const guilloche = Array.from({ length: 26 }, (_, line) => {
  const wave = `q60 -${Math.round(10 + line * 5.2)} 120 0`;
  return `M-40 150${wave}${"t120 0".repeat(4)}M-100 150${wave}${"t120 0".repeat(5)}`;
}).join("");

export default function Ticket({ host, title, lede, primary, secondary, facts, seats, free, note }: Props) {
  const drawn = Math.min(400, Math.max(0, Math.round(seats) || 0));
  return (
    <section className="px-gutter py-section" aria-labelledby="ctk-title">
      <div className="mx-auto grid max-w-wide @4xl:grid-cols-[minmax(0,1fr)_336px]">
        <div className="relative isolate min-w-0 overflow-hidden rounded-lg rounded-b-none bg-accent px-6 py-9 text-on-accent forced-colors:border [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)] @2xl:px-12 @2xl:py-14 @4xl:rounded-none @4xl:rounded-s-lg @4xl:px-14 @4xl:[mask-image:radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)] @4xl:rtl:[mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px)]">
          <svg
            viewBox="0 0 480 300"
            className="absolute -end-24 -top-10 -z-1 h-[150%] w-auto opacity-30 [mask-image:linear-gradient(90deg,#0000_46%,#000_92%)] rtl:-scale-x-100 @max-4xl:hidden @4xl:-end-10"
            fill="none"
            stroke="currentColor"
            strokeWidth=".7"
            aria-hidden="true"
          >
            <path d={guilloche} />
          </svg>
          <p className="text-small font-[550]">{host}</p>
          <h2
            id="ctk-title"
            className="mt-5 max-w-[14ch] font-display text-[clamp(2rem,1.25rem+3cqi,3.75rem)] leading-[1.02] font-semibold tracking-[-.034em] [overflow-wrap:anywhere] text-current @4xl:mt-7"
          >
            {title}
          </h2>
          <p className="mt-5 max-w-[46ch] text-[1.0625em] text-pretty">{lede}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a
              href={primary.href}
              className="btn bg-on-accent text-[oklch(from_var(--sc-accent)_calc(l_-_.06)_c_h)] hover:bg-on-accent/90 focus-visible:outline-current"
            >
              {primary.label}
            </a>
            <a
              href={secondary.href}
              className="inline-flex min-h-11 items-center text-[.9375em] [overflow-wrap:anywhere] font-[550] underline decoration-current/40 decoration-1 underline-offset-[.3em] hover:decoration-current focus-visible:outline-current"
            >
              {secondary.label}
            </a>
          </div>
        </div>
        <div className="relative min-w-0 rounded-lg rounded-t-none bg-accent px-6 py-8 text-on-accent forced-colors:border [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px)] @2xl:px-12 @4xl:flex @4xl:flex-col @4xl:rounded-none @4xl:rounded-e-lg @4xl:px-10 @4xl:py-14 @4xl:[mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px)] @4xl:rtl:[mask-image:radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)]">
          <span
            className="absolute inset-x-5 -top-px h-0.5 bg-[radial-gradient(circle,var(--sc-paper)_1.6px,transparent_2px)] bg-[length:9px_100%] @4xl:inset-x-auto @4xl:inset-y-5 @4xl:-start-[2px] @4xl:top-5 @4xl:h-auto @4xl:w-1 @4xl:bg-[length:100%_9px]"
            aria-hidden="true"
          />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 text-small [overflow-wrap:anywhere] @2xl:grid-cols-4 @4xl:grid-cols-2">
            {facts.map(({ label, value }, index) => (
              <div key={index} className="min-w-0">
                <dt>{label}</dt>
                <dd className="text-sub tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 @4xl:mt-auto @4xl:pt-10">
            <div
              className="drawn grid w-fit grid-cols-10 forced-colors:text-ink gap-[5px] [&>*]:size-[18px] [&>*]:rounded-[4px]"
              aria-hidden="true"
            >
              {Array.from({ length: drawn }, (_, seat) => (
                <span
                  key={seat}
                  className={free.includes(seat + 1) ? "shadow-[inset_0_0_0_1.5px_currentColor]" : "bg-current"}
                />
              ))}
            </div>
            <p className="mt-4 text-small font-[550]">{note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
