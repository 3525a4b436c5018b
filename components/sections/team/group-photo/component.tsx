import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  photo: { src: string; alt: string };
  /** What is said before the names of each row. */
  rows: { back: string; middle: string; front: string };
  people: {
    name: string;
    role: string;
    row: string;
    portrait: { src: string; alt: string };
    href: string;
  }[];
}

const places = ["back", "middle", "front"] as const;

// Names stand below their heads where a seat is wide enough, else they are a list, and heads and names have numbers.
const list = "@max-2xl:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4";
const shapes = {
  few: {
    row: "@2xl:[transform:translateX(var(--move,0))] @max-2xl:grid-cols-2 @2xl:flex @2xl:justify-center @2xl:gap-0 rtl:@2xl:flex-row-reverse",
    item: "@2xl:block @2xl:w-[calc(100%/var(--seats))] @2xl:px-0.5 @2xl:text-center @2xl:before:hidden",
    head: "@2xl:after:hidden",
  },
  some: {
    row: `${list} @6xl:[transform:translateX(var(--move,0))] @6xl:flex @6xl:justify-center @6xl:gap-0 rtl:@6xl:flex-row-reverse`,
    item: "@6xl:block @6xl:w-[calc(100%/var(--seats))] @6xl:px-0.5 @6xl:text-center @6xl:before:hidden",
    head: "@6xl:after:hidden",
  },
  many: { row: list, item: "", head: "" },
};
/** Which rows are moved by half a seat, so that nobody stands straight before somebody else. */
function movesOf(counts: readonly number[]): boolean[] {
  const moved: boolean[] = [];
  for (const [index, count] of counts.entries()) {
    const behind = counts[index - 1];
    const isStraight = behind !== undefined && (behind - count) % 2 === 0;
    moved.push(isStraight ? !moved[index - 1] : (moved[index - 1] ?? false));
  }
  return moved;
}

const step = "[transform:translateX(var(--move,0))]";
// Whoever stands in front hides where the portraits behind end, and a wall does between them.
const before =
  "-mt-[calc(64%/var(--seats))] before:absolute before:-inset-x-1/4 before:top-[35%] before:bottom-0 before:border-t-[3px] before:border-black before:bg-[color-mix(in_oklab,var(--tint-plate)_40%,var(--tint-mid))]";

export default function GroupPhoto({ title, lede, photo, rows, people }: Props) {
  const shown = places
    .map((place) => ({ label: rows[place], people: people.filter(({ row }) => row === place) }))
    .filter((row) => row.people.length > 0);
  // All rows have seats of one width, so that who is between two heads in the picture is so below it.
  const moved = movesOf(shown.map((row) => row.people.length));
  const isMoved = moved.some(Boolean);
  const seats = Math.max(4, ...shown.map((row) => row.people.length)) + (isMoved ? 0.5 : 0);
  const move = (index: number) =>
    isMoved ? ({ "--move": `${(moved[index] ? 25 : -25) / seats}%` } as CSSProperties) : undefined;
  const shape = shapes[seats > 8 ? "many" : seats > 5 ? "some" : "few"];
  return (
    <section
      className="overflow-x-clip px-gutter py-section [counter-reset:tgp-head_tgp-name]"
      aria-labelledby="tgp-title"
    >
      <div className="mx-auto max-w-wide" style={{ "--seats": seats } as CSSProperties}>
        <h2 id="tgp-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <div
          className={`relative mt-7 overflow-hidden rounded-md after:absolute after:inset-0 after:rounded-md @4xl:mt-10 ${photo.src ? "mx-auto w-fit after:border after:border-[#0000001f]" : "drawn bg-tint-plate text-black [color-scheme:light] after:border-2 after:border-black"}`}
        >
          {photo.src ? (
            <Picture src={photo.src} alt={photo.alt} className="block h-auto max-h-[48rem] w-auto max-w-full" />
          ) : (
            <div className="pt-[4%]">
              {shown.map((row, index) => (
                <div
                  key={index}
                  className={`relative isolate flex justify-center last:-mb-[calc(14%/var(--seats))] rtl:flex-row-reverse ${step} ${index ? before : ""}`}
                  style={move(index)}
                >
                  {row.people.map(({ name, portrait }, seat) => (
                    <div
                      key={seat}
                      className="relative w-[calc(100%/var(--seats))]"
                      style={{ zIndex: row.people.length - seat }}
                    >
                      <Figure name={name} {...portrait} isTiny={seats > 12} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
        {shown.map(({ label, people: row }, index) => (
          <div key={index} className="pt-6 @4xl:pt-8" style={move(index)}>
            {label && <p className="text-caption text-muted">{label}</p>}
            <div aria-hidden="true" className={`mt-3 flex justify-center rtl:flex-row-reverse ${step}`}>
              {row.map((_, seat) => (
                <Head key={seat} className={`${shape.head} ${seats > 18 ? "@max-2xl:after:hidden" : ""}`} />
              ))}
            </div>
            <ol className={`mt-3 grid gap-x-5 gap-y-3 ${shape.row}`}>
              {row.map(({ name, role, href }, seat) => (
                <li
                  key={seat}
                  className={`flex min-w-0 items-baseline gap-x-2 text-small leading-snug text-muted tabular-nums [counter-increment:tgp-name] before:min-w-[1.2em] before:shrink-0 before:text-[.9em] before:content-[counter(tgp-name)] ${shape.item}`}
                >
                  <div className="min-w-0">
                    <p className="font-semibold tracking-[-.015em] text-ink @4xl:text-[1.0625rem]">
                      {href ? (
                        <a href={href} className="link">
                          {name}
                        </a>
                      ) : (
                        name
                      )}
                    </p>
                    {role && <p className="text-[.9em] @4xl:text-[.9375rem]">{role}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

// A white edge, so that black hair is seen before black clothes.
const edged = "[filter:drop-shadow(1.5px_0_#fff)_drop-shadow(-1.5px_0_#fff)_drop-shadow(0_-1.5px_#fff)]";

/**
 * Somebody of the group, a little wider than the seat, so that shoulders are before shoulders. Whoever has none of our portraits
 * is drawn as an outline, with the picture or the initials where the face is: the row in front hides what is below.
 */
function Figure({ name, src, alt, isTiny }: { name: string; src: string; alt: string; isTiny: boolean }) {
  const size = "-mx-[14%] block h-auto w-[128%] max-w-none";
  // Ours of the second version have both shoulders whole, for whoever stands first.
  if (/\/art\/v\d/.test(src))
    return (
      <Picture src={src} alt={alt} className={`-mr-[16.1%] -ml-[22.4%] block h-auto w-[138.5%] max-w-none ${edged}`} />
    );
  const face = "absolute top-[14.9%] left-[25.4%] h-[38.6%] w-[49.2%] rounded-[50%]";
  return (
    <div className={`relative ${size}`}>
      <svg viewBox="0 0 122 155" className="block h-auto w-full fill-[#fff] stroke-black stroke-[2.2]">
        <path d="M1 157c1-36 14-48 38-53 6-1 9-4 9-10V76h26v18c0 6 3 9 9 10 24 5 37 17 38 53z" />
        <circle cx="61" cy="53" r="31" />
      </svg>
      {src ? (
        <Picture src={src} alt={alt} className={`${face} object-cover object-[50%_22%]`} />
      ) : (
        <Initials
          name={name}
          className={`${face} text-[max(.75rem,16cqi/var(--seats))] font-semibold ${isTiny ? "@max-2xl:hidden" : ""}`}
        />
      )}
    </div>
  );
}

/** Head and shoulders on the line of a row, which goes on through those beside; as narrow as the seat of a long row. */
function Head({ className }: { className: string }) {
  return (
    <span
      className={`w-[calc(100%/var(--seats))] min-w-0 text-center text-mock text-muted tabular-nums [counter-increment:tgp-head] after:content-[counter(tgp-head)] ${className}`}
    >
      <span className="flex items-end before:flex-1 before:border-b-2 before:border-ink after:flex-1 after:border-b-2 after:border-ink">
        <svg viewBox="0 0 56 36" className="h-auto w-14 min-w-0 fill-none stroke-ink stroke-2">
          <path
            vectorEffect="non-scaling-stroke"
            d="M0 35h6c0-8 7-11 14-12 3-.5 3-3 1-5a9 9 0 1 1 14 0c-2 2-2 4.5 1 5 7 1 14 4 14 12h6"
          />
        </svg>
      </span>
    </span>
  );
}
