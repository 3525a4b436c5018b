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
    /** Only for one of several: what people choose from, with commas between. */
    options: string;
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
  /** How the slip begins. */
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
  ...Array.from({ length: 16 }, (_, i) => `M${4 + i * 13.333} 0h.01M${4 + i * 13.333} 168h.01`),
  ...Array.from({ length: 13 }, (_, i) => `M0 ${4 + i * 13.333}h.01M208 ${4 + i * 13.333}h.01`),
].join("");

/** Squeezes a text that would leave its drawing. */
const fit = (text: string, most: number, length: number) =>
  text.length > most ? ({ textLength: length, lengthAdjust: "spacingAndGlyphs" } as const) : {};

function Stamp({ picture, place, value }: Props["stamp"]) {
  return (
    <div className="relative">
      <svg
        viewBox="0 0 208 168"
        className="w-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M0 0h208v168H0z" fill="#fff" />
        <path d={holes} className="stroke-tint" strokeWidth="8" />
        <path d="M12 12h184v144H12z" className="fill-tint-plate" />
      </svg>
      {picture.src && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className={`absolute inset-x-[5.8%] top-[7.1%] w-[88.4%] object-cover text-black scheme-light ${place || value ? "h-[69%]" : "h-[85.8%]"}`}
        />
      )}
      {(place || value) && (
        <p
          className={`absolute inset-x-[5.8%] bottom-[7.1%] flex items-center justify-between gap-2 px-[4%] @max-2xl:justify-center text-mock leading-none font-semibold text-black ${picture.src ? "h-[16.800%]" : "h-[85.8%]"}`}
        >
          {place && <span className="truncate leading-[1.4]">{place}</span>}
          {value && <span className="ms-auto max-w-1/2 flex-none truncate leading-[1.4] @max-2xl:hidden">{value}</span>}
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
        <text x="46" y="53" className="text-[16px] font-semibold" {...fit(middle, 7, 62)}>
          {middle}
        </text>
        <text x="46" y="69" className="text-[14.5px]" {...fit(bottom, 8, 56)}>
          {bottom}
        </text>
      </g>
    </svg>
  );
}

const written =
  "block w-full text-sub font-normal caret-accent-ink autofill:shadow-[inset_0_0_0_99px_var(--tint-bg)] autofill:[-webkit-text-fill-color:var(--sc-ink)]";

/** A tick made by hand, over the box before it. */
function Tick({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`pointer-events-none invisible absolute peer-checked:visible ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 19c2 1 4 4 5.500 7.500c3 -9 8 -17 17 -23.500" />
    </svg>
  );
}

function Answer({ label, name, type, options, autocomplete, required }: Props["fields"][number]) {
  const choices = type === "one" ? options.split(",").flatMap((option) => option.trim() || []) : [];
  if (choices.length > 0) {
    return (
      <fieldset className="mt-4 @2xl:mt-3">
        <legend className="block text-small [overflow-wrap:anywhere] text-tint-ink @2xl:float-start @2xl:flex @2xl:min-h-11 @2xl:w-34 @2xl:items-end @2xl:pe-4 @2xl:pb-0.5">
          {label}
        </legend>
        <div className="flex flex-wrap gap-x-7 @2xl:ms-34">
          {choices.map((option, index) => (
            <label
              key={index}
              className="relative flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 @2xl:items-end"
            >
              <input
                type="radio"
                name={name}
                value={option}
                required={required}
                className="peer size-5.5 flex-none cursor-pointer appearance-none rounded-[50%] border-[1.5px] border-current bg-paper"
              />
              <Tick className="-start-0.5 size-7 -translate-y-1 @2xl:-bottom-0.5" />
              <span className="min-w-0">{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  const asked = { name, autoComplete: autocomplete || undefined, required };
  const words = "min-w-0 pe-4 text-small [overflow-wrap:anywhere] text-tint-ink";
  const row = "grid grid-cols-1 pt-4 @2xl:grid-cols-[--spacing(34)_minmax(0,1fr)] @2xl:pt-3";
  if (type === "long") {
    return (
      <label className={row}>
        <span className={`${words} @2xl:pt-3`}>{label}</span>
        <textarea
          {...asked}
          rows={3}
          className={`h-30 resize-none bg-[repeating-linear-gradient(#0000_0_calc(var(--spacing)*8.5),var(--tint-ink)_0_calc(var(--spacing)*8.5_+_1px),#0000_0_calc(var(--spacing)*10))] bg-local leading-10 [field-sizing:content] supports-[field-sizing:content]:h-auto supports-[field-sizing:content]:min-h-30 ${written}`}
        />
      </label>
    );
  }
  return (
    <label className={`${row} @2xl:items-baseline`}>
      <span className={words}>{label}</span>
      <input
        {...asked}
        type={type === "one" ? "text" : type}
        className={`min-h-11 border-b-[1.5px] border-tint-ink @2xl:pt-4.5 [appearance:textfield] [clip-path:inset(0_0_-8px)] focus-visible:outline-ink [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none user-invalid:border-dashed user-invalid:border-accent-ink ${written}`}
      />
    </label>
  );
}

export default function ReplySlip(props: Props) {
  const { title, lede, action, fields, ticks, legend, button, note, address, stamp, postmark } = props;
  const postmarked = postmark.top || postmark.middle || postmark.bottom;
  const stamped = stamp.picture.src || stamp.place || stamp.value;
  const posted = postmarked || stamped || address.length > 0;
  // Keeps what begins the slip beside the stamp, where that lies over the corner.
  const beside =
    !stamped && !postmarked
      ? undefined
      : `@2xl:@max-4xl:min-h-32 ${stamped && postmarked ? "@2xl:@max-4xl:pe-72" : "@2xl:@max-4xl:pe-44"}`;
  const begins = `block w-full text-heading [overflow-wrap:anywhere] text-ink ${stamped ? "@max-2xl:pe-32" : ""} ${stamped && ticks.length === 0 ? "@max-2xl:min-h-24" : ""}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="crs-title">
      <div
        className={`mx-auto max-w-wide ${posted ? "" : "@4xl:grid @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-x-12"}`}
      >
        <div
          className={`grid grid-cols-1 content-start gap-x-12 gap-y-4 ${posted ? "@4xl:grid-cols-12 @4xl:items-end" : "@4xl:gap-y-5"}`}
        >
          <h2 id="crs-title" className={`font-display text-title ${posted ? "@4xl:col-span-7" : ""}`}>
            {title}
          </h2>
          {lede && <p className={`max-w-[44ch] ${posted ? "@4xl:col-span-5 @4xl:pb-1" : ""}`}>{lede}</p>}
        </div>
        <form
          action={action}
          method="post"
          className={`relative mt-8 grid grid-cols-1 gap-y-8 rounded-b-md bg-tint px-5 pt-9 pb-6 text-ink shadow-[inset_0_0_0_1px_light-dark(#0000,var(--tint-mid))] [mask-image:radial-gradient(circle_at_50%_0,#0000_3.5px,#000_4px)] [mask-repeat:round_no-repeat] [mask-size:14px_100%] @2xl:p-8 @2xl:pt-10 ${posted ? "@4xl:mt-12 @4xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr] @4xl:p-12 @4xl:pt-14" : "@4xl:mt-0 @4xl:p-10 @4xl:pt-12"}`}
        >
          {(postmarked || stamped) && (
            <div className="@max-4xl:absolute @max-4xl:end-5 @max-4xl:top-8 @2xl:@max-4xl:end-8 @2xl:@max-4xl:top-10 @4xl:col-start-2 @4xl:ps-10">
              <div className="flex items-start justify-end" dir="ltr">
                {postmarked && (
                  <div
                    className={`relative z-1 hidden min-w-0 rotate-[-8deg] @2xl:mt-6 @2xl:block @2xl:w-40 @4xl:mt-9 @4xl:w-full @4xl:max-w-44 @4xl:flex-1 ${stamped ? "@2xl:-me-9" : ""}`}
                    aria-hidden="true"
                  >
                    <Postmark {...postmark} />
                  </div>
                )}
                {stamped && (
                  <div className="w-28 flex-none @2xl:w-36 @4xl:w-50">
                    <Stamp {...stamp} />
                  </div>
                )}
              </div>
            </div>
          )}
          <div
            className={`min-w-0 ${posted ? "@4xl:row-span-2 @4xl:row-start-1 @4xl:border-e @4xl:border-tint-ink/25 @4xl:pe-12" : ""}`}
          >
            {ticks.length > 0 ? (
              <fieldset className={beside}>
                <legend className={`${begins} mb-2`}>{legend}</legend>
                {ticks.map(({ label, name, ticked }, index) => (
                  <label
                    key={index}
                    className={`relative flex min-h-11 cursor-pointer items-center gap-3.5 py-1.5 text-sub ${stamped && index === 0 ? "@max-2xl:pe-32 @max-[340px]:pe-27" : ""}`}
                  >
                    <input
                      type="checkbox"
                      name={name}
                      defaultChecked={ticked}
                      className="peer size-6 flex-none cursor-pointer appearance-none rounded-[3px] border-[1.5px] border-current bg-paper"
                    />
                    <Tick className="-start-0.5 size-8 -translate-y-1" />
                    <span className="min-w-0 text-balance">{label}</span>
                  </label>
                ))}
              </fieldset>
            ) : (
              (legend || beside) && <div className={beside}>{legend && <p className={begins}>{legend}</p>}</div>
            )}
            <div className={ticks.length > 0 ? "mt-2 @4xl:mt-3" : legend || !stamped ? undefined : "@max-2xl:pt-24"}>
              {fields.map((field, index) => (
                <Answer key={index} {...field} />
              ))}
            </div>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 @4xl:mt-10">
              <button type="submit" className="btn @max-2xl:w-full">
                {button}
              </button>
              {note && <p className="min-w-0 flex-[1_1_14rem] text-small text-tint-ink">{note}</p>}
            </div>
          </div>
          {address.length > 0 && (
            <p className="grid min-w-0 grid-cols-1 gap-x-8 self-end text-small @2xl:@max-4xl:grid-cols-2 @4xl:col-start-2 @4xl:ps-12 @4xl:text-lede">
              {address.map((line, index) => (
                <span key={index} className="block border-b border-tint-ink/25 py-2">
                  {line}
                </span>
              ))}
            </p>
          )}
        </form>
      </div>
    </section>
  );
}
