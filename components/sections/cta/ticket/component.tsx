export interface Props {
  host: string;
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  facts: { label: string; value: string }[];
  /** They are drawn ten to a row, twenty from 80 on, up to 400. With 0 there is no map. */
  seats: number;
  /** So many of them are filled in. */
  taken: number;
  note: string;
}

// Two phase-shifted bundles of sine lines, one amplitude apart from the next: the guilloché of a banknote.
const guilloche = Array.from({ length: 26 }, (_, line) => {
  const wave = `q60 -${Math.round(10 + line * 5.2)} 120 0`;
  return `M-40 150${wave}${"t120 0".repeat(4)}M-100 150${wave}${"t120 0".repeat(5)}`;
}).join("");

/** Which of so many places are taken: the front rows first, then here and there, the same ones every time. */
function takenPlaces(seats: number, taken: number): Set<number> {
  // The last digits of multiples of a prime that doesn't divide the number visit every place once.
  const step = [37, 41, 43].find((prime) => seats % prime !== 0) ?? 1;
  const inFront = Math.floor(taken / 2);
  const places = new Set(Array.from({ length: inFront }, (_, place) => place));
  for (let at = 0; places.size < taken && at < seats * 2; at++) places.add((inFront + at * step) % seats);
  return places;
}

/** The edge at the stub: square, with half a hole at both its ends. */
const torn =
  "rounded-b-none [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)] @xl:rounded-none @xl:rounded-s-lg @xl:[mask-image:radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)] @xl:rtl:[mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px)]";

export default function Ticket({ host, title, lede, primary, secondary, facts, seats, taken, note }: Props) {
  const drawn = Math.min(400, Math.max(0, Math.round(seats) || 0));
  const filled = takenPlaces(drawn, Math.min(drawn, Math.max(0, Math.round(taken) || 0)));
  const hasStub = facts.length > 0 || drawn > 0 || note !== "";
  const isLong = facts.some(({ value }) => value.length > 10);
  return (
    <section className="px-gutter py-section" aria-labelledby="ctk-title">
      <div
        className={`mx-auto grid max-w-wide ${hasStub ? "@xl:grid-cols-[minmax(0,1fr)_244px] @4xl:grid-cols-[minmax(0,1fr)_336px]" : ""}`}
      >
        <div
          className={`relative isolate min-w-0 overflow-hidden rounded-lg bg-accent px-6 py-9 text-on-accent forced-colors:border @xl:px-9 @xl:py-11 @4xl:px-14 @4xl:py-14 ${hasStub ? torn : ""}`}
        >
          <svg
            viewBox="0 0 480 300"
            className="absolute -end-28 -top-10 -z-1 h-[150%] w-auto opacity-30 [mask-image:linear-gradient(90deg,#0000_58%,#000_94%)] rtl:-scale-x-100 @4xl:-end-10 @4xl:opacity-30 @4xl:[mask-image:linear-gradient(90deg,#0000_46%,#000_92%)]"
            fill="none"
            stroke="currentColor"
            strokeWidth=".7"
            aria-hidden="true"
          >
            <path d={guilloche} />
          </svg>
          {host && <p className="mb-5 text-small font-[550] @4xl:mb-7">{host}</p>}
          <h2
            id="ctk-title"
            className="max-w-[14ch] font-display text-[clamp(2rem,1.25rem+3cqi,3.75rem)] leading-[1.02] font-semibold tracking-[-.034em] [overflow-wrap:anywhere] text-current"
          >
            {title}
          </h2>
          {lede && <p className="mt-5 max-w-[46ch] text-[1.0625em] text-pretty">{lede}</p>}
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a
              href={primary.href}
              className="btn bg-on-accent text-[oklch(from_var(--sc-accent)_calc(l_-_.06)_c_h)] hover:bg-on-accent/90 focus-visible:outline-current"
            >
              {primary.label}
            </a>
            {secondary.label && (
              <a
                href={secondary.href}
                className="inline-flex min-h-11 items-center text-[.9375em] [overflow-wrap:anywhere] font-[550] underline decoration-current/40 decoration-1 underline-offset-[.3em] hover:decoration-current focus-visible:outline-current"
              >
                {secondary.label}
              </a>
            )}
          </div>
        </div>
        {hasStub && (
          <div className="relative min-w-0 rounded-lg rounded-t-none bg-accent px-6 py-8 text-on-accent forced-colors:border [mask-composite:intersect] [mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px)] @xl:flex @xl:flex-col @xl:rounded-none @xl:rounded-e-lg @xl:px-7 @xl:py-11 @4xl:px-10 @4xl:py-14 @xl:[mask-image:radial-gradient(circle_at_0_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_0_100%,#0000_13px,#000_13.5px)] @xl:rtl:[mask-image:radial-gradient(circle_at_100%_0,#0000_13px,#000_13.5px),radial-gradient(circle_at_100%_100%,#0000_13px,#000_13.5px)]">
            <span
              className="absolute inset-x-5 -top-px h-0.5 bg-[radial-gradient(circle,var(--sc-paper)_1.6px,transparent_2px)] bg-[length:9px_100%] @xl:inset-x-auto @xl:inset-y-5 @xl:-start-[2px] @xl:top-5 @xl:h-auto @xl:w-1 @xl:bg-[length:100%_9px]"
              aria-hidden="true"
            />
            {facts.length > 0 && (
              <dl
                className={`grid grid-cols-2 gap-x-6 gap-y-5 text-small [overflow-wrap:anywhere] ${drawn > 0 ? "" : "@xl:flex-1 @xl:grid-cols-1 @xl:content-between"} ${isLong ? "@xl:@max-4xl:grid-cols-1 @xl:@max-4xl:gap-y-2" : ""}`}
              >
                {facts.map(({ label, value }, index) => (
                  <div
                    key={index}
                    className={`min-w-0 ${isLong ? "@xl:@max-4xl:flex @xl:@max-4xl:flex-wrap @xl:@max-4xl:items-baseline @xl:@max-4xl:justify-between @xl:@max-4xl:gap-x-3" : ""}`}
                  >
                    <dt>{label}</dt>
                    <dd className="text-sub tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className={`mt-8 ${drawn > 0 ? "@xl:mt-auto @xl:pt-10" : ""}`}>
              {drawn > 0 && (
                <div
                  className={`drawn mb-4 grid w-fit forced-colors:text-ink ${drawn < 80 ? "grid-cols-10 gap-[4px] [&>*]:size-[15px] [&>*]:rounded-[4px] @4xl:gap-[5px] @4xl:[&>*]:size-[18px]" : "grid-cols-20 gap-[3px] [&>*]:size-[8px] [&>*]:rounded-[2px] @xl:[&>*]:size-[6.5px] @4xl:[&>*]:size-[9.5px]"}`}
                  aria-hidden="true"
                >
                  {Array.from({ length: drawn }, (_, place) => (
                    <span
                      key={place}
                      className={
                        filled.has(place)
                          ? "bg-current"
                          : drawn < 80
                            ? "shadow-[inset_0_0_0_1.5px_currentColor]"
                            : "shadow-[inset_0_0_0_1px_currentColor]"
                      }
                    />
                  ))}
                </div>
              )}
              {note && <p className="text-small font-[550]">{note}</p>}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
