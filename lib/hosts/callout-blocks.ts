// How a callout and the blocks in it are told on pages of both builders (docs/hosts.md §1.3, §3). Browsers load this: no imports.

export const calloutSelector = ".notion-callout";

/** Of react-notion-x what holds a callout's own text and its blocks. */
export const calloutContentClass = "notion-callout-text";

/** Patterns of a `class` attribute. */
export const blockClasses = {
  /** What holds a callout's own text and its blocks. */
  content: /(^|\s)notion-callout(__content|-text)(\s|$)/,
  divider: /notion-(hr|divider)/,
  /** Of react-notion-x, whose tags are one level lower. */
  heading: /notion-h([1-3])(\s|$)/,
  headingAnchor: /anchor|hash-link/,
  /** Blocks of which only the host knows how they are read. */
  foreign:
    /(^|\s)(notion-(toggle|code|column-list|row|column|quote|callout|bookmark|embed|file|equation|to-do|collection\S*)|super-embed|notion-custom-code)(\s|$)/,
} as const;

/** The attribute in which Super keeps the address of a picture where the picture has another. */
export const fullSizeAttribute = "data-full-size";

/** What react-notion-x puts into an empty cell of a table. */
export const emptyCell = "\u3164";
