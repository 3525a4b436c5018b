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
  brand: Mark;
  links: (MenuLink & { count: string })[];
  /** Stands quietly at the foot of the sheet, such as “Sign in”. */
  second: { label: string; href: string };
  action: { label: string; href: string };
  /** Opens the search of your site where its builder has one, else the page that you name. */
  search: { label: string; href: string };
  /** The address of one of the links, shown as current where nothing can tell which page is open. */
  current: string;
  /** Whether it stays at the top of the window while people read on. */
  stays: string;
  words: MenuWords;
}

const row = "mx-auto flex w-full max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] items-center px-gutter";
const brandLink = "me-auto flex min-h-11 min-w-0 items-center py-2 [--line:28px]";
const opener = "flex min-h-11 max-w-1/3 shrink-0 cursor-pointer items-center gap-2.5 font-[550] text-ink";

/** A bar with one word for the menu, which turns to a sheet like the contents of a book, at every width. */
export default function FullSheet({ brand, links, second, action, search, current, stays, words }: Props) {
  const shown = links.slice(0, 9);
  const size = shown.length > 5 ? "text-title" : "text-hero";
  return (
    <header className="relative border-b border-hairline wrap-anywhere" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      <div className={`${row} min-h-18 gap-4 @2xl:gap-8`}>
        <a href={brand.href} className={brandLink}>
          <MarkOf mark={brand} isStart />
        </a>
        {action.label && (
          <a href={action.href} className="btn max-w-1/2 text-small @max-[22.5rem]:hidden">
            {action.label}
          </a>
        )}
        <button type="button" {...opens("hfs-menu")} className={opener}>
          {words.open}
          <MenuIcon name="open" className={`size-6 ${action.label ? "@max-sm:hidden" : ""}`} />
        </button>
      </div>
      <nav id="hfs-menu" {...popover} aria-label={words.list} className="sheet hidden flex-col bg-tint open:flex">
        <div className={`${row} min-h-18 shrink-0 gap-4`}>
          <a href={brand.href} className={brandLink}>
            <MarkOf mark={brand} isStart />
          </a>
          <button type="button" {...closes("hfs-menu")} className={opener}>
            {words.close}
            <MenuIcon name="close" className="size-6" />
          </button>
        </div>
        <ul className="mx-auto mt-auto w-full max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter py-3 @4xl:mb-auto">
          {shown.map(({ label, href, links: below, count }, index) => (
            <li
              key={index}
              className="grid grid-cols-1 gap-x-12 border-hairline not-first:border-t @4xl:grid-cols-[7fr_5fr] @4xl:items-baseline"
            >
              {below.length > 0 ? (
                <p className={`${size} py-4 @4xl:py-5`}>
                  {label}
                  <Count count={count} />
                </p>
              ) : (
                <a
                  href={href}
                  aria-current={currentIf(href, current)}
                  className={`${size} py-4 @4xl:py-5 decoration-[.04em] hover:underline aria-[current=page]:text-accent-ink forced-colors:aria-[current=page]:underline`}
                >
                  {label}
                  <Count count={count} />
                </a>
              )}
              {below.length > 0 && (
                <ul className="-mt-2 flex flex-wrap gap-x-6 pb-2 @4xl:mt-0 @4xl:pb-4 @4xl:text-lede">
                  {below.slice(0, 8).map((link, place) => (
                    <li key={place}>
                      <a
                        href={link.href}
                        aria-current={currentIf(link.href, current)}
                        className="inline-flex min-h-11 flex-wrap items-center gap-x-2 font-[550] hover:underline aria-[current=page]:text-accent-ink forced-colors:aria-[current=page]:underline"
                      >
                        {link.label}
                        {link.note && <span className="text-small font-normal text-muted">{link.note}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {(second.label || search.label || action.label) && (
          <div
            className={`${row} min-h-18 shrink-0 flex-wrap gap-x-8 font-[550] ${second.label || search.label ? "" : "@min-[22.5rem]:hidden"}`}
          >
            {search.label && (
              <a href={search.href} data-search="" className="me-auto flex min-h-11 items-center gap-2.5">
                <MenuIcon name="search" className="size-5" />
                {search.label}
              </a>
            )}
            {second.label && (
              <a href={second.href} className="flex min-h-11 items-center">
                {second.label}
              </a>
            )}
            {action.label && (
              <a href={action.href} className="btn my-3 w-full @min-[22.5rem]:hidden">
                {action.label}
              </a>
            )}
          </div>
        )}
      </nav>
    </header>
  );
}

/** How many of something there are, at the upper edge of the word. */
function Count({ count }: { count: string }) {
  if (!count) return null;
  return (
    <span className="ms-2.5 inline-block align-top text-body font-normal tracking-normal text-muted">{count}</span>
  );
}
