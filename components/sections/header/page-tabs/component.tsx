import { type Mark, MarkOf } from "../../../art/mark";
import { currentIf, MenuIcon, type MenuLink, type MenuWords, opens, popover, SkipLink } from "../../../art/menu";

export interface Props {
  brand: Mark;
  links: MenuLink[];
  /** Stands quietly behind the tabs, such as “Sign in”. */
  second: { label: string; href: string };
  action: { label: string; href: string };
  /** Opens the search of your site where its builder has one, else the page that you name. */
  search: { label: string; href: string };
  /** The address of one of the links, shown as current where nothing can tell which page is open. */
  current: string;
  /** Whether it stays at the top of the window while people read on. */
  stays: string;
  words: Pick<MenuWords, "skip" | "list">;
}

const line =
  "flex min-h-11 max-w-48 items-center gap-1.5 px-4 py-1.5 text-start leading-5 wrap-anywhere -outline-offset-4 hover:text-ink aria-[current=page]:text-accent-ink";

/** Where the tab of the page that is open meets that page, its foot is rounded outwards to both sides. */
const foot =
  "before:absolute before:inset-x-[-12px] before:bottom-0 before:h-3 before:bg-[radial-gradient(circle_at_0_0,#0000_11.5px,var(--sc-paper)_12px),radial-gradient(circle_at_100%_0,#0000_11.5px,var(--sc-paper)_12px)] before:bg-size-[12px] before:bg-no-repeat before:[background-position:0,100%]";

/** Where there are more than can be seen, what follows is dimmed; at their end this stands behind the last one, over nothing. */
const fade =
  "pointer-events-none sticky end-0 h-11 w-14 shrink-0 bg-[linear-gradient(to_right,#0000,var(--tint-wash)_75%)] rtl:bg-[linear-gradient(to_left,#0000,var(--tint-wash)_75%)] forced-colors:invisible";

/** Tabs on a tinted ground. Where they don't fit they go sideways, and that of the page that is open stays in sight. */
export default function PageTabs({ brand, links, second, action, search, current, stays, words }: Props) {
  const shown = links.slice(0, 9);
  const width = widthOf([...shown, second]);
  const isOneRow = width + widthOf([action]) < 760;
  // From what width on all of them fit.
  const [room, isGone] = width > 560 ? ["@6xl:pe-gutter", "@6xl:hidden"] : ["@2xl:pe-gutter", "@2xl:hidden"];
  const isLong = width > 1000;
  return (
    <header className="relative bg-tint-wash" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={{ ...words, open: "", close: "" }} />
      <div
        className={`mx-auto flex max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] flex-wrap items-center gap-x-2 px-gutter @2xl:gap-x-6 ${isOneRow ? "@6xl:flex-nowrap" : ""}`}
      >
        <a
          href={brand.href}
          className={`flex min-h-16 min-w-0 flex-1 items-center py-2 [--line:28px] ${isOneRow ? "@6xl:flex-initial" : ""}`}
        >
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          aria-label={words.list}
          className={`relative z-0 order-last -mx-gutter flex w-[calc(100%+2*var(--sc-gutter))] items-end overflow-x-auto ps-gutter text-[.9375em] font-[550] [scrollbar-width:none] ${isLong ? "@2xl:[scrollbar-width:thin]" : room} ${isOneRow ? "@6xl:order-none @6xl:mx-0 @6xl:w-auto @6xl:flex-1 @6xl:self-end @6xl:px-3" : ""}`}
        >
          <ul className="flex shrink-0 grow items-end gap-1">
            {shown.map(({ label, href, links: below }, index) => (
              <li
                key={index}
                className={`group relative shrink-0 rounded-t-md bg-[color-mix(in_oklab,var(--sc-paper)_50%,transparent)] before:hidden has-[[aria-current]]:sticky has-[[aria-current]]:start-0 has-[[aria-current]]:end-gutter has-[[aria-current]]:z-1 has-[[aria-current]]:bg-paper has-[[aria-current]]:pt-2 has-[[aria-current]]:before:block forced-colors:border forced-colors:before:hidden forced-colors:has-[[aria-current]]:border-b-0 ${foot}`}
              >
                {below.length === 0 ? (
                  <a href={href} className={line} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hpt-${index}`)}
                      style={{ anchorName: `--hpt-${index}` }}
                      className={`${line} cursor-pointer group-has-[[aria-current]]:text-accent-ink`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4" />
                    </button>
                    <ul
                      id={`hpt-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--hpt-${index}` }}
                      className="hidden rounded-md border border-transparent bg-raised p-2 text-ink shadow-float open:block @max-2xl:inset-x-5 @max-2xl:top-28 @max-2xl:bottom-auto @max-2xl:mt-1.5 @max-2xl:w-auto supports-[position-area:none]:@max-2xl:top-[anchor(bottom)] @2xl:panel"
                    >
                      {below.slice(0, 8).map((link, place) => (
                        <li key={place}>
                          <a
                            href={link.href}
                            aria-current={currentIf(link.href, current)}
                            className="block rounded-sm px-3 py-2.5 leading-6 hover:bg-tint aria-[current=page]:text-accent-ink"
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
            <a href={second.href} className={`${line} shrink-0`}>
              {second.label}
            </a>
          )}
          <span className={`${fade} ${isLong ? "" : isGone}`} />
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
          <a href={action.href} className="btn min-h-10 max-w-1/2 text-small">
            {action.label}
          </a>
        )}
      </div>
    </header>
  );
}

/** About how much room tabs take, in pixels. */
const widthOf = (links: { label: string }[]) => links.reduce((sum, { label }) => sum + label.length * 8 + 40, 0);
