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
import { Picture } from "../../../art/picture";

interface Preview {
  picture: { src: string; alt: string };
  /** What the picture says of these pages, in a sentence. */
  caption: string;
  more: { label: string; href: string };
}

export interface Props {
  brand: Mark;
  links: (MenuLink & { preview: Preview })[];
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

const line =
  "flex min-h-16 items-center gap-1.5 aria-[current=page]:text-accent-ink @4xl:-mx-3 @4xl:px-3 @4xl:text-ink-2 @4xl:hover:text-ink";

/** One list of links: a sheet where there is little room, and from 896 px on a bar that lets down wide panels. */
export default function PanelMenu({ brand, links, second, action, search, current, stays, words }: Props) {
  return (
    <header
      className="relative border-b border-hairline px-gutter wrap-anywhere"
      data-stays={stays === "yes" ? "" : undefined}
    >
      <SkipLink words={words} />
      <div className="mx-auto flex min-h-16 max-w-wide items-center gap-4">
        <a href={brand.href} className="flex min-h-11 min-w-0 items-center py-2 [--line:28px] me-auto">
          <MarkOf mark={brand} isStart />
        </a>
        <nav
          id="hpm-menu"
          {...popover}
          aria-label={words.list}
          className="sheet hidden px-gutter text-[1.375em] font-[550] open:block @4xl:unsheet @4xl:flex @4xl:min-w-0 @4xl:flex-1 @4xl:gap-x-6 @4xl:text-[.9375em]"
        >
          <div className="flex min-h-16 shrink-0 items-center justify-between [--line:28px] @4xl:hidden">
            <MarkOf mark={brand} isStart />
            <button
              type="button"
              {...closes("hpm-menu")}
              aria-label={words.close}
              className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @4xl:hidden"
            >
              <MenuIcon name="close" className="size-6" />
            </button>
          </div>
          <ul className="@4xl:ms-4 @4xl:flex @4xl:flex-1 @4xl:flex-wrap @4xl:gap-x-6">
            {links.slice(0, 9).map(({ label, href, links: below, preview }, index) => (
              <li
                key={index}
                className="border-t border-hairline @4xl:h-16 @4xl:border-t-0 @4xl:border-accent-ink @4xl:has-[>:is([open],:popover-open)]:border-ink @4xl:[&:has([aria-current],>:is([open],:popover-open))]:border-b-2"
              >
                {below.length === 0 ? (
                  <a href={href} className={line} aria-current={currentIf(href, current)}>
                    {label}
                  </a>
                ) : (
                  <>
                    <button
                      type="button"
                      {...opens(`hpm-${index}`)}
                      style={{ anchorName: `--hpm-${index}` }}
                      className={`${line} hidden cursor-pointer @4xl:flex`}
                    >
                      {label}
                      <MenuIcon name="down" className="size-4 text-muted" />
                    </button>
                    <p className="flex min-h-16 items-center @4xl:hidden">{label}</p>
                    <div
                      id={`hpm-${index}`}
                      {...popover}
                      style={{ positionAnchor: `--hpm-${index}` }}
                      className="unsheet block pb-5 text-body/6 @2xl:flex @4xl:panel @4xl:hidden @4xl:max-w-none @4xl:overflow-clip @4xl:p-0 @4xl:[position-try-fallbacks:flip-inline,block-end_span-all] @4xl:open:flex"
                    >
                      <Below links={below.slice(0, 8)} current={current} />
                      <Beside preview={preview} />
                    </div>
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
            className="grid size-11 shrink-0 place-items-center rounded-sm text-ink"
          >
            <MenuIcon name="search" className="size-5" />
          </a>
        )}
        {action.label && (
          <a href={action.href} className="btn max-w-1/2 text-small @4xl:max-w-48">
            {action.label}
          </a>
        )}
        <button
          type="button"
          {...opens("hpm-menu")}
          aria-label={words.open}
          className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @4xl:hidden"
        >
          <MenuIcon name="open" className="size-6" />
        </button>
      </div>
    </header>
  );
}

/** More than five stand in two columns. */
function Below({ links, current }: { links: MenuLink["links"]; current: string }) {
  return (
    <ul className={`@2xl:flex-1 @4xl:p-3 ${links.length > 5 ? "@4xl:grid @4xl:w-136 @4xl:grid-cols-2" : "@4xl:w-84"}`}>
      {links.map(({ label, href, note }, place) => (
        <li key={place}>
          <a
            href={href}
            aria-current={currentIf(href, current)}
            className="block rounded-sm py-2.5 aria-[current=page]:text-accent-ink @4xl:px-3 @4xl:hover:bg-tint"
          >
            {label}
            {note && <span className="block text-small font-normal text-muted">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A picture, or a drawing on a quiet ground; where there is little room, a small one beside its words. */
function Beside({ preview: { picture, caption, more } }: { preview: Preview }) {
  if (!picture.src && !caption && !more.label) return null;
  const isDrawn = picture.src.startsWith("drawn:");
  return (
    <div className="flex items-center rounded-sm bg-tint @2xl:block @2xl:w-76 @4xl:rounded-none">
      {picture.src && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className={`aspect-3/2 w-30 shrink-0 @2xl:w-full ${isDrawn ? "p-3" : "object-cover"}`}
        />
      )}
      <div className="min-w-0 p-4 text-small font-normal">
        {caption && <p>{caption}</p>}
        {more.label && (
          <a href={more.href} className="inline-flex min-h-11 items-center underline">
            {more.label}
          </a>
        )}
      </div>
    </div>
  );
}
