import { brand } from "@/lib/brand";
import { type Category, listCategories, listSections, type Section } from "@/lib/catalogue/catalogue";
import { templates } from "@/lib/catalogue/pages/templates";
import { type CardRecord, findPhotographRecord, findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { defaultProduct, type Product, products, productTitles } from "@/lib/hosts/products";
import { getCanonicalUrl } from "@/lib/server/public-address";
import drawn from "./cards.json" with { type: "json" };

/**
 * The picture that stands for a page where it is shared. Cards are drawn by `npm run thumbnails` and committed, like the
 * photographs they show; both lines share them.
 */
export interface Card {
  /** Part of the file's name: a section's id, `category-<slug>`, or the page's own. */
  name: string;
  /** What hangs before the title: "§", "§4", "§4.2". */
  mark: string;
  title: string;
  /** One line at the foot. */
  note: string;
  /** What one sees, for those who don't. */
  alt: string;
  /** Photographs to show, as paths under public; none means a card of type alone. */
  pictures: readonly string[];
}

export const cardSize = { width: 1200, height: 630 } as const;

/** The card of a category: pages of the shop have names of their own, "pricing" among them. */
const nameCategoryCard = (slug: string) => `category-${slug}`;

const ofPages: Record<string, CardRecord> = drawn;
const ofSections = new Map(listSections().map((section) => [section.id, findPhotographRecord(section)?.card]));

/** What was noted of a card when it was drawn: a section's beside the section, any other in cards.json. */
export function findCardRecord(name: string): CardRecord | undefined {
  return ofSections.get(name) ?? ofPages[name];
}

/** Where a card lies under public; its name changes with what is on it, so it can be kept for ever. */
export function getCardPath(name: string, version: string): string {
  return `/cards/${name}.${version}.jpg`;
}

/** The card of that name as a link preview wants it; one that has not been drawn yet is stood in for by the shop's own. */
export function getCardImage(name: string): { url: string; width: number; height: number; alt: string; type: string } {
  const known = findCardRecord(name) ? name : "home";
  const alt = byName.get(known)?.alt ?? brand.name;
  return {
    url: getCanonicalUrl(getCardPath(known, findCardRecord(known)?.version ?? "")),
    ...cardSize,
    alt,
    type: "image/jpeg",
  };
}

/** For which lines, as the foot of a card says it. */
function describeBuilders(lines: readonly Product[]): string {
  const titles = lines.map((line) => productTitles[line]);
  return `For ${titles.reverse().join(" and ")}, light and dark`;
}

/** Every card the shop needs. */
export function listCards(): Card[] {
  return [
    ...listPlainCards(),
    ...listCategories(defaultProduct).map(createCategoryCard),
    ...listSections().map(createSectionCard),
  ];
}

const byName = new Map(listCards().map((card) => [card.name, card]));

function listPlainCards(): Card[] {
  const first = listCategories(defaultProduct).flatMap(({ sections }) => listPhotographs(sections.slice(0, 1)));
  const front = new Map(templates.map(({ number, thumbnail }) => [number, thumbnail]));
  const words = (name: string, title: string, note: string): Card => ({
    name,
    mark: brand.mark,
    title,
    note,
    alt: `${title} ${note}`,
    pictures: [],
  });
  return [
    words(
      "home",
      "Your site is a Notion page. It doesn’t have to look like one.",
      "Sections for sites on Super and Bullet.",
    ),
    {
      ...words("components", "Components", describeBuilders(products)),
      alt: `Components: ${first.length > 1 ? "sections" : "a section"} of the catalog, side by side.`,
      pictures: first.slice(0, 3),
    },
    {
      ...words("templates", "Templates", "Whole pages, made of our sections"),
      alt: "Templates: the tops of whole pages, side by side.",
      pictures: [...front.values()].slice(0, 3),
    },
    words("pricing", "Pay once. Paste for years.", "Everything at once, or one section at a time."),
    words("how-to-use", "Copy, paste, change the words.", "How to use a section on Super and on Bullet."),
    words("edit-again", "Edit the code you have.", "Your words, links, pictures and look, back in the editor."),
    words("check-my-site", "How are your sections?", "Which stand on your site, what has an update, what is broken."),
    words("react", "In React, and in your words.", "Sections for projects with React, Tailwind 4 and Vue."),
    words("agents", "Let your agent take it from here.", "Sections for Claude Code, Cursor, Codex and others."),
    words("api", "What programs can ask for.", "Previews, forms, files and texts, with curl."),
    words("changelog", "What’s new on the shelf.", "Every section that was added or changed, by day."),
    words("hire-experts", "Have it built for you.", "Pages and whole sites, made of our sections."),
    words("about-us", "A section starts here.", `Who makes ${brand.name}, and by which rules.`),
    words("photos", "Photos that may stay.", "What you may do with them, and where each is from."),
    words("privacy", "Privacy policy", "What we keep about you, why, and for how long."),
    words("terms-and-conditions", "Terms and conditions", "What you may do with what you copy."),
  ];
}

function createCategoryCard({ slug, number, title, image, sections }: Category): Card {
  const shown = listPhotographs(sections).slice(0, 3);
  const names = sections.slice(0, shown.length).map((section) => section.title);
  return {
    name: nameCategoryCard(slug),
    mark: `${brand.mark}${number}`,
    title,
    note: describeBuilders(products),
    alt: names.length > 0 ? `${title}, with ${names.join(", ")}.` : `${title}.`,
    pictures: shown.length > 0 ? shown : [image.light],
  };
}

function createSectionCard(section: Section): Card {
  return {
    name: section.id,
    mark: `${brand.mark}${section.number}`,
    title: section.title,
    note: describeBuilders(section.lines),
    alt: `${section.title}. ${section.summary}`,
    pictures: listPhotographs([section]),
  };
}

function listPhotographs(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => findThumbnail(section)?.full.light ?? []);
}
