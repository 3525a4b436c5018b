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
  /** Blocks of text, pictures, lists and tables, and what they stand in. A block with any other class of Notion's is read by its host alone. */
  known:
    /(^|\s)notion-(text|blank|semantic|h\d?(\s|$)|heading|image|asset-wrapper-image|list|bulleted|numbered|table(__|\s|$)|simple-table)/,
  text: /(^|\s)notion-text/,
  /** What a block is, in its class. */
  name: /(?:^|\s)notion-(?!link|block)([a-z-]+)/,
  /** Of the hosts' own. */
  embed: /super-embed|notion-custom-code/,
  /** Blocks that are a link or a span. */
  inline: /(^|\s)notion-(page|page-link|equation(__|-)block)(\s|$)/,
} as const;

/** The attribute in which Super keeps the address of a picture where the picture has another. */
export const fullSizeAttribute = "data-full-size";

/** What react-notion-x puts into an empty cell of a table. */
export const emptyCell = "\u3164";
