import { type Mark, MarkOf } from "../../../art/mark";
import {
  closes,
  currentIf,
  MenuIcon,
  type MenuLink,
  type MenuWords,
  opens,
  popover,
  SkipLink,
} from "../../../art/menu";

export interface Props {
  phone: { label: string; href: string };
  /** When people can come or ring, in one line. */
  hours: string;
  /** The one without a link is the language of this site. */
  languages: { label: string; href: string }[];
  brand: Mark;
  links: MenuLink[];
  /** Stands quietly at the end of the links, such as “Sign in”. */
  second: { label: string; href: string };
  action: { label: string; href: string };
  /** Opens the search of your site where its builder has one, else the page that you name. */
  search: { label: string; href: string };
  /** The address of one of the links, shown as current where nothing can tell which page is open. */
  current: string;
  /** Whether it stays at the top of the window while people read on. */
  stays: string;
  words: MenuWords & { languages: string };
}

/**
 * Beside the mark two rows with a line between, from 896 px on; the current link hangs from the line. Where there is less room, links
 * and languages are a sheet over the window, and phone and hours the second row.
 */
export default function TwoRows(props: Props) {
  const { phone, hours, languages, brand, links, second, action, search, current, stays, words } = props;
  const tongues = languages.slice(0, 6);
  const isAbove = phone.label !== "" || hours !== "";
  const hasEnd = search.label !== "" || action.label !== "" || second.label !== "";
  const line =
    "flex min-h-14 items-center gap-2 border-accent-ink aria-[current=page]:text-accent-ink @4xl:aria-[current=page]:border-t-2";
  return (
    <header className="relative border-b border-hairline" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      <div className="mx-auto flex max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] flex-wrap items-center gap-x-2 px-gutter @4xl:grid @4xl:grid-cols-[fit-content(30%)_minmax(0,1fr)_fit-content(40%)] @4xl:gap-x-0">
        <a
          href={brand.href}
          className="flex min-h-16 min-w-0 flex-1 items-center py-2 [--line:30px] @4xl:row-span-2 @4xl:me-8 @4xl:self-stretch border-hairline @4xl:border-e @4xl:pe-8 @4xl:[--line:50px]"
        >
          <MarkOf mark={brand} isStart />
        </a>
        {isAbove && (
          <div
            className={`flex items-center gap-x-6 self-stretch border-hairline text-small @max-4xl:order-last @max-4xl:min-w-full @max-4xl:border-t @4xl:border-b ${tongues.length === 0 ? "@4xl:col-span-2" : ""}`}
          >
            {phone.label && (
              <a href={phone.href} className="min-w-0 py-3 font-semibold text-ink [unicode-bidi:plaintext]">
                {phone.label}
              </a>
            )}
            {hours && <p className="min-w-0 flex-[1_0_7em] py-2 text-muted @max-4xl:text-end">{hours}</p>}
          </div>
        )}
        <nav
          id="htr-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter pb-6 text-[.9375em] font-[550] open:block @max-4xl:text-[1.375em] @4xl:contents"
        >
          <div className="flex min-h-16 items-center justify-between [--line:30px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button
              type="button"
              {...closes("htr-menu")}
              aria-label={words.close}
              className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink"
            >
              <MenuIcon name="close" className="size-6" />
            </button>
          </div>
          <ul
            className={`@4xl:col-start-2 @4xl:row-start-2 -mt-px flex-wrap gap-x-7 self-start @4xl:flex ${hasEnd ? "" : "@4xl:col-end-4"}`}
          >
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li key={index} className="group border-hairline @max-4xl:border-b">
                {below.length === 0 ? (
                  <a href={href} className={line} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`htr-${index}`)}
                      style={{ anchorName: `--htr-${index}` }}
                      className={`${line} cursor-pointer group-has-[[aria-current]]:text-accent-ink group-has-[[aria-current]]:border-t-2 @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4 text-muted" />
                    </button>
                    <p className="pt-4 text-small text-muted @4xl:hidden">{label}</p>
                    <ul
                      id={`htr-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--htr-${index}` }}
                      className="unsheet block pb-3 @4xl:panel @4xl:hidden @4xl:open:block"
                    >
                      {below.slice(0, 8).map((link, place) => (
                        <li key={place}>
                          <a
                            href={link.href}
                            aria-current={currentIf(link.href, current)}
                            className="block rounded-sm py-2 aria-[current=page]:text-accent-ink hover:underline @4xl:px-3"
                          >
                            {link.label}
                            {link.note && <span className="block text-small font-normal text-muted">{link.note}</span>}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
            {second.label && (
              <li className="@4xl:hidden">
                <a href={second.href} className={line}>
                  {second.label}
                </a>
              </li>
            )}
          </ul>
          {tongues.length > 0 && (
            <ul
              aria-label={words.languages}
              className={`flex flex-wrap gap-x-5 self-stretch border-hairline text-small font-normal @max-4xl:mt-6 @4xl:row-start-1 @4xl:justify-end @4xl:border-b ${isAbove ? "@4xl:col-start-3" : "@4xl:col-start-2 @4xl:col-end-4"}`}
            >
              {tongues.map(({ label, href }, index) => (
                <li key={index}>
                  {href ? (
                    <a href={href} className="block py-3 text-muted hover:underline">
                      {label}
                    </a>
                  ) : (
                    <span className="block py-3 font-semibold text-ink">{label}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {phone.label && (
            <a href={phone.href} className="mt-4 block py-3 text-ink [unicode-bidi:plaintext] @4xl:hidden">
              {phone.label}
            </a>
          )}
          {action.label && (
            <a href={action.href} className="btn mt-4 w-full @4xl:hidden">
              {action.label}
            </a>
          )}
        </nav>
        {hasEnd && (
          <div className="flex items-center justify-end gap-2 @4xl:col-start-3 @4xl:row-start-2 @4xl:ps-6">
            {second.label && (
              <a href={second.href} className="py-3 text-small font-[550] @max-4xl:hidden">
                {second.label}
              </a>
            )}
            {search.label && (
              <a
                href={search.href}
                data-search=""
                aria-label={search.label}
                className="grid size-11 place-items-center rounded-sm text-ink"
              >
                <MenuIcon name="search" className="size-5" />
              </a>
            )}
            {action.label && (
              <a href={action.href} className="btn min-h-10 text-small @4xl:max-w-48">
                {action.label}
              </a>
            )}
          </div>
        )}
        <button
          type="button"
          {...opens("htr-menu")}
          aria-label={words.open}
          className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @4xl:hidden"
        >
          <MenuIcon name="open" className="size-6" />
        </button>
      </div>
    </header>
  );
}
