import { type Mark, MarkOf } from "../../../art/mark";
import { Picture } from "../../../art/picture";

interface Link {
  label: string;
  href: string;
}

export interface Props {
  /** One sentence under your mark. */
  sentence: string;
  brand: Mark;
  /** Stands on the water: a drawing, a photo, or nothing. */
  picture: { src: string; alt: string };
  hours: {
    title: string;
    rows: { days: string; time: string }[];
  };
  address: { title: string; lines: string[]; map: Link; contact: Link[] };
  newsletter: { title: string; label: string; note: string };
  button: string;
  /** Where the form is sent. The address that people type arrives under the name email. */
  action: string;
  columns: { title: string; links: Link[] }[];
  smallPrint: string;
  legal: Link[];
  words: { list: string; legal: string };
}

/** Water as lines, the nearest to the horizon the heaviest: their place, width, and how they are broken. */
const water = [
  [1, 2, "none"],
  [7, 2, "260 9 118 14 420 11"],
  [13.5, 3, "96 18 310 26 44 12 205 34"],
  [21, 4, "150 52 72 30 268 64"],
  [29.5, 3, "38 44 190 70 110 96"],
  [38, 2, "210 120 64 88 30 140"],
  [47.5, 1, "90 160 280 120 46 210"],
  [58, 2, "44 230 120 310 28 190"],
  [69.5, 1, "150 260 60 410"],
  [81.5, 1, "24 520 90 380"],
] as const;

const across: Record<number, string> = {
  2: "@2xl:grid-cols-2",
  3: "@2xl:grid-cols-3 @4xl:grid-cols-[4fr_3fr_5fr]",
  4: "@2xl:grid-cols-4",
  5: "@2xl:grid-cols-3 @4xl:grid-cols-5",
};

export default function Everything(props: Props) {
  const { sentence, brand, picture, hours, address, newsletter, button, action, smallPrint, words } = props;
  const rows = hours.rows.slice(0, 8);
  const lines = address.lines.slice(0, 6);
  const contact = address.contact.slice(0, 3);
  const columns = props.columns.slice(0, 5);
  const legal = props.legal.slice(0, 6);
  const isReached = lines.length > 0 || contact.length > 0 || address.map.label !== "";
  // A photo ends on the horizon; a drawing stands in the water, which shows it once more.
  const isDrawn = picture.src.startsWith("drawn:");
  const hasAll = rows.length > 0 && isReached && button !== "";
  const tall = "h-36 w-auto max-w-full object-cover @4xl:h-54";
  const quiet =
    "block w-fit max-w-full py-2 hover:text-ink hover:underline aria-[current=page]:text-accent-ink @4xl:py-1.5";
  return (
    <footer className="overflow-hidden pt-section text-[.9375em]">
      <div className="mx-auto flex max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] flex-wrap items-end justify-between gap-x-12 px-gutter">
        <div className="max-w-80 min-w-0 pb-8 [--line:36px]">
          <a href={brand.href} className="flex min-h-11 w-fit max-w-full items-center">
            <MarkOf mark={brand} isStart />
          </a>
          {sentence && <p className="mt-3 text-lede">{sentence}</p>}
        </div>
        {picture.src && (
          <div className={`relative ms-auto max-w-full text-ink ${isDrawn ? "-mb-2.5 @4xl:-mb-3" : ""}`}>
            <Picture src={picture.src} alt={picture.alt} className={tall} />
            {isDrawn && (
              <div
                className="absolute inset-x-0 top-full -mt-1.5 h-20 overflow-hidden [mask-image:repeating-linear-gradient(#000_0_3px,#0000_3px_6px)]"
                aria-hidden="true"
              >
                <Picture
                  src={picture.src}
                  alt=""
                  className={`[scale:1_-1] [mask-image:linear-gradient(to_top,#000_4%,#0000_44%)] ${tall}`}
                />
              </div>
            )}
          </div>
        )}
      </div>
      <svg className="h-22 w-full stroke-current text-ink" aria-hidden="true">
        {water.map(([y, width, dashes]) => (
          <line key={y} x2="100%" y1={y} y2={y} strokeWidth={width} strokeDasharray={dashes} />
        ))}
      </svg>
      <div className="mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter pt-4 pb-6">
        <div
          className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,16em),1fr))] gap-x-12 gap-y-10 pb-12 ${rows.length > 0 && isReached ? "@4xl:grid-cols-[4fr_3fr_5fr]" : ""}`}
        >
          {rows.length > 0 && (
            <div className="min-w-0">
              {hours.title && <p className="font-semibold text-ink">{hours.title}</p>}
              <dl className="mt-2">
                {rows.map(({ days, time }, index) => (
                  <div key={index} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
                    <dt className="min-w-0">{days}</dt>
                    <dd className="min-w-0 text-ink [font-variant-numeric:tabular-nums]">{time}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          {isReached && (
            <div className="min-w-0">
              {address.title && <p className="font-semibold text-ink">{address.title}</p>}
              <address className="mt-2">
                {lines.map((line, index) => (
                  <span key={index} className="block py-0.5">
                    {line}
                  </span>
                ))}
                {address.map.label && (
                  <a
                    href={address.map.href}
                    className="block w-fit max-w-full py-2 text-ink underline underline-offset-4 @4xl:py-1.5"
                  >
                    {address.map.label}
                  </a>
                )}
                {contact.map(({ label, href }, index) => (
                  <a
                    key={index}
                    href={href}
                    className="block w-fit max-w-full py-2 text-ink [unicode-bidi:plaintext] hover:underline @4xl:py-1.5"
                  >
                    {label}
                  </a>
                ))}
              </address>
            </div>
          )}
          {button && (
            <form action={action} method="post" className={`min-w-0 ${hasAll ? "@2xl:@max-4xl:col-span-full" : ""}`}>
              {newsletter.title && <p className="font-semibold text-ink">{newsletter.title}</p>}
              <label className="mt-2 block text-small text-muted" htmlFor="fev-email">
                {newsletter.label}
              </label>
              <div className="flex flex-wrap gap-3">
                <input
                  id="fev-email"
                  type="email"
                  name="email"
                  autoComplete="email"
                  required
                  className="min-h-11 min-w-0 flex-[1_1_11em] border-b border-ink text-body text-ink"
                />
                <button type="submit" className="btn">
                  {button}
                </button>
              </div>
              {newsletter.note && <p className="mt-3 text-small text-muted">{newsletter.note}</p>}
            </form>
          )}
        </div>
        {columns.length > 0 && (
          <nav
            aria-label={words.list}
            className={`grid grid-cols-2 gap-x-6 gap-y-8 border-t border-hairline pt-8 pb-10 @4xl:gap-x-12 ${across[columns.length] ?? ""}`}
          >
            {columns.map(({ title, links }, index) => (
              <div key={index} className="min-w-0">
                {title && (
                  <p id={`fev-${index}`} className="mb-1 font-semibold text-ink">
                    {title}
                  </p>
                )}
                <ul aria-labelledby={title ? `fev-${index}` : undefined}>
                  {links.slice(0, 8).map(({ label, href }, place) => (
                    <li key={place}>
                      <a href={href} className={quiet}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {(smallPrint || legal.length > 0) && (
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-hairline pt-4 text-caption text-muted">
            {smallPrint && <p className="min-w-0 max-w-[72ch]">{smallPrint}</p>}
            {legal.length > 0 && (
              <nav aria-label={words.legal} className="min-w-0">
                <ul className="flex flex-wrap gap-x-6">
                  {legal.map(({ label, href }, index) => (
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
      </div>
    </footer>
  );
}
