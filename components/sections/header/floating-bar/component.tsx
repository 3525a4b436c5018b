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

const row =
  "flex min-h-13 items-center gap-1 rounded-sm border border-transparent px-3 py-1 hover:bg-paper-2 @4xl:min-h-11";
const isHere =
  "decoration-accent-ink decoration-2 underline-offset-[7px] aria-[current=page]:font-semibold aria-[current=page]:underline";
const icon = "grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink";

/** A sheet that lies on the page, 12 px from the top; on a phone it unfolds to a larger one. Around it the page shows. */
export default function FloatingBar({ brand, links, second, action, search, current, stays, words }: Props) {
  const isLast = !second.label && !search.label && !action.label;
  return (
    <header
      className="relative p-3 wrap-anywhere [.sc:has(>&)]:bg-transparent"
      data-stays={stays === "yes" ? "" : undefined}
    >
      <SkipLink words={words} />
      <div className="mx-auto flex min-h-15 max-w-wide items-center gap-1.5 rounded-lg border border-transparent bg-raised p-2 ps-4 shadow-lift @4xl:ps-5">
        <a href={brand.href} className="me-auto flex min-h-11 min-w-0 items-center [--line:26px] @4xl:min-w-36">
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          id="hfb-menu"
          {...popover}
          aria-label={words.list}
          className="fixed inset-3 hidden max-h-[calc(100%-24px)] w-auto rounded-lg border-transparent bg-raised p-2 text-ink backdrop:bg-black/25 open:block @max-4xl:border @max-4xl:shadow-float @4xl:unsheet @4xl:block"
        >
          <div className="mb-2 flex min-h-11 items-center justify-between ps-2 [--line:26px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button type="button" {...closes("hfb-menu")} aria-label={words.close} className={icon}>
              <MenuIcon name="close" className="size-6" />
            </button>
          </div>
          <ul className="text-[1.1875em] font-[500] @4xl:flex @4xl:flex-wrap @4xl:text-[.9375em]">
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li key={index} className="group has-[[aria-current]]:font-semibold">
                {below.length === 0 ? (
                  <a href={href} className={`${row} ${isHere}`} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hfb-${index}`)}
                      style={{ anchorName: `--hfb-${index}` }}
                      className={`${row} cursor-pointer decoration-accent-ink decoration-2 underline-offset-[7px] group-has-[[aria-current]]:underline @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4" />
                    </button>
                    <p className="px-3 pt-2 text-small font-normal text-muted @4xl:hidden">{label}</p>
                    <ul
                      id={`hfb-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--hfb-${index}` }}
                      className="unsheet mb-2 block border-hairline pb-2 font-[500] @max-4xl:border-b @4xl:panel @4xl:mt-5 @4xl:hidden @4xl:open:block"
                    >
                      {below.slice(0, 8).map((link, place) => (
                        <li key={place}>
                          <a
                            href={link.href}
                            aria-current={currentIf(link.href, current)}
                            className={`block rounded-sm border border-transparent px-3 py-2.5 leading-[1.3] hover:bg-paper-2 ${isHere}`}
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
          </ul>
          {second.label && (
            <a href={second.href} className={`${row} text-muted @4xl:hidden`}>
              {second.label}
            </a>
          )}
          {action.label && (
            <a href={action.href} className="btn mt-3 w-full @4xl:hidden">
              {action.label}
            </a>
          )}
        </nav>
        <div
          className={`flex max-w-[74%] shrink-0 items-center justify-end gap-1 @4xl:max-w-[45%] ${isLast ? "" : "@4xl:ms-auto"}`}
        >
          {second.label && (
            <a href={second.href} className={`${row} text-small text-ink-2 @max-4xl:hidden`}>
              {second.label}
            </a>
          )}
          {search.label && (
            <a href={search.href} data-search="" aria-label={search.label} className={icon}>
              <MenuIcon name="search" className="size-5" />
            </a>
          )}
          {action.label && (
            <a href={action.href} className="btn shrink px-3.5 text-small">
              {action.label}
            </a>
          )}
          <button type="button" {...opens("hfb-menu")} aria-label={words.open} className={`${icon} @4xl:hidden`}>
            <MenuIcon name="open" className="size-6" />
          </button>
        </div>
      </div>
    </header>
  );
}
