export interface Props {
  title: string;
  lede: string;
  /** One or two letters. */
  seal: string;
  /** Stands on the sheet that comes out of the envelope. */
  offer: { figure: string; text: string; small: string };
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

export default function SealedEnvelope({ title, lede, seal, offer, primary, secondary }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="cse-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:items-center">
        <div>
          <h2 id="cse-title" className="font-display text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lede @4xl:mt-5">{lede}</p>
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
        <div className="overflow-clip rounded-lg bg-tint px-5 pt-10 @2xl:pt-14">
          {/* --open is 0 or 1 and moves everything: closed until half of it is in view, where the browser can tell. */}
          <div className="relative isolate mx-auto -mb-6 max-w-140 [--open:1] [container-type:inline-size] motion-safe:supports-[animation-timeline:view()]:animate-unfold motion-safe:supports-[animation-timeline:view()]:[animation-timeline:view()] motion-safe:supports-[animation-timeline:view()]:[animation-range:entry_0%_cover_60%]">
            <div className="relative z-2 mx-[7%] [color-scheme:light] mb-[-36cqi] grid grid-cols-[minmax(0,1fr)] translate-y-[calc((1-var(--open))*(100%-35cqi))] rotate-[calc(var(--open)*-1deg)] gap-x-8 rounded-xs bg-raised px-5 pt-5 pb-[calc(36cqi+1.25rem)] text-small text-ink-2 shadow-lift transition-transform delay-[calc(var(--open)*.26s)] duration-(--sc-slow) ease-sc motion-reduce:transition-none @md:grid-cols-[fit-content(50%)_minmax(0,1fr)] @md:px-8 @md:pt-7">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 @md:block">
                {offer.figure && (
                  <span className="block text-[2.25rem] leading-none font-semibold tracking-[-.04em] text-ink [overflow-wrap:anywhere] @md:text-[2.75rem]">
                    {offer.figure}
                  </span>
                )}
                {offer.small && <span className="text-caption text-muted @md:mt-2 @md:block">{offer.small}</span>}
              </p>
              <p className="@max-md:mt-2.5">{offer.text}</p>
            </div>
            <div className="relative aspect-480/300 text-black">
              <svg
                viewBox="0 0 480 300"
                className="absolute inset-0 z-1 size-full overflow-visible"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <defs>
                  <pattern
                    id="cse-lining"
                    width="7"
                    height="7"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(-35)"
                  >
                    <path d="M0 0h7v7H0z" fill="currentColor" stroke="none" />
                    <path d="M0 3.5h7" strokeWidth=".8" className="stroke-tint-plate" />
                  </pattern>
                </defs>
                <path d="M2 14Q2 4 12 4h456q10 0 10 10v286H2z" fill="url(#cse-lining)" />
                <path
                  d="M6 4L224-158q16-12 32 0L474 4z"
                  fill="url(#cse-lining)"
                  className="origin-[50%_4px] scale-y-(--open) transition-transform delay-[calc(.18s+(1-var(--open))*.12s)] duration-200 [transform-box:view-box] motion-reduce:transition-none"
                />
              </svg>
              <svg
                viewBox="0 0 480 300"
                className="absolute inset-0 z-3 size-full overflow-visible"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="M2 300V14q0-10 8-4l214 148q16 11 32 0L470 10q8-6 8 4v286z" className="fill-tint-plate" />
                <path d="M4 298l204-150M476 298L272 148" />
                <g className="origin-[50%_4px] scale-y-[calc(1-var(--open))] transition-transform delay-[calc((1-var(--open))*.3s)] duration-200 [transform-box:view-box] motion-reduce:transition-none">
                  <path d="M6 15Q-2 4 12 4h456q14 0 6 11L257 174q-17 12-34 0z" className="fill-tint-plate" />
                </g>
                {seal && (
                  <g>
                    <path
                      d="M240 130c13-3 22 3 29 11 9 6 14 14 13 25 1 12-6 20-14 27-8 8-17 11-29 8-12 1-20-5-26-14-8-8-12-16-8-28-1-12 7-18 15-23 6-5 12-7 20-6z"
                      fill="var(--sc-accent)"
                      stroke="none"
                    />
                    <circle cx="242" cy="166" r="24" stroke="var(--sc-on-accent)" strokeWidth="1.5" opacity=".55" />
                    <text
                      x="242"
                      y="175"
                      textAnchor="middle"
                      fontSize={seal.length > 2 ? 50 / seal.length : 25}
                      fontWeight="600"
                      fill="var(--sc-on-accent)"
                      stroke="none"
                    >
                      {seal}
                    </text>
                  </g>
                )}
              </svg>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
