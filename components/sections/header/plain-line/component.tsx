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
  links: MenuLink[];
  /** Stands apart from the links, such as “Sign in”. */
  second: { label: string; href: string };
  action: { label: string; href: string };
  /** A word among the others, which opens the search of your site where its builder has one, else the page that you name. */
  search: { label: string; href: string };
  /** The address of one of the links, shown as current where nothing can tell which page is open. */
  current: string;
  /** Whether it stays at the top of the window while people read on. */
  stays: string;
  words: MenuWords;
}

const row = "group/link relative flex min-h-14 items-center py-2 @4xl:min-h-18 @4xl:hover:text-ink";
const line = "border-b border-hairline aria-[current=page]:text-ink @4xl:border-0";

const cell = "group/link relative block py-3 leading-[1.35] text-ink @4xl:flex-1 @4xl:pt-5 @4xl:pe-6 @4xl:pb-6";

/** Stands on the line below a word: red and high for the page that is open, low for what the pointer is on. */
const tick = "absolute start-0 -bottom-px h-0 border-s-2 border-ink group-hover/link:h-1.5";
const isHere = "group-aria-[current=page]/link:h-3 group-aria-[current=page]/link:border-accent-ink";
const isInside = "group-has-[nav_[aria-current]]/bar:h-3 group-has-[nav_[aria-current]]/bar:border-accent-ink";
const holdsIt = "group-has-[[aria-current]]/item:h-3 group-has-[[aria-current]]/item:border-accent-ink";

/** Links that need a second row have a line below the first, too. */
const rule =
  "absolute inset-x-[-100cqi] -bottom-px -z-1 h-px bg-paper bg-[linear-gradient(var(--sc-hairline),var(--sc-hairline))] @max-4xl:hidden forced-colors:border-b";

/** Nothing but words above one line. Links below a link stand on a second line, across the window. */
export default function PlainLine({ brand, links, second, action, search, current, stays, words }: Props) {
  return (
    <header
      style={{ anchorName: "--hpl-line" }}
      className="group/bar relative overflow-x-clip border-b wrap-anywhere border-hairline"
      data-stays={stays === "yes" ? "" : undefined}
    >
      <SkipLink words={words} />
      <div className="mx-auto flex min-h-15 max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] items-center gap-5 px-gutter @4xl:min-h-18 @4xl:items-start @4xl:gap-10">
        <a
          href={brand.href}
          className="me-auto flex min-h-11 min-w-18 items-center py-2 [--line:26px] @4xl:min-h-18 @4xl:min-w-40 @4xl:[--line:28px]"
        >
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          id="hpl-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter pb-10 text-[1.5em] font-[500] tracking-[-.02em] open:block @4xl:unsheet @4xl:flex @4xl:min-w-0 @4xl:items-start @4xl:gap-10 @4xl:text-[.9375em] @4xl:tracking-[-.008em] @4xl:text-ink-2"
        >
          <div className="flex min-h-15 items-center justify-between gap-5 [--line:26px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button type="button" {...closes("hpl-menu")} className="min-h-11 shrink-0 cursor-pointer text-[.667em]">
              {words.close}
            </button>
          </div>
          <ul className="mt-4 @4xl:isolate @4xl:mt-0 @4xl:flex @4xl:flex-wrap @4xl:justify-end @4xl:gap-x-7">
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li key={index} className="group/item @4xl:relative">
                <span className={rule} />
                {below.length === 0 ? (
                  <a href={href} className={`${row} ${line}`} aria-current={currentIf(href, current)}>
                    {label}
                    <span className={`${tick} ${isHere}`} />
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hpl-${index}`)}
                      className={`${row} cursor-pointer group-has-[[aria-current]]/item:text-ink @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="ms-1 size-4" />
                      <span className={`${tick} ${holdsIt}`} />
                    </button>
                    <p className="border-b border-hairline pt-8 pb-2 text-[.667em] font-normal text-muted @4xl:hidden">
                      {label}
                    </p>
                    <div
                      id={`hpl-${index}`}
                      {...popover}
                      style={{ positionAnchor: "--hpl-line" }}
                      className="unsheet block border-hairline @4xl:fixed @4xl:top-18 @4xl:hidden @4xl:w-full @4xl:border-b @4xl:bg-paper @4xl:open:block @4xl:[position-area:bottom] supports-[position-area:bottom]:@4xl:inset-auto"
                    >
                      <ul className="mx-auto max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] @4xl:grid @4xl:grid-cols-4 @4xl:px-gutter">
                        {below.slice(0, 8).map((link, place) => (
                          <li
                            key={place}
                            className={`border-hairline @4xl:flex ${below.length > 4 ? "@4xl:nth-[-n+4]:border-b" : ""}`}
                          >
                            <a
                              href={link.href}
                              aria-current={currentIf(link.href, current)}
                              className={`${cell} ${line}`}
                            >
                              {link.label}
                              {link.note && (
                                <span className="block text-small font-normal tracking-normal text-muted">
                                  {link.note}
                                </span>
                              )}
                              <span className={`${tick} ${isHere}`} />
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
          {(second.label || search.label) && (
            <div className="mt-8 font-normal text-muted @max-4xl:text-[.667em] @4xl:mt-0 @4xl:flex @4xl:shrink-0 @4xl:gap-x-7 @4xl:*:max-w-40">
              {search.label && (
                <a href={search.href} data-search="" className={row}>
                  {search.label}
                </a>
              )}
              {second.label && (
                <a href={second.href} className={row}>
                  {second.label}
                </a>
              )}
            </div>
          )}
          {action.label && (
            <a href={action.href} className="btn btn-line mt-8 text-body w-full @4xl:hidden">
              {action.label}
            </a>
          )}
        </nav>
        {action.label && (
          <a
            href={action.href}
            className="btn btn-line min-h-10 shrink text-small @4xl:mt-4 @4xl:max-w-60 @4xl:shrink-0"
          >
            {action.label}
          </a>
        )}
        <button
          type="button"
          {...opens("hpl-menu")}
          className="group/link relative min-h-15 max-w-24 min-w-11 shrink-0 cursor-pointer text-start font-[500] text-ink @4xl:hidden"
        >
          {words.open}
          <span className={`${tick} ${isInside}`} />
        </button>
      </div>
    </header>
  );
}
