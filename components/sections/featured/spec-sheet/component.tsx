import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  sheet: string;
  /** Two to four groups of lines, each below a plate with its picture. */
  groups: {
    name: string;
    picture: { src: string; alt: string };
    rows: { label: string; value: string }[];
  }[];
  note: string;
  action: { label: string; href: string };
}

// Where there is room the groups stand side by side, as many as fill their lines.
const columns = (count: number) =>
  count === 1 ? "" : count === 2 || count === 4 ? "@4xl:grid-cols-2" : "@4xl:grid-cols-3";

export default function SpecSheet({ title, sheet, groups, note, action }: Props) {
  // One group alone keeps its lines beside its plate.
  const isAlone = groups.length === 1;
  return (
    <section className="px-gutter py-section" aria-labelledby="fss-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b-2 border-ink pb-5 @4xl:pb-6">
          <h2 id="fss-title" className="max-w-[20em] min-w-0 font-display text-title">
            {title}
          </h2>
          {sheet && <p className="text-sub text-ink">{sheet}</p>}
        </div>
        <div className={`mt-5 grid gap-x-10 gap-y-10 @2xl:mt-7 @4xl:mt-8 @4xl:gap-y-14 ${columns(groups.length)}`}>
          {groups.map(({ name, picture, rows }, index) => (
            <div
              key={index}
              className={`grid min-w-0 content-start gap-x-8 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] ${isAlone ? "" : "@4xl:block"}`}
            >
              <div className="min-w-0">
                {picture.src && (
                  <div className="mb-3 flex h-36 justify-center overflow-hidden rounded-md bg-tint text-ink @2xl:h-40 @4xl:h-54">
                    <Picture src={picture.src} alt={picture.alt} className={fit(picture.src)} />
                  </div>
                )}
                {/* the name stands on a line with a stop at each end, as a measure does on a drawing */}
                <div className="flex items-center gap-x-3 border-x-2 border-ink">
                  <span className="h-0.5 min-w-3 flex-1 bg-ink" />
                  <h3 className="min-w-0 text-center text-heading">{name}</h3>
                  <span className="h-0.5 min-w-3 flex-1 bg-ink" />
                </div>
              </div>
              <dl
                className={`mt-2 @2xl:-mt-3 @2xl:grid @2xl:grid-cols-2 @2xl:content-start @2xl:gap-x-6 ${isAlone ? "" : "@4xl:mt-2 @4xl:block"}`}
              >
                {rows.map(({ label, value }, row) => (
                  <div
                    key={row}
                    className="border-hairline py-3 not-first:border-t @2xl:not-first:border-t-0 @4xl:not-first:border-t @4xl:py-3.5"
                  >
                    <dt className="text-small">{label}</dt>
                    <dd className="mt-0.5 text-sub font-[550] text-balance text-ink">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        {(note || action.label) && (
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-5">
            {note && <p className="max-w-[64ch] min-w-0 flex-[1_1_256px] text-small text-wrap">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

// A drawing stands whole on its plate, a photo fills it.
const fit = (src: string) => (src.startsWith("drawn:") ? "h-full w-auto max-w-full" : "h-full w-full object-cover");
