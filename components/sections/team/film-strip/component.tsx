import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Our own portraits are cut out in any case. */
  pictures: string;
  people: {
    name: string;
    role: string;
    fact: string;
    portrait: { src: string; alt: string };
    note: string;
    link: { label: string; href: string };
  }[];
}

const looks: Record<string, string> = {
  photo: "inset-y-0 h-full object-[50%_22%]",
  gray: "inset-y-0 h-full object-[50%_22%] grayscale",
  cutout: "bottom-0 h-[90%] object-top",
};
// The film begins below the headline. Frames fill the width, and of the next one enough is seen to know that it goes on.
const widths = {
  "--side": "max(var(--sc-gutter),calc((100cqi - var(--sc-wide))/2))",
  "--part": "calc((100cqi - var(--side) - 16px)/2.66)",
  "--third": "calc((100cqi - 2*var(--side) - 16px)/3)",
  "--fourth": "calc((100cqi - 2*var(--side) - 24px)/4)",
} as CSSProperties;
// Along both edges it has holes, through which one sees what is below: a mask leaves what is above, below or between them.
const holes: CSSProperties = {
  gridTemplateRows: "auto auto 1fr",
  maskImage:
    "linear-gradient(#000 8px,#0000 8px 17px,#000 17px calc(100% - 17px),#0000 calc(100% - 17px) calc(100% - 8px),#000 calc(100% - 8px)),linear-gradient(90deg,#000 7px,#0000 7px 17px,#000 17px)",
  maskSize: "100% 100%,24px 100%",
};
// One or two don't fill it: the film is cut after the last, or before the first where it comes in beside the headline.
const cut = "[clip-path:polygon(0_0,100%_0,calc(100%-14px)_100%,0_100%)] pe-8 @2xl:auto-cols-(--third)";
const lengths = [
  "",
  `${cut} @2xl:[clip-path:polygon(14px_0,100%_0,100%_100%,0_100%)] @2xl:ps-8 @2xl:pe-(--side)`,
  `${cut} @5xl:[clip-path:polygon(14px_0,100%_0,100%_100%,0_100%)] @5xl:ps-8 @5xl:pe-(--side) @5xl:auto-cols-(--fourth)`,
  "min-w-full pe-(--side) @2xl:auto-cols-(--third)",
];
const many = "min-w-full pe-(--side) @2xl:auto-cols-(--part) @5xl:auto-cols-(--fourth)";
const beside = [
  undefined,
  {
    section: "@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-x-10",
    head: "@2xl:ps-[calc(var(--side)-var(--sc-gutter))] @2xl:pt-6",
    film: "@2xl:mt-0 @2xl:ms-0",
  },
  {
    section: "@5xl:grid @5xl:grid-cols-[minmax(0,1fr)_auto] @5xl:gap-x-10",
    head: "@max-5xl:mx-auto @max-5xl:max-w-wide @5xl:ps-[calc(var(--side)-var(--sc-gutter))] @5xl:pt-6",
    film: "@5xl:mt-0 @5xl:ms-0",
  },
];
const frame =
  "relative overflow-hidden rounded-xs text-black before:block before:pt-[156%] after:absolute after:inset-0 after:rounded-xs after:shadow-[inset_0_0_0_1px_#0000001f]";

export default function FilmStrip({ title, lede, pictures, people }: Props) {
  const side = beside[people.length];
  const ground = pictures === "gray" ? "bg-[#dddbd6]" : "bg-tint-plate";
  return (
    <section className={`px-gutter py-section ${side?.section ?? ""}`} style={widths} aria-labelledby="tfs-title">
      <div className={side?.head ?? "mx-auto max-w-wide"}>
        <h2 id="tfs-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
      </div>
      {/* the film is of the dark tone of its tint and bleeds over both edges; its first frame stands below the headline */}
      <div
        role="group"
        aria-labelledby="tfs-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        tabIndex={0}
        className={`-mx-gutter mt-8 snap-x snap-mandatory scroll-px-(--side) overflow-x-auto overscroll-x-contain [color-scheme:light] ${side?.film ?? "@4xl:mt-12"}`}
      >
        <ul
          className={`drawn grid w-max grid-flow-col gap-x-2 bg-tint-ink ps-(--side) py-6.5 auto-cols-[min(15rem,68cqi)] ${lengths[people.length] ?? many}`}
          style={holes}
        >
          {people.map(({ name, role, fact, portrait, note, link }, index) => (
            <li key={index} className="row-span-3 grid min-w-0 snap-start grid-rows-subgrid text-tint-plate">
              <div className="flex min-w-0 items-end justify-between gap-3 pb-2 text-caption leading-snug font-[550] @4xl:text-small">
                {fact && <p className="min-w-0">{fact}</p>}
                {people.length > 1 && <Place index={index} count={people.length} />}
              </div>
              <div className={`${frame} ${ground}`}>
                {portrait.src ? (
                  <Picture
                    src={portrait.src}
                    alt={portrait.alt}
                    className={`absolute inset-x-0 w-full object-cover ${looks[/\/art\/v\d/.test(portrait.src) ? "cutout" : pictures]}`}
                  />
                ) : (
                  <Initials name={name} className="absolute inset-0 font-display text-figure" />
                )}
                {note && <Marked note={note} />}
              </div>
              <div className="min-w-0 pt-3 pb-1">
                <h3 className="text-[1.0625em] leading-tight font-semibold tracking-[-.015em] text-[#fff] @5xl:text-[1.25em]">
                  {link.href && !link.label ? (
                    <a href={link.href} className="link text-[#fff]">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </h3>
                {role && <p className="mt-0.5 text-small leading-snug @4xl:text-body">{role}</p>}
                {link.label && (
                  <a href={link.href} className="link mt-1 inline-flex min-h-6 items-center text-[.8125em] text-[#fff]">
                    {link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * A bar for each frame, as in the code on the edge of a film, and that of this one is brighter. Of more than nine
 * it is a line with a bar where this one is.
 */
function Place({ index, count }: { index: number; count: number }) {
  const isLine = count > 9;
  const width = isLine ? 48 : count * 5 - 2;
  const at = isLine ? Math.round((index / (count - 1)) * (width - 3)) : index * 5;
  return (
    <svg
      viewBox={`0 0 ${width} 10`}
      aria-hidden="true"
      className="ms-auto h-2.5 shrink-0 stroke-current stroke-[10] rtl:-scale-x-100"
      style={{ width }}
    >
      <path
        d={isLine ? `M0 9h${width}` : `M0 5h${width}`}
        strokeDasharray={isLine ? undefined : "3 2"}
        className={`opacity-35 ${isLine ? "stroke-2" : ""}`}
      />
      <path d={`M${at} 5h3`} />
    </svg>
  );
}

/** A frame that somebody has chosen with a red pencil, as on a contact sheet. */
function Marked({ note }: { note: string }) {
  return (
    <div className="absolute inset-0 z-1">
      <svg
        viewBox="0 0 100 156"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-accent stroke-5 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path
          d="M3 7C28 2.5 66 4 96.5 3.5 98 44 95.5 108 97 151c-30 3.5-62 1-93.5 1.500C2 104 5 50 2.5 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="absolute start-[6%] bottom-[5%] max-w-[88%] bg-accent px-2 py-1 text-small leading-snug font-[550] text-on-accent">
        {note}
      </p>
    </div>
  );
}
