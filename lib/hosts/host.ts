/** A site builder whose sites sections are made for. */
export type Builder = "super" | "bullet";

/** Where a copy is pasted: into a code block of a page, into the head of the site, or into its styles. */
export type PasteTarget = "block" | "head" | "css";

/** What Notion calls a block of a page, where the builder has an element of its own for it. */
export type BlockKind =
  | "callout"
  | "toggle"
  | "columns"
  | "table"
  | "quote"
  | "code"
  | "list"
  | "embed"
  | "picture"
  | "divider";

/**
 * What we know of one builder: the DOM of its pages, and how code gets into them. Observed, not promised by anybody:
 * docs/hosts.md says how. When a builder changes something, its object is what changes.
 */
export interface Host {
  /** Names of its classes, by what carries them. */
  classes: Readonly<Record<string, string>>;
  page: PageSelectors;
  /** Selectors of blocks. */
  blocks: Readonly<Partial<Record<BlockKind, string>>>;
  scheme: SchemeMarks;
  callout: CalloutSelectors;
  pasting: Pasting;
}

/** Where the parts of a page are. Of several selectors the first that finds something counts. */
export interface PageSelectors {
  /** Stands around everything the builder draws; its framework takes over what is in it. */
  frame: string;
  /** Holds the blocks of the page's text. */
  content: readonly string[];
  navigation: readonly string[];
  footer: readonly string[];
}

/** How a page says that it is light or dark. */
export interface SchemeMarks {
  /** A class. */
  light: string;
  dark: string;
  /** The elements that may carry the class. */
  carriers: string;
  /** What the dark scheme sets, for a page that was served light and came without these. */
  darkVariables: Readonly<Record<`--${string}`, string>>;
}

/** How Notion's callouts are rendered: the selectors that stand for the neutral names of a callout.css. */
export interface CalloutSelectors {
  callout: string;
  /** Matches a callout with any background colour. */
  coloured: string;
  /** The classes of one background colour. */
  colour: (name: string) => string[];
  /**
   * Neutral class name -> selector; null where the host has no such element, so that rules about it are left out.
   * A name that is missing altogether can't be said on this host.
   */
  parts: Readonly<Record<string, string | null>>;
}

/** How code gets into a site. */
export interface Pasting {
  /** What the text of a code block must begin with to be taken as HTML. */
  marker: string;
  /** What the caption of that block must be; null: none is needed. */
  caption: string | null;
  /** The class of the element that the HTML of a code block becomes the content of; null: not known. */
  blockClass: string | null;
  /** Names of the areas of the code editor in which code for the whole site goes. */
  areas: Readonly<Record<Exclude<PasteTarget, "block">, string>>;
  /** Whether the area for styles takes CSS; else it takes HTML, and styles come in a style element. */
  takesCss: boolean;
  /** Where styles go, for the comment at their top. */
  stylesGo: string;
  /** One sentence for whoever has just copied something. */
  sentences: Readonly<Record<PasteTarget, string>>;
}

/** Selectors of what a builder puts around each page by itself; a part that it doesn't have is null. */
export interface SiteParts {
  /** Its bar at the top. */
  bar: string;
  footer: string;
  /** What opens its search. */
  search: string | null;
}
