export interface Props {
  title: string;
  lede: string;
  /** Where the form is sent. */
  action: string;
  /** The lines that people fill in. */
  fields: {
    label: string;
    /** What this answer is called where you read the answers. Give each its own name, in one word. */
    name: string;
    /** One of text, email, tel or number. A phone shows the keyboard that suits it. */
    type: string;
    /** Lets the browser suggest what people typed elsewhere: name, email or tel. Leave it empty for no suggestion. */
    autocomplete: string;
    required: boolean;
  }[];
  ticks: {
    label: string;
    /** What this box is called where you read the answers. Give each its own name, in one word. */
    name: string;
    ticked: boolean;
  }[];
  /** How the slip begins, above the boxes. */
  legend: string;
  button: string;
  note: string;
  /** Stands on the other half of the card, line by line. */
  address: string[];
  stamp: { place: string; value: string };
  postmark: { top: string; middle: string; bottom: string };
}

// The whale hangs from its spine, drawn from the neck (0) to the last bone of the tail (1).
const spine = (t: number) => [74 + 98 * t, 57 - 10 * Math.sin(Math.PI * t) - 2 * t] as const;
const vertebrae = Array.from({ length: 27 }, (_, bone) => {
  const [x, y] = spine(bone / 26);
  const half = 4.4 - bone * 0.125;
  return `M${x.toFixed(1)} ${(y - half * 1.5).toFixed(1)}v${(half * 2).toFixed(1)}`;
}).join("");
const ribs = Array.from({ length: 14 }, (_, rib) => {
  const [x, y] = spine(0.03 + rib * 0.05);
  return { x, y, length: 45 * Math.sin((Math.PI * (rib + 4.5)) / 19.5) };
});
const cage = ribs
  .map(
    ({ x, y, length }) =>
      `M${x.toFixed(1)} ${y.toFixed(1)}c8 ${(length * 0.25).toFixed(1)} 9 ${(length * 0.7).toFixed(1)} 2 ${length.toFixed(1)}`,
  )
  .join("");
const lamps = ribs.map(({ x, y, length }) => `M${(x + 2).toFixed(1)} ${(y + length).toFixed(1)}h.01`).join("");

// Perforations along the four sides of the stamp, as dots in the colour of the slip.
const holes = [
  ...Array.from({ length: 16 }, (_, i) => `M${4 + i * 13.333} 0h.01M${4 + i * 13.333} 152h.01`),
  ...Array.from({ length: 12 }, (_, i) => `M0 ${2.5 + i * 13.364}h.01M208 ${2.5 + i * 13.364}h.01`),
].join("");

/** Squeezes a text that would leave its drawing. */
const fit = (text: string, most: number, length: number) =>
  text.length > most ? ({ textLength: length, lengthAdjust: "spacingAndGlyphs" } as const) : {};

function Stamp({ place, value }: Props["stamp"]) {
  return (
    <svg viewBox="0 0 208 152" className="w-full" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 0h208v152H0z" className="fill-[light-dark(#fff,var(--tint-plate))]" />
      <path d={holes} className="stroke-tint" strokeWidth="8" />
      <path d="M12 12h184v128H12z" className="fill-black" />
      <g className="stroke-tint-plate">
        <path d="M96 12v33M150 12v37" strokeWidth=".8" />
        <path
          d="M19 78C21 57 48 38 84 35c34 -3 64 5 86 15c6 -6 12 -15 23 -17c0 10 -5 17 -10 22c6 5 12 11 13 20c-10 0 -18 -7 -24 -14c-16 13 -32 30 -60 41c-28 10 -66 8 -82 -4c-7 -6 -11 -13 -11 -20z"
          strokeWidth="1"
          strokeDasharray=".1 2.6"
        />
        <path d={vertebrae} strokeWidth="2" />
        <path d={cage} strokeWidth="1.5" />
        <path
          d="M75 51C60 45 38 56 26 82C40 67 56 64 73 66c4 -4 5 -10 2 -15z"
          className="fill-tint-plate"
          strokeWidth="1"
        />
        <path d="M73 70c-4 20 -24 32 -43 18" strokeWidth="2.2" />
        <path d="M82 88l5 12M87 100c0 6 3 12 8 17M87 100c3 6 8 10 14 13M87 100c5 4 10 6 16 6" strokeWidth="1.3" />
      </g>
      <path d={lamps} className="stroke-accent" strokeWidth="3.6" />
      <g className="fill-tint-plate text-[13px] font-semibold">
        <text x="20" y="132" {...fit(place, 11, 88)}>
          {place}
        </text>
        <text x="188" y="132" textAnchor="end" {...fit(value, 9, 70)}>
          {value}
        </text>
      </g>
    </svg>
  );
}

function Postmark({ top, middle, bottom }: Props["postmark"]) {
  return (
    <svg viewBox="0 0 176 92" className="w-full text-tint-ink" fill="none" stroke="currentColor" strokeWidth="1.75">
      <circle cx="46" cy="46" r="44" />
      <circle cx="46" cy="46" r="39" strokeWidth="1" />
      <path
        d={[22, 34, 46, 58, 70].map((y) => `M${y === 46 ? 94 : 90} ${y}q10 -6 21 0t21 0t21 0t21 0`).join("")}
        strokeLinecap="round"
      />
      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="46" y="34" className="text-[14.5px]" {...fit(top, 9, 60)}>
          {top}
        </text>
        <text x="46" y="53" className="text-[18px] font-semibold" {...fit(middle, 7, 68)}>
          {middle}
        </text>
        <text x="46" y="69" className="text-[14.5px]" {...fit(bottom, 8, 56)}>
          {bottom}
        </text>
      </g>
    </svg>
  );
}

export default function ReplySlip(props: Props) {
  const { title, lede, action, fields, ticks, legend, button, note, address, stamp, postmark } = props;
  return (
    <section className="px-gutter py-section" aria-labelledby="crs-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="crs-title" className="font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          <p className="max-w-[44ch] @4xl:col-span-5 @4xl:pb-1">{lede}</p>
        </div>
        <form
          action={action}
          method="post"
          className="tint-blue mt-10 grid grid-cols-1 gap-y-8 rounded-b-md bg-tint px-5 pt-9 pb-6 text-ink [mask-image:radial-gradient(circle_at_50%_0,#0000_3.5px,#000_4px)] [mask-repeat:round_no-repeat] [mask-size:14px_100%] @2xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr] @2xl:gap-y-0 @2xl:p-8 @2xl:pt-10 @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] @4xl:mt-14 @4xl:p-12 @4xl:pt-14"
        >
          <div className="min-w-0 @2xl:col-start-2 @2xl:ps-8 @4xl:ps-12">
            <div className="flex justify-end" aria-hidden="true">
              <div
                className="grid w-full max-w-80 grid-cols-[minmax(0,9fr)_minmax(0,8fr)] items-start @4xl:max-w-[23rem] @4xl:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]"
                dir="ltr"
              >
                <div className="relative z-1 -me-2.5 mt-4 @4xl:mt-6">
                  <Postmark {...postmark} />
                </div>
                <div>
                  <Stamp {...stamp} />
                </div>
              </div>
            </div>
            <p className="mt-8 text-small @4xl:mt-12 @4xl:text-body">
              {address.map((line, index) => (
                <span key={index} className="block border-b border-tint-ink/25 py-2">
                  {line}
                </span>
              ))}
            </p>
          </div>
          <div className="min-w-0 @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:flex @2xl:flex-col @2xl:border-e @2xl:border-tint-ink/25 @2xl:pe-8 @4xl:pe-12">
            <fieldset>
              <legend className="mb-3 block w-full text-heading [overflow-wrap:anywhere] text-ink">{legend}</legend>
              {ticks.map(({ label, name, ticked }, index) => (
                <label
                  key={index}
                  className="relative flex min-h-11 cursor-pointer items-center gap-3.5 py-1.5 text-sub"
                >
                  <input
                    type="checkbox"
                    name={name}
                    defaultChecked={ticked}
                    className="peer size-6 flex-none cursor-pointer appearance-none rounded-[3px] border-[1.5px] border-current bg-paper"
                  />
                  <svg
                    viewBox="0 0 32 32"
                    className="pointer-events-none invisible absolute -start-0.5 size-8 -translate-y-1 peer-checked:visible"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.75"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden="true"
                  >
                    <path d="M7 19c2 1 4 4 5.500 7.500c3 -9 8 -17 17 -23.500" />
                  </svg>
                  <span className="min-w-0">{label}</span>
                </label>
              ))}
            </fieldset>
            <div className="mt-4 @2xl:flex @2xl:flex-1 @2xl:flex-col @2xl:justify-between @4xl:mt-6">
              {fields.map(({ label, name, type, autocomplete, required }, index) => (
                <label
                  key={index}
                  className="grid grid-cols-1 pt-4 @md:grid-cols-[6rem_minmax(0,1fr)] @4xl:grid-cols-[7.5rem_minmax(0,1fr)] @md:items-end @md:pt-3 @4xl:pt-5"
                >
                  <span className="min-w-0 pe-4 text-small text-tint-ink @md:pb-1.5">{label}</span>
                  <input
                    type={type}
                    name={name}
                    autoComplete={autocomplete || undefined}
                    required={required}
                    className="block min-h-11 w-full border-b-[1.5px] border-tint-ink text-sub font-normal caret-accent-ink [appearance:textfield] [clip-path:inset(0_0_-8px)] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none autofill:shadow-[inset_0_0_0_99px_var(--tint-bg)] autofill:[-webkit-text-fill-color:var(--sc-ink)] user-invalid:border-dashed user-invalid:border-accent-ink"
                  />
                </label>
              ))}
            </div>
          </div>
          <div className="min-w-0 @2xl:col-start-2 @2xl:flex @2xl:flex-col @2xl:justify-end @2xl:ps-8 @2xl:pt-8 @4xl:ps-12">
            <button type="submit" className="btn w-full">
              {button}
            </button>
            <p className="mt-4 text-small text-tint-ink">{note}</p>
          </div>
        </form>
      </div>
    </section>
  );
}
