import type { CSSProperties } from "react";
import { grouped, hasComma, numberIn, writtenLike } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  names: { before: string; after: string };
  /** Two numbers of each thing, all of one unit, so that one scale is right for all. */
  pairs: {
    name: string;
    before: string;
    after: string;
    isMarked: boolean;
  }[];
  /** What is written below each pair: by how much it changed, in percent or in what is counted, or nothing. */
  change: string;
  note: string;
  action: { label: string; href: string };
}

/** By how much it changed: “−62%” or “+150 kWh”. From nothing there is no percentage. */
function changeOf({ before, after }: Props["pairs"][number], kind: string, isComma: boolean) {
  const [from, to] = [numberIn(before), numberIn(after)];
  if (from === undefined || to === undefined || !kind) return "";
  const sign = to === from ? "±" : to < from ? "−" : "+";
  // What is in percent already changes by points.
  if (kind !== "percent") return sign + writtenLike(to - from, after, isComma).replace(/\s*%/, "");
  if (from <= 0) return "";
  const by = (Math.abs(to - from) / from) * 100;
  const isFine = by < 10 || (by > 99 && by < 100);
  return `${sign}${grouped(by, isComma, isFine ? 1 : 0)}${isComma ? "\u00a0%" : "%"}`;
}

// Lying on a phone, standing where there is room: --part of the whole scale, on one side of nothing or the other.
const bar = "drawn block h-7 flex-none @2xl:w-full";
const up = `${bar} w-[calc(var(--part)*(100%-7rem))] @2xl:h-[calc(var(--part)*18rem)] @4xl:h-[calc(var(--part)*24rem)]`;
const down = `${bar} w-[calc(var(--part)/max(.0001,var(--below))*100%)] @2xl:absolute @2xl:top-full @2xl:h-[calc(var(--part)*18rem)] @4xl:h-[calc(var(--part)*24rem)]`;
const first = "bg-tint-mid opacity-55";
const columns = "@2xl:grid-cols-[repeat(var(--pairs),minmax(0,16rem))]";

export default function BeforeAfterBars({ title, lede, names, pairs, change, note, action }: Props) {
  const shown = pairs.slice(0, 6);
  const values = shown.flatMap(({ before, after }) => [numberIn(before) ?? 0, numberIn(after) ?? 0]);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const isComma = hasComma(shown.flatMap(({ before, after }) => [before, after]));
  const scale = { whole: most - least || 1, below: -least / (most - least || 1) };
  const isMany = shown.length > 4;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sbb-title">
      <div className="mx-auto max-w-wide">
        <h2 id="sbb-title" className="max-w-[20ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        {(names.before || names.after) && (
          <p aria-hidden="true" className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small font-[550] text-ink">
            <Key name={names.before} look={first} />
            <Key name={names.after} look="bg-ink" />
          </p>
        )}
        <ul
          className={`mt-7 grid gap-y-6 @2xl:mt-9 @2xl:gap-y-0 ${columns} ${isMany ? "@2xl:gap-x-4 @4xl:gap-x-6" : "@2xl:gap-x-6 @4xl:gap-x-10"}`}
          style={{ "--pairs": Math.max(1, shown.length), "--below": scale.below.toFixed(4) } as CSSProperties}
        >
          {shown.map((pair, index) => {
            const by = changeOf(pair, change, isComma);
            const colour = pair.isMarked ? "text-accent-ink" : "text-ink";
            return (
              <li key={index} className="grid min-w-0 gap-y-2 @2xl:row-span-2 @2xl:grid-rows-subgrid @2xl:gap-y-0">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 @2xl:block @2xl:pt-[calc(var(--below)*18rem+.875rem)] @4xl:pt-[calc(var(--below)*24rem+1rem)]">
                  <h3 className="text-sub leading-snug @2xl:text-small @2xl:font-[550] @4xl:text-sub">{pair.name}</h3>
                  {by && (
                    <p
                      className={`text-heading whitespace-nowrap tabular-nums [overflow-wrap:normal] @2xl:mt-0.5 ${isMany ? "@2xl:text-sub @4xl:text-heading" : ""} ${colour}`}
                    >
                      {by}
                    </p>
                  )}
                </div>
                <div
                  className={`grid gap-y-1 text-small leading-5 tabular-nums @2xl:order-first @2xl:grid-cols-2 @2xl:items-end @2xl:border-b-2 @2xl:border-ink ${isMany ? "@2xl:text-mock @4xl:text-small" : "@4xl:text-body"}`}
                >
                  <Bar text={pair.before} name={names.before} look={first} scale={scale} className="text-muted" />
                  <Bar
                    text={pair.after}
                    name={names.after}
                    look={pair.isMarked ? "bg-accent" : "bg-ink"}
                    scale={scale}
                    className="font-semibold text-ink"
                  />
                </div>
              </li>
            );
          })}
        </ul>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 @2xl:mt-10">
          {note && <p className="max-w-[52ch] text-small text-muted">{note}</p>}
          {action.label && (
            <a href={action.href} className="btn">
              {action.label}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

const Key = ({ name, look }: { name: string; look: string }) =>
  name && (
    <span className="inline-flex items-center gap-x-2">
      <span className={`drawn size-3.5 flex-none ${look}`} />
      {name}
    </span>
  );

/** A number at its bar: above nothing, or below it where the number is negative. */
function Bar({
  text,
  name,
  look,
  scale,
  className,
}: {
  text: string;
  name: string;
  look: string;
  scale: { whole: number; below: number };
  className: string;
}) {
  const value = numberIn(text) ?? 0;
  const part = (size: number) => ({ "--part": (Math.max(0, size) / scale.whole).toFixed(4) }) as CSSProperties;
  return (
    <p className={`relative flex min-w-0 items-center @2xl:h-full @2xl:flex-col @2xl:justify-end ${className}`}>
      <span className="flex w-[calc(var(--below)*(100%-7rem))] flex-none justify-end self-stretch @2xl:absolute @2xl:inset-x-0 @2xl:bottom-0 @2xl:h-0 @2xl:w-auto @2xl:self-auto">
        <span className={`${value < 0 ? "min-w-0.5" : ""} ${look} ${down}`} style={part(-value)} />
      </span>
      <span
        className={`${value > 0 ? "min-w-0.5 @2xl:min-h-0.5" : ""} @2xl:order-last ${look} ${up}`}
        style={part(value)}
      />
      <span className="min-w-0 ps-2.5 @2xl:max-w-full @2xl:px-1 @2xl:pb-1.5 @2xl:text-center">
        {name && <span className="sr-only">{name} </span>}
        <span>{text}</span>
      </span>
    </p>
  );
}
