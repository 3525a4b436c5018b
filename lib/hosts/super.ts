import type { Host, Pasting, SiteParts } from "./host";

const classes = {
  root: "super-root",
  navbar: "super-navbar",
  navbarContent: "super-navbar__content",
  navbarLogo: "super-navbar__logo",
  navbarList: "super-navbar__item-list",
  navbarItem: "super-navbar__item",
  contentWrapper: "super-content-wrapper",
  content: "super-content",
  footer: "super-footer",
  footerContent: "super-footer__content",
  footnote: "super-footer__footnote",
  embed: "super-embed",
  maxWidth: "max-width",
  header: "notion-header",
  headerContent: "notion-header__content",
  headerTitleWrapper: "notion-header__title-wrapper",
  headerTitle: "notion-header__title",
  article: "notion-root",
  string: "notion-semantic-string",
  text: "notion-text",
  textContent: "notion-text__content",
  heading: "notion-heading",
  headingAnchor: "notion-heading__anchor",
  bulletedList: "notion-bulleted-list",
  numberedList: "notion-numbered-list",
  listItem: "notion-list-item",
  divider: "notion-divider",
  link: "notion-link",
  callout: "notion-callout",
  calloutIcon: "notion-callout__icon",
  calloutContent: "notion-callout__content",
  icon: "notion-icon",
  todo: "notion-to-do",
  todoContent: "notion-to-do__content",
  todoIcon: "notion-to-do__icon",
  todoTitle: "notion-to-do__title",
  checkbox: "notion-checkbox",
  toggle: "notion-toggle",
  toggleSummary: "notion-toggle__summary",
  toggleTrigger: "notion-toggle__trigger",
  toggleTriggerIcon: "notion-toggle__trigger_icon",
  toggleContent: "notion-toggle__content",
  bookmark: "notion-bookmark",
  bookmarkContent: "notion-bookmark__content",
  bookmarkTitle: "notion-bookmark__title",
  bookmarkDescription: "notion-bookmark__description",
  bookmarkLink: "notion-bookmark__link",
  bookmarkCover: "notion-bookmark__cover",
} as const;
const c = classes;

/** The classes of a background colour. */
export const backgroundClasses = (name: string) => [`bg-${name}-light`];

/** An anchor element stands before a heading that something links to. */
const beforeHeading = `.${c.heading}, .${c.headingAnchor}`;

/** How code gets into a site of Super (docs/hosts.md §1.1). */
export const superPasting = {
  marker: "super-embed:",
  caption: null,
  blockClass: c.embed,
  areas: { head: "Head", css: "CSS" },
  takesCss: true,
  stylesGo: "In Super: Code, CSS.",
  sentences: {
    block: "Paste it into a code block on your Notion page",
    head: "Paste it into your site’s code, under Head",
    css: "Paste it into your site’s code, under CSS",
  },
} as const satisfies Pasting;

/** Super, as observed on served pages (docs/hosts.md §1). */
export const superHost = {
  classes,
  page: {
    frame: `.${c.root}`,
    content: [`.${c.root} .${c.article}`],
    navigation: [`nav.${c.navbar}`],
    footer: [`footer.${c.footer}`],
  },
  blocks: {
    callout: `.${c.callout}`,
    toggle: `.${c.toggle}`,
    columns: ".notion-column-list",
    table: ".notion-collection",
    quote: ".notion-quote",
    code: ".notion-code",
    list: `.${c.bulletedList}, .${c.numberedList}`,
    embed: `.${c.embed}, .notion-embed`,
    picture: ".notion-image",
    divider: `.${c.divider}`,
  },
  scheme: {
    light: "theme-light",
    dark: "theme-dark",
    carriers: "html, body",
    darkVariables: {
      "--color-text-default": "#e1e1e1",
      "--color-text-default-light": "#9b9b9b",
      "--color-bg-default": "#191919",
      "--color-border-default": "#373737",
      "--color-card-bg": "#262626",
      "--color-ui-hover-bg": "#262626",
    },
  },
  callout: {
    callout: `.${c.root} .${c.callout}`,
    coloured: '[class*="bg-"]',
    colour: (name) => backgroundClasses(name).map((one) => `.${one}`),
    parts: {
      // Any callout, for counting them.
      "each-callout": `.${c.callout}`,
      icon: `.${c.calloutIcon}`,
      glyph: `.${c.icon}`,
      content: `.${c.calloutContent}`,
      line: `.${c.string}`,
      label: `.${c.string}:first-child:not(:empty):has(+ .${c.heading}, + .${c.headingAnchor})`,
      labelled: `:has(> .${c.calloutContent} > .${c.string}:first-child:not(:empty) + :is(${beforeHeading}))`,
      heading: `.${c.heading}`,
      "before-heading": `:has(+ .${c.heading}, + .${c.headingAnchor})`,
      "heading-text": null,
      text: `.${c.text}`,
      blank: null,
      list: `:is(.${c.bulletedList}, .${c.numberedList})`,
      item: `.${c.listItem}`,
      divider: `.${c.divider}`,
      bold: "strong",
      link: `.${c.link}.link`,
      bookmarked: `:has(> .${c.calloutContent} > .${c.bookmark})`,
      "bookmark-frame": `.${c.bookmark}`,
      bookmark: `.${c.bookmark} > a`,
      "bookmark-words": `.${c.bookmarkContent}`,
      "bookmark-title": `.${c.bookmarkTitle}`,
      "bookmark-description": `.${c.bookmarkDescription}`,
      "bookmark-address": `.${c.bookmarkLink}`,
      "bookmark-address-text": `.${c.bookmarkLink} p`,
      // The name of the host alone is written here.
      "bookmark-whole-address": null,
      "bookmark-cover": `.${c.bookmarkCover}`,
    },
  },
  pasting: superPasting,
} as const satisfies Host;

/** What Super puts around each page (docs/hosts.md §1.3). */
export const superParts = {
  bar: "nav.super-navbar",
  footer: "footer.super-footer",
  search: ".super-navbar__search",
} as const satisfies SiteParts;
