/**
 * Groups and categories (spec §2–3). `order` is the display order of the sections by slug, and the source of the
 * law-style numbers (§ 4.2); a slug whose folder does not exist yet keeps its place. Section counts are computed.
 */
export const groups = ["landing-page", "pages-examples", "elements"] as const;
export type Group = (typeof groups)[number];

export const groupTitles: Record<Group, string> = {
  "landing-page": "Landing page",
  "pages-examples": "Page examples",
  elements: "Elements",
};

export interface CategoryMeta {
  slug: string;
  /** Null stands outside a group (callout-card). */
  group: Group | null;
  title: string;
  /** One or two sentences for the head of its page. */
  description: string;
  order: readonly string[];
}

export const categoryMeta = [
  {
    slug: "hero",
    group: "landing-page",
    title: "Hero",
    description:
      "The first thing under your cover image, from a plain sentence to a full landscape. Each has a different idea of what a first screen is for.",
    order: [
      "simple-centered",
      "centered-background-image",
      "portal-window",
      "letter-opener",
      "split-ledger",
      "corkboard",
      "command-line",
    ],
  },
  {
    slug: "cta",
    group: "landing-page",
    title: "Calls to action",
    description: "One thing to do, asked once and plainly: a ticket, a reply slip, a last line. None of them shouts.",
    order: [
      "ticket",
      "last-line",
      "reply-slip",
      "two-doors",
      "calendar-slot",
      "sticky-strip",
      "founder-note",
      "countdown-ruler",
      "sealed-envelope",
    ],
  },
  {
    slug: "featured",
    group: "landing-page",
    title: "Featured",
    description:
      "What the product does, shown at a size at which it can be read: bento cells, annotated plates, sheets and rows.",
    order: [
      "editorial-bento",
      "annotated-plate",
      "before-after",
      "folder-tabs",
      "one-line-story",
      "sticky-steps",
      "spec-sheet",
      "keyboard",
      "exploded-view",
    ],
  },
  {
    slug: "pricing",
    group: "landing-page",
    title: "Pricing",
    description:
      "Prices as people write them down: on ledgers, menus, passes and receipts, with the sums in plain sight.",
    order: [
      "set-menu",
      "ledger",
      "boarding-passes",
      "seat-scale",
      "comparison-table",
      "till-receipt",
      "day-rates",
      "coin-stacks",
    ],
  },
  {
    slug: "logo-clouds",
    group: "landing-page",
    title: "Logo clouds",
    description: "The companies that already use you, set with the care their marks deserve and a fact beside each.",
    order: [
      "one-line",
      "slow-drift",
      "bookshelf",
      "register",
      "stamps",
      "in-a-sentence",
      "map-pins",
      "one-says",
      "orbit",
    ],
  },
  {
    slug: "stats",
    group: "landing-page",
    title: "Stats",
    description: "Numbers that were counted, drawn so that the reader can count along.",
    order: [
      "one-big-figure",
      "with-names",
      "counted-out",
      "shared-axis",
      "tally",
      "calendar-heat",
      "annotated-curve",
      "true-scale",
    ],
  },
  {
    slug: "faqs",
    group: "landing-page",
    title: "FAQs",
    description: "Questions people really ask, answered where they look for the answer.",
    order: ["margin-notes", "two-columns-open", "letter-thread", "card-box", "clauses", "by-desk", "decision-tree"],
  },
  {
    slug: "team",
    group: "landing-page",
    title: "Team",
    description: "The people behind the page, drawn in ink, and what to ask each of them.",
    order: [
      "studio-wall",
      "roster",
      "group-photo",
      "staff-passes",
      "family-tree",
      "one-portrait",
      "film-strip",
      "time-zones",
    ],
  },
  {
    slug: "testimonials",
    group: "landing-page",
    title: "Testimonials",
    description: "What customers said happened, in their words, with their names.",
    order: [
      "one-quote",
      "vertical-slider",
      "letter-pile",
      "margin-comments",
      "wall-of-notes",
      "before-now",
      "voice-memos",
      "snap-row",
      "guest-book",
    ],
  },
  {
    slug: "callout-card",
    group: null,
    title: "Callout cards",
    description: "Your own Notion callouts, restyled by CSS alone. Keep writing in Notion; the card follows.",
    order: ["index-tab", "margin-rule", "turned-corner", "portrait-tip", "tear-off-list", "link-preview"],
  },
  {
    slug: "landing-pages",
    group: "pages-examples",
    title: "Landing pages",
    description: "Whole pages, composed from our sections, to paste in one go and rewrite.",
    order: ["client-portal", "evening-course", "one-page-studio"],
  },
  {
    slug: "pricing-pages",
    group: "pages-examples",
    title: "Pricing pages",
    description: "Everything a buyer asks before paying, on one page and in the right order.",
    order: ["full-ledger", "simple-menu"],
  },
  {
    slug: "about-pages",
    group: "pages-examples",
    title: "About pages",
    description: "Who you are, how it began and where the long table stands.",
    order: ["practice-story"],
  },
  {
    slug: "header",
    group: "elements",
    title: "Headers",
    description:
      "Site headers that replace the builder's own bar and stay in place while people move through the site.",
    order: [
      "panel-menu",
      "plain-line",
      "masthead",
      "floating-bar",
      "page-tabs",
      "marker-strip",
      "side-rail",
      "breadcrumb",
      "search-first",
      "full-sheet",
    ],
  },
  {
    slug: "footer",
    group: "elements",
    title: "Footers",
    description: "How a site ends: the next boat, or a name as wide as the page.",
    order: ["timetable", "colophon"],
  },
] as const satisfies readonly CategoryMeta[];

export type CategorySlug = (typeof categoryMeta)[number]["slug"];
