import type { ReactNode } from "react";

interface Way {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** Such as a house number or the name of a plot. */
  plate: string;
}

export interface Props {
  title: string;
  lede: string;
  /** Drawn as the front door of a house. */
  first: Way;
  /** Drawn as a door of planks that stands in a field. */
  second: Way;
}

// Bricks that show around the first door, as [x, y] of their upper left corner; one is 22 by 9.
const bricks = [
  [22, 84],
  [8, 96],
  [32, 96],
  [20, 108],
  [6, 120],
  [30, 132],
  [208, 72],
  [220, 84],
  [208, 96],
  [232, 96],
  [220, 108],
  [12, 262],
  [24, 274],
  [30, 286],
  [6, 286],
  [18, 298],
  [214, 300],
  [226, 312],
  [214, 324],
  [206, 312],
  [230, 288],
];
const brickwork = bricks.map(([x, y]) => `M${x} ${y}h22v9h-22z`).join("");

// The bars of the fanlight, from its small arc to its rim.
const fan = [30, 60, 90, 120, 150]
  .map((angle) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
    return `M${(130 + 16 * x).toFixed(1)} ${(98 + 16 * y).toFixed(1)}L${(130 + 58 * x).toFixed(1)} ${(98 + 58 * y).toFixed(1)}`;
  })
  .join("");

const leaf =
  "absolute origin-left transition-transform duration-(--sc-slow) ease-sc group-hover:[transform:rotateY(66deg)] group-has-focus-visible:[transform:rotateY(66deg)] motion-reduce:transition-none";

function House({ plate }: { plate: string }) {
  return (
    <>
      <svg
        viewBox="0 0 260 373"
        className="block w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={brickwork} className="text-line" strokeWidth="1.25" />
        <path d="M72 98a58 58 0 0 1 116 0zM72 108h116v252H72z" className="fill-tint-plate" stroke="none" />
        <path
          d="M188 344h-11v-15h-11v-15h-11v-15h-11v-15h-11v-15h-11v-15h-11v-15h-11M188 298l-88 -120M177 329v-46M155 299v-46M133 269v-46"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M168 109v34M158 154a10 11 0 0 1 20 0z" className="stroke-black" strokeWidth="1.5" />
        <path d="M58 360V98a72 72 0 0 1 144 0V360M72 360V98a58 58 0 0 1 116 0V360M72 98h116M72 108h116" />
        <path d={`${fan}M114 98a16 16 0 0 1 32 0`} className="stroke-black" strokeWidth="1.75" />
        <path d="M44 360h172v12H44z" className="fill-paper" />
        <rect x="212" y="176" width="38" height="26" rx="4" className="fill-paper" strokeWidth="1.5" />
        <text
          x="231"
          y="194"
          textAnchor="middle"
          textLength={plate.length > 4 ? 30 : undefined}
          lengthAdjust="spacingAndGlyphs"
          className="fill-current text-[14px] font-semibold"
          stroke="none"
        >
          {plate}
        </text>
      </svg>
      <svg
        viewBox="0 0 116 252"
        className={`${leaf} top-[28.95%] left-[27.69%] w-[44.62%] [transform:rotateY(36deg)]`}
        fill="none"
      >
        <path d="M0 0h116v252H0z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path
          d="M14 14h38v58H14zM64 14h38v58H64zM14 86h38v70H14zM64 86h38v70H64zM14 192h38v46H14zM64 192h38v46H64zM40 170h36v9H40z"
          className="stroke-on-accent"
          strokeWidth="1.75"
        />
        <circle cx="107" cy="150" r="5.5" className="fill-accent" />
      </svg>
    </>
  );
}

// The field as ruled lines from the horizon down: [y, start, end, width].
const furrows = [
  [238, 26, 236, 1],
  [245, 58, 224, 0.8],
  [253, 14, 250, 1],
  [262, 40, 214, 1.1],
  [272, 6, 240, 1.2],
  [283, 34, 256, 1.3],
  [295, 12, 228, 1.4],
  [308, 30, 206, 1.6],
  [322, 4, 180, 1.8],
  [338, 22, 180, 2],
  [355, 8, 180, 2.2],
] as const;

function Field({ plate }: { plate: string }) {
  return (
    <>
      <svg
        viewBox="0 0 260 373"
        className="block w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M84 100h92v272H84z" className="fill-tint-plate" stroke="none" />
        {furrows.map(([y, from, to, width]) => (
          <g key={y} strokeWidth={width}>
            <path d={`M${from} ${y}H${to}`} />
            <path d={`M86 ${y}H${y > 315 ? 150 : 174}`} className="stroke-black" />
          </g>
        ))}
        <path d="M174 335l74 14M248 372v-30" strokeWidth="1.75" />
        <path d="M162 362v-38M162 333l12 2" className="stroke-black" strokeWidth="2" />
        <path d="M186 186l52 186h-10l-42 -150z" className="fill-paper" strokeWidth="1.75" />
        <path d="M72 372V98h12v274zM176 372V98h12v274zM58 84h144v14H58z" className="fill-paper" />
        <path d="M78 91h.1M182 91h.1" strokeWidth="3" />
        <path d="M30 372V222" strokeWidth="3" />
        <rect x="2" y="192" width="56" height="30" rx="4" className="fill-paper" strokeWidth="1.5" />
        <text
          x="30"
          y="212"
          textAnchor="middle"
          textLength={plate.length > 7 ? 48 : undefined}
          lengthAdjust="spacingAndGlyphs"
          className="fill-current text-[14px] font-semibold"
          stroke="none"
        >
          {plate}
        </text>
        <path d="M49 332l20 -92M62 238l14 3" className="stroke-paper" strokeWidth="7" />
        <path d="M49 336l20 -96M61 238.500l16 3.500" strokeWidth="3" />
        <path d="M38 334l22 4.500l-4 25q-6 8 -13 9q-6 -4 -9 -12z" fill="currentColor" />
      </svg>
      <svg
        viewBox="0 0 92 272"
        className={`${leaf} top-[26.81%] left-[32.31%] w-[35.38%] [transform:rotateY(40deg)]`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M1 1h90v264H1z" className="fill-paper" />
        <path d="M19 1v264M37 1v264M55 1v264M73 1v264" strokeWidth="1.25" />
        <path d="M1 218L78 56h13L14 218z" className="fill-paper" strokeWidth="1.5" />
        <path d="M1 38h90v18H1zM1 218h90v18H1z" className="fill-paper" />
        <circle cx="84" cy="148" r="5.5" className="fill-accent" stroke="none" />
      </svg>
    </>
  );
}

function Door({ way, children }: { way: Way; children: ReactNode }) {
  return (
    <article className="group tint-yellow relative grid grid-cols-[42%_minmax(0,1fr)] items-end gap-x-5 border-b-2 border-ink @2xl:block @2xl:border-b-0 @6xl:grid @6xl:grid-cols-[260px_minmax(0,1fr)] @6xl:gap-x-8 @6xl:border-b-2">
      <div className="min-w-0 text-ink @2xl:border-b-2 @2xl:border-ink @6xl:border-b-0" aria-hidden="true">
        <div className="relative [perspective-origin:50%_60%] [perspective:640px] @2xl:w-[min(100%,264px)] @6xl:w-auto">
          {children}
        </div>
      </div>
      <div className="min-w-0 pb-4 @2xl:pe-8 @2xl:pt-6 @2xl:pb-0 @6xl:pt-0 @6xl:pb-8">
        <h3 className="text-heading">{way.title}</h3>
        <p className="mt-2 max-w-[36ch] text-[.9375em] @2xl:text-body">{way.text}</p>
        <a
          href={way.link.href}
          className="link mt-2 inline-flex min-h-11 items-center text-[.9375em] font-[550] after:absolute after:inset-0"
        >
          {way.link.label}
        </a>
      </div>
    </article>
  );
}

export default function TwoDoors({ title, lede, first, second }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="ctd-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="ctd-title" className="font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          <p className="max-w-[44ch] @4xl:col-span-5 @4xl:pb-1">{lede}</p>
        </div>
        <div className="mt-10 grid grid-cols-1 gap-y-12 @2xl:grid-cols-2 @4xl:mt-14">
          <Door way={first}>
            <House plate={first.plate} />
          </Door>
          <Door way={second}>
            <Field plate={second.plate} />
          </Door>
        </div>
      </div>
    </section>
  );
}
