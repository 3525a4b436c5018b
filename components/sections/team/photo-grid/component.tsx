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
    link: { label: string; href: string };
  }[];
  closing: { text: string; label: string; href: string };
}

const looks: Record<string, string> = {
  photo: "inset-y-0 h-full object-[50%_22%]",
  gray: "inset-y-0 h-full object-[50%_22%] grayscale",
  cutout: "bottom-0 h-[88%] object-top",
};

// Three people stand large, a crowd small. The headline takes the first places of the grid.
const few = { columns: 3, head: 2, grid: "@2xl:grid-cols-3" };
const some = { columns: 4, head: 2, grid: "@2xl:grid-cols-3 @4xl:grid-cols-4" };
// one more place for the headline where three would be left over at the end
const odd = { ...some, head: 3 };
const crowd = { columns: 6, head: 3, grid: "@2xl:grid-cols-3 @4xl:grid-cols-6" };
// What closes the grid takes the places that are left over, or a row of its own.
const spans = {
  phone: ["col-span-2", "col-span-1"],
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
  const shape = count > 12 ? crowd : count < 4 ? few : count % 4 === 3 ? odd : some;
  const isClosed = Boolean(closing.text || closing.label);
  // Where nothing would close the grid and people fill their rows without it, the headline has a row of its own.
  const isAboveColumn = !isClosed && count % 3 === 0;
  const isAboveWide = !isClosed && count % shape.columns === 0;
  const head = `${isAboveColumn ? "@2xl:col-span-3 @2xl:*:pb-9" : "@2xl:col-span-2 @2xl:*:pb-0"} ${isAboveWide ? "@4xl:col-span-full @4xl:*:pb-12" : `@4xl:*:pb-0 ${shape.head === 3 ? "@4xl:col-span-3" : "@4xl:col-span-2"}`}`;
  const onPhone = left(2, count);
  const inColumn = left(3, count + 2);
  const onWide = left(shape.columns, count + shape.head);
  // In a row of its own the button stands beside the words.
  const flow = `flex-col justify-between ${inColumn ? "" : "@2xl:flex-row @2xl:items-center"} ${onWide ? "@4xl:flex-col @4xl:items-start" : "@4xl:flex-row @4xl:items-center"}`;
  // A column of a phone is too narrow for words and a button.
  const span = `${closing.text && closing.label ? "col-span-2" : spans.phone[onPhone]} ${spans.column[inColumn]} ${spans.wide[onWide]}`;
  return (
    <section className="px-gutter py-section" aria-labelledby="tpg-title">
      {/* each person has a row for the picture and one for the words, shared with those beside */}
      <div
        className={`mx-auto -mb-7 grid max-w-wide grid-cols-2 gap-x-3 @2xl:gap-x-4 @4xl:-mb-10 @4xl:gap-x-5 ${shape.grid}`}
      >
        <div className={`col-span-2 row-span-2 grid min-w-0 grid-rows-subgrid ${head}`}>
          <div className="flex min-w-0 flex-col justify-between gap-y-4 pb-8 @4xl:pe-5">
            <h2
              id="tpg-title"
              className={`max-w-[13em] font-display text-title ${lede || isAboveWide ? "" : "@4xl:text-[clamp(2.75rem,.75rem+3.9cqi,4rem)]"}`}
            >
              {title}
            </h2>
            {lede && <p className="max-w-[40ch] text-lede text-balance">{lede}</p>}
          </div>
        </div>
        <ul className="contents">
          {people.map(({ name, role, portrait, link }, index) => (
            <li key={index} className="group relative row-span-2 grid min-w-0 grid-rows-subgrid">
              <div className="relative overflow-hidden rounded-md bg-tint-plate text-black [color-scheme:light] before:block before:pt-[125%] after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_#0000001f]">
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
              <div className="min-w-0 pt-3 pb-7 @4xl:pt-3.5 @4xl:pb-10">
                <h3 className="text-[.9375em] leading-tight font-semibold tracking-[-.01em] @2xl:text-sub">
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
            <div className={`flex min-w-0 gap-x-6 gap-y-5 rounded-md bg-tint-wash p-4 @2xl:p-5 @4xl:p-6 ${flow}`}>
              {closing.text && (
                <p
                  className={`max-w-[min(22em,100%)] text-sub text-balance text-ink @2xl:text-heading ${inColumn === 2 ? "@2xl:text-[1.625em]" : ""} ${onWide > 1 ? "@4xl:text-[1.875em]" : ""}`}
                >
                  {closing.text}
                </p>
              )}
              {closing.label && (
                <a href={closing.href} className="btn self-start @max-2xl:px-3">
                  {closing.label}
                </a>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
