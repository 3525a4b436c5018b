import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Three to six steps. The line has one loop at the first, two at the second, and so on. */
  steps: { name: string; text: string; picture: { src: string; alt: string } }[];
  action: { label: string; href: string };
}

// The line is made of borders: it runs along the top of a step and turns at the margin to come back along the next.
const ways = {
  there: "ms-(--turn) rounded-e-(--turn) border-e-2",
  back: "me-(--turn) rounded-s-(--turn) border-s-2",
};
const insides = {
  there: "-ms-(--turn) pe-8 @2xl:pe-10 @4xl:pe-16",
  back: "-me-(--turn) ps-8 @2xl:ps-10 @4xl:ps-16",
};
// Without any picture a step fills its line with its name on the left and its text on the right.
const plainInsides = {
  there: "-ms-(--turn) pe-8 @2xl:ps-10 @4xl:ps-16",
  back: "-me-(--turn) ps-8 @2xl:ps-9.5 @2xl:pe-8.5 @4xl:ps-15.5",
};
const plainWords = "mt-4 @2xl:col-span-2 @2xl:mt-5 @2xl:grid @2xl:grid-cols-subgrid @2xl:items-baseline";
// Without a button the line ends in a dot.
const ends = {
  there: "ms-(--turn) me-4 after:absolute after:-top-[5px] after:-end-1 after:size-2 after:rounded-full after:bg-ink",
  back: "me-(--turn) ms-4 after:absolute after:-top-[5px] after:-start-1 after:size-2 after:rounded-full after:bg-ink",
};

// The first line begins at the margin.
const start = "relative before:absolute before:-start-(--turn) before:-top-0.5 before:w-(--turn) before:border-t-2";

export default function OneLineStory({ title, lede, steps: all, action }: Props) {
  const steps = all.slice(0, 6);
  const isPlain = !steps.some(({ picture }) => picture.src);
  const isLast = (index: number) => index === steps.length - 1;
  return (
    <section className="px-gutter py-section" aria-labelledby="fol-title">
      <div
        className={`mx-auto max-w-wide [--loop:.75] [--turn:26px] @2xl:[--turn:36px] ${isPlain ? "@2xl:[--loop:1]" : steps.length > 4 ? "" : "@4xl:[--loop:1]"}`}
      >
        <h2 id="fol-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[31em] text-lede">{lede}</p>}
        <ol className="mt-18 @2xl:mt-20">
          {steps.map(({ name, text, picture }, index) => {
            const way = index % 2 === 1 ? "back" : "there";
            const beside = way === "back" && !isPlain ? "@2xl:col-start-2" : "@2xl:col-start-1";
            return (
              <li
                key={index}
                className={`-mt-0.5 border-ink ${index === 0 ? start : ""} ${isLast(index) && !action.label ? `relative border-t-2 ${ends[way]}` : `border-y-2 ${ways[way]}`}`}
              >
                <div
                  style={{ "--room": `calc(100% - ${widthOf(index + 2)}px*var(--loop))` } as CSSProperties}
                  className={`${picture.src ? "" : "pb-14"} @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-8 @4xl:gap-x-16 ${isPlain ? `@2xl:pb-13 ${plainInsides[way]}` : `@2xl:grid-rows-[auto_1fr] @2xl:pb-0 ${insides[way]}`}`}
                >
                  <Loops
                    count={index + 1}
                    className={`${beside} ${way === "there" && index > 0 ? "ms-(--turn)" : ""} ${isPlain ? "@2xl:ms-0" : ""}`}
                  />
                  <div className={isPlain ? plainWords : `mt-4 @2xl:mt-5 @2xl:pb-14 ${beside}`}>
                    <h3 className="text-heading @4xl:text-[1.75em]">{name}</h3>
                    {text && (
                      <p
                        className={`mt-1.5 max-w-[23em] leading-[1.6] text-balance @4xl:text-[1.125em] ${isPlain ? "@2xl:mt-0" : "@4xl:mt-2.5"}`}
                      >
                        {text}
                      </p>
                    )}
                  </div>
                  {picture.src && (
                    <Picture
                      src={picture.src}
                      alt={picture.alt}
                      className={`@2xl:row-span-2 @2xl:row-start-1 ${way === "back" ? "@2xl:col-start-1" : "@2xl:col-start-2"} ${framed(picture.src, isLast(index) ? way : "on")}`}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        {action.label && (
          <div className={`relative -mt-[23px] flex ${steps.length % 2 === 0 ? "justify-end" : ""}`}>
            <a
              href={action.href}
              className={`btn ${steps.at(-1)?.picture.src.startsWith("drawn:") ? "max-w-[calc(100%-9.75em)] @2xl:max-w-[calc(50%-1em)]" : ""}`}
            >
              {action.label}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

// A drawing stands on the line below, beside the loops of the next step or away from the button, and is as wide as these leave
// room; its ground lies a little above its lower edge. A photo hangs.
const last = "@2xl:ms-0 w-33 @2xl:w-[min(13.5em,100%)] @4xl:w-[min(21.75em,100%)]";
const places = {
  on: "ms-auto -me-4 w-[min(12em,calc(var(--room)-26px))] @2xl:-me-12 @2xl:w-[min(13.5em,calc(var(--room)-2px))] @4xl:-me-14 @4xl:w-[min(21.75em,calc(var(--room)-18px))]",
  there: `ms-auto -me-6 @2xl:me-0 ${last}`,
  back: `-ms-4 ${last}`,
};
const framed = (src: string, place: keyof typeof places) =>
  src.startsWith("drawn:")
    ? `${places[place]} mt-4 h-auto translate-y-[6.25%] text-ink @2xl:mt-0 @2xl:self-end @2xl:justify-self-end`
    : "mt-5 mb-14 h-36 w-auto max-w-full rounded-md bg-tint-plate object-cover @2xl:mt-7 @2xl:h-44 @4xl:h-60";

const widthOf = (count: number) => count * 26 + 12;

/** As many loops as the number of the step, over the straight line, which the ground hides below them. */
function Loops({ count, className }: { count: number; className: string }) {
  const width = widthOf(count);
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      className={`relative block overflow-visible bg-[linear-gradient(var(--sc-paper),var(--sc-paper))] bg-size-[100%_6px] bg-position-[0_100%] bg-no-repeat text-ink @2xl:row-start-1 ${className}`}
      // A host's rule for every svg would win over attributes.
      style={{
        width: `calc(${width}px*var(--loop))`,
        height: "calc(32px*var(--loop))",
        marginTop: "calc(-1px - 30px*var(--loop))",
      }}
      aria-hidden="true"
    >
      <path
        d={`M0 30h6${"c17-1 24-9 23-18-1-6-5-9-9-9s-9 4-9 10c0 9 7 16 21 17".repeat(count)}h6`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
