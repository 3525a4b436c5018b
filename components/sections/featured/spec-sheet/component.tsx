import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  sheet: string;
  /** What the dimension line below the plate says. */
  measure: string;
  /** Groups of lines. The first picture is the plate, the others stand small beside their names. */
  groups: {
    name: string;
    picture: { src: string; alt: string };
    rows: { label: string; value: string }[];
  }[];
  note: string;
  action: { label: string; href: string };
}

export default function SpecSheet({ title, sheet, measure, groups, note, action }: Props) {
  const first = groups.findIndex(({ picture }) => picture.src);
  const plate = groups[first]?.picture;
  return (
    <section className="px-gutter py-section" aria-labelledby="fss-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="fss-title" className="max-w-[20em] min-w-0 font-display text-title">
            {title}
          </h2>
          {sheet && <p className="text-sub text-ink">{sheet}</p>}
        </div>
        <div
          className={`mt-7 grid grid-cols-[minmax(0,1fr)] gap-y-7 @2xl:mt-9 @4xl:mt-12 ${plate ? "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-12" : ""}`}
        >
          {plate && (
            <div className="min-w-0 text-ink">
              <div
                className={`flex aspect-3/2 items-center justify-center overflow-hidden rounded-xs bg-tint @2xl:aspect-5/2 @4xl:aspect-square ${grid}`}
              >
                <Picture src={plate.src} alt={plate.alt} className={fit(plate.src)} />
              </div>
              {measure && (
                // a line with a stop at each end, as a measure has on a drawing
                <p
                  className={`mt-3 flex items-center gap-x-4 border-x-2 border-ink text-sub ${isDrawn(plate.src) ? "mx-[13%] @2xl:mx-[27%] @4xl:mx-[13%]" : ""}`}
                >
                  <span className="h-0.5 min-w-3 flex-1 bg-ink" />
                  <span className="min-w-0 text-center">{measure}</span>
                  <span className="h-0.5 min-w-3 flex-1 bg-ink" />
                </p>
              )}
            </div>
          )}
          <div className={`min-w-0 border-b-2 border-ink ${plate ? "@4xl:col-start-2 @4xl:row-span-2" : ""}`}>
            {groups.map(({ name, picture, rows }, index) => (
              <div
                key={index}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t-2 border-ink pt-2.5 pb-3 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,7fr)] @2xl:items-baseline @2xl:pb-4"
              >
                <div className="flex min-h-11 min-w-0 items-center justify-between gap-x-6 @2xl:block">
                  <h3 className="min-w-0 text-heading @2xl:text-[1.25em]">{name}</h3>
                  {picture.src && index !== first && (
                    <Picture
                      src={picture.src}
                      alt={picture.alt}
                      className="h-12 w-18 shrink-0 object-cover text-ink @2xl:mt-4 @2xl:h-22 @2xl:w-33"
                    />
                  )}
                </div>
                <dl className="min-w-0">
                  {rows.map(({ label, value }, row) => (
                    <div
                      key={row}
                      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 border-hairline py-2.5 not-first:border-t @2xl:grid-cols-[116px_minmax(0,1fr)] @4xl:py-3"
                    >
                      <dt className="text-small">{label}</dt>
                      <dd className="leading-normal font-[550] text-balance text-ink">{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
          {(note || action.label) && (
            <div
              className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 ${plate ? "@4xl:col-start-1 @4xl:row-start-2 @4xl:flex-col @4xl:items-start @4xl:self-end" : ""}`}
            >
              {note && (
                <p
                  className={`max-w-[64ch] min-w-0 flex-[1_1_256px] text-small text-wrap ${plate ? "@4xl:flex-none" : ""}`}
                >
                  {note}
                </p>
              )}
              {action.label && (
                <a href={action.href} className="btn">
                  {action.label}
                </a>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

// The plate is ruled as paper for drawings is. A drawing stands whole on it, a photo fills it.
const grid =
  "bg-[linear-gradient(var(--sc-hairline)_1px,transparent_1px),linear-gradient(90deg,var(--sc-hairline)_1px,transparent_1px)] bg-size-[24px_24px]";
const isDrawn = (src: string) => src.startsWith("drawn:");
const fit = (src: string) =>
  isDrawn(src) ? "h-[88%] w-auto max-w-full @4xl:h-auto @4xl:w-[92%]" : "h-full w-full object-cover";
