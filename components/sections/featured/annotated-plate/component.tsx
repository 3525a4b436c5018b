import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  page: { name: string; state: string; title: string; rows: { label: string; was: string; value: string }[] };
  picture: { src: string; alt: string };
  /** Up to six. A second one at the same end of a line goes to the other end, or to the next line. */
  notes: { text: string; at: string; side: string; reach: string }[];
  action: { label: string; href: string };
}

const lines = ["title", "1", "2", "3", "4", "5", "6"];

/** The notes in the order of their lines, none of them twice at one end of a line. */
function placed(notes: Props["notes"], first: number, last: number) {
  const taken = new Set<string>();
  return notes
    .slice(0, 6)
    .map((note) => {
      const wanted = Math.min(Math.max(lines.indexOf(note.at), first), last);
      const sides = note.side === "right" ? ["right", "left"] : ["left", "right"];
      const after = Array.from({ length: last - first + 1 }, (_, step) => wanted + step);
      const places = after.flatMap((line) => sides.map((side) => ({ line: line > last ? line - last : line, side })));
      const { line, side } = places.find((place) => !taken.has(`${place.line} ${place.side}`)) ?? {
        line: last,
        side: "left",
      };
      taken.add(`${line} ${side}`);
      return { ...note, line, side };
    })
    .sort((one, other) => one.line - other.line || one.side.localeCompare(other.side))
    .map((note, index) => ({ ...note, number: index + 1 }));
}

// Notes on both sides of the window, on one, or on none.
const frames: Record<string, string> = {
  "left right": "@4xl:grid-cols-[minmax(0,1fr)_minmax(0,3.2fr)_minmax(0,1fr)]",
  left: "@4xl:grid-cols-[minmax(0,1fr)_minmax(0,3.2fr)_0px]",
  right: "@4xl:grid-cols-[0px_minmax(0,3.2fr)_minmax(0,1fr)]",
  "": "mx-auto max-w-4xl @4xl:grid-cols-[0px_minmax(0,1fr)_0px]",
};

// How far a line reaches: over the gap and the window's edge, to a quarter of it, nearly to its middle.
const reaches: Record<string, string> = {
  edge: "w-16",
  inside: "w-[calc(85%_+_2.5rem)]",
  middle: "w-[calc(132%_+_2.5rem)]",
};

const badge =
  "grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-accent-ink bg-paper text-mock font-semibold text-ink tabular-nums @4xl:hidden";

export default function AnnotatedPlate({ title, page, picture, notes, action }: Props) {
  const rows = picture.src ? [] : page.rows.slice(0, 6);
  const last = rows.length || 6;
  const above = (page.name || page.state ? 1 : 0) + (page.title ? 1 : 0);
  const all = placed(notes, page.title ? 0 : 1, last);
  const used = ["left", "right"].filter((side) => all.some((note) => note.side === side)).join(" ");
  return (
    <section className="px-gutter py-section" aria-labelledby="fap-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fap-title" className="mx-auto max-w-[20em] text-center font-display text-title">
          {title}
        </h2>
        <div
          className={`mt-9 grid grid-cols-[minmax(0,1fr)] gap-y-7 @2xl:rounded-md @2xl:border @2xl:border-line @2xl:p-7 @4xl:mt-12 @4xl:gap-x-10 @4xl:gap-y-0 @4xl:px-8 @4xl:py-12 ${frames[used]}`}
        >
          <div
            className="relative mx-3 rounded-lg bg-raised shadow-float forced-colors:border @4xl:col-start-2 @4xl:row-[1/span_var(--rows)] @4xl:mx-0 @4xl:grid @4xl:grid-rows-subgrid"
            style={{ "--rows": above + last } as CSSProperties}
          >
            {(page.name || page.state) && (
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline px-6 py-3 text-caption text-muted @4xl:px-10">
                {page.name && <span className="min-w-0">{page.name}</span>}
                {page.state && <span className="pill ms-auto font-[550]">{page.state}</span>}
              </p>
            )}
            {page.title && (
              <div className="relative px-6 py-4 @4xl:self-center @4xl:px-10 @4xl:py-6">
                <p className="text-heading text-ink">{page.title}</p>
                <Badges notes={all} line={0} />
              </div>
            )}
            {picture.src && (
              <div className="relative @4xl:row-span-6">
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  className="block h-auto w-full rounded-b-lg object-cover text-ink @4xl:h-full"
                />
                {all
                  .filter(({ line }) => line > 0)
                  .map((note) => (
                    <span
                      key={note.number}
                      className="absolute inset-x-0 top-(--top)"
                      style={{ "--top": `${((note.line - 0.5) / 6) * 100}%` } as CSSProperties}
                    >
                      <Badges notes={[note]} line={note.line} />
                    </span>
                  ))}
              </div>
            )}
            {rows.length > 0 && (
              <dl className="@4xl:contents">
                {rows.map(({ label, was, value }, index) => (
                  <div
                    key={index}
                    className="relative mx-6 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 border-t border-hairline py-4 @4xl:mx-10 @4xl:py-5"
                  >
                    <dt className="text-small leading-6 text-muted">{label}</dt>
                    <dd className="flex flex-wrap justify-end gap-x-2.5 text-end leading-6 tabular-nums">
                      {was && <del className="text-muted">{was}</del>}
                      <span className={`min-w-0 font-[550] text-ink ${was ? "bg-tint-wash px-1" : ""}`}>{value}</span>
                    </dd>
                    <span className="absolute inset-x-[-1.5rem] top-1/2">
                      <Badges notes={all} line={index + 1} />
                    </span>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {all.length > 0 && (
            <ol className="grid gap-x-10 gap-y-4 @2xl:grid-cols-2 @4xl:contents">
              {all.map(({ text, line, side, reach, number }) => (
                <li
                  key={number}
                  className={`relative flex gap-x-3 @4xl:row-start-(--row) @4xl:block @4xl:self-center @4xl:py-2 ${side === "left" ? "@4xl:col-start-1 @4xl:text-end" : "@4xl:col-start-3"}`}
                  style={{ "--row": above + line } as CSSProperties}
                >
                  <span className={badge} aria-hidden="true">
                    {number}
                  </span>
                  <p className="min-w-0 text-[.9375em] leading-6 @4xl:leading-5.5">{text}</p>
                  <span
                    className={`absolute top-1/2 hidden -translate-y-1/2 items-center @4xl:flex ${reaches[reach]} ${side === "left" ? "start-[calc(100%_+_.5rem)]" : "end-[calc(100%_+_.5rem)] flex-row-reverse"}`}
                    aria-hidden="true"
                  >
                    <span className="drawn h-[1.5px] min-w-2 flex-1 bg-accent-ink" />
                    <span className="drawn size-2 shrink-0 rounded-full bg-accent-ink" />
                  </span>
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

/** Numbers at the ends of a line, where its notes stand below the window instead of beside it. */
function Badges({ notes, line }: { notes: ReturnType<typeof placed>; line: number }) {
  return notes
    .filter((note) => note.line === line)
    .map(({ side, number }) => (
      <span
        key={number}
        className={`${badge} absolute top-1/2 -translate-y-1/2 ${side === "left" ? "-start-3" : "-end-3"}`}
        aria-hidden="true"
      >
        {number}
      </span>
    ));
}
