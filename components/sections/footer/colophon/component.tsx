import { Words } from "../../../art/answer";
import { Picture } from "../../../art/picture";

interface Link {
  label: string;
  href: string;
}

export interface Props {
  /** What this site is, in a sentence. */
  sentence: string;
  /** How it was made and by whom, line by line. */
  credits: { label: string; value: string }[];
  columns: { title: string; links: Link[] }[];
  smallPrint: string;
  legal: Link[];
  /** As wide as the page, sunk into the line below it. */
  brand: { src: string; alt: string; href: string; look: string };
  words: { list: string; legal: string };
}

/** About how wide a letter is, in parts of its size. The line is then spaced to the width of the page, rather closer than wider. */
const widthOf = (letter: string) => {
  if (/[iljtfrI.,:;'’!| -]/.test(letter)) return 0.28;
  if (/[mwMW@—]/.test(letter)) return 0.8;
  return letter === letter.toLowerCase() ? 0.52 : 0.62;
};

const looks: Record<string, string> = {
  ink: "text-ink [&>img]:translate-y-[1999px] [&>img]:[filter:drop-shadow(0_-1999px_0_currentColor)]",
  own: "",
};

const across: Record<number, string> = {
  1: "@2xl:grid-cols-1",
  3: "@2xl:grid-cols-3",
  4: "@2xl:grid-cols-4",
  5: "@2xl:grid-cols-3 @6xl:grid-cols-5",
};

export default function Colophon({ sentence, credits, columns, smallPrint, legal, brand, words }: Props) {
  const rows = credits.slice(0, 8);
  const lists = columns.slice(0, 5);
  const pages = legal.slice(0, 6);
  const size = Math.min(
    420,
    1000 /
      Math.max(
        1,
        [...brand.alt].reduce((sum, letter) => sum + widthOf(letter), 0),
      ),
  );
  // A short name as wide as the page would fall apart into letters.
  const isShort = size === 420;
  // Through the feet of letters; where some go below the line, through their tails, for without one a “y” would be a “v”.
  const cut = /[gjpqy]/.test(brand.alt) ? 0.87 : 0.64;
  const isLeft = sentence !== "" || rows.length > 0;
  const quiet =
    "block w-fit max-w-full py-2 hover:text-ink hover:underline aria-[current=page]:text-accent-ink @4xl:py-1.5";
  return (
    <footer className="border-t border-ink text-[.9375em]">
      <div className="mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter pt-10 pb-12 @4xl:pt-14 @4xl:pb-20">
        <div className="grid gap-x-12 gap-y-12 @4xl:grid-cols-12">
          {isLeft && (
            <div className="min-w-0 @4xl:col-span-5">
              {sentence && <p className="mb-8 max-w-[36ch] text-lede text-ink">{sentence}</p>}
              {rows.length > 0 && (
                <dl>
                  {rows.map(({ label, value }, index) => (
                    <div key={index} className="grid grid-cols-[6.5em_minmax(0,1fr)] border-t border-hairline py-2">
                      <dt className="pe-3 text-muted">{label}</dt>
                      <dd>
                        <Words text={value} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          )}
          {lists.length > 0 && (
            <nav
              aria-label={words.list}
              className={`grid grid-cols-2 content-start gap-x-6 gap-y-8 ${isLeft ? "@4xl:col-span-6 @4xl:col-start-7" : "@4xl:col-span-12"} ${across[lists.length] ?? ""}`}
            >
              {lists.map(({ title, links }, index) => (
                <div key={index} className="min-w-0">
                  {title && (
                    <p id={`fco-${index}`} className="py-1 text-muted">
                      {title}
                    </p>
                  )}
                  <ul aria-labelledby={title ? `fco-${index}` : undefined}>
                    {links.slice(0, 8).map(({ label, href }, place) => (
                      <li key={place}>
                        <a href={href} className={`${quiet} text-ink`}>
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
        </div>
      </div>
      <div className="overflow-clip border-b border-ink">
        <a
          href={brand.href}
          aria-label={brand.alt}
          className={`mx-auto block w-[calc(100%-2*var(--sc-gutter))] max-w-wide focus-visible:-outline-offset-2 ${brand.src ? "overflow-clip" : ""}`}
        >
          {brand.src ? (
            <span className={`block translate-y-[30%] overflow-clip ${looks[brand.look]}`}>
              <Picture
                src={brand.src}
                alt={brand.alt}
                className="max-h-[36cqi] w-full object-contain object-left rtl:object-right"
              />
            </span>
          ) : (
            <svg
              viewBox={`0 0 1000 ${Math.round(size * cut)}`}
              className="w-full overflow-visible fill-current text-ink"
              aria-hidden="true"
            >
              <text
                x={isShort ? 0 : 500}
                textAnchor={isShort ? "start" : "middle"}
                y={size * 0.75}
                fontSize={size}
                textLength={isShort ? undefined : 1000 + size * 0.1}
                className="font-display font-semibold"
              >
                {brand.alt}
              </text>
            </svg>
          )}
        </a>
      </div>
      {(smallPrint || pages.length > 0) && (
        <div className="mx-auto flex max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] flex-wrap items-center justify-between gap-x-10 px-gutter py-3 text-caption text-muted">
          {smallPrint && <p className="min-w-0 max-w-[72ch]">{smallPrint}</p>}
          {pages.length > 0 && (
            <nav aria-label={words.legal} className="min-w-0 wrap-anywhere">
              <ul className="flex flex-wrap gap-x-6">
                {pages.map(({ label, href }, index) => (
                  <li key={index}>
                    <a href={href} className={quiet}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
    </footer>
  );
}
