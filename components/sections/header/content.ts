import type { FieldMeta } from "../define";

/** An address of a site that is nobody's. */
export const at = (page: string) => `https://example.com/${page}`;

/** A mark from our shelf; without a file its words stand for it. */
export const mark = (file: string, alt: string) => ({
  src: file && `/art/v1/marks/${file}.svg`,
  alt,
  href: at(""),
  look: "ink",
  size: "normal",
});

/** A link, and those below it as label, page and note. */
export const link = (label: string, page = "", below: readonly (readonly [string, string, string?])[] = []) => ({
  label,
  href: below.length === 0 ? at(page) : "",
  links: below.map(([name, to, note = ""]) => ({ label: name, href: at(to), note })),
});

export const none = { label: "", href: "" };

export const words = { skip: "Skip to the text", list: "Main", open: "Open the menu", close: "Close the menu" };

/** What is known of the fields that headers share. */
export const menuFields = {
  brand: { label: "Your mark", help: "Your logo, or your name where you have none." },
  "brand.alt": { label: "Name", help: "Your name, read aloud for the logo and written where there is none." },
  "brand.href": { label: "Link to", help: "Your home page, for most sites “/”." },
  "brand.look": {
    label: "Colors",
    help: "How the logo is shown on light and on dark pages.",
    choices: { ink: "in the color of the text", own: "as it is", plate: "as it is, on a light plate in dark pages" },
    advanced: true,
  },
  "brand.size": {
    label: "Size",
    help: "Logos of several lines need more height than a word.",
    choices: { smaller: "smaller", normal: "normal", larger: "larger", tall: "twice as high" },
    advanced: true,
  },
  "brand.src": { optional: true },
  links: { label: "Links", help: "Two to nine, in the order people look for them.", shown: 9 },
  "links[]": { label: "Link" },
  "links.label": { help: "What the page is called, in one or two words." },
  "links.href": { help: "Where a click leads, such as /prices, unless links stand below it." },
  "links.links": { label: "Links below it", help: "Up to eight, which a press on this link shows.", shown: 8 },
  "links.links[]": { label: "Link" },
  "links.links.label": { help: "What the page is called, in one to three words." },
  "links.links.note": { help: "What people find there, in a few words.", optional: true },
  second: { label: "Quiet link", optional: true },
  "second.label": { help: "Such as “Sign in”, in one or two words." },
  action: { optional: true },
  search: {
    label: "Search",
    help: "Opens the search of your site where its builder has one, else the page that it leads to.",
    optional: true,
  },
  "search.label": { help: "What is read aloud for the sign, or written in the field." },
  current: {
    label: "Page that is open",
    help: "The link that is shown as current here, while on your site the header finds it by itself.",
    advanced: true,
  },
  stays: {
    label: "While people scroll",
    help: "Whether the header goes along as people read on.",
    choices: { yes: "it stays at the top", no: "it goes up with the page" },
    advanced: true,
  },
  words: { label: "Words read aloud", help: "For people who move by keyboard, or listen.", advanced: true },
  "words.skip": { label: "Past the menu", help: "The first thing the keyboard comes to.", optional: true },
  "words.list": { label: "Name of the menu", help: "Read aloud before its links." },
  "words.open": { label: "Open the menu", help: "Read aloud for the sign with two lines." },
  "words.close": { label: "Close the menu", help: "Read aloud for the sign with a cross." },
} satisfies Record<string, FieldMeta>;
