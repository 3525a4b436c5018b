import type { CSSProperties, ReactNode } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** What stands above the columns. */
  heads: { person: string; ask: string; place: string; hours: string };
  people: {
    name: string;
    does: string;
    portrait: { src: string; alt: string };
    ask: string;
    place: string;
    hours: string;
    /** Why the row is the marked one. */
    mark: string;
    link: { label: string; href: string };
  }[];
  note: string;
}

/** A part of the table says its role: what is laid out by a grid is not read as a table by every browser. */
function Part({ is, className, children }: { is: string; className: string; children?: ReactNode }) {
  return (
    <div role={is} className={className}>
      {children}
    </div>
  );
}

/**
 * Where the hours of a text begin and end, counted from midnight: only of a text with two times and nothing else, for “Mon 9–11” is
 * of another day than “Tue 14–16”. Hours without am or pm are taken as those of a day at work, 8–4 as 8 to 16, and what ends before it
 * begins, 22–6, goes on the next day; what could be night as well as day is not drawn.
 */
function spanOf(text: string): [from: number, to: number] | undefined {
  const time = /(?<!\d)(\d{1,2})(?:[:.h](\d\d)?)?(?!\d)(?:\s*([ap])\.?m\b\.?)?/gi;
  const [first, last, more] = text.matchAll(time);
  if (!first || !last || more || !/^(from )?\W*( to | until )?\W*h?\W*$/i.test(text.replace(time, " "))) return;
  const at = ([, hour, minutes = "0", half]: RegExpMatchArray, by = half) =>
    (by ? (Number(hour) % 12) + (by.toLowerCase() === "p" ? 12 : 0) : Number(hour)) + Number(minutes) / 60;
  let [from, to] = [at(first), at(last)];
  // “1–4 pm” begins in the afternoon, “8–4 pm” doesn’t.
  if (!first[3] && last[3] && at(first, last[3]) < to) from = at(first, last[3]);
  if (to <= from) to += last[3] || from > 12 ? 24 : 12;
  const isSure = first[3] || last[3] || from >= 5 || /^0/.test(first[1] ?? "");
  return isSure && from < to && from < 24 && to <= from + 16 ? [from, to] : undefined;
}

/** A text without what an editor marks it with. */
const plain = (text: string) => text.replace(/\p{Co}/gu, "");

const grids = [
  "@2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
  "@2xl:grid-cols-[minmax(0,22fr)_minmax(0,24fr)_minmax(0,18fr)]",
  "@2xl:grid-cols-[minmax(0,24fr)_minmax(0,23fr)_minmax(0,9fr)_minmax(0,11fr)] @4xl:grid-cols-[minmax(0,24fr)_minmax(0,21fr)_minmax(0,9fr)_minmax(0,16fr)]",
  // A link is as wide as the hours are.
  "@2xl:grid-cols-[minmax(0,24fr)_minmax(0,18fr)_minmax(0,13fr)_minmax(0,12fr)] @4xl:grid-cols-[minmax(0,24fr)_minmax(0,20fr)_minmax(0,13fr)_minmax(0,13fr)]",
];
const inset = "ps-13 @2xl:ps-0";

export default function Roster({ title, lede, heads, people, note }: Props) {
  const hasPlace = people.some(({ place, link }) => place || link.label);
  const hasHours = people.some(({ hours }) => hours);
  const read = people.map(({ hours }) => spanOf(plain(hours)));
  // One night among days would make all bars short and has none, unless nobody is there before noon.
  const isLate = read.every((span) => !span || span[0] >= 12);
  const spans = read.map((span) => (span && (isLate || span[1] <= 24) ? span : undefined));
  const known = spans.filter((span) => span !== undefined);
  // All bars are parts of one day, from who comes first to who goes last.
  const opens = Math.min(...known.map(([from]) => from));
  const day = Math.max(...known.map(([, to]) => to)) - opens;
  const share = (hours: number) => `${Math.round((hours / day) * 1000) / 10}%`;
  // Only a row with a ground needs room beside its face.
  const side = people.some(({ mark }) => mark) ? "px-2 @2xl:px-3" : "";
  const row = `grid gap-x-5 @4xl:gap-x-8 ${side} ${grids[hasHours && people.some(({ link }) => link.label) ? 3 : Number(hasPlace) + Number(hasHours)]}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="tro-title">
      <div className="mx-auto max-w-wide">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end">
          <h2 id="tro-title" className="max-w-[18em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="max-w-[34em] text-balance @4xl:text-[1.125em]">{lede}</p>}
        </div>
        <div role="table" aria-labelledby="tro-title" className="mt-8 border-b border-ink @4xl:mt-12">
          {(heads.person || heads.ask || heads.place || heads.hours) && (
            <Part is="row" className={`items-end pb-2 text-caption text-muted @max-2xl:hidden ${row}`}>
              <Part is="columnheader" className="min-w-0 ps-11.5 @4xl:ps-16">
                {heads.person}
              </Part>
              <Part is="columnheader" className="min-w-0">
                {heads.ask}
              </Part>
              {hasPlace && (
                <Part is="columnheader" className="min-w-0">
                  {heads.place}
                </Part>
              )}
              {hasHours && (
                <Part is="columnheader" className="min-w-0">
                  {heads.hours}
                </Part>
              )}
            </Part>
          )}
          {people.map(({ name, does, portrait, ask, place, hours, mark, link }, index) => {
            const [from, to] = spans[index] ?? [opens, opens];
            const bar = { "--from": share(from - opens), "--long": share(to - from) } as CSSProperties;
            return (
              <Part
                key={index}
                is="row"
                className={`grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-y-2 border-t py-3 @4xl:py-4 ${index ? "border-hairline" : "border-ink"} ${mark ? "bg-tint-wash" : ""} ${row}`}
              >
                <Part
                  is="rowheader"
                  className="flex min-w-0 items-center gap-3 @2xl:gap-2.5 @max-2xl:col-span-2 @4xl:gap-4"
                >
                  <span className="face size-10 @2xl:size-9 bg-tint-plate text-black [color-scheme:light] @4xl:size-12">
                    {portrait.src ? (
                      <Picture src={portrait.src} alt={portrait.alt} className="size-full object-cover object-top" />
                    ) : (
                      <Initials name={name} className="h-full text-small font-semibold" />
                    )}
                  </span>
                  <span className="min-w-0 leading-snug">
                    <span className="block font-semibold tracking-[-.015em] text-ink @2xl:text-[.875em] @4xl:text-[1.125em]">
                      {link.href && !link.label ? (
                        <a href={link.href} className="link">
                          {name}
                        </a>
                      ) : (
                        name
                      )}
                    </span>
                    {does && <span className="block text-caption text-muted @4xl:text-small">{does}</span>}
                  </span>
                </Part>
                <Part
                  is="cell"
                  className={`min-w-0 leading-snug text-balance text-ink @max-2xl:col-span-2 @max-2xl:-mt-1 @4xl:text-[1.125em] ${inset}`}
                >
                  {mark && (
                    <span className="block text-small font-semibold tracking-[-.01em] text-accent-ink">{mark}</span>
                  )}
                  {ask}
                </Part>
                {hasPlace && (
                  <Part
                    is="cell"
                    className={`min-w-0 text-small @4xl:text-body ${inset} ${hasHours ? "" : "@max-2xl:col-span-2"}`}
                  >
                    {place && <span className="block">{place}</span>}
                    {link.label && (
                      <a href={link.href} className="link inline-flex min-h-6 items-center">
                        {link.label}
                      </a>
                    )}
                  </Part>
                )}
                {hasHours && (
                  <Part is="cell" className="min-w-0 text-small font-[550] text-ink tabular-nums @4xl:text-body">
                    {hours && <span className="block leading-tight">{hours}</span>}
                    {hours && (
                      <span
                        className={`drawn relative mt-1.5 h-2 before:absolute before:inset-x-0 before:bottom-0 before:h-px before:bg-line ${known.length > 1 && spans[index] ? "block" : "hidden"}`}
                        style={bar}
                      >
                        <span
                          className={`absolute inset-y-0 start-(--from) w-(--long) ${mark ? "bg-accent-ink" : "bg-ink"}`}
                        />
                      </span>
                    )}
                  </Part>
                )}
              </Part>
            );
          })}
        </div>
        {note && <p className="mt-4 max-w-[44em] text-small text-balance text-muted">{note}</p>}
      </div>
    </section>
  );
}
