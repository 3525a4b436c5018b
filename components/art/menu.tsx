/** A link of a site's menu. */
export interface MenuLink {
  label: string;
  href: string;
  /** Links that a press on this one shows: then it leads nowhere itself. */
  links: SubLink[];
}

export interface SubLink {
  label: string;
  href: string;
  /** What people find there. */
  note: string;
}

/** Words of a menu that are read aloud, or seen by those who move by keyboard. */
export interface MenuWords {
  /** Leads past the menu. */
  skip: string;
  /** What the list of links is called. */
  list: string;
  /** Opens the menu where there is little room. */
  open: string;
  close: string;
}

/** What marks the link of the page that is open. Where a copy stands in a site's head, its script keeps it right. */
export const currentIf = (href: string, current: string): "page" | undefined =>
  href !== "" && href === current ? "page" : undefined;

/**
 * What makes an element a popover, and buttons that open and close it by its id. They are given by a spread, since the types of
 * React 18 don't know them.
 */
export const popover = { popover: "auto" } as const;
export const opens = (id: string) => ({ popoverTarget: id });
export const closes = (id: string) => ({ popoverTarget: id, popoverTargetAction: "hide" }) as const;

/** The first thing that the keyboard comes to. It leads to the element `content` of a page; in a site's head, to its text. */
export function SkipLink({ words }: { words: MenuWords }) {
  if (!words.skip) return null;
  return (
    <a href="#content" data-skip="" className="btn absolute start-3 top-3 z-20 not-focus:sr-only">
      {words.skip}
    </a>
  );
}

const paths = {
  open: "M4 8.5h16M4 15.5h16",
  close: "M6 6l12 12M18 6 6 18",
  down: "m6 9 6 6 6-6",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.3 15.3 20 20",
};

export function MenuIcon({ name, className }: { name: keyof typeof paths; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
