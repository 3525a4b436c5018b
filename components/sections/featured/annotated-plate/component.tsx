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
  /** Each belongs to a row of the page, or over a screenshot to a height of it. How far in is a share of its width. */
  notes: { text: string; row: string; side: string; height: string; reach: number }[];
  action: { label: string; href: string };
}

const names = ["head", "first", "second", "third", "fourth", "fifth", "sixth"];
const tenths = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
// As far below the middle as the bar over the head is high.
const underBar = "@5xl:pt-13 @5xl:pb-2";
const columns = {
  both: "@5xl:grid-cols-[minmax(164px,2fr)_minmax(0,7fr)_minmax(164px,2fr)]",
  left: "@5xl:grid-cols-[minmax(196px,2fr)_minmax(0,7fr)]",
  right: "@5xl:grid-cols-[minmax(0,7fr)_minmax(196px,2fr)]",
  none: "",
};

export default function AnnotatedPlate({ title, page, picture: shot, notes, action }: Props) {
  // Written rows go before a screenshot.
  const picture = page.rows.length > 0 ? { src: "", alt: "" } : shot;
  const last = picture.src ? 9 : page.rows.length;
  const all = joined(
    notes.map(({ text, row, side, height, reach }) => ({
      texts: [text],
      reach,
      isLeft: side === "left",
      place: picture.src ? tenths.indexOf(height) : Math.min(names.indexOf(row), last),
    })),
  );
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
          className={`mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-8 rounded-lg outline-transparent @2xl:bg-tint @2xl:outline @2xl:p-6 @5xl:mt-12 @5xl:p-6 ${columns[sides]} ${picture.src ? "@5xl:grid-rows-[auto_repeat(10,minmax(0,1fr))]" : ""}`}
        >
          <div
            className={`mx-3 rounded-md bg-raised shadow-float outline outline-transparent @2xl:mx-0 @5xl:row-start-1 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)] @5xl:grid-rows-subgrid ${picture.src ? "@5xl:row-span-11" : "@5xl:row-span-7"} ${hasLeft ? "@5xl:col-start-2" : ""}`}
          >
            <div className="relative">
              {page.name && (
                <p className="border-b border-hairline px-6 py-3 text-caption text-muted @2xl:px-10">{page.name}</p>
              )}
              {page.title && (
                <div className="relative flex items-center gap-x-3 px-6 py-5 @2xl:px-10 @2xl:py-6 @5xl:py-8">
                  <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
                    <p className="min-w-0 text-heading text-ink @5xl:text-[2rem] @5xl:leading-[1.15]">{page.title}</p>
                    {page.state && (
                      <p className="rounded-full bg-tint px-2.5 py-0.5 text-caption text-tint-ink">{page.state}</p>
                    )}
                  </div>
                  {page.face.src && (
                    <Picture
                      src={page.face.src}
                      alt={page.face.alt}
                      className="ms-auto size-9 shrink-0 @5xl:size-13 rounded-full bg-tint-plate object-cover"
                    />
                  )}
                  {!picture.src && leaders(0)}
                </div>
              )}
            </div>
            {picture.src ? (
              <div className="relative @5xl:row-span-10">
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  className={`block h-full min-h-52 w-full bg-raised object-cover text-black [color-scheme:light] ${page.name || page.title ? "rounded-b-md" : "rounded-md"}`}
                />
                {tenths.map((tenth, place) => (
                  <span key={tenth} className="contents">
                    {leaders(place)}
                  </span>
                ))}
              </div>
            ) : (
              <dl className="@5xl:contents">
                {page.rows.slice(0, 6).map(({ label, was, value }, index) => (
                  <div
                    key={index}
                    className="relative flex flex-wrap items-center justify-between gap-x-4 px-6 py-4 before:absolute before:inset-x-6 before:top-0 before:border-t before:border-hairline @2xl:px-10 @2xl:before:inset-x-10 @2xl:min-h-16 @5xl:min-h-21"
                  >
                    <dt className="text-small leading-6 text-muted @2xl:text-[1em] @5xl:text-[1.0625em]">{label}</dt>
                    <dd className="ms-auto flex flex-wrap justify-end gap-x-2.5 text-end leading-6 text-ink tabular-nums @2xl:text-[1.125em] @5xl:text-[1.25em] @5xl:leading-7">
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
            <ol className="mt-7 grid gap-x-10 gap-y-3 @2xl:mt-6 @2xl:grid-cols-2 @2xl:gap-y-4 @2xl:px-3 @2xl:pb-1 @5xl:contents">
              {all.map(({ texts, place, number, isLeft }) => (
                <li
                  key={number}
                  style={{ "--row": place + (picture.src ? 2 : 1) } as React.CSSProperties}
                  className={`flex gap-x-3 @2xl:@max-5xl:[&:last-child:nth-child(odd)]:col-span-2 @5xl:row-start-(--row) @5xl:block @5xl:self-center ${picture.src ? "@5xl:row-span-2" : page.name && place === 0 ? underBar : "@5xl:py-2"} ${isLeft ? "@5xl:col-start-1 @5xl:text-end" : hasLeft ? "@5xl:col-start-3" : "@5xl:col-start-2"}`}
                >
                  <span
                    className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink text-mock font-semibold text-ink tabular-nums @5xl:hidden"
                    aria-hidden="true"
                  >
                    {number}
                  </span>
                  <div className="grid min-w-0 gap-y-2">
                    {texts.map((text, index) => (
                      <p key={index} className="leading-6 @5xl:text-[1.0625em] @5xl:text-balance @5xl:text-ink">
                        {text}
                      </p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </div>
        {action.label && (
          <p className="mt-9 text-center @5xl:mt-12">
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface Note {
  texts: string[];
  reach: number;
  isLeft: boolean;
  place: number;
}

/** From top to bottom and numbered; what stands at the same end shares one line. */
function joined(notes: Note[]): (Note & { number: number })[] {
  const all: (Note & { number: number })[] = [];
  for (const note of [...notes].sort((one, other) => one.place - other.place)) {
    const same = all.find(({ place, isLeft }) => place === note.place && isLeft === note.isLeft);
    if (same) same.texts.push(...note.texts);
    else all.push({ ...note, number: all.length + 1 });
  }
  return all;
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
  reach: number;
  isOver: boolean;
}) {
  // Over a picture of any darkness a line is seen.
  const casing = isOver ? "shadow-[0_0_0_1.5px_var(--sc-paper)]" : "";
  const isIn = isOver && reach > 0;
  // A line begins outside the window.
  const length = isIn
    ? "w-[calc(var(--in)+12px)] @5xl:w-[calc(var(--in)+24px)]"
    : isOver
      ? "w-10"
      : "w-8 @2xl:w-12 @5xl:w-15";
  return (
    <span
      className={`absolute flex -translate-y-1/2 items-center top-(--at) ${isLeft ? "-start-3 @5xl:-start-6" : "-end-3 flex-row-reverse @5xl:-end-6"} ${length}`}
      style={{ "--at": isOver ? `${(place + 1) * 10}%` : "50%", "--in": `${reach}%` } as React.CSSProperties}
      aria-hidden="true"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink bg-paper text-mock font-semibold text-ink tabular-nums @5xl:hidden">
        {number}
      </span>
      <span className={`drawn h-0.5 min-w-0 flex-1 bg-accent-ink ${casing} ${isIn ? "" : "@max-2xl:hidden"}`} />
      <span className={`drawn size-2 shrink-0 rounded-full bg-accent-ink ${casing} ${isIn ? "" : "@max-2xl:hidden"}`} />
    </span>
  );
}
