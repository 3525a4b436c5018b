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
  /** The first half stands before the mark, the others after it. */
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

const row = "flex min-h-14 items-center justify-center gap-1 py-1 hover:underline";
const isHere =
  "aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink forced-colors:aria-[current=page]:underline";
const icon = "grid size-11 shrink-0 cursor-pointer place-items-center text-ink";
/** A side of the bar, with its part of the line that the mark interrupts. */
const side = "flex min-h-13.25 items-center border-b border-hairline";
const group = "@4xl:flex @4xl:flex-wrap @4xl:content-center @4xl:gap-x-6";

/** Menus before the mark open away from it. */
const away = "@4xl:[position-area:block-end_span-inline-start]";

const letters = (links: readonly { label: string }[]) => links.reduce((sum, { label }) => sum + label.length + 4, 0);

/** How many links stand before the mark: half of them, and the odd one where there are fewer letters. */
function half(links: readonly MenuLink[], start: readonly { label: string }[], end: readonly { label: string }[]) {
  const few = Math.floor(links.length / 2);
  const isStart = letters([...start, ...links.slice(0, few)]) <= letters([...links.slice(few + 1), ...end]);
  return links.length % 2 === 1 && isStart ? few + 1 : few;
}

/** In a narrow bar the button stands where a half of it has so many pixels of room, else in the sheet alone. */
const fits: [room: number, className: string][] = [
  [72, "@max-[4.5rem]:hidden"],
  [80, "@max-[5rem]:hidden"],
  [88, "@max-[5.5rem]:hidden"],
  [96, "@max-[6rem]:hidden"],
  [102, "@max-[6.375rem]:hidden"],
  [108, "@max-[6.75rem]:hidden"],
  [116, "@max-[7.25rem]:hidden"],
  [128, "@max-[8rem]:hidden"],
  [144, "@max-[9rem]:hidden"],
  [176, "@max-[11rem]:hidden"],
  [224, "@max-[14rem]:hidden"],
];

/** How wide it is on one line, rather more than less. */
const widthOf = (label: string) =>
  [...label].reduce((sum, letter) => {
    if (letter > "\u2e80") return sum + 15;
    if (/[mwMW@—…]/.test(letter)) return sum + 12;
    return sum + (/[iljtfrI.,:;'’! ]/.test(letter) ? 5 : letter === letter.toLowerCase() ? 8 : 10);
  }, 0);

const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);

/** A group of links on one line: each with the space before it, and with what opens the links below it. */
const lineOf = (links: readonly MenuLink[]) =>
  sum(links.map(({ label, links: below }) => widthOf(label) + (below.length > 0 ? 44 : 24)));

/** Where the links need more than 896 px, the menu stays until there is room for them: container queries are answered by so much less. */
const later: [room: number, className: string][] = [
  [896, "[--less:0px]"],
  [1024, "[--less:0px] @4xl:[--less:128px]"],
  [1152, "[--less:0px] @4xl:[--less:256px]"],
];
const latest = "[--less:0px] @4xl:[--less:384px]";

/** The mark hangs on the middle of the line below the links, and divides them. In the sheet of a phone everything is centered. */
export default function CenteredMark(props: Props) {
  const { brand, links, second, action, search, current, stays, words } = props;
  const shown = links.slice(0, 9);
  // A file may be wide: it leaves room for the button, and a name that is written can have two lines.
  const size = brand.src ? "max-w-[calc(31cqi+20px)] [--line:26px]" : "max-w-[calc(40cqi+20px)] [--line:30px]";
  // The quiet link balances the button from the other end of the bar, and stands for it where there is none.
  const start = action.label ? second : { label: "", href: "" };
  const end = action.label ? action : second;
  // A link has none of a button's padding.
  const room = widthOf(end.label) + (action.label ? 32 : 0);
  const fit = end.label ? fits.find(([most]) => most >= room) : undefined;
  const before = half(shown, [start], [end]);
  // Both sides are as wide as the wider one.
  const sides = [
    lineOf(shown.slice(0, before)) + (search.label ? 56 : 0) + Math.min(152, widthOf(start.label)),
    lineOf(shown.slice(before)) + Math.min(216, room + 24),
  ];
  const line = 2 * Math.max(...sides) + (brand.src ? 160 : 1.5 * widthOf(brand.alt)) + 88;
  const wait = later.find(([most]) => most >= line)?.[1] ?? latest;

  const listOf = (from: number, to: number) =>
    shown.slice(from, to).map(({ label, href, links: below }, place) => {
      const index = from + place;
      return (
        <li key={index} className="group/item">
          {below.length === 0 ? (
            <a href={href} className={`${row} ${isHere}`} aria-current={currentIf(href, current)}>
              {label}
            </a>
          ) : (
            <>
              <button
                type="button"
                {...opens(`hcm-${index}`)}
                style={{ anchorName: `--hcm-${index}` }}
                className={`${row} cursor-pointer group-has-[[aria-current]]/item:font-semibold group-has-[[aria-current]]/item:text-accent-ink @max-4xl:hidden`}
              >
                {label}
                <MenuIcon name="down" className="size-4" />
              </button>
              <p className="pt-5 text-[.6818em] text-muted @4xl:hidden">{label}</p>
              <ul
                id={`hcm-${index}`}
                {...popover}
                style={{ positionAnchor: `--hcm-${index}` }}
                className={`unsheet block p-2 @4xl:panel @4xl:hidden @4xl:text-start @4xl:open:block ${from === 0 ? away : ""}`}
              >
                {below.slice(0, 8).map((link, at) => (
                  <li key={at}>
                    <a
                      href={link.href}
                      aria-current={currentIf(link.href, current)}
                      className={`block py-2.5 leading-[1.3] hover:underline @4xl:px-3 ${isHere}`}
                    >
                      {link.label}
                      {link.note && (
                        <span className="block text-small font-normal tracking-normal text-muted">{link.note}</span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      );
    });

  return (
    <header className="relative wrap-anywhere" data-stays={stays === "yes" ? "" : undefined}>
      <SkipLink words={words} />
      <div className={`@container me-(--less) ${wait}`}>
        <div className={`-me-(--less) ${brand.size === "tall" ? "pb-10 @4xl:pb-12" : "pb-5 @4xl:pb-7"}`}>
          <div
            className={`grid @4xl:hidden ${search.label ? "grid-cols-[minmax(6.5rem,1fr)_auto_minmax(6.5rem,1fr)]" : "grid-cols-[minmax(4rem,1fr)_auto_minmax(4rem,1fr)]"}`}
          >
            <div className={`${side} ps-[calc(var(--sc-gutter)-10px)]`}>
              <button type="button" {...opens("hcm-menu")} aria-label={words.open} className={icon}>
                <MenuIcon name="open" className="size-6" />
              </button>
              {search.label && (
                <a href={search.href} data-search="" aria-label={search.label} className={icon}>
                  <MenuIcon name="search" className="size-5" />
                </a>
              )}
            </div>
            <a href={brand.href} className={`flex min-w-16 translate-y-1/2 justify-center self-end px-3.5 ${size}`}>
              <MarkOf mark={brand} />
            </a>
            <div className={`${side} @container justify-end py-1.5 pe-gutter`}>
              {fit && (
                <a
                  href={end.href}
                  className={`text-small ${action.label ? "btn min-h-10 px-4" : "-my-0.5 flex min-h-11 items-center text-muted hover:underline"} ${fit[1]}`}
                >
                  {end.label}
                </a>
              )}
            </div>
          </div>
          <nav
            id="hcm-menu"
            {...popover}
            aria-label={words.list}
            className="sheet hidden flex-col px-gutter pb-10 text-center text-[1.375em] font-[500] tracking-[-.02em] open:flex @4xl:unsheet @4xl:grid @4xl:grid-cols-[1fr_auto_1fr] @4xl:text-[.9375em]"
          >
            <button
              type="button"
              {...closes("hcm-menu")}
              aria-label={words.close}
              className={`${icon} absolute start-[calc(var(--sc-gutter)-10px)] top-1 @4xl:hidden`}
            >
              <MenuIcon name="close" className="size-6" />
            </button>
            <div className="items-end gap-x-6 @4xl:flex @4xl:justify-end @4xl:border-b @4xl:border-hairline @4xl:ps-[max(var(--sc-gutter),50cqi+var(--less)/2-576px)]">
              {(search.label || start.label) && (
                <div className="me-auto flex min-h-14 shrink-0 items-center gap-x-4 @max-4xl:hidden">
                  {search.label && (
                    <a href={search.href} data-search="" aria-label={search.label} className={`${icon} -ms-3`}>
                      <MenuIcon name="search" className="size-5" />
                    </a>
                  )}
                  {start.label && (
                    <a href={start.href} className={`${row} max-w-32 text-muted`}>
                      {start.label}
                    </a>
                  )}
                </div>
              )}
              <ul className={`mt-6 ${group} @4xl:mt-0 @4xl:justify-end`}>{listOf(0, before)}</ul>
            </div>
            <a
              href={brand.href}
              className={`-order-1 mt-8.5 flex justify-center self-center @4xl:order-none @4xl:m-0 @4xl:translate-y-1/2 @4xl:self-end @4xl:px-6 @4xl:[--line:34px] @5xl:[--line:46px] ${brand.src ? "[--line:36px]" : "[--line:30px]"}`}
            >
              <MarkOf mark={brand} />
            </a>
            <div className="items-end gap-x-6 @4xl:flex @4xl:justify-end @4xl:border-b @4xl:border-hairline @4xl:pe-[max(var(--sc-gutter),50cqi+var(--less)/2-576px)]">
              <ul className={`${group} @4xl:me-auto`}>{listOf(before, shown.length)}</ul>
              {second.label && (
                <a
                  href={second.href}
                  className={`${row} text-muted @4xl:max-w-32 @4xl:shrink-0 ${start.label ? "@4xl:hidden" : ""}`}
                >
                  {second.label}
                </a>
              )}
              {action.label && (
                <a
                  href={action.href}
                  className="btn mt-6 text-small @4xl:mt-0 @4xl:mb-2 @4xl:min-h-10 @4xl:max-w-48 @4xl:shrink-0"
                >
                  {action.label}
                </a>
              )}
            </div>
          </nav>
        </div>
      </div>
    </header>
  );
}
