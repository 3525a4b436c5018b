import type { CSSProperties } from "react";

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
  /** What is written beside each pair: by how much it changed, in percent or in what is counted, or nothing. */
  change: string;
  note: string;
  action: { label: string; href: string };
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

/** The number in a text: 1250.5 for “$1,250.50” and “1.250,50 €”, 1200000 for “1.2 million”; null where there is none. */
function numberOf(text: string) {
  const [, minus, digits = "", word = ""] = /([−–-]\D?)?(\d(?:[\d.,'’]|\s(?=\d{3}))*)\s*([a-z]*)/i.exec(text) ?? [];
  if (!digits) return null;
  const [, whole = digits, rest = ""] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(digits) ?? [];
  // A lone m is metres or minutes.
  const scale = word === "m" ? 1 : (scales[word.toLowerCase()] ?? 1);
  return Number(`${whole.replace(/\D/g, "") || 0}.${rest || 0}`) * scale * (minus ? -1 : 1);
}

/** By how much it changed: “−62%”, “+140%”; from nothing, or where asked for, as a number. */
function changeOf(before: number | null, after: number | null, kind: string) {
  if (before === null || after === null || !kind) return "";
  const isPart = kind === "percent" && before > 0;
  const by = isPart ? ((after - before) / before) * 100 : after - before;
  const size = Number(Math.abs(by).toFixed(isPart || Math.abs(by) >= 100 ? 0 : 2));
  const digits = size.toLocaleString("en-US");
  return `${size === 0 ? "±" : by < 0 ? "−" : "+"}${digits}${isPart ? "%" : ""}`;
}

// Lying on a phone, standing where there is room: --part of the longest bar there is.
const bar =
  "drawn h-7 flex-none w-[max(2px,var(--part)*(100%-var(--room)))] @2xl:h-[max(2px,var(--part)*18rem)] @2xl:w-full @4xl:h-[max(2px,var(--part)*24rem)]";
const line = "flex min-w-0 items-center gap-x-2.5 @2xl:flex-col @2xl:justify-end";
const words =
  "flex min-w-0 flex-wrap gap-x-2 @max-2xl:order-1 @2xl:max-w-full @2xl:flex-col @2xl:flex-nowrap @2xl:items-center @2xl:pb-1.5 @2xl:text-center";

export default function BeforeAfterBars({ title, lede, names, pairs, change, note, action }: Props) {
  const shown = pairs.slice(0, 6).map((pair) => {
    const [from, to] = [numberOf(pair.before), numberOf(pair.after)];
    return { ...pair, from, to, by: changeOf(from, to, change) };
  });
  const most = Math.max(...shown.flatMap(({ from, to }) => [from ?? 0, to ?? 0])) || 1;
  const part = (value: number | null) => ({ "--part": (Math.max(0, value ?? 0) / most).toFixed(4) }) as CSSProperties;
  const isMany = shown.length > 4;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sbb-title">
      <div className="mx-auto max-w-wide">
        <h2 id="sbb-title" className="max-w-[20ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <ul
          className={`mt-8 grid gap-y-7 @2xl:mt-10 @2xl:grid-cols-[repeat(var(--pairs),minmax(0,16rem))] @2xl:gap-y-0 @4xl:mt-12 ${isMany ? "@2xl:gap-x-3 @4xl:gap-x-6" : "@2xl:gap-x-6 @4xl:gap-x-10"}`}
          style={{ "--pairs": Math.max(1, shown.length) } as CSSProperties}
        >
          {shown.map(({ name, before, after, isMarked, from, to, by }, index) => (
            <li key={index} className="grid min-w-0 gap-y-2 @2xl:row-span-2 @2xl:grid-rows-subgrid @2xl:gap-y-0">
              <h3 className="text-sub @2xl:border-t-2 @2xl:border-ink @2xl:pt-3 @2xl:text-small @4xl:text-sub">
                {name}
              </h3>
              <div
                className={`grid gap-y-1 text-small leading-5 tabular-nums @2xl:order-first @2xl:items-end ${isMany ? "@2xl:text-mock @4xl:text-body" : "@4xl:text-body"} [--room:9rem] @2xl:grid-cols-2 @2xl:grid-rows-1`}
              >
                <p className={`text-muted ${line}`}>
                  <span className={words}>
                    {names.before && <span className={index > 0 ? "sr-only" : ""}>{names.before} </span>}
                    <span>{before}</span>
                  </span>
                  <span className={`${bar} bg-tint-plate ${(from ?? 0) > 0 ? "" : "invisible"}`} style={part(from)} />
                </p>
                <p className={`text-ink ${line}`}>
                  <span className={`font-semibold ${words}`}>
                    {names.after && <span className={index > 0 ? "sr-only" : ""}>{names.after} </span>}
                    <span>{after}</span>
                    {by && (
                      <span
                        className={`[overflow-wrap:normal] whitespace-nowrap @2xl:order-first @4xl:text-heading ${isMarked ? "text-accent-ink" : ""} ${isMany ? "" : "@2xl:text-[1.125em]"}`}
                      >
                        {by}
                      </span>
                    )}
                  </span>
                  <span
                    className={`${bar} ${isMarked ? "bg-accent" : "bg-ink"} ${(to ?? 0) > 0 ? "" : "invisible"}`}
                    style={part(to)}
                  />
                </p>
              </div>
            </li>
          ))}
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
