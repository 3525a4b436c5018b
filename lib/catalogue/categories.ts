/**
 * Groups and categories. Which sections a category has is what its folder holds; each says its own number.
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
  /** What else people type when they look for it. */
  words: readonly string[];
  /** How many sections it is to have at least: what of them is missing is shown as planned. */
  planned: number;
}

export const categoryMeta = [
  {
    slug: "hero",
    group: "landing-page",
    title: "Hero",
    description:
      "The first thing under your cover image, from a plain sentence to a full landscape. Each has a different idea of what a first screen is for.",
    words: ["banner", "cover", "headline", "header image", "landing", "intro", "above the fold", "first screen"],
    planned: 7,
  },
  {
    slug: "cta",
    group: "landing-page",
    title: "Calls to action",
    description: "One thing to do, asked once and plainly: a ticket, a reply slip, a last line.",
    words: [
      "call to action",
      "cta",
      "button",
      "banner",
      "bar",
      "email",
      "sign up",
      "signup",
      "newsletter",
      "subscribe",
      "waitlist",
      "contact",
      "form",
      "booking",
      "rsvp",
      "timer",
      "countdown",
      "offer",
    ],
    planned: 9,
  },
  {
    slug: "featured",
    group: "landing-page",
    title: "Featured",
    description:
      "What the product does, shown at a size at which it can be read: bento cells, annotated plates, sheets and rows.",
    words: [
      "features",
      "benefits",
      "bento",
      "grid",
      "product tour",
      "steps",
      "how it works",
      "comparison",
      "gallery",
      "showcase",
    ],
    planned: 9,
  },
  {
    slug: "pricing",
    group: "landing-page",
    title: "Pricing",
    description:
      "Prices as people write them down: on menus, ledgers, scales and receipts, with the sums in plain sight.",
    words: ["prices", "plans", "price table", "tiers", "subscription", "packages", "cost"],
    planned: 8,
  },
  {
    slug: "logo-clouds",
    group: "landing-page",
    title: "Logo clouds",
    description:
      "The companies that already use you, set with the care their marks deserve and, in most, a fact beside them.",
    words: ["customers", "clients", "brands", "partners", "trusted by", "press", "wordmarks"],
    planned: 9,
  },
  {
    slug: "stats",
    group: "landing-page",
    title: "Stats",
    description: "Figures about your work, large enough to be read in passing.",
    words: ["statistics", "numbers", "figures", "metrics", "data", "charts", "kpi"],
    planned: 8,
  },
  {
    slug: "faqs",
    group: "landing-page",
    title: "FAQs",
    description: "Questions people really ask, answered where they look for the answer.",
    words: ["questions", "answers", "accordion", "help", "support", "faq", "q&a"],
    planned: 7,
  },
  {
    slug: "team",
    group: "landing-page",
    title: "Team",
    description: "The people behind the page, drawn in ink, and what to ask each of them.",
    words: ["people", "staff", "about us", "members", "portraits", "who we are"],
    planned: 8,
  },
  {
    slug: "testimonials",
    group: "landing-page",
    title: "Testimonials",
    description: "What customers said happened, in their words, with their names.",
    words: [
      "quotes",
      "reviews",
      "customers",
      "ratings",
      "feedback",
      "social proof",
      "recommendations",
      "slider",
      "carousel",
    ],
    planned: 9,
  },
  {
    slug: "callout-card",
    group: null,
    title: "Callout cards",
    description: "Your own Notion callouts, restyled by CSS alone. Keep writing in Notion; the card follows.",
    words: ["free", "callouts", "cards", "notes", "notices", "alerts", "tips", "boxes", "css"],
    planned: 6,
  },
  {
    slug: "landing-pages",
    group: "pages-examples",
    title: "Landing pages",
    description: "Whole pages, made of our sections, to paste in one go and rewrite.",
    words: ["templates", "whole pages", "examples", "home page"],
    planned: 3,
  },
  {
    slug: "pricing-pages",
    group: "pages-examples",
    title: "Pricing pages",
    description: "Everything a buyer asks before paying, on one page and in the right order.",
    words: ["templates", "whole pages", "examples", "prices", "plans"],
    planned: 2,
  },
  {
    slug: "about-pages",
    group: "pages-examples",
    title: "About pages",
    description: "Who you are, how it began and where to find you, on one page.",
    words: ["templates", "whole pages", "examples", "story", "company"],
    planned: 1,
  },
  {
    slug: "header",
    group: "elements",
    title: "Headers",
    description:
      "Site headers that replace the builder's own bar and stay in place while people move through the site.",
    words: ["navbar", "navigation", "nav", "menu", "bar", "top bar", "logo"],
    planned: 10,
  },
  {
    slug: "footer",
    group: "elements",
    title: "Footers",
    description: "What stands at the end of every page: links, addresses, opening hours and your name.",
    words: ["bottom", "links", "legal", "colophon", "navigation"],
    planned: 2,
  },
] as const satisfies readonly CategoryMeta[];

export type CategorySlug = (typeof categoryMeta)[number]["slug"];
