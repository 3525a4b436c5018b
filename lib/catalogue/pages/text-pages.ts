import { brand } from "@/lib/brand";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";

/** The longest description: search results show no more. */
export const maxDescriptionLength = 160;

/** What search engines and link previews are told about one page. */
export interface PageFacts {
  path: string;
  /** Without the shop's name, which is added; `wholeTitle` is set as it is. */
  title: string;
  wholeTitle?: true;
  /** 50–160 characters, no two pages alike. */
  description: string;
  /** Which card (cards.ts) stands for the page where it is shared. */
  card: string;
}

/**
 * A description of at most 160 characters: as many whole sentences of `lead` as leave room for `tail`, which is what
 * tells pages alike apart. A first sentence that is too long by itself is cut between words.
 */
export function shortenDescription(lead: string, tail: string): string {
  const room = maxDescriptionLength - tail.length - 1;
  const [first = "", ...more] = lead.split(/(?<=[.?!])\s+/);
  let kept = first.length > room ? `${first.slice(0, room).replace(/[\s,;:]+\S*$/, "")}…` : first;
  for (const sentence of more) {
    if (kept.length + 1 + sentence.length > room) break;
    kept += ` ${sentence}`;
  }
  return `${kept} ${tail}`;
}

/**
 * The pages of text, and when their words last changed (ISO date): change it with them. Pages of the catalogue get
 * theirs from the sections (lib/catalogue/pages/page-facts.ts).
 */
export const pages = {
  pricing: {
    path: urls.pricing,
    title: "Pricing",
    description: `Everything of ${brand.name} for one payment, or one section at its own price. No subscription, nothing to cancel.`,
    card: "pricing",
    updated: "2026-11-21",
  },
  howTo: {
    path: urls.howTo,
    title: "How to use",
    description: "Where to paste a section on Super and on Bullet, how to change its words, and what it brings along.",
    card: "how-to-use",
    updated: "2026-11-29",
  },
  react: {
    path: urls.react,
    title: "Use it in React",
    description:
      "Sections in a project with React, Tailwind 4 or Vue: set up the shadcn command once, install, render, and write your own words.",
    card: "react",
    updated: "2026-11-26",
  },
  editAgain: {
    path: checkUrls.code,
    title: "Edit code you have",
    description:
      "Paste the code of a section from your site or your project. It opens in the editor with your words, links, pictures and look.",
    card: "edit-again",
    updated: "2026-11-26",
  },
  checkMySite: {
    path: checkUrls.page,
    title: "Check my site",
    description:
      "Give the address of your site and see which of our sections are on it, which have an update, and what is broken.",
    card: "check-my-site",
    updated: "2026-11-27",
  },
  agents: {
    path: urls.agents,
    title: "For agents",
    description:
      "Connect Claude Code, Cursor, Codex, Gemini CLI or VS Code: search sections, read them, and take their code with your own words.",
    card: "agents",
    updated: "2026-11-26",
  },
  api: {
    path: urls.api,
    title: "API",
    description:
      "The HTTP API of the shop: previews, forms, templates, the registry, agents’ tools and texts. Each with its curl line.",
    card: "api",
    updated: "2026-11-26",
  },
  hire: {
    path: urls.hire,
    title: "Hire experts",
    description:
      "Have a page or a whole site on Super or Bullet built from these sections: what can be asked for, what to write, what happens then.",
    card: "hire-experts",
    updated: "2026-11-21",
  },
  about: {
    path: urls.about,
    title: "About us",
    description: `Who makes ${brand.name}, what the sign means, and the rules by which every section is drawn and written.`,
    card: "about-us",
    updated: "2026-11-21",
  },
  photos: {
    path: urls.photos,
    title: "Photos",
    description:
      "The photos that come with our sections: what you may do with them, what their license leaves out, and where each is from.",
    card: "photos",
    updated: "2026-11-29",
  },
  privacy: {
    path: urls.privacy,
    title: "Privacy policy",
    description:
      "What this shop keeps about you, why, for how long, and how to have it deleted. No cookie before you sign in.",
    card: "privacy",
    updated: "2026-11-27",
  },
  terms: {
    path: urls.terms,
    title: "Terms and conditions",
    description:
      "What you may do with the sections you copy, what they cost, who charges you, and what each side owes the other.",
    card: "terms-and-conditions",
    updated: "2026-11-21",
  },
} as const satisfies Record<string, PageFacts & { updated: string }>;
