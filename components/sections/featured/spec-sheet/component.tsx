import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  sheet: string;
  /** Two to four groups of lines, each with a small drawing in the margin. */
  groups: {
    name: string;
    picture: { src: string; alt: string };
    rows: { label: string; value: string }[];
  }[];
  note: string;
  action: { label: string; href: string };
}

export default function SpecSheet({ title, sheet, groups, note, action }: Props) {
  const first = groups[0]?.picture;
  return (
    <section className="px-gutter py-section" aria-labelledby="fss-title">
      <div className="mx-auto grid max-w-wide [overflow-wrap:anywhere] grid-cols-[minmax(0,1fr)] border-y-2 border-ink @4xl:grid-cols-[minmax(0,5fr)_minmax(0,12fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-4 pb-6 @2xl:pt-5 @2xl:pb-7 @4xl:block">
          <h2 id="fss-title" className="max-w-[20em] min-w-0 font-display text-title">
            {title}
          </h2>
          {sheet && <p className="text-small text-muted @4xl:mt-4 @4xl:text-body">{sheet}</p>}
          {/* where there is room, the first drawing stands large below the name */}
          {first?.src && (
            <Picture
              src={first.src}
              alt={first.alt}
              className={`mt-8 hidden w-60 max-w-full @4xl:block ${first.src.startsWith("drawn:") ? "-ms-6 h-auto text-ink" : "h-auto rounded-xs bg-tint-plate"}`}
            />
          )}
        </div>
        <div className="@4xl:row-span-2">
          {groups.map(({ name, picture, rows }, index) => (
            <div
              key={index}
              className="grid gap-x-6 border-t border-ink @2xl:grid-cols-[132px_minmax(0,1fr)] @4xl:gap-x-10 @4xl:first:border-t-0"
            >
              <div className="flex items-end justify-between gap-4 pt-3 @2xl:flex-col @2xl:items-start @2xl:justify-start @2xl:gap-3 @2xl:pb-4 @4xl:pt-4">
                <h3 className="pb-2.5 text-sub @2xl:pb-0">{name}</h3>
                {picture.src && <Drawing {...picture} isFirst={index === 0} />}
              </div>
              <dl className="pb-2 @2xl:pb-0">
                {rows.map(({ label, value }, row) => (
                  <div
                    key={row}
                    className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-hairline py-2.5 @2xl:grid-cols-[minmax(0,4fr)_minmax(0,11fr)] @2xl:first:border-t-0 @4xl:py-3.5"
                  >
                    <dt className="text-small leading-6.5 text-muted">{label}</dt>
                    <dd className="leading-6.5 text-balance text-ink tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        {(note || action.label) && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-ink py-4 @2xl:flex-nowrap @4xl:flex-col @4xl:items-start @4xl:justify-end @4xl:border-t-0 @4xl:pt-0 @4xl:pb-5">
            {note && <p className="max-w-[40ch] min-w-0 text-small text-wrap text-muted">{note}</p>}
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

function Drawing({ src, alt, isFirst }: { src: string; alt: string; isFirst: boolean }) {
  return (
    <Picture
      src={src}
      alt={alt}
      className={`${isFirst ? "@4xl:hidden" : ""} ${
        src.startsWith("drawn:")
          ? "h-12 w-18 shrink-0 translate-y-[6.25%] text-ink @2xl:-ms-2 @2xl:h-22 @2xl:w-33 @2xl:translate-y-0"
          : "mb-2 h-12 w-18 shrink-0 rounded-xs bg-tint-plate object-cover @2xl:mb-0 @2xl:h-20 @2xl:w-30"
      }`}
    />
  );
}
