import type { FieldMeta } from "../define";
import { at } from "../header/content";

/** Links as label and page. */
export const pages = (...all: readonly (readonly [string, string])[]) =>
  all.map(([label, page]) => ({ label, href: at(page) }));

export const words = { list: "At the foot", legal: "Small print" };

/** What is known of the fields that footers share. */
export const footFields = {
  columns: {
    label: "Columns of links",
    help: "One to five, the pages that people look for last.",
    shown: 5,
    optional: true,
  },
  "columns[]": { label: "Column" },
  "columns.title": { label: "Heading", help: "What its links have in common, in one or two words.", optional: true },
  "columns.links": { label: "Links", help: "Up to eight, the most wanted first.", shown: 8 },
  "columns.links[]": { label: "Link" },
  "columns.links.label": { help: "What the page is called, in one to three words." },
  smallPrint: { label: "Small print", help: "Who runs this site, with what the law asks for.", optional: true },
  legal: { label: "Legal pages", help: "Such as privacy and terms, beside the small print.", shown: 6, optional: true },
  "legal[]": { label: "Link" },
  "legal.label": { help: "What the page is called, in one or two words." },
  words: { label: "Words read aloud", help: "For people who listen to the page.", advanced: true },
  "words.list": { label: "Name of the links", help: "Read aloud before the columns." },
  "words.legal": { label: "Name of the legal pages", help: "Read aloud before their links." },
} satisfies Record<string, FieldMeta>;
