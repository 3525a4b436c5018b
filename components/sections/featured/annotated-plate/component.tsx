import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  page: {
    name: string;
    title: string;
    state: string;
    face: { src: string; alt: string };
    rows: { label: string; was: string; value: string }[];
  };
  picture: { src: string; alt: string };
  /** Each belongs to a row of the page, or over a screenshot to a height of it. */
  notes: { text: string; row: string; side: string; height: string; reach: string }[];
  action: { label: string; href: string };
}

const names = ["head", "first", "second", "third", "fourth", "fifth", "sixth"];
const tenths = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
// The head, then what is below it: six rows, or ten parts of a screenshot, of which a note takes the two around its height.
const onRows = [
  "@4xl:row-start-1",
  "@4xl:row-start-2",
  "@4xl:row-start-3",
  "@4xl:row-start-4",
  "@4xl:row-start-5",
  "@4xl:row-start-6",
  "@4xl:row-start-7",
];
const onTenths = [
  "@4xl:row-span-2 @4xl:row-start-2",
  "@4xl:row-span-2 @4xl:row-start-3",
  "@4xl:row-span-2 @4xl:row-start-4",
  "@4xl:row-span-2 @4xl:row-start-5",
  "@4xl:row-span-2 @4xl:row-start-6",
  "@4xl:row-span-2 @4xl:row-start-7",
  "@4xl:row-span-2 @4xl:row-start-8",
  "@4xl:row-span-2 @4xl:row-start-9",
  "@4xl:row-span-2 @4xl:row-start-10",
];
const tops = [
  "top-1/10",
  "top-2/10",
  "top-3/10",
  "top-4/10",
  "top-5/10",
  "top-6/10",
  "top-7/10",
  "top-8/10",
  "top-9/10",
];
const columns = {
  both: "@4xl:grid-cols-[minmax(148px,2fr)_minmax(0,10fr)_minmax(148px,2fr)]",
  left: "@4xl:grid-cols-[minmax(148px,2fr)_minmax(0,10fr)]",
  right: "@4xl:grid-cols-[minmax(0,10fr)_minmax(148px,2fr)]",
  none: "",
};

export default function AnnotatedPlate({ title, page, picture: shot, notes, action }: Props) {
  // Written rows go before a screenshot.
  const picture = page.rows.length > 0 ? { src: "", alt: "" } : shot;
  const last = picture.src ? 9 : page.rows.length;
  const all = notes
    .map((note) => ({
      ...note,
      isLeft: note.side === "left",
      place: picture.src ? tenths.indexOf(note.height) : Math.min(names.indexOf(note.row), last),
    }))
    .sort((one, other) => one.place - other.place)
    .map((note, index) => ({ ...note, number: index + 1 }));
  const hasLeft = all.some(({ isLeft }) => isLeft);
  const hasRight = all.some(({ isLeft }) => !isLeft);
  const sides = hasLeft ? (hasRight ? "both" : "left") : hasRight ? "right" : "none";
  const leaders = (place: number) =>
    all
      .filter((note) => note.place === place)
      .map((note) => <Leader key={note.number} {...note} isOver={picture.src !== ""} />);
  return (
    <section className="px-gutter py-section" aria-labelledby="fap-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fap-title" className="mx-auto max-w-[20em] text-center font-display text-title">
          {title}
        </h2>
        <div
          className={`mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-10 @2xl:border @2xl:border-line @2xl:p-8 @4xl:mt-12 @4xl:px-8 @4xl:py-12 ${columns[sides]} ${picture.src ? "@4xl:grid-rows-[auto_repeat(10,minmax(0,1fr))]" : ""}`}
        >
          <div
            className={`mx-3 rounded-lg bg-raised shadow-float @2xl:mx-4 @4xl:mx-0 @4xl:row-start-1 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid ${picture.src ? "@4xl:row-span-11" : "@4xl:row-span-7"} ${hasLeft ? "@4xl:col-start-2" : ""}`}
          >
            <div className="relative">
              {page.name && (
                <p className="border-b border-hairline px-6 py-3 text-caption text-muted @2xl:px-10">{page.name}</p>
              )}
              {page.title && (
                <div className="relative flex items-center gap-x-3 px-6 py-5 @2xl:px-10 @4xl:py-7">
                  <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
                    <p className="min-w-0 text-heading text-ink">{page.title}</p>
                    {page.state && (
                      <p className="rounded-full bg-tint px-2.5 py-0.5 text-caption text-tint-ink">{page.state}</p>
                    )}
                  </div>
                  {page.face.src && (
                    <Picture
                      src={page.face.src}
                      alt={page.face.alt}
                      className="ms-auto size-9 shrink-0 rounded-full bg-tint-plate object-cover"
                    />
                  )}
                  {!picture.src && leaders(0)}
                </div>
              )}
            </div>
            {picture.src ? (
              <div className="relative @4xl:row-span-10">
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  className={`block h-full min-h-52 w-full object-cover text-ink ${page.name || page.title ? "rounded-b-lg" : "rounded-lg"}`}
                />
                {tenths.map((tenth, place) => (
                  <span key={tenth} className="contents">
                    {leaders(place)}
                  </span>
                ))}
              </div>
            ) : (
              <dl className="@4xl:contents">
                {page.rows.slice(0, 6).map(({ label, was, value }, index) => (
                  <div
                    key={index}
                    className="relative grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] items-center gap-x-4 px-6 py-4 before:absolute before:inset-x-6 before:top-0 before:border-t before:border-hairline @2xl:px-10 @2xl:before:inset-x-10 @4xl:min-h-19"
                  >
                    <dt className="text-small leading-6 text-muted">{label}</dt>
                    <dd className="flex flex-wrap justify-end gap-x-2.5 text-end leading-6 text-ink tabular-nums">
                      {was ? (
                        <>
                          <del className="text-muted">{was}</del>
                          <ins className="bg-tint-wash px-1 font-[550] decoration-tint-mid underline-offset-4">
                            {value}
                          </ins>
                        </>
                      ) : (
                        <span className="min-w-0">{value}</span>
                      )}
                    </dd>
                    {leaders(index + 1)}
                  </div>
                ))}
              </dl>
            )}
          </div>
          {all.length > 0 && (
            <ol className="mt-7 grid gap-x-10 gap-y-3 @2xl:grid-cols-2 @2xl:gap-y-4 @4xl:contents">
              {all.map(({ text, place, number, isLeft }) => (
                <li
                  key={number}
                  className={`flex gap-x-3 @4xl:block @4xl:self-center @4xl:py-2 ${(picture.src ? onTenths : onRows)[place]} ${isLeft ? "@4xl:col-start-1 @4xl:text-end" : hasLeft ? "@4xl:col-start-3" : "@4xl:col-start-2"}`}
                >
                  <span
                    className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink text-mock font-semibold text-ink tabular-nums @4xl:hidden"
                    aria-hidden="true"
                  >
                    {number}
                  </span>
                  <p className="min-w-0 leading-6 @4xl:text-[.9375em]">{text}</p>
                </li>
              ))}
            </ol>
          )}
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

/** From the margin to the words of a row, or into a screenshot. Where the note isn't beside it, its number is. */
function Leader({
  number,
  isLeft,
  place,
  reach,
  isOver,
}: {
  number: number;
  isLeft: boolean;
  place: number;
  reach: string;
  isOver: boolean;
}) {
  const length = isOver && reach === "inside" ? "w-1/4" : isOver ? "w-10" : "w-8 @2xl:w-12 @4xl:w-15";
  return (
    <span
      className={`absolute flex -translate-y-1/2 items-center ${isOver ? tops[place] : "top-1/2"} ${isLeft ? "-start-3 @4xl:-start-7" : "-end-3 flex-row-reverse @4xl:-end-7"} ${length}`}
      aria-hidden="true"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink bg-paper text-mock font-semibold text-ink tabular-nums @4xl:hidden">
        {number}
      </span>
      <span
        className={`drawn h-0.5 min-w-0 flex-1 bg-accent-ink ${isOver && reach === "inside" ? "" : "@max-2xl:hidden"}`}
      />
      <span
        className={`drawn size-2 shrink-0 rounded-full bg-accent-ink ${isOver && reach === "inside" ? "" : "@max-2xl:hidden"}`}
      />
    </span>
  );
}
