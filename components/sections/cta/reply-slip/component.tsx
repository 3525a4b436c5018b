import { Picture } from "../../../art/picture";

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
    /** A phone shows the keyboard that suits it. */
    type: string;
    /** Then people need not type what their browser knows. */
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
  stamp: { picture: { src: string; alt: string }; place: string; value: string };
  postmark: { top: string; middle: string; bottom: string };
}

// Perforations along the four sides of the stamp, as dots in the colour of the slip.
const holes = [
  ...Array.from({ length: 16 }, (_, i) => `M${4 + i * 13.333} 0h.01M${4 + i * 13.333} 152h.01`),
  ...Array.from({ length: 12 }, (_, i) => `M0 ${2.5 + i * 13.364}h.01M208 ${2.5 + i * 13.364}h.01`),
].join("");

/** Squeezes a text that would leave its drawing. */
const fit = (text: string, most: number, length: number) =>
  text.length > most ? ({ textLength: length, lengthAdjust: "spacingAndGlyphs" } as const) : {};

function Stamp({ picture, place, value }: Props["stamp"]) {
  return (
    <div className="relative">
      <svg
        viewBox="0 0 208 152"
        className="w-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M0 0h208v152H0z" className="fill-[light-dark(#fff,var(--tint-plate))]" />
        <path d={holes} className="stroke-tint" strokeWidth="8" />
        <path d="M12 12h184v128H12z" className="fill-tint-plate" />
      </svg>
      {picture.src && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className="absolute inset-x-[5.8%] top-[7.9%] h-[72%] w-[88.4%] object-cover text-black scheme-light"
        />
      )}
      {(place || value) && (
        <p className="absolute inset-x-[9%] bottom-[9.500%] flex justify-between gap-2 text-mock leading-none font-semibold text-black">
          {place && <span className="truncate">{place}</span>}
          {value && <span className="ms-auto truncate @2xl:@max-4xl:hidden">{value}</span>}
        </p>
      )}
    </div>
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
  const postmarked = postmark.top || postmark.middle || postmark.bottom;
  return (
    <section className="px-gutter py-section" aria-labelledby="crs-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
          <h2 id="crs-title" className="font-display text-title @4xl:col-span-7">
            {title}
          </h2>
          {lede && <p className="max-w-[44ch] @4xl:col-span-5 @4xl:pb-1">{lede}</p>}
        </div>
        <form
          action={action}
          method="post"
          className="mt-10 grid grid-cols-1 gap-y-8 rounded-b-md bg-tint px-5 pt-9 pb-6 text-ink [mask-image:radial-gradient(circle_at_50%_0,#0000_3.5px,#000_4px)] [mask-repeat:round_no-repeat] [mask-size:14px_100%] @2xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr] @2xl:gap-y-0 @2xl:p-8 @2xl:pt-10 @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] @4xl:mt-14 @4xl:p-12 @4xl:pt-14"
        >
          <div className="min-w-0 @2xl:col-start-2 @2xl:ps-8 @4xl:ps-12">
            <div className="flex justify-end">
              <div
                className="grid w-full max-w-80 grid-cols-[minmax(0,9fr)_minmax(0,8fr)] items-start @4xl:max-w-[23rem] @4xl:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]"
                dir="ltr"
              >
                {postmarked && (
                  <div className="relative z-1 -me-2.5 mt-4 @4xl:mt-6" aria-hidden="true">
                    <Postmark {...postmark} />
                  </div>
                )}
                <div className="col-start-2">
                  <Stamp {...stamp} />
                </div>
              </div>
            </div>
            {address.length > 0 && (
              <p className="mt-8 text-small @4xl:mt-12 @4xl:text-body">
                {address.map((line, index) => (
                  <span key={index} className="block border-b border-tint-ink/25 py-2">
                    {line}
                  </span>
                ))}
              </p>
            )}
          </div>
          <div className="min-w-0 @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:flex @2xl:flex-col @2xl:border-e @2xl:border-tint-ink/25 @2xl:pe-8 @4xl:pe-12">
            {ticks.length > 0 && (
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
            )}
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
            {note && <p className="mt-4 text-small text-tint-ink">{note}</p>}
          </div>
        </form>
      </div>
    </section>
  );
}
