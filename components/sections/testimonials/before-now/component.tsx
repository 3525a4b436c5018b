import type { ReactNode } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Row {
  /** What it was like, in their words. */
  before: string;
  /** What it is like now, in their words. The shorter the longest of them is, the larger all are set. */
  now: string;
  name: string;
  role: string;
  href: string;
  face: { src: string; alt: string };
}

interface Heads {
  /** Stands above what it was like. */
  before: string;
  /** Stands above what it is like now. */
  now: string;
  /** Nobody sees it. It is read aloud before the names, which are a column of the table. */
  who: string;
}

export interface Props {
  title: string;
  lede: string;
  heads: Heads;
  rows: Row[];
  action: { label: string; href: string };
}

// Two columns meet at a seam: paper before it, the tint behind it, and whoever says so on it.
const columns = "@2xl:grid @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @4xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]";
const ground =
  "@2xl:before:absolute @2xl:before:inset-y-0 @2xl:before:start-2/5 @2xl:before:end-0 @2xl:before:-z-1 @2xl:before:rounded-lg @2xl:before:bg-tint-wash @4xl:before:start-5/13";
const after = "@2xl:ps-13 @2xl:pe-8 @4xl:ps-19 @4xl:pe-14";

export default function BeforeNow({ title, lede, heads, rows, action }: Props) {
  const size = sizeFor(Math.max(0, ...rows.map(({ now }) => now.length)));
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="tbn-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tbn-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[40em] text-lede text-pretty">{lede}</p>}
        {rows.length > 0 && (
          <div
            role="table"
            aria-labelledby="tbn-title"
            className={`relative isolate mt-9 @2xl:pb-4 @4xl:mt-14 @4xl:pb-8 ${ground}`}
          >
            <Part is="row" className={`@max-2xl:sr-only ${columns}`}>
              <Part
                is="columnheader"
                className="pe-13 pt-6 pb-5 text-heading text-muted @4xl:pe-19 @4xl:pt-9 @4xl:pb-8"
              >
                {heads.before}
              </Part>
              <Part is="columnheader" className={`pt-6 pb-5 text-heading text-ink @4xl:pt-9 @4xl:pb-8 ${after}`}>
                {heads.now}
              </Part>
              {heads.who && (
                <Part is="columnheader" className="sr-only">
                  {heads.who}
                </Part>
              )}
            </Part>
            {rows.map((row, index) => (
              <Pair key={index} row={row} heads={heads} size={size} />
            ))}
          </div>
        )}
        {action.label && (
          <a href={action.href} className="btn mt-9">
            {action.label}
          </a>
        )}
      </div>
    </section>
  );
}

/** A part of the table says its role: what is laid out by a grid is not read as a table by every browser. */
function Part({ is, className, children }: { is: string; className: string; children: ReactNode }) {
  return (
    <div role={is} className={className}>
      {children}
    </div>
  );
}

const circle =
  "face relative size-11 text-black outline-1 -outline-offset-1 outline-[#0000001f] [color-scheme:light] @2xl:absolute @2xl:start-2/5 @2xl:top-6 @2xl:-ms-7 @2xl:size-14";
const larger = "@4xl:start-5/13 @4xl:top-9 @4xl:-ms-9 @4xl:size-18";

/** On a phone the columns' words stand above each of their cells. */
const word = "mb-1 block text-caption leading-[1.39] font-semibold @2xl:hidden";

function Pair({ row, heads, size }: { row: Row; heads: Heads; size: string }) {
  const { before, now, name, role, href, face } = row;
  return (
    <Part is="row" className={`relative @max-2xl:mt-10 @max-2xl:first-of-type:mt-0 ${columns}`}>
      <Part
        is="cell"
        className="text-pretty leading-[1.5625] text-muted @max-2xl:px-5 @max-2xl:pb-5 @2xl:row-span-2 @2xl:me-13 @2xl:border-t @2xl:border-hairline @2xl:py-6 @4xl:me-19 @4xl:py-9 @4xl:text-[1.25em] @4xl:leading-normal"
      >
        {heads.before && (
          <span className={word} aria-hidden="true">
            {heads.before}
          </span>
        )}
        {before}
      </Part>
      <Part
        is="cell"
        className={`text-ink @max-2xl:rounded-t-md @max-2xl:bg-tint-wash @max-2xl:p-5 @max-2xl:pb-0 ${after}`}
      >
        {heads.now && (
          <span className={`${word} text-tint-ink`} aria-hidden="true">
            {heads.now}
          </span>
        )}
        <span className={`block border-tint-mid/40 @2xl:border-t @2xl:pt-6 @4xl:pt-9 ${size}`}>{now}</span>
      </Part>
      <Part
        is="rowheader"
        className={`flex items-center gap-3 text-small leading-snug @max-2xl:rounded-b-md @max-2xl:bg-tint-wash @max-2xl:p-5 @2xl:col-start-2 @2xl:pt-3 @2xl:pb-6 @4xl:pb-9 ${after}`}
      >
        <span className={`${circle} ${larger}`}>
          <span className="absolute inset-y-0 start-0 w-1/2 bg-(--sc-gray-plate)" />
          {face.src ? (
            <Picture src={face.src} alt={face.alt} className="relative size-full object-cover" />
          ) : (
            <Initials name={name} className="relative size-full font-semibold" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-ink">
            {href ? (
              <a href={href} className="link">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
          {role && <span className="block text-ink-2">{role}</span>}
        </span>
      </Part>
    </Part>
  );
}

/** The shorter the longest is, the larger are all. */
function sizeFor(length: number): string {
  if (length <= 90)
    return "text-[clamp(1.375rem,.95rem+1.75cqi,2.25rem)] leading-[1.14] font-[550] tracking-[-.026em] text-balance";
  if (length <= 200) return "text-[clamp(1.125rem,.95rem+.8cqi,1.5rem)] leading-[1.335] font-[550] tracking-[-.016em]";
  return "text-[1.0625em] leading-[1.55]";
}
