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
const ends = { "": "after:hidden", "@2xl": "@2xl:after:hidden", "@4xl": "@4xl:after:hidden" };
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
  const wide = Math.min(4, total);
  // A fourth alone would hang below the first of three.
  const middle = total === 4 ? 4 : Math.min(3, total);
  // As on a chessboard every second plate has the tint, and the last person's, beside the empty place. All stay light on dark pages.
  const field = (index: number, width: number) => (index + (width % 2 ? 0 : Math.floor(index / width))) % 2;
  const tint = (index: number, width: number) => field(index, width) === field(people.length - 1, width);
  const ground = (index: number) =>
    `${tint(index, 2) ? "bg-tint-plate" : "bg-paper-3"} ${tint(index, middle) ? "@2xl:bg-tint-plate" : "@2xl:bg-paper-3"} ${tint(index, wide) ? "@4xl:bg-tint-plate" : "@4xl:bg-paper-3"}`;
  /** A wire to the rail, and one on to what hangs below. */
  const hanging = (index: number) => {
    const [phone, column, page] = [2, middle, wide].map((count) => `${wires[count]?.[index % count] ?? 28}px`);
    const end = index + 2 < total ? (index + middle < total ? "@4xl" : "@2xl") : "";
    return {
      className: `flex min-w-0 flex-col before:h-(--phone) after:mx-auto after:flex-1 after:border-s after:border-line @2xl:before:h-(--column) @4xl:before:h-(--page) ${index + wide < total ? "" : ends[end]}`,
      style: { "--phone": phone, "--column": column, "--page": page } as CSSProperties,
    };
  };
  const pin =
    "before:absolute before:-top-1 before:left-1/2 before:-ml-1 before:size-2 before:rounded-[50%] before:bg-[#7d7971]";
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
          className={`mt-8 grid gap-x-3 border-t-2 border-ink *:before:mx-auto *:before:border-s *:before:border-line @4xl:gap-x-5 ${total > 2 ? "@2xl:mt-10 @4xl:mt-12" : "@2xl:mt-2"} ${middle === 4 ? "grid-cols-2 @2xl:grid-cols-4" : columns[wide]}`}
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
            <li {...hanging(people.length)}>
              <div className={`relative flex flex-col rounded-md border-[1.5px] border-dashed border-line ${pin}`}>
                {empty.text && (
                  <p className="px-3 pt-4 text-small text-ink @4xl:px-5 @4xl:pt-6 @4xl:text-[1em]">{empty.text}</p>
                )}
                {empty.picture.src && (
                  <Picture
                    src={empty.picture.src}
                    alt={empty.picture.alt}
                    className="mx-auto mt-[14%] h-auto w-[82%] text-ink"
                  />
                )}
                {empty.label && (
                  <a
                    href={empty.href}
                    className="link mx-3 mt-[8%] mb-3 inline-flex min-h-9 items-center self-start text-small font-[550] @4xl:mx-5 @4xl:mb-4"
                  >
                    {empty.label}
                  </a>
                )}
              </div>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
