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

/** One list of links: a sheet over the window where there is little room, and in the bar from 896 px on. */
export default function MarkLinksButton({ brand, links, second, action, search, current, stays, words }: Props) {
  const line =
    "flex min-h-14 items-center gap-1.5 text-ink aria-[current=page]:text-accent-ink @4xl:min-h-11 @4xl:rounded-sm @4xl:aria-[current=page]:bg-paper-2 @4xl:px-3 @4xl:text-ink-2 @4xl:hover:text-ink forced-colors:aria-[current=page]:underline";
  return (
    <header className="relative border-b border-hairline" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      <div className="mx-auto flex min-h-16 max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] items-center gap-2 px-gutter @4xl:min-h-18 @4xl:gap-8">
        <a href={brand.href} className="me-auto flex min-h-11 min-w-18 items-center py-2 [--line:28px]">
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          id="hml-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter pb-6 text-[1.375em] font-semibold tracking-[-.02em] wrap-anywhere flex-col open:flex @4xl:unsheet @4xl:min-w-0 @4xl:flex @4xl:flex-1 @4xl:flex-row @4xl:items-center @4xl:text-[.9375em] @4xl:font-[500] @4xl:tracking-[-.01em]"
        >
          <div className="mb-2 flex min-h-16 items-center justify-between [--line:28px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button
              type="button"
              {...closes("hml-menu")}
              aria-label={words.close}
              className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm"
            >
              <MenuIcon name="close" className="size-6" />
            </button>
          </div>
          <ul className="@4xl:-ms-3 @4xl:flex @4xl:flex-wrap">
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li key={index} className="border-b border-hairline @4xl:border-0">
                {below.length === 0 ? (
                  <a href={href} className={line} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hml-${index}`)}
                      style={{ anchorName: `--hml-${index}` }}
                      className={`${line} cursor-pointer @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4 text-muted" />
                    </button>
                    <p className="pt-4 pb-1 text-[.6818em] leading-5 font-normal tracking-normal text-muted @4xl:hidden">
                      {label}
                    </p>
                    <ul
                      id={`hml-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--hml-${index}` }}
                      className="unsheet block pb-3 @4xl:panel @4xl:mt-5 @4xl:hidden @4xl:open:block"
                    >
                      {below.slice(0, 8).map((link, place) => (
                        <li key={place}>
                          <a
                            href={link.href}
                            aria-current={currentIf(link.href, current)}
                            className="block rounded-sm py-1.5 leading-[1.3] aria-[current=page]:text-accent-ink forced-colors:aria-[current=page]:underline @4xl:px-3 @4xl:py-2.5 @4xl:hover:bg-paper-2"
                          >
                            {link.label}
                            {link.note && (
                              <span className="block text-small font-normal tracking-normal text-muted">
                                {link.note}
                              </span>
                            )}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ul>
          {second.label && (
            <a href={second.href} className={`${line} @4xl:ms-auto @4xl:max-w-40 @4xl:shrink-0`}>
              {second.label}
            </a>
          )}
          {search.label && (
            <a href={search.href} data-search="" className="mt-6 flex min-h-14 items-center gap-3 @4xl:hidden">
              <MenuIcon name="search" className="size-6" />
              {search.label}
            </a>
          )}
          {action.label && (
            <a href={action.href} className="btn sticky bottom-0 mt-auto w-full shrink-0 @4xl:hidden">
              {action.label}
            </a>
          )}
        </nav>
        {search.label && (
          <a
            href={search.href}
            data-search=""
            aria-label={search.label}
            className="grid size-11 shrink-0 place-items-center rounded-sm text-ink"
          >
            <MenuIcon name="search" className="size-5" />
          </a>
        )}
        {action.label && (
          <a
            href={action.href}
            className="btn min-h-10 max-w-[45%] min-w-22 shrink-0 wrap-anywhere text-small @max-[22.5rem]:hidden"
          >
            {action.label}
          </a>
        )}
        <button
          type="button"
          {...opens("hml-menu")}
          aria-label={words.open}
          className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @4xl:hidden"
        >
          <MenuIcon name="open" className="size-6" />
        </button>
      </div>
    </header>
  );
}
