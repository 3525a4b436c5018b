import type { Product } from "@/lib/catalogue/products";

/** How one product line renders a Notion callout: the selectors that stand for the neutral names of a callout.css. */
export interface CalloutHost {
  callout: string;
  /** Matches a callout with any background colour. */
  coloured: string;
  /** The classes of one background colour. */
  colour: (name: string) => string[];
  /** Somewhere around the callout while the page is light, or dark. */
  scheme: { light: string; dark: string };
  /**
   * Neutral class name -> selector; null where the host has no such element, so that rules about it are left out.
   * A name that is missing altogether can't be said on this host.
   */
  parts: Record<string, string | null>;
}

/** Observed on served pages of either builder: docs/hosts.md §1.3, §2 and §3. */
export const calloutHosts: Record<Product, CalloutHost> = {
  super: {
    callout: ".super-root .notion-callout",
    coloured: '[class*="bg-"]',
    colour: (name) => [`.bg-${name}-light`],
    scheme: { light: ".theme-light", dark: ".theme-dark" },
    parts: {
      icon: ".notion-callout__icon",
      glyph: ".notion-icon",
      content: ".notion-callout__content",
      line: ".notion-semantic-string",
      // An anchor element stands before a heading that something links to.
      label: ".notion-semantic-string:first-child:not(:empty):has(+ .notion-heading, + .notion-heading__anchor)",
      labelled:
        ":has(> .notion-callout__content > .notion-semantic-string:first-child:not(:empty) + :is(.notion-heading, .notion-heading__anchor))",
      heading: ".notion-heading",
      "before-heading": ":has(+ .notion-heading, + .notion-heading__anchor)",
      "heading-text": null,
      text: ".notion-text",
      list: ":is(.notion-bulleted-list, .notion-numbered-list)",
      item: ".notion-list-item",
      divider: ".notion-divider",
      bold: "strong",
      link: ".notion-link.link",
      bookmarked: ":has(> .notion-callout__content > .notion-bookmark)",
      "bookmark-frame": ".notion-bookmark",
      bookmark: ".notion-bookmark > a",
      "bookmark-words": ".notion-bookmark__content",
      "bookmark-title": ".notion-bookmark__title",
      "bookmark-description": ".notion-bookmark__description",
      "bookmark-address": ".notion-bookmark__link",
      "bookmark-address-text": ".notion-bookmark__link p",
      "bookmark-cover": ".notion-bookmark__cover",
    },
  },
  bullet: {
    callout: ".notion-app .notion-callout",
    coloured: '[class*="_background_co"]',
    // Notion's own records say teal where its menu says green.
    colour: (name) =>
      name === "green"
        ? [".notion-teal_background_co", ".notion-green_background_co"]
        : [`.notion-${name}_background_co`],
    scheme: { light: ".light-mode", dark: ".dark-mode" },
    parts: {
      icon: ".notion-page-icon-inline",
      glyph: ".notion-page-icon",
      picture: "img.notion-page-icon",
      content: ".notion-callout-text",
      // The callout's own line is bare text here.
      line: null,
      label: "b:first-child:has(+ .notion-h)",
      labelled: ":has(> .notion-callout-text > b:first-child + .notion-h)",
      heading: ".notion-h",
      "before-heading": ":has(+ .notion-h)",
      "heading-text": ".notion-h-title",
      text: ".notion-text",
      list: ".notion-list",
      item: "li",
      divider: ".notion-hr",
      bold: "b",
      link: ".notion-link",
      "to-do": ".notion-to-do",
      "to-do-line": ".notion-to-do-item",
      "to-do-box": ".notion-property-checkbox",
      "to-do-mark": ":is(.notion-property-checkbox-checked, .notion-property-checkbox-unchecked)",
      "to-do-ticked": ":has(.notion-property-checkbox-checked)",
      toggle: ".notion-toggle",
      "toggle-line": "summary",
      "toggle-inside": "div",
      bookmarked: ":has(> .notion-callout-text > .notion-row > .notion-bookmark)",
      "bookmark-frame": ".notion-row:has(> .notion-bookmark)",
      bookmark: ".notion-bookmark",
      "bookmark-words": ".notion-bookmark > div:first-child",
      "bookmark-title": ".notion-bookmark-title",
      "bookmark-description": ".notion-bookmark-description",
      "bookmark-address": ".notion-bookmark-link",
      "bookmark-address-text": ".notion-bookmark-link-text",
      "bookmark-cover": ".notion-bookmark-image",
    },
  },
};
