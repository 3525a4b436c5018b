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
  /** A place, a motto, or when something of yours appears; never a date. */
  line: string;
  links: MenuLink[];
  /** Stands quietly before the button, such as “Sign in”. */
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

const row = "flex min-h-14 items-center gap-1.5 @4xl:hover:underline @4xl:min-h-13 @4xl:px-1.5";
const isHere = "aria-[current=page]:font-bold aria-[current=page]:text-accent-ink";
const rule = "h-1.5 border-t-3 border-b border-ink";
/** In the bar a ruled box under its link, in the sheet two columns. */
const box =
  "unsheet block @4xl:fixed @4xl:top-48 @4xl:hidden @4xl:w-fit @4xl:bg-paper @4xl:open:block @4xl:[position-area:bottom] supports-[position-area:bottom]:@4xl:inset-auto";
const list =
  "grid grid-cols-2 gap-x-5 border-ink pb-3 text-[.7272em] font-normal tracking-normal @4xl:max-w-sm @4xl:border @4xl:border-t-3 @4xl:p-2 @4xl:text-[1em]";
const icon = "grid size-11 shrink-0 cursor-pointer place-items-center text-ink";

/** The head of a newspaper: a line of text, the name in the middle, the links between two rules. On a phone the name comes first. */
export default function Masthead(props: Props) {
  const { brand, line, links, second, action, search, current, stays, words } = props;
  // A name that is written is as large as a drawn one.
  const written = brand.alt.length > 12 ? "[--line:44px] @4xl:[--line:56px]" : "[--line:56px] @4xl:[--line:88px]";
  const size = brand.src ? "[--line:44px] @4xl:[--line:68px]" : written;
  return (
    <header className="relative px-gutter wrap-anywhere" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      <div className="mx-auto max-w-wide border-b border-hairline">
        <div className="grid grid-cols-[minmax(30%,1fr)_auto] items-center gap-x-3 @4xl:grid-cols-[minmax(144px,1fr)_minmax(0,auto)_minmax(max-content,1fr)] @4xl:gap-x-8">
          <a
            href={brand.href}
            className={`col-span-full flex justify-center justify-self-center pt-6 pb-5 @4xl:col-2 @4xl:row-1 @4xl:py-8 ${size}`}
          >
            <MarkOf mark={brand} />
          </a>
          <div className={`${rule} col-span-full`} />
          {line && <p className="py-1 text-small text-muted @4xl:col-1 @4xl:row-1 @4xl:max-w-56">{line}</p>}
          <div className="col-2 flex min-h-13 items-center justify-end gap-1.5 @4xl:col-3 @4xl:row-1">
            {second.label && (
              <a href={second.href} className={`${row} max-w-40 shrink-0 text-small text-ink-2 @max-4xl:hidden`}>
                {second.label}
              </a>
            )}
            {search.label && (
              <a href={search.href} data-search="" aria-label={search.label} className={icon}>
                <MenuIcon name="search" className="size-5" />
              </a>
            )}
            {action.label && (
              <a href={action.href} className="btn min-h-10 shrink text-small @4xl:max-w-48 @4xl:shrink-0">
                {action.label}
              </a>
            )}
            <button
              type="button"
              {...opens("hma-menu")}
              aria-label={words.open}
              className={`${icon} -me-2.5 @4xl:hidden`}
            >
              <MenuIcon name="open" className="size-6" />
            </button>
          </div>
        </div>
        <nav
          id="hma-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter pb-8 open:block @4xl:unsheet @4xl:block"
        >
          <div className="@4xl:hidden">
            <div className={`flex justify-center pt-6 pb-5 ${size}`}>
              <MarkOf mark={brand} />
            </div>
            <div className={rule} />
            <div className="flex min-h-13 items-center gap-3 border-b border-hairline">
              {line && <p className="py-1 text-small text-muted">{line}</p>}
              <button
                type="button"
                {...closes("hma-menu")}
                aria-label={words.close}
                className={`${icon} ms-auto -me-2.5`}
              >
                <MenuIcon name="close" className="size-6" />
              </button>
            </div>
          </div>
          <ul className="text-[1.375em] font-semibold tracking-[-.02em] text-ink @4xl:flex @4xl:flex-wrap @4xl:justify-center @4xl:gap-x-6 @4xl:text-[.9375em] @4xl:font-[500] @4xl:tracking-[-.008em]">
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li key={index} className="group border-b border-hairline @4xl:border-0">
                {below.length === 0 ? (
                  <a href={href} className={`${row} ${isHere}`} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hma-${index}`)}
                      style={{ anchorName: `--hma-${index}` }}
                      className={`${row} cursor-pointer group-has-[[aria-current]]:font-bold group-has-[[aria-current]]:text-accent-ink @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4" />
                    </button>
                    <p className="pt-3.5 @4xl:hidden">{label}</p>
                    <div id={`hma-${index}`} {...popover} style={{ positionAnchor: `--hma-${index}` }} className={box}>
                      <ul className={`${list} ${below.length > 4 ? "" : "@4xl:grid-cols-1"}`}>
                        {below.slice(0, 8).map((link, place) => (
                          <li key={place}>
                            <a
                              href={link.href}
                              aria-current={currentIf(link.href, current)}
                              className={`block py-2.5 leading-[1.35] @4xl:px-3 @4xl:font-[500] @4xl:hover:underline ${isHere}`}
                            >
                              {link.label}
                              {link.note && (
                                <span className="block text-small leading-[1.35] font-normal text-muted">
                                  {link.note}
                                </span>
                              )}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
          {second.label && (
            <a href={second.href} className={`${row} mt-4 @4xl:hidden`}>
              {second.label}
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}
