import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** One or two letters. */
  seal: string;
  /** Stands on the sheet that comes out of the envelope. */
  offer: {
    /** A logo, a drawing or a photo, above the figure or in place of it. */
    picture: { src: string; alt: string };
    figure: string;
    text: string;
    small: string;
  };
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

const wax = (
  <>
    <path
      d="M240 130c13-3 22 3 29 11 9 6 14 14 13 25 1 12-6 20-14 27-8 8-17 11-29 8-12 1-20-5-26-14-8-8-12-16-8-28-1-12 7-18 15-23 6-5 12-7 20-6z"
      fill="var(--sc-accent)"
      stroke="none"
    />
    <circle cx="242" cy="166" r="24" stroke="var(--sc-on-accent)" strokeWidth="1.5" opacity=".55" />
  </>
);

export default function SealedEnvelope({ title, lede, seal, offer, primary, secondary }: Props) {
  // Through the middle of the seal, and past its letters.
  const past = seal.length > 1 ? 9 : 0;
  const crack = `L244 140L${259 + past} 152L${255 + past} 166L${262 + past} 180L246 191L250 230`;
  return (
    <section className="px-gutter py-section" aria-labelledby="cse-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:items-center">
        <div>
          <h2 id="cse-title" className="font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[44ch] text-lede @4xl:mt-5">{lede}</p>}
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
        <div className="overflow-clip rounded-lg bg-tint px-5 pt-20 @2xl:pt-24 @4xl:pt-28">
          {/* --open is 0 or 1 and moves everything: closed until half of it is in view, where the browser can tell. */}
          <div className="relative isolate mx-auto -mb-8 max-w-140 @2xl:-mb-20 [--open:1] [container-type:inline-size] motion-safe:supports-[animation-timeline:view()]:animate-unfold motion-safe:supports-[animation-timeline:view()]:[animation-timeline:view()] motion-safe:supports-[animation-timeline:view()]:[animation-range:entry_0%_cover_60%]">
            {/* the inside of the flap, as high as the letter and a little more */}
            <div className="absolute inset-x-[.8%] -top-13 bottom-[61cqi] origin-bottom scale-y-(--open) text-black transition-transform delay-[calc(.18s+(1-var(--open))*.12s)] duration-200 [clip-path:polygon(0_100%,47%_4%,48.500%_1%,50%_0,51.500%_1%,53%_4%,100%_100%)] motion-reduce:transition-none @2xl:-top-17 @4xl:-top-20">
              <svg className="size-full" aria-hidden="true">
                <rect width="100%" height="100%" fill="url(#cse-lining)" />
              </svg>
            </div>
            <div className="relative z-2 mx-[7%] mb-[-37cqi] translate-y-[calc((1-var(--open))*(100%-36cqi))] rotate-[calc(var(--open)*-1deg)] rounded-xs bg-raised px-5 pt-7 pb-[31cqi] text-center @md:pb-[25cqi] text-ink-2 shadow-lift transition-transform delay-[calc(var(--open)*.26s)] duration-(--sc-slow) [color-scheme:light] ease-sc motion-reduce:transition-none @md:pt-8">
              {offer.picture.src && (
                <Picture
                  src={offer.picture.src}
                  alt={offer.picture.alt}
                  className="mx-auto mb-3 h-20 w-auto max-w-full object-contain text-black @md:h-24"
                />
              )}
              {offer.figure && (
                <p className="text-[44px] leading-none font-semibold tracking-[-.045em] [overflow-wrap:anywhere] text-ink @md:text-[64px] @md:leading-none">
                  {offer.figure}
                </p>
              )}
              {offer.small && (
                <p className="mx-auto mt-1 max-w-[32ch] text-[.9375em] leading-snug [overflow-wrap:anywhere] text-ink-2">
                  {offer.small}
                </p>
              )}
              {offer.text && (
                <p className="mx-auto mt-3 max-w-[32ch] text-[.9375em] leading-snug text-balance @md:text-[1.0625em] @md:leading-snug">
                  {offer.text}
                </p>
              )}
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
                    <path d="M0 0h7v7H0z" stroke="none" className="fill-[light-dark(#000,var(--tint-mid))]" />
                    <path d="M0 3.5h7" strokeWidth=".8" className="stroke-tint-plate" />
                  </pattern>
                </defs>
                <path
                  d="M2 14Q2 4 12 4h456q10 0 10 10v286H2z"
                  className="fill-[light-dark(#000,var(--tint-mid))]"
                  stroke="none"
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
                  <>
                    <defs>
                      <clipPath id="cse-left">
                        <path d={`M180 100H240${crack}H180z`} />
                      </clipPath>
                      <clipPath id="cse-right">
                        <path d={`M300 100H240${crack}H300z`} />
                      </clipPath>
                    </defs>
                    <g clipPath="url(#cse-left)">
                      {wax}
                      <text
                        x="242"
                        y="175"
                        textAnchor="middle"
                        fontSize={Math.min(25, 46 / seal.length)}
                        fontWeight="600"
                        fill="var(--sc-on-accent)"
                        stroke="none"
                      >
                        {seal}
                      </text>
                    </g>
                    {/* broken off when the letter is out */}
                    <g
                      clipPath="url(#cse-right)"
                      className="origin-[250px_204px] translate-x-[calc(var(--open)*4px)] rotate-[calc(var(--open)*6deg)] transition-transform duration-200 [transform-box:view-box] motion-reduce:transition-none"
                    >
                      {wax}
                    </g>
                  </>
                )}
              </svg>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
