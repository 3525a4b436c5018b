import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  marks: Mark[];
  link: { label: string; href: string };
}

// From 640 px and from 896 px, by how many there are: marks are of one height, so many don't get smaller but another row.
const lines = (count: number) => {
  if (count > 6) return { row: "[--line:23px] @4xl:[--line:31px] @6xl:[--line:36px]", place: "@2xl:w-1/4" };
  if (count === 6)
    return {
      row: "[--line:26px] @4xl:flex-nowrap @4xl:justify-between @4xl:gap-x-4 @6xl:[--line:31px]",
      place: "@2xl:w-1/3 @4xl:w-auto",
    };
  const row = "[--line:26px] @2xl:flex-nowrap @4xl:[--line:31px] @6xl:[--line:36px]";
  return count === 5
    ? { row: `${row} @2xl:justify-between @2xl:gap-x-4 @2xl:[--line:22px]`, place: "@2xl:w-auto" }
    : { row: `${row} @2xl:gap-x-14 @4xl:gap-x-24`, place: "@2xl:w-auto" };
};

// A rule beside the words instead of one that they would have to cover, whatever ground the page has.
const rule = "hidden min-w-6 flex-1 border-t border-ink @2xl:block";

export default function OneLine({ title, marks, link }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const { row, place } = lines(shown.length);
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="lol-title">
      <div className="mx-auto max-w-wide">
        <h2
          id="lol-title"
          className="mx-auto max-w-[44ch] text-center text-[1.25rem] leading-snug font-[550] tracking-[-.02em] @2xl:text-[1.375rem] @4xl:max-w-[60ch] @4xl:text-[1.5rem]"
        >
          {title}
        </h2>
        {shown.length > 0 && (
          <div
            className={`mt-7 border-y border-ink py-4 @2xl:mt-8 @2xl:py-5 @4xl:mt-10 @4xl:py-7 ${link.label ? "@2xl:border-b-0 @2xl:pb-2 @4xl:pb-4" : ""}`}
          >
            <ul className={`flex flex-wrap items-center justify-center ${row}`}>
              {shown.map((mark, index) => (
                <li
                  key={index}
                  className={`flex min-h-20 w-1/2 min-w-0 items-center justify-center px-3 @md:w-1/3 @2xl:px-0 ${place}`}
                >
                  {mark.href ? (
                    <a
                      href={mark.href}
                      className="flex min-h-11 min-w-0 items-center transition-opacity hover:opacity-65"
                    >
                      <MarkOf mark={mark} />
                    </a>
                  ) : (
                    <MarkOf mark={mark} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {link.label && (
          // It stands in the lower rule, which is a line to each side of it; below it on a phone, where its words need more than one line.
          <p
            className={`mt-5 text-center ${shown.length > 0 ? "text-small @2xl:mt-0 @2xl:flex @2xl:items-center @2xl:gap-4" : ""}`}
          >
            {shown.length > 0 && <span className={rule} />}
            <a
              href={link.href}
              className="inline-block py-0.5 font-[550] text-ink underline decoration-transparent underline-offset-4 after:ms-2 after:mb-px after:inline-block after:size-1.75 after:rotate-45 after:border-e-2 after:border-t-2 hover:decoration-current rtl:after:-rotate-45"
            >
              {link.label}
            </a>
            {shown.length > 0 && <span className={rule} />}
          </p>
        )}
      </div>
    </section>
  );
}
