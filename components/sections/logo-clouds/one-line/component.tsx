import { type Mark, MarkOf } from "../../../art/mark";

export interface Props {
  title: string;
  marks: Mark[];
  link: { label: string; href: string };
}

// What is in one line is made smaller by the same factor, so that all marks keep their height.
const most = 6;

export default function OneLine({ title, marks, link }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const rows = Math.ceil(shown.length / most);
  const each = Math.ceil(shown.length / rows);
  return (
    <section className="px-gutter py-section" aria-labelledby="lol-title">
      <div className="mx-auto max-w-wide">
        <h2
          id="lol-title"
          className="mx-auto max-w-[44ch] text-center text-[1.125em] leading-snug font-[550] tracking-[-.014em] @4xl:max-w-[60ch] @4xl:text-[1.25em]"
        >
          {title}
        </h2>
        {shown.length > 0 && (
          <ul className="mt-7 border-y border-ink py-4 [--line:24px] @md:[--line:26px] @2xl:mt-8 @2xl:py-3 @4xl:mt-10 @4xl:py-4 @4xl:[--line:31px]">
            {Array.from({ length: rows }, (_, row) => (
              <li key={row}>
                <ul
                  className={`flex flex-wrap items-center justify-center gap-x-[6%] @2xl:flex-nowrap @2xl:gap-x-6 @4xl:gap-x-10 ${each > 4 ? "@2xl:justify-between" : "@2xl:gap-x-14 @4xl:gap-x-24"}`}
                >
                  {shown.slice(row * each, row * each + each).map((mark, index) => (
                    <li
                      key={index}
                      className="flex min-h-20 w-[42%] min-w-0 items-center justify-center @md:w-[29%] @2xl:w-auto"
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
              </li>
            ))}
          </ul>
        )}
        {link.label && (
          <p className="mt-5 text-center text-small">
            <a href={link.href} className="link">
              {link.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
