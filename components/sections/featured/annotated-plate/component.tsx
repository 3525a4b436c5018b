import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  page: { name: string; title: string; rows: { label: string; value: string }[] };
  picture: { src: string; alt: string };
  /** Up to five, each at a place of its own. A second one at a place goes to the next that is free. */
  notes: { text: string; at: string; reach: string }[];
  action: { label: string; href: string };
}

const places = ["top left", "middle left", "bottom left", "top right", "middle right", "bottom right"];
// Where a leader meets the window, and the row of its note beside it.
const heights = ["top-1/6", "top-1/2", "top-5/6"];
const rows = ["@4xl:row-start-1", "@4xl:row-start-2", "@4xl:row-start-3"];
const leaders = {
  left: {
    edge: "w-[calc(100%/18+12px)]",
    inside: "w-[calc(100%/4+12px)]",
    side: "-start-3 @2xl:-start-6 @4xl:-start-8",
  },
  right: { edge: "w-[calc(100%/18+12px)]", inside: "w-[calc(100%/4+12px)]", side: "-end-3 @2xl:-end-6 @4xl:-end-8" },
};

/** The notes in the order of their places, none of them twice at one. */
function placed(notes: Props["notes"]) {
  const free = new Set(places.keys());
  return notes
    .slice(0, places.length)
    .map((note) => {
      const wanted = places.indexOf(note.at);
      const place = free.has(wanted)
        ? wanted
        : [...free].reduce((a, b) => ((b - wanted + 6) % 6 < (a - wanted + 6) % 6 ? b : a));
      free.delete(place);
      return { ...note, place };
    })
    .sort((one, other) => one.place - other.place)
    .map((note, index) => ({ ...note, number: index + 1 }));
}

export default function AnnotatedPlate({ title, page, picture, notes, action }: Props) {
  const all = placed(notes);
  const left = all.filter(({ place }) => place < 3);
  const right = all.filter(({ place }) => place >= 3);
  return (
    <section className="px-gutter py-section" aria-labelledby="fap-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fap-title" className="mx-auto max-w-[20em] text-center font-display text-title">
          {title}
        </h2>
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-y-3 @2xl:border-3 @2xl:border-double @2xl:border-ink @2xl:p-7 @2xl:grid-cols-2 @2xl:gap-x-10 @2xl:gap-y-9 @4xl:mt-12 @4xl:px-9 @4xl:py-14 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,8fr)_minmax(0,3fr)] @4xl:gap-x-12">
          <div className="relative mx-3 self-start @2xl:col-span-2 @2xl:mx-6 @4xl:col-span-1 @4xl:col-start-2 @4xl:row-start-1 @4xl:mx-0">
            <Window page={page} picture={picture} />
            {all.map(({ place, number, reach }) => (
              <Leader key={place} place={place} number={number} isInside={reach === "inside"} />
            ))}
          </div>
          <Notes notes={left} className="@4xl:col-start-1 @4xl:text-end" />
          <Notes notes={right} className="@2xl:col-start-2 @4xl:col-start-3" />
        </div>
        {action.label && (
          <p className="mt-9 text-center @4xl:mt-12">
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The buyer's own picture of a page, or one that is written. */
function Window({ page, picture }: Pick<Props, "page" | "picture">) {
  return (
    <div className="overflow-hidden rounded-lg bg-raised shadow-float">
      {page.name && <p className="border-b border-hairline px-[9%] py-3 text-caption text-muted">{page.name}</p>}
      {page.title && <p className="px-[9%] py-3 text-heading text-ink @4xl:py-4">{page.title}</p>}
      {picture.src ? (
        <Picture src={picture.src} alt={picture.alt} className="block h-auto w-full text-ink" />
      ) : (
        <dl className="px-[9%] pb-3 @4xl:pb-4">
          {page.rows.map(({ label, value }, index) => (
            <div
              key={index}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-hairline py-4.5 @4xl:py-6"
            >
              <dt className="text-small leading-6 text-muted">{label}</dt>
              <dd className="text-end text-[.9375em] leading-6 font-[550] text-ink tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** From the margin to what the note is about. Where the note isn't beside it, its number is. */
function Leader({ place, number, isInside }: { place: number; number: number; isInside: boolean }) {
  const { edge, inside, side } = leaders[place < 3 ? "left" : "right"];
  return (
    <span
      className={`absolute flex -translate-y-1/2 items-center ${heights[place % 3]} ${side} ${isInside ? inside : edge} ${place < 3 ? "" : "flex-row-reverse"}`}
      aria-hidden="true"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink bg-paper text-mock font-semibold text-ink tabular-nums @4xl:hidden">
        {number}
      </span>
      <span className={`drawn h-[1.5px] min-w-2 flex-1 bg-accent-ink ${isInside ? "" : "@max-2xl:hidden"}`} />
      <span className={`drawn size-2 shrink-0 rounded-full bg-accent-ink ${isInside ? "" : "@max-2xl:hidden"}`} />
    </span>
  );
}

function Notes({ notes, className }: { notes: ReturnType<typeof placed>; className: string }) {
  if (notes.length === 0) return null;
  return (
    <ol
      className={`grid content-start gap-y-3 @2xl:gap-y-5 @4xl:row-start-1 @4xl:grid-rows-[repeat(3,minmax(0,1fr))] @4xl:gap-y-0 ${className}`}
    >
      {notes.map(({ text, place, number }) => (
        <li key={place} className={`flex gap-x-3 @4xl:block @4xl:self-center ${rows[place % 3]}`}>
          <span
            className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink text-mock font-semibold text-ink tabular-nums @4xl:hidden"
            aria-hidden="true"
          >
            {number}
          </span>
          <p className="min-w-0 leading-6">{text}</p>
        </li>
      ))}
    </ol>
  );
}
