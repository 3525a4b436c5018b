import type { CSSProperties } from "react";
import { grouped, hasComma, numberIn, writtenLike } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  names: { before: string; after: string };
  /** Two numbers of each thing. One scale is right for all that are in one unit, or in units of one thing, such as hours and minutes. */
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

/** What a unit counts, and how much of it: what counts the same thing is compared and drawn in one scale. */
const units: [what: string, size: number, names: string][] = [
  ["time", 0.001, "ms millisecond"],
  ["time", 1, "s sec second"],
  ["time", 60, "min minute"],
  ["time", 3600, "h hr hour"],
  ["time", 86_400, "d day"],
  ["time", 604_800, "w wk week"],
  ["time", 2_629_800, "mo month"],
  ["time", 31_557_600, "y yr year"],
  ["data", 1e3, "kb"],
  ["data", 1e6, "mb"],
  ["data", 1e9, "gb"],
  ["energy", 1, "wh"],
  ["energy", 1e3, "kwh"],
  ["energy", 1e6, "mwh"],
  ["weight", 1, "g gram"],
  ["weight", 1e3, "kg kilo"],
  ["weight", 1e6, "t tonne"],
  ["volume", 1, "ml"],
  ["volume", 1e3, "l liter litre"],
  ["length", 1, "mm"],
  ["length", 10, "cm"],
  ["length", 1e3, "m meter metre"],
  ["length", 1e6, "km"],
];

interface Amount {
  value: number;
  /** What is counted, in which currency, and in which time: “h” and “min” are both time. */
  what: string;
  size: number;
}

/** A number with its unit: the first word behind it, and “a week” or “/week” after that. */
function amountIn(text: string): Amount | undefined {
  const value = numberIn(text);
  if (value === undefined) return;
  // The number as a zero, which no digit is left beside.
  const [before = "", after = ""] = writtenLike(0, text.replace(/\p{Co}/gu, ""), false).split(/0(.*)/s);
  const scaled = after.replace(/^(?:[kmb](?!\p{L})|\s*(?:thousand|million|mn|billion|bn)(?!\p{L}))/iu, "");
  const per = /(?:\/|\s(?:an?|per|each|every)\s)\s*(\p{L}+)/iu.exec(scaled);
  const [word = ""] = /[\p{L}°%²³]+/u.exec(scaled.slice(0, per?.index)) ?? [];
  const name = word.toLowerCase();
  const single = name.length > 1 ? name.replace(/s$/, "") : name;
  const unit = units.find(([, , names]) => names.split(" ").some((one) => one === name || one === single));
  const money = before.match(/\p{Sc}|[A-Z]{3}\s*$/u)?.[0] ?? scaled.match(/\p{Sc}/u)?.[0] ?? "";
  const size = unit?.[1] ?? 1;
  const what = [money.trim(), unit?.[0] ?? single, per?.[1]?.toLowerCase().replace(/s$/, "")].join(" ");
  return { value: value * size, what, size };
}

/** The two numbers of a pair, where both are of one thing: hours and minutes are, hours and dollars aren’t. */
function amountsOf({ before, after }: Props["pairs"][number]): { was?: Amount; is?: Amount } {
  const [was, is] = [amountIn(before), amountIn(after)];
  return was && is && !isAlike(was, is) ? {} : { was, is };
}

/** One word in its singular and its plural is one unit, in most languages: “Stunde” and “Stunden”. */
function isAlike({ what }: Amount, { what: other }: Amount): boolean {
  const [short = "", long = ""] = [what, other].sort((a, b) => a.length - b.length);
  return (
    long === short ||
    (short.trim().length > 2 && long.length - short.length < 3 && long.trim().startsWith(short.trim()))
  );
}

/** By how much it changed: “−62%” or “+150 kWh”. From nothing there is no percentage. */
function changeOf(pair: Props["pairs"][number], kind: string, isComma: boolean) {
  const { was, is } = amountsOf(pair);
  if (!was || !is || !kind) return "";
  const [from, to] = [was.value, is.value];
  const sign = to === from ? "±" : to < from ? "−" : "+";
  // What is in percent already changes by points. Of two units the larger is written.
  const [size, model] = was.size > is.size ? [was.size, pair.before] : [is.size, pair.after];
  if (kind !== "percent") return sign + writtenLike((to - from) / size, model, isComma).replace(/\s*%/, "");
  if (from <= 0) return "";
  const by = (Math.abs(to - from) / from) * 100;
  const isFine = by < 10 || (by > 99 && by < 100);
  return `${sign}${grouped(by, isComma, isFine ? 1 : 0)}${isComma ? "\u00a0%" : "%"}`;
}

// What is now is solid, what has gone is an outline behind it, and what has come lies in colour on its end.
const bar = "drawn absolute inset-y-0 start-(--from) w-(--size)";
const tick = "drawn absolute start-(--from) -ms-px h-1.5 w-0.5";
const gone = [
  "bg-tint-wash bg-[repeating-linear-gradient(135deg,var(--tint-mid)_0_1px,transparent_1px_7px)] shadow-[inset_0_0_0_1.5px_var(--tint-mid)]",
  "bg-accent-bg bg-[repeating-linear-gradient(135deg,var(--sc-accent)_0_1px,transparent_1px_7px)] shadow-[inset_0_0_0_1.5px_var(--sc-accent)]",
];

/** From one place of the line to another, either of them being the first. */
function span(one: number, other = one) {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return { "--from": percent(Math.min(one, other)), "--size": percent(Math.abs(other - one)) } as CSSProperties;
}

export default function BeforeAfterBars({ title, lede, names, pairs, change, note, action }: Props) {
  const shown = pairs.slice(0, 6);
  const amounts = shown.map(amountsOf);
  const isComma = hasComma(shown.flatMap(({ before, after }) => [before, after]));
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="sbb-title">
      <div className="mx-auto max-w-wide">
        <h2 id="sbb-title" className="max-w-[22ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[52ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <ul className="mt-8 grid gap-y-7 @2xl:mt-10 @2xl:grid-cols-[minmax(0,28cqi)_minmax(0,1fr)] @2xl:gap-y-0 @4xl:mt-14">
          {shown.map((pair, index) => {
            const by = changeOf(pair, change, isComma);
            const { was, is } = amounts[index] ?? {};
            // One scale for all that is counted in the same thing.
            const own = was ?? is;
            const values = amounts.flatMap((one) =>
              [one.was, one.is].flatMap((to) => (to && own && isAlike(to, own) ? to.value : [])),
            );
            const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
            const at = (value = 0) => (value - least) / (most - least || 1);
            const [zero, from, to] = [at(), at(was?.value), at(is?.value)];
            // What can’t be read as a number, or not be compared, has no length, which is not a length of zero.
            const [noFrom, noTo] = [was ? "" : "hidden", is ? "" : "hidden"];
            const isMore = !noFrom && (from - zero) * (to - zero) >= 0 && Math.abs(to - zero) > Math.abs(from - zero);
            const isFirst = index === 0;
            return (
              <li key={index} className="grid gap-x-8 gap-y-2 @2xl:col-span-2 @2xl:grid-cols-subgrid @4xl:gap-x-12">
                <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 @2xl:flex-col @2xl:items-start @2xl:justify-center @2xl:gap-y-1">
                  <h3 className="text-sub leading-snug">{pair.name}</h3>
                  {change && pair.before && pair.after && (
                    <p
                      className={`${by ? "" : "hidden"} text-heading tabular-nums @2xl:leading-none ${by.length < 11 ? "whitespace-nowrap [overflow-wrap:normal] @2xl:text-title" : ""} ${pair.isMarked ? "text-accent-ink" : "text-ink"}`}
                    >
                      {by}
                    </p>
                  )}
                </div>
                <div className="relative min-w-0 text-small leading-5 tabular-nums @2xl:py-3.5 @4xl:py-4 @4xl:text-body">
                  {/* the line that all lengths begin at */}
                  <span
                    className="drawn absolute inset-y-0 start-(--from) z-1 -ms-px w-0.5 bg-ink"
                    style={span(zero)}
                  />
                  <End text={pair.before} name={names.before} isNamed={isFirst} at={from} className="text-muted" />
                  <div className={`relative my-2 ${noFrom && noTo ? "h-1" : "h-9 @2xl:h-11 @4xl:h-14"}`}>
                    <span className={`${tick} -top-1.5 bg-muted ${noFrom}`} style={span(from)} />
                    <span className={`${bar} ${gone[pair.isMarked ? 1 : 0]} ${noFrom}`} style={span(zero, from)} />
                    <span className={`${bar} bg-ink ${noTo}`} style={span(zero, to)} />
                    <span
                      className={`${bar} ${pair.isMarked ? "bg-accent" : "bg-tint-mid"} ${noFrom || noTo}`}
                      style={span(isMore ? from : to, to)}
                    />
                    <span className={`${tick} -bottom-1.5 bg-ink ${noTo}`} style={span(to)} />
                  </div>
                  <End
                    text={pair.after}
                    name={names.after}
                    isNamed={isFirst}
                    at={to}
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

/** A number where its length ends, as far as the line has room for it. The first pair says which one it is. */
function End({
  text,
  name,
  isNamed,
  at,
  className,
}: {
  text: string;
  name: string;
  isNamed: boolean;
  at: number;
  className: string;
}) {
  return (
    <p className={`flex min-w-0 ${className}`} style={span(0, at)}>
      <span className="w-(--size) min-w-0 shrink" />
      <span
        className={`max-w-full flex-none ps-1 ${text.length + name.length < 28 ? "whitespace-nowrap [overflow-wrap:normal]" : ""}`}
      >
        {name && <span className={isNamed ? "font-normal" : "sr-only"}>{name} </span>}
        {text}
      </span>
    </p>
  );
}
