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
  strip: {
    text: string;
    link: { label: string; href: string };
    /** Stands beside the box that puts the announcement away. */
    seen: string;
  };
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

/** As the slanted tip of a broad pen marks words, line by line: more ink stays where it is set down and lifted. */
const marked =
  "box-decoration-clone bg-[linear-gradient(104deg,#0000_6px,var(--pool)_6.5px,var(--tint-wash)_34px_calc(100%-20px),var(--pool)_calc(100%-6.5px),#0000_calc(100%-6px))] px-3 py-1";

/**
 * A ticked box closes the strip around it, though not while the keyboard is there: so its place is not lost, and the tick can be taken back.
 * `data-kept`: where it is placed, the tick holds until the words change.
 */
export default function MarkerStrip({ strip, brand, links, second, action, search, current, stays, words }: Props) {
  const line =
    "relative flex min-h-14 items-center gap-2 @max-4xl:-mx-3 @max-4xl:rounded-sm @max-4xl:px-3 @max-4xl:aria-[current=page]:bg-tint-wash forced-colors:@max-4xl:aria-[current=page]:border @4xl:min-h-11 @4xl:px-2 after:absolute after:inset-x-2 after:bottom-1.5 after:border-tint-mid @4xl:aria-[current=page]:after:border-b-2";
  return (
    <header className="relative border-b border-hairline" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      {strip.text && (
        <div className="overflow-hidden [&:has(:checked):not(:has(:focus-visible))]:h-0">
          <div className="mx-auto flex max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] items-center px-gutter text-small text-ink">
            <p className="-ms-3 min-w-0 flex-1 py-3 pe-4 leading-7 text-balance forced-colors:*:border forced-colors:*:bg-none [--pool:color-mix(in_oklab,var(--tint-mid)_24%,var(--tint-wash))]">
              <span className={marked}>
                {strip.text}{" "}
                {strip.link.label && (
                  <a href={strip.link.href} className="underline underline-offset-4">
                    {strip.link.label}
                  </a>
                )}
              </span>
            </p>
            {strip.seen && (
              <label className="-me-3.5 flex min-h-11 max-w-2/5 cursor-pointer items-center gap-2 rounded-sm px-3.5 hover:underline has-focus-visible:outline-2 has-focus-visible:outline-(--sc-focus)">
                <input type="checkbox" value={strip.text} data-kept="" className="sr-only" />
                <span className="min-w-0 @max-2xl:sr-only">{strip.seen}</span>
                <MenuIcon name="close" className="size-4" />
              </label>
            )}
          </div>
        </div>
      )}
      <div className="mx-auto flex min-h-16 max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] items-center gap-2 px-gutter @4xl:gap-4">
        <a href={brand.href} className="me-auto flex min-h-11 min-w-24 items-center py-2 [--line:28px]">
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          id="hms-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter pb-6 text-[.9375em] font-[550] wrap-anywhere open:block @max-4xl:text-[1.375em] @4xl:unsheet @4xl:flex @4xl:min-w-0 @4xl:gap-2"
        >
          <div className="flex min-h-16 items-center justify-between [--line:28px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button
              type="button"
              {...closes("hms-menu")}
              aria-label={words.close}
              className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink"
            >
              <MenuIcon name="close" className="size-6" />
            </button>
          </div>
          <ul className="flex-wrap justify-end gap-2 @4xl:flex">
            {links.slice(0, 9).map(({ label, href, links: below }, index) => (
              <li
                key={index}
                className="group border-hairline @max-4xl:border-b has-[>[aria-current]]:border-transparent [&:has(+li>[aria-current])]:border-transparent"
              >
                {below.length === 0 ? (
                  <a href={href} className={line} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hms-${index}`)}
                      style={{ anchorName: `--hms-${index}` }}
                      className={`${line} cursor-pointer after:end-8 group-has-[[aria-current]]:after:border-b-2 @max-4xl:hidden`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4 text-muted" />
                    </button>
                    <p className="pt-4 text-small text-muted @4xl:hidden">{label}</p>
                    <ul
                      id={`hms-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--hms-${index}` }}
                      className="unsheet block pb-3 @4xl:panel @4xl:hidden @4xl:open:block"
                    >
                      {below.slice(0, 8).map((link, place) => (
                        <li key={place}>
                          <a
                            href={link.href}
                            aria-current={currentIf(link.href, current)}
                            className="block rounded-sm py-2 aria-[current=page]:bg-tint-wash forced-colors:aria-[current=page]:border @max-4xl:-mx-3 @max-4xl:px-3 @4xl:px-3 @4xl:hover:underline"
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
            <a href={second.href} className={`${line} @4xl:max-w-40 @4xl:shrink-0`}>
              {second.label}
            </a>
          )}
          {action.label && (
            <a href={action.href} className="btn mt-6 w-full @4xl:hidden">
              {action.label}
            </a>
          )}
        </nav>
        {search.label && (
          <a
            href={search.href}
            data-search=""
            aria-label={search.label}
            className={`grid size-11 shrink-0 place-items-center rounded-sm text-ink ${action.label ? "" : "@4xl:-me-3.5"}`}
          >
            <MenuIcon name="search" className="size-5" />
          </a>
        )}
        {action.label && (
          <a
            href={action.href}
            className="btn min-h-10 min-w-0 shrink text-small @max-[22.5rem]:hidden @4xl:max-w-48 @4xl:shrink-0"
          >
            {action.label}
          </a>
        )}
        <button
          type="button"
          {...opens("hms-menu")}
          aria-label={words.open}
          className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @4xl:hidden"
        >
          <MenuIcon name="open" className="size-6" />
        </button>
      </div>
    </header>
  );
}
