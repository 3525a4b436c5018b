import { Picture } from "../../../art/picture";

interface Way {
  kind: string;
  /** Such as a house number, or opening hours. Up to eight letters fit every door. */
  plate: string;
  /** Fills the open doorway, or stands in it. The other doors don’t show it. */
  picture: { src: string; alt: string };
  title: string;
  text: string;
  link: { label: string; href: string };
}

export interface Props {
  title: string;
  lede: string;
  /** Two or three, four at most. */
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
  [206, 148],
  [230, 148],
  [218, 160],
  [206, 172],
  [230, 172],
  [218, 184],
  [206, 196],
  [12, 262],
  [24, 274],
  [30, 286],
  [6, 286],
  [18, 298],
  [214, 300],
  [230, 312],
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

/**
 * What stands around each kind of door, the leaf that hangs in it (where, and how large), where its plate is fixed, and how far
 * it goes up on a phone, where no other stands beside it: over the air above it.
 */
const kinds = {
  house: {
    place: "top-[28.95%] left-[27.69%] w-[44.62%]",
    size: "0 0 116 252",
    plate: "top-[27%] max-w-[56%]",
    rise: "",
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
    plate: "top-[20.5%] max-w-[76%]",
    rise: "@max-2xl:-mt-[24%]",
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
    plate: "top-[11.5%] max-w-[80%]",
    rise: "@max-2xl:-mt-[8%]",
    around: (
      <>
        <path d="M78 66h104v294H78z" className="fill-tint-plate" stroke="none" />
        <path
          d="M78 336h104M161 336l3-24h14l3 24zM171 312v-44M171 290q-14-2-14-20 14 2 14 20zM171 280q12-4 9-22-10 4-9 22z"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M10 372V40h240v332M62 360V52h136v308M78 360V66h104v294M10 104h52M10 232h52M198 136h52M198 256h52" />
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
    plate: "top-[30%] max-w-[64%]",
    rise: "@max-2xl:-mt-[32%]",
    around: (
      <>
        <path d="M76 300h108v72H76z" className="fill-tint-plate" stroke="none" />
        <path d="M150 300q-10 30-34 72M156 300q4 40 22 72" className="stroke-black" strokeWidth="1.5" />
        <path d="M76 300h108M170 300v-18M170 282q-14-2-10-22 2-18 10-24 8 6 10 24 4 20-10 22z" strokeWidth="1.5" />
        <path
          d="M56 372V128h20v244zM184 372V128h20v244zM50 128l16-22 16 22zM178 128l16-22 16 22z"
          className="fill-paper"
        />
        <path d="M76 148Q130 88 184 148M76 139Q130 79 184 139" />
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
  flat: {
    place: "top-[25.7%] left-[30%] w-[40%]",
    size: "0 0 104 264",
    plate: "top-[24%] max-w-[60%]",
    rise: "@max-2xl:-mt-[26%]",
    around: (
      <>
        <path d="M78 96h104v264H78z" className="fill-tint-plate" stroke="none" />
        <path
          d="M78 340h104M150 122h32M160 122v8M174 122v8M160 130q-10 10-8 66h16q2-56-8-66zM174 130q-6 8-6 40h14"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M66 360V84h128v276M78 360V96h104v264M0 252h66M194 252h66M0 346h54M206 346h54" />
        <path d="M219 190h16v32h-16z" className="fill-paper" strokeWidth="1.5" />
        <circle cx="227" cy="206" r="4.5" fill="currentColor" />
        <path d="M54 360h152v12H54z" fill="currentColor" />
        <path d="M66 366h128" className="stroke-paper" strokeWidth="1.25" strokeDasharray="1 6" />
      </>
    ),
    leaf: (
      <>
        <path d="M1 1h102v262H1z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path d="M16 18h72v96H16zM16 150h72v96H16z" className="stroke-on-accent" strokeWidth="1.5" />
        <circle cx="52" cy="82" r="4" className="stroke-on-accent" strokeWidth="1.75" />
        <path d="M86 132h-14M92 124v22" className="stroke-accent" strokeWidth="4.5" strokeLinecap="round" />
      </>
    ),
  },
  terrace: {
    place: "top-[27.6%] left-[30%] w-[40%]",
    size: "0 0 104 257",
    plate: "top-[22.8%] max-w-[60%]",
    rise: "@max-2xl:-mt-[24%]",
    around: (
      <>
        <path d="M78 103h104v257H78z" className="fill-tint-plate" stroke="none" />
        <path
          d="M78 338h104M156 338v-42h26M160 296v-34q0-8 8-8h14M150 150h20v30h-20zM153 174l6-10 5 6 3-4"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M66 360V91h128v269M78 360V103h104v257M54 91h152M60 79h140l6 12H54z" />
        <path d="M20 334h28l-4 38H24zM212 334h28l-4 38h-20z" className="fill-paper" />
        <path d="M20 334h28l-2 12H22z" fill="currentColor" />
        <path
          d="M34 334v-62M34 310q-20-3-22-26 20 2 22 26zM34 296q18-5 20-28-18 5-20 28zM34 272q-9-12 0-26 9 14 0 26zM226 334q-20-8-20-36M226 334q-8-22-4-48M226 334q6-20 18-30M226 334q-2-12 26-18"
          strokeWidth="1.75"
        />
        <path d="M54 360h152v12H54z" className="fill-paper" />
      </>
    ),
    leaf: (
      <>
        <path d="M1 1h102v255H1z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path
          d="M13 14h36v50H13zM55 14h36v50H55zM13 71h36v50H13zM55 71h36v50H55zM13 128h36v50H13zM55 128h36v50H55z"
          className="fill-tint-plate"
        />
        <path d="M19 50l18-26M61 108l18-26" className="stroke-black" strokeWidth="1.5" />
        <path d="M13 190h78v54H13z" className="stroke-on-accent" strokeWidth="1.5" />
        <path d="M97 118v26" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  screen: {
    place: "top-[31.1%] left-[30%] w-[40%]",
    size: "0 0 104 244",
    plate: "top-[17.4%] min-w-[42%] max-w-[48%] text-center",
    rise: "@max-2xl:-mt-[8%]",
    around: (
      <>
        <path d="M78 116h104v244H78z" className="fill-tint-plate" stroke="none" />
        <path
          d="M78 338h104M168 150h14M162 164h20M165 178h17M162 222h20v34h-20zM162 256h20M168 232h14M168 241h14"
          className="stroke-black"
          strokeWidth="1.5"
        />
        <path d="M36 360V56q0-16 16-16h156q16 0 16 16v304M36 90h188M66 360V104h128v256M78 360V116h104v244" />
        <path d="M58 58l-7 7 7 7M203 58h9M203 65h9M203 72h9" strokeWidth="1.5" />
        <path d="M30 360h200v12H30z" className="fill-paper" />
      </>
    ),
    leaf: (
      <>
        <path d="M1 1h102v242H1z" className="fill-[light-dark(var(--sc-ink),#000)]" />
        <path d="M14 16h74v28H14zM14 58h74v84H14zM14 156h74v70H14z" className="stroke-on-accent" strokeWidth="1.5" />
        <circle cx="96" cy="126" r="5" className="fill-accent" />
      </>
    ),
  },
  open: {
    place: "top-[29.5%] left-[8%] w-[15.5%]",
    size: "0 0 40 263",
    plate: "top-[27.6%] max-w-[60%]",
    rise: "@max-2xl:-mt-[22%]",
    around: (
      <>
        <path d="M60 122h140v238H60z" className="fill-tint-plate" stroke="none" />
        <path d="M60 338h140" className="stroke-black" strokeWidth="1.5" />
        <path d="M46 360V84h168v276M60 360V122h140v238M36 84h188M42 72h176l6 12H36z" />
        <path d="M36 360h188v12H36z" className="fill-paper" />
      </>
    ),
    leaf: null,
  },
};

/** Stands in the open doorway where no picture does. */
const hall = (
  <g className="stroke-black" strokeWidth="1.5">
    <path d="M122 122v38M108 176a14 16 0 0 1 28 0z" />
    <path d="M76 196h26v34H76zM80 222l7-12 6 8 3-4 3 8" />
    <path d="M112 284h78v8h-78zM118 292v46M184 292v46M118 322h66" className="fill-tint-plate" />
    <path d="M156 284l-3-18h20l-3 18z" className="fill-tint-plate" />
    <path d="M163 266v-30M163 258q-16-2-18-20 16 2 18 20zM163 248q2-16 18-18-2 16-18 18z" />
    <path d="M163 258q-16-2-18-20 16 2 18 20z" className="fill-black" />
    <path d="M122 284v-5h24v5M125 279v-5h20v5" />
  </g>
);

/** What stretches as far as one sees; other drawings are of one thing, which stands on the floor. */
const view = /^(?!drawn:)|^drawn:(?:hills|lake|rings|roofs|sea|table)$/;

const swung = (
  <svg viewBox="0 0 260 373" className="absolute inset-0 w-full" {...strokes} aria-hidden="true">
    <path d="M60 122L22 108V372L60 360z" className="fill-[light-dark(var(--sc-ink),#000)]" />
    <path d="M52 134L30 126V216L52 218zM52 234L30 234V354L52 350z" className="stroke-on-accent" strokeWidth="1.5" />
    <circle cx="27" cy="240" r="4.5" className="fill-accent" stroke="none" />
  </svg>
);

/** By how many doors there are: how each is laid out, and its parts. On a phone its name stands beside the drawing, on one ground. */
const many = {
  door: "group relative grid min-w-0 grid-cols-[min(48%,216px)_minmax(0,1fr)] @2xl:flex @2xl:flex-col",
  drawing: "border-b-2 border-ink",
  frame: "@2xl:w-[min(100%,344px)]",
  words: "contents @2xl:flex @2xl:flex-1 @2xl:pt-6",
  name: "@max-2xl:flex @max-2xl:items-center @max-2xl:border-b-2 @max-2xl:border-ink @max-2xl:ps-5",
  text: "@max-2xl:col-span-2 @max-2xl:mt-4",
};
const layouts = {
  one: {
    door: "contents",
    drawing: "border-b-2 border-ink @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:border-b-0",
    frame: "w-56 max-w-full @2xl:w-72 @4xl:w-80",
    words: "flex pb-5 @2xl:self-end @4xl:pb-8",
    name: "",
    text: "",
  },
  two: {
    ...many,
    door: `${many.door} @6xl:grid @6xl:items-end @6xl:gap-x-5 @6xl:grid-cols-[59%_minmax(0,1fr)] @6xl:border-b-2 @6xl:border-ink`,
    drawing: `${many.drawing} @6xl:self-end @6xl:border-b-0`,
    words: `${many.words} @6xl:pb-7`,
  },
  more: many,
};

function Door(props: Way & { layout: keyof typeof layouts; isBesideDrawn: boolean }) {
  const { kind, plate, picture, title, text, link, layout, isBesideDrawn } = props;
  const known = kinds[kind as keyof typeof kinds];
  const { door, drawing, frame, words, name, text: prose } = layouts[layout];
  return (
    <article className={door}>
      {known && (
        <div className={`min-w-0 self-end text-ink @2xl:self-stretch ${drawing}`}>
          <div className={`relative [perspective-origin:50%_60%] [perspective:640px] ${known.rise} ${frame}`}>
            <svg viewBox="0 0 260 373" className="block w-full" {...strokes} aria-hidden="true">
              {known.around}
              {!known.leaf && !picture.src && hall}
            </svg>
            {known.leaf ? (
              <svg viewBox={known.size} className={`${leaf} ${known.place}`} fill="none" aria-hidden="true">
                {known.leaf}
              </svg>
            ) : (
              <>
                {picture.src && (
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    className={`absolute text-black scheme-light ${view.test(picture.src) ? "top-[32.97%] left-[23.46%] h-[63.27%] w-[53.08%] object-cover" : "bottom-[8%] left-[29%] h-auto w-[47%] *:stroke-[1.5px] *:[vector-effect:non-scaling-stroke]"}`}
                  />
                )}
                {swung}
              </>
            )}
            {plate && (
              <p
                className={`absolute left-1/2 -translate-x-1/2 -translate-y-1/2 truncate rounded-xs border-[1.5px] border-ink bg-paper px-1.5 text-mock leading-[1.6] font-semibold ${known.plate}`}
                aria-hidden="true"
              >
                {plate}
              </p>
            )}
          </div>
        </div>
      )}
      {!known && isBesideDrawn && (
        <div
          className={`hidden @2xl:block ${layout === "two" ? "border-b-2 border-transparent @6xl:hidden" : "border-b-2 border-ink"}`}
        >
          <div className="aspect-260/373 w-[min(100%,344px)]" />
        </div>
      )}
      <div
        className={`min-w-0 flex-col items-start ${known || isBesideDrawn ? "" : layout === "one" ? "" : "@2xl:border-t-2 @2xl:border-ink"} ${words}`}
      >
        <h3
          className={`max-w-full text-heading [overflow-wrap:anywhere] ${known ? name : "@max-2xl:col-span-2 @max-2xl:border-t-2 @max-2xl:border-ink @max-2xl:pt-5"}`}
        >
          {title}
        </h3>
        {text && <p className={`mt-2 max-w-[min(36ch,100%)] text-[.9375em] @2xl:text-body ${prose}`}>{text}</p>}
        <div className={`mt-auto max-w-full pt-5 ${prose && "@max-2xl:col-span-2"}`}>
          <a href={link.href} className="btn after:absolute after:inset-0">
            {link.label}
          </a>
        </div>
      </div>
    </article>
  );
}

export default function TwoDoors({ title, lede, doors }: Props) {
  const shown = doors.slice(0, 4);
  const isBesideDrawn = shown.length > 1 && shown.some(({ kind }) => Object.hasOwn(kinds, kind));
  const layout = shown.length === 1 ? "one" : shown.length === 2 && isBesideDrawn ? "two" : "more";
  const heading = (
    <div
      className={
        layout === "one"
          ? "@2xl:pb-10"
          : "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 @4xl:grid-cols-2 @4xl:items-baseline-last"
      }
    >
      <h2 id="ctd-title" className="max-w-[24ch] min-w-0 font-display text-title @6xl:text-[3.5em] @6xl:leading-none">
        {title}
      </h2>
      {lede && <p className={`text-lede ${layout === "one" ? "mt-4 max-w-[44ch]" : "max-w-[52ch]"}`}>{lede}</p>}
    </div>
  );
  return (
    <section className="px-gutter py-section" aria-labelledby="ctd-title">
      {layout === "one" ? (
        <div className="group relative mx-auto grid max-w-wide grid-cols-1 gap-x-12 gap-y-8 border-ink @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:border-b-2 @2xl:grid-rows-[1fr_auto] @2xl:gap-y-0">
          {heading}
          {shown.map((door, index) => (
            <Door key={index} {...door} layout={layout} isBesideDrawn={isBesideDrawn} />
          ))}
        </div>
      ) : (
        <div className="mx-auto max-w-wide">
          {heading}
          <div
            className={`mt-10 grid grid-cols-1 gap-x-8 gap-y-12 @4xl:gap-x-12 ${shown.length === 4 ? "@2xl:grid-cols-2 @4xl:grid-cols-4" : "@2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none"}`}
          >
            {shown.map((door, index) => (
              <Door key={index} {...door} layout={layout} isBesideDrawn={isBesideDrawn} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
