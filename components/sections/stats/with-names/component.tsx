import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Figure {
  value: string;
  unit: string;
  text: string;
  name: string;
  role: string;
  portrait: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  figures: Figure[];
  note: string;
}

/** How wide a portrait and its number are at most, for the size of the number. */
const widthOf = ({ value, unit }: Figure) =>
  [...value].reduce((sum, sign) => sum + (/[.,'’:1\s]/.test(sign) ? 0.42 : 0.58), 0.9) +
  (unit ? 0.1 + Math.min(9, unit.length) * 0.17 : 0);

// One size for all, so that portraits are alike: as large as the longest number lets it be beside a face that stays one.
const size =
  "text-[length:clamp(2.25rem,min(var(--line)*var(--part)/var(--width),(var(--line)*var(--part)-var(--face))/(var(--width)-.7)),var(--most))]";
const sizes = {
  one: "[--most:7.5rem] @2xl:[--most:11rem] @4xl:[--most:17rem] [--part:1] @2xl:[--part:.62] @4xl:[--part:.6]",
  few: "[--most:6rem] @2xl:[--most:8.25rem] @4xl:[--most:12.5rem] [--part:1] @2xl:[--part:.62] @4xl:[--part:.6]",
  many: "[--most:4.5rem] @2xl:[--most:6rem] [--part:1] @2xl:[--part:.62] @4xl:[--part:.27]",
};
const plate =
  "relative h-[max(.74em,var(--face)*1.06)] w-[max(.7em,var(--face))] flex-none overflow-hidden rounded-sm bg-tint-plate forced-colors:border text-black [color-scheme:light] after:absolute after:inset-0 after:rounded-sm after:shadow-[inset_0_0_0_1px_#0000001f]";
const row =
  "grid gap-y-4 border-t border-hairline py-5 first:border-ink @2xl:col-span-2 @2xl:grid-cols-subgrid @2xl:py-6 @4xl:py-8";

export default function WithNames({ title, lede, figures, note }: Props) {
  const count = figures.length;
  const isMany = count > 6;
  const columns = isMany ? "@4xl:grid-cols-[fit-content(32%)_minmax(0,1fr)_fit-content(32%)_minmax(0,1fr)]" : "";
  const width = { "--width": Math.max(1.6, ...figures.map(widthOf)).toFixed(2) } as CSSProperties;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="swn-title">
      <div className="mx-auto max-w-wide [--face:3rem] @2xl:[--face:4.5rem] [--line:min(100cqi_-_2*var(--sc-gutter),var(--sc-wide))]">
        <h2 id="swn-title" className="max-w-[19em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[34em] text-balance @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        <ul
          className={`mt-8 @2xl:mt-10 @2xl:grid @2xl:gap-x-7 @4xl:mt-14 @4xl:gap-x-12 @2xl:grid-cols-[fit-content(66%)_minmax(0,1fr)] ${columns} ${sizes[count === 1 ? "one" : isMany ? "many" : "few"]}`}
          style={width}
        >
          {figures.map(({ value, unit, text, name, role, portrait }, index) => (
            <li key={index} className={`${row} ${isMany ? "@4xl:nth-2:border-ink" : ""}`}>
              <div
                className={`flex min-w-0 items-end gap-x-[max(.15em,.5rem)] self-start font-semibold tracking-[-.045em] text-ink ${size}`}
              >
                <div className={plate}>
                  {portrait.src ? (
                    <Picture
                      src={portrait.src}
                      alt={portrait.alt}
                      className="absolute inset-0 size-full object-cover object-[50%_22%]"
                    />
                  ) : (
                    <Initials name={name} className="absolute inset-0 font-display text-[.3em]" />
                  )}
                </div>
                {value && (
                  <p className="drawn -my-[.105em] flex min-w-0 flex-wrap items-baseline gap-x-[.1em] leading-[.95] text-ink">
                    <span className="min-w-0">{value}</span>{" "}
                    {unit && (
                      <span className="min-w-0 text-[length:max(.3em,.875rem)] font-[550] tracking-[-.02em]">
                        {unit}
                      </span>
                    )}
                  </p>
                )}
              </div>
              <div className="flex min-w-0 flex-col gap-y-2">
                {text && (
                  <p
                    className={`max-w-[24em] leading-snug text-balance text-ink ${isMany ? "" : "@4xl:text-lede @4xl:leading-snug"}`}
                  >
                    {text}
                  </p>
                )}
                <p className="text-small leading-snug text-muted">
                  <span className="font-semibold text-ink">{name}</span>
                  {role && <span className="block">{role}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {note && <p className="border-t border-hairline pt-5 text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
