interface Way {
  kind: string;
  /** Such as a house number, or opening hours. */
  plate: string;
  title: string;
  text: string;
  link: { label: string; href: string };
}

export interface Props {
  title: string;
  lede: string;
  /** Two or three. */
  doors: Way[];
}

// Bricks that show around the front door, as [x, y] of their upper left corner; one is 22 by 9.
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
  "absolute origin-left transition-transform duration-(--sc-slow) ease-sc [transform:rotateY(36deg)] group-hover:[transform:rotateY(66deg)] group-has-focus-visible:[transform:rotateY(66deg)] motion-reduce:transition-none";

const strokes = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

/** What stands around each kind of door, and the leaf that hangs in it: where, and how large. */
const kinds = {
  house: {
    place: "top-[28.95%] left-[27.69%] w-[44.62%]",
    size: "0 0 116 252",
    around: (
      <>
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
      </>
    ),
    leaf: (
      <>
        <path d="M0 0h116v252H0z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path
          d="M14 14h38v58H14zM64 14h38v58H64zM14 86h38v70H14zM64 86h38v70H64zM14 192h38v46H14zM64 192h38v46H64zM40 170h36v9H40z"
          className="stroke-on-accent"
          strokeWidth="1.75"
        />
        <circle cx="107" cy="150" r="5.5" className="fill-accent" />
      </>
    ),
  },
  shop: {
    place: "top-[37.5%] left-[32.31%] w-[35.38%]",
    size: "0 0 92 220",
    around: (
      <>
        <path d="M84 140h92v220H84z" className="fill-tint-plate" stroke="none" />
        <path
          d="M96 190h68M96 232h68M96 274h68M104 190v-14h12v14M122 190v-22h10v22M140 190v-12h14v12M100 232v-16h16v16M124 232v-10h26v10M102 274v-22h8v22M116 274v-22h8v22M134 274v-12h20v12"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M22 360V140H84V360M176 360V140h62v220" />
        <path d="M32 150h42v150H32zM186 150h42v150h-42z" className="fill-tint-plate" strokeWidth="1.5" />
        <path d="M40 230l26-34M40 250l26-34M194 230l26-34M194 250l26-34" className="stroke-black" strokeWidth="1.25" />
        <path d="M30 84h200l18 44H12z" className="fill-paper" />
        <path
          d="M55 84h25l-5.500 44h-29.500zM105 84h25v44h-27.500zM155 84h25l8 44h-28.500zM205 84h25l18 44h-30z"
          fill="currentColor"
        />
        <path
          d="M12 128q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0q14.800 18 29.500 0"
          className="fill-paper"
        />
        <path d="M14 360h232v12H14z" className="fill-paper" />
      </>
    ),
    leaf: (
      <>
        <path d="M1 1h90v218H1z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path d="M12 14h68v150H12z" className="fill-tint-plate" />
        <path d="M24 120l40-62M24 150l44-68" className="stroke-black" strokeWidth="1.5" />
        <path d="M12 178h68v28H12z" className="stroke-on-accent" strokeWidth="1.75" />
        <path d="M84 100v26" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  office: {
    place: "top-[17.7%] left-[30%] w-[40%]",
    size: "0 0 104 294",
    around: (
      <>
        <path d="M78 66h104v294H78z" className="fill-tint-plate" stroke="none" />
        <path
          d="M78 236h104M96 236v-44h40v44M104 236v22M128 236v22M150 236v-60M138 176h24l-6-22h-12z"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M98 88h62v66H98zM129 88v66M98 121h62" className="stroke-black" strokeWidth="1.25" />
        <path d="M16 360V40h228v320M62 360V52h136v308M78 360V66h104v294M16 104h46M16 200h46M198 104h46M198 296h46" />
        <path d="M30 360h200v12H30z" className="fill-paper" />
      </>
    ),
    leaf: (
      <>
        <path d="M1 1h102v292H1z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path d="M14 16h74v262H14z" className="stroke-on-accent" strokeWidth="1.5" />
        <path d="M94 112v84" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  gate: {
    place: "top-[43%] left-[29.2%] w-[41.5%]",
    size: "0 0 108 200",
    around: (
      <>
        <path d="M76 150h108v210H76z" className="fill-tint-plate" stroke="none" />
        <path
          d="M76 210H184M122 210L96 360M138 210L168 360M84 210q10-34 20 0M160 210q8-26 16 0M94 210v-8M168 210v-6"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path
          d="M56 372V128h20v244zM184 372V128h20v244zM50 128l16-22 16 22zM178 128l16-22 16 22z"
          className="fill-paper"
        />
        <path
          d="M0 196h56M0 300h56M204 196h56M204 300h56M10 372V172M28 372V172M46 372V172M214 372V172M232 372V172M250 372V172"
          strokeWidth="1.75"
        />
        <path
          d="M4 172l6-12 6 12M22 172l6-12 6 12M40 172l6-12 6 12M208 172l6-12 6 12M226 172l6-12 6 12M244 172l6-12 6 12"
          strokeWidth="1.75"
        />
      </>
    ),
    leaf: (
      <>
        <path d="M2 40Q54-20 106 40V196H2z" className="fill-paper" stroke="currentColor" strokeWidth="2" />
        <path d="M19 27v169M37 15v181M54 11v185M71 15v181M89 27v169" stroke="currentColor" strokeWidth="1.5" />
        <path d="M2 70h104v14H2zM2 160h104v14H2z" className="fill-paper" stroke="currentColor" strokeWidth="2" />
        <path d="M2 160L98 84h8L14 160z" className="fill-paper" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="98" cy="122" r="5.500" className="fill-accent" />
      </>
    ),
  },
};

function Door({ kind, plate, title, text, link }: Way) {
  const { around, leaf: hung, place, size } = kinds[kind as keyof typeof kinds] ?? kinds.house;
  return (
    <article className="group relative grid min-w-0 grid-cols-[42%_minmax(0,1fr)] items-end gap-x-5 border-b-2 border-ink @2xl:flex @2xl:flex-col @2xl:items-stretch @2xl:border-b-0">
      <div className="min-w-0 text-ink @2xl:border-b-2 @2xl:border-ink" aria-hidden="true">
        <div className="relative [perspective-origin:50%_60%] [perspective:640px] @2xl:w-[min(100%,264px)]">
          <svg viewBox="0 0 260 373" className="block w-full" {...strokes}>
            {around}
          </svg>
          <svg viewBox={size} className={`${leaf} ${place}`} fill="none">
            {hung}
          </svg>
          {plate && (
            <p className="absolute top-[47%] right-0 max-w-[48%] truncate rounded-xs border-[1.5px] border-ink bg-paper px-1.5 text-mock leading-relaxed font-semibold">
              {plate}
            </p>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-col items-start pb-5 @2xl:flex-1 @2xl:pe-6 @2xl:pt-6 @2xl:pb-0">
        <h3 className="text-heading">{title}</h3>
        {text && <p className="mt-2 max-w-[36ch] text-[.9375em] @2xl:text-body">{text}</p>}
        <a href={link.href} className="btn mt-5 after:absolute after:inset-0">
          {link.label}
        </a>
      </div>
    </article>
  );
}

export default function TwoDoors({ title, lede, doors }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="ctd-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="ctd-title" className="font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          {lede && <p className="max-w-[44ch] @4xl:col-span-5 @4xl:pb-1">{lede}</p>}
        </div>
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none @4xl:mt-14 @4xl:gap-x-12">
          {doors.slice(0, 4).map((door, index) => (
            <Door key={index} {...door} />
          ))}
        </div>
      </div>
    </section>
  );
}
