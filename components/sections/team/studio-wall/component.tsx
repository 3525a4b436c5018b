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
    portrait: { src: string; alt: string };
    href: string;
  }[];
  empty: {
    text: string;
    label: string;
    href: string;
    picture: { src: string; alt: string };
  };
}

const looks: Record<string, string> = {
  photo: "inset-y-0 h-full object-[50%_22%]",
  gray: "inset-y-0 h-full object-[50%_22%] grayscale",
  cutout: "bottom-0 h-full object-top",
};
// How far each hangs below the rail in two, three and four columns.
const wires = [[], [28], [24, 60], [28, 80, 44], [28, 80, 44, 108]];
const hidden = ["after:hidden", "@2xl:after:hidden", "@4xl:after:hidden"];
const shown = ["", "@2xl:after:block", "@4xl:after:block"];
// A place as wide as two or more hangs on two wires.
const single = ["before:border-e-0", "@2xl:before:border-e-0", "@4xl:before:border-e-0"];
const double = ["before:border-e", "@2xl:before:border-e", "@4xl:before:border-e"];
const columns = [
  "",
  "grid-cols-1",
  "grid-cols-2",
  "grid-cols-2 @2xl:grid-cols-3",
  "grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4",
];
// One or two don't fill a rail as wide as the page: theirs is beside the headline.
const beside = [
  "",
  "@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @2xl:gap-x-9 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-x-16",
  "@2xl:grid @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @2xl:gap-x-9 @4xl:gap-x-16",
];

export default function StudioWall({ title, lede, pictures, people, empty }: Props) {
  const isOpen = Boolean(empty.text || empty.label);
  const total = people.length + (isOpen ? 1 : 0);
  // Five, six and nine fill rows of three better than rows of four.
  const wide = total === 5 || total === 6 || total === 9 ? 3 : Math.min(4, total);
  // A fourth alone would hang below the first of three.
  const middle = total === 4 ? 4 : Math.min(3, total);
  const counts = [total === 1 ? 1 : 2, middle, wide];
  // The empty place is as wide as what is left of the last row.
  const spans = counts.map((count) => (isOpen ? ((count - (total % count)) % count) + 1 : 1));
  // As on a chessboard every second plate has the tint, and the last person's, beside the empty place. All stay light on dark pages.
  const field = (index: number, width: number) => (index + (width % 2 ? 0 : Math.floor(index / width))) % 2;
  const tint = (index: number, width: number) => field(index, width) === field(people.length - 1, width);
  const ground = (index: number) =>
    `${tint(index, 2) ? "bg-tint-plate" : "bg-paper-3"} ${tint(index, middle) ? "@2xl:bg-tint-plate" : "@2xl:bg-paper-3"} ${tint(index, wide) ? "@4xl:bg-tint-plate" : "@4xl:bg-paper-3"}`;
  /** A wire to the rail, and one on to what hangs below. */
  const hanging = (index: number) => {
    const [phone, column, page] = counts.map((count) => `${wires[count]?.[index % count] ?? 28}px`);
    const on = counts.map((count, at) => {
      const below = index + count;
      return (below < total || below === total + (spans[at] ?? 1) - 2 ? shown : hidden)[at];
    });
    return {
      className: `flex min-w-0 flex-col before:h-(--phone) after:mx-auto after:flex-1 after:border-s after:border-line @2xl:before:h-(--column) @4xl:before:h-(--page) ${on.join(" ")}`,
      style: { "--phone": phone, "--column": column, "--page": page } as CSSProperties,
    };
  };
  const last = hanging(people.length);
  const pin =
    "before:absolute before:-top-1 before:left-1/2 before:-ml-1 before:size-2 before:rounded-[50%] before:bg-[#7d7971]";
  const pins =
    "before:left-[calc(50%-var(--w)/2)] after:left-[calc(50%+var(--w)/2)] before:absolute before:-top-1 before:-ml-1 before:size-2 before:rounded-[50%] before:bg-[#7d7971] after:absolute after:-top-1 after:-ml-1 after:size-2 after:rounded-[50%] after:bg-[#7d7971]";
  return (
    <section className="px-gutter py-section" aria-labelledby="tsw-title">
      <div className={`mx-auto max-w-wide ${beside[total] ?? ""}`}>
        <div>
          <h2 id="tsw-title" className="max-w-[16em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[27em] text-lede text-balance">{lede}</p>}
        </div>
        <ul
          className={`mt-8 grid gap-x-4 border-t-2 border-ink *:before:mx-auto *:before:border-s *:before:border-line ${total > 2 ? "@2xl:mt-10 @4xl:mt-12" : "@2xl:mt-2"} ${middle === 4 ? "grid-cols-2 @2xl:grid-cols-4" : columns[wide]}`}
        >
          {people.map(({ name, role, portrait, href }, index) => (
            <li key={index} {...hanging(index)}>
              <div
                className={`relative rounded-md ${ground(index)} text-black [color-scheme:light] after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:border after:border-black/12 ${pin}`}
              >
                <div className="px-3 pt-4 @4xl:px-5 @4xl:pt-6">
                  <h3
                    className={`text-[.875em] leading-tight font-semibold tracking-[-.02em] @6xl:text-[1.25em] ${middle === 4 ? "" : "@2xl:text-[1em]"}`}
                  >
                    {href ? (
                      <a href={href} className="link after:absolute after:inset-0 after:rounded-md">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </h3>
                  {role && <p className="mt-0.5 text-caption text-black @4xl:text-small">{role}</p>}
                </div>
                <div className="relative mt-2 overflow-hidden rounded-b-md before:block before:pt-[104%]">
                  {portrait.src ? (
                    <Picture
                      src={portrait.src}
                      alt={portrait.alt}
                      className={`absolute inset-x-0 w-full object-cover ${looks[/\/art\/v\d/.test(portrait.src) ? "cutout" : pictures]}`}
                    />
                  ) : (
                    <Initials name={name} className="absolute inset-0 font-display text-title" />
                  )}
                </div>
              </div>
            </li>
          ))}
          {isOpen && (
            <li
              className={`col-[span_var(--k)] flex min-w-0 flex-col [--k:var(--a)] [--w:calc((100%+1rem)*(1-1/var(--k)))] before:h-(--phone) before:w-[calc(var(--w)+1px)] @2xl:[--k:var(--b)] @2xl:before:h-(--column) @4xl:[--k:var(--c)] @4xl:before:h-(--page) ${spans.map((span, at) => (span > 1 ? double : single)[at]).join(" ")}`}
              style={{ ...last.style, ...Object.fromEntries(spans.map((span, at) => [`--${"abc"[at]}`, span])) }}
            >
              <div
                className={`relative flex flex-1 flex-wrap rounded-md border-[1.5px] border-dashed border-line ${pins}`}
              >
                <div className="min-w-0 flex-1 basis-34 px-3 pt-4 @2xl:basis-48 @4xl:px-5 @4xl:pt-6">
                  {empty.text && <p className="leading-snug text-ink @4xl:text-[1.125em]">{empty.text}</p>}
                  {empty.label && (
                    <a
                      href={empty.href}
                      className="link mt-1 inline-flex min-h-9 items-center text-small font-[550] @4xl:text-[1em]"
                    >
                      {empty.label}
                    </a>
                  )}
                </div>
                {empty.picture.src && (
                  <div className="relative min-w-0 flex-1 basis-34 before:block before:pt-[min(88%,21rem)] @2xl:basis-48">
                    <Picture
                      src={empty.picture.src}
                      alt={empty.picture.alt}
                      className="absolute inset-x-[9%] bottom-[7%] h-auto max-h-[90%] w-[82%] object-contain text-ink"
                    />
                  </div>
                )}
              </div>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
