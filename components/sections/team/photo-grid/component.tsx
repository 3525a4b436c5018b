import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Our own portraits are cut out in any case, and gray in black and white. */
  pictures: string;
  people: {
    name: string;
    role: string;
    portrait: { src: string; alt: string };
    link: { label: string; href: string };
  }[];
  closing: { text: string; label: string; href: string };
}

const looks: Record<string, string> = {
  photo: "inset-y-0 h-full object-[50%_22%]",
  gray: "inset-y-0 h-full object-[50%_22%]",
  cutout: "bottom-0 h-[88%] object-top",
};

// Three people stand large, a crowd small.
const few = { columns: 3, grid: "@2xl:grid-cols-3", gap: "@4xl:gap-x-5", name: "@2xl:text-sub" };
const some = { ...few, columns: 4, grid: "@2xl:grid-cols-3 @4xl:grid-cols-4" };
const crowd = {
  columns: 6,
  grid: "@2xl:grid-cols-3 @4xl:grid-cols-6",
  gap: "@4xl:gap-x-3",
  name: "@4xl:text-[.8125em] @6xl:text-[1em]",
};
// The headline takes the first places of the grid, as many as make the rest of it even.
const heads = {
  column: ["", "@2xl:col-span-1", "@2xl:col-span-2", "@2xl:col-span-full @2xl:*:pb-9"],
  wide: [
    "",
    "@4xl:col-span-1",
    "@4xl:col-span-2",
    "@4xl:col-span-3",
    "@4xl:col-span-4",
    "@4xl:col-span-5",
    "@4xl:col-span-full",
  ],
};
const headOf = (columns: number, count: number, isClosed: boolean, isBrief: boolean) => {
  if (isBrief) return columns;
  const rest = count % columns;
  if (columns === 6) return (isClosed ? 3 : [6, 3, 4, 3, 2, 6][rest]) ?? 3;
  if (isClosed) return rest === 3 || (columns === 3 && rest !== 1 && count < 4) ? columns : 2;
  return columns - rest;
};
// What closes the grid takes the places that are left over, or a row of its own.
const spans = {
  column: ["@2xl:col-span-3", "@2xl:col-span-1", "@2xl:col-span-2"],
  wide: [
    "@4xl:col-span-full",
    "@4xl:col-span-1",
    "@4xl:col-span-2",
    "@4xl:col-span-3",
    "@4xl:col-span-4",
    "@4xl:col-span-5",
  ],
};
const left = (columns: number, taken: number) => (columns - (taken % columns)) % columns;

export default function PhotoGrid({ title, lede, pictures, people, closing }: Props) {
  const count = people.length;
  // A button alone is no more than a line below the grid.
  const isClosed = Boolean(closing.text);
  // Two or three words without a sentence have a row of their own.
  const isBrief = !lede && title.length < 20;
  const isFew = count < 4 || (isBrief && (count === 6 || count === 9));
  const shape = count > 12 ? crowd : isFew ? few : some;
  const headColumn = headOf(3, count, isClosed, isBrief);
  const headWide = headOf(shape.columns, count, isClosed, isBrief);
  const isAboveWide = headWide === shape.columns;
  const head = `${heads.column[headColumn]} ${headColumn === 3 ? "" : "@2xl:*:pb-0"} ${isAboveWide ? "@4xl:col-span-full @4xl:*:pb-12" : `${heads.wide[headWide]} @4xl:*:pb-0`}`;
  const size =
    headWide === 1
      ? "@4xl:text-[2em]"
      : (lede && count > 1) || isAboveWide
        ? "@4xl:text-title"
        : "@4xl:text-[clamp(2.75rem,.75rem+3.9cqi,4rem)]";
  // On a phone, whoever stands alone in the last row has the words beside the picture.
  const isOver = (index: number) => count % 2 === 1 && index === count - 1;
  const inColumn = left(3, count + headColumn);
  const onWide = left(shape.columns, count + headWide);
  // In a row of its own the button stands beside the words.
  const flow = `flex-col items-start justify-between ${inColumn ? "" : "@2xl:flex-row @2xl:flex-wrap @2xl:items-center"} ${onWide ? "@4xl:flex-col @4xl:items-start" : "@4xl:flex-row @4xl:items-center"}`;
  // A column of a phone is too narrow for words and a button.
  const span = `col-span-2 ${spans.column[inColumn]} ${spans.wide[onWide]}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="tpg-title">
      {/* each person has a row for the picture and one for the words, shared with those beside */}
      <div
        className={`mx-auto -mb-7 grid max-w-wide grid-cols-2 gap-x-3 @2xl:gap-x-4 @4xl:-mb-10 ${shape.gap} ${shape.grid}`}
      >
        <div className={`col-span-2 row-span-2 grid min-w-0 grid-rows-subgrid ${head}`}>
          <div className="flex min-w-0 flex-col gap-y-4 pb-8 @2xl:justify-between @4xl:gap-y-5 @4xl:pe-5">
            <h2
              id="tpg-title"
              className={`max-w-[13em] font-display text-title ${headColumn === 1 ? "@2xl:text-[1.5em]" : ""} ${size}`}
            >
              {title}
            </h2>
            {lede && <p className="max-w-[24em] text-lede text-balance">{lede}</p>}
          </div>
        </div>
        <ul className="contents">
          {people.map(({ name, role, portrait, link }, index) => (
            <li
              key={index}
              className={`relative row-span-2 grid min-w-0 grid-rows-subgrid ${isOver(index) ? "@max-2xl:col-span-2 @max-2xl:grid-cols-subgrid @max-2xl:pb-7" : ""}`}
            >
              <div
                className={`drawn relative overflow-hidden rounded-md bg-tint-plate text-black [color-scheme:light] before:block before:pt-[125%] after:absolute after:inset-0 after:rounded-md after:border after:border-[#0002] ${pictures === "gray" ? "grayscale" : ""}`}
              >
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
              <div
                className={`min-w-0 pt-3 pb-7 @4xl:pt-3.5 @4xl:pb-10 ${isOver(index) ? "@max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:self-end @max-2xl:py-0" : ""}`}
              >
                <h3 className={`text-[.9375em] leading-tight font-semibold tracking-[-.015em] text-ink ${shape.name}`}>
                  {link.href && !link.label ? (
                    <a href={link.href} className="link">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </h3>
                {role && <p className="mt-0.5 text-small text-muted">{role}</p>}
                {link.label && (
                  <a href={link.href} className="link mt-1 inline-flex min-h-6 items-center text-small">
                    {link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
        {isClosed && (
          <div className={`row-span-2 grid grid-rows-subgrid after:h-7 @4xl:after:h-10 ${span}`}>
            <div
              className={`flex min-w-0 gap-x-6 gap-y-5 rounded-md border border-transparent bg-tint-wash p-4 @2xl:p-5 @4xl:p-6 ${flow}`}
            >
              <p
                className={`max-w-[min(22em,100%)] text-sub text-balance text-ink @2xl:text-heading ${inColumn === 2 ? "@2xl:text-[1.625em]" : ""} ${onWide > 1 ? "@4xl:text-[1.875em]" : ""}`}
              >
                {closing.text}
              </p>
              {closing.label && (
                <a href={closing.href} className="btn @max-2xl:px-3">
                  {closing.label}
                </a>
              )}
            </div>
          </div>
        )}
        {closing.label && !isClosed && (
          <div className="col-span-full pb-7 @4xl:pb-10">
            <a href={closing.href} className="btn">
              {closing.label}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
