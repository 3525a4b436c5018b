import { listIncludedSections, listSections, type Section } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/hosts/products";
import { type PageTemplate, templates } from "./templates";

export interface Related {
  section: Section;
  /** The page template both stand in, if there is one: the one reason that a buyer can use. */
  template: PageTemplate | undefined;
}

// Somebody composed a page of the two: that says most. A tag in common says more than a category in common.
const weights = { page: 6, tag: 3, category: 2 } as const;

/** Where to look for what goes with a section, so that no page of one walks all the others. */
interface Neighbours {
  /** The sections of the line, in catalogue order. */
  all: readonly Section[];
  places: ReadonlyMap<string, number>;
  /** The sections with a tag, of a category or in a template, under its name. */
  sharing: ReadonlyMap<string, readonly Section[]>;
}

function findNeighbours(product: Product): Neighbours {
  const all = listSections(product);
  const sharing = new Map<string, Section[]>();
  for (const section of all) {
    for (const name of listNames(section, product)) {
      const group = sharing.get(name);
      if (group) group.push(section);
      else sharing.set(name, [section]);
    }
  }
  return { all, places: new Map(all.map(({ id }, place) => [id, place])), sharing };
}

/** What a section can share with another one. */
const listNames = ({ id, tags, category }: Section, product: Product) => [
  ...tags.map((tag) => `tag ${tag}`),
  `category ${category}`,
  ...findPagesWith(id, product).map((template) => `page ${template.id}`),
];

/** The sections of each template, those that its page is made of among them. */
const inTemplate = new Map(
  templates.map(({ id, sections }) => [
    id,
    new Set(sections.flatMap((part) => [part.id, ...listIncludedSections(part.id)])),
  ]),
);

const findPagesWith = (id: string, product: Product) =>
  templates.filter((template) => template.product === product && inTemplate.get(template.id)?.has(id));

const neighboursOf: Record<Product, Neighbours> = { bullet: findNeighbours("bullet"), super: findNeighbours("super") };

/**
 * What goes with a section in its line, the nearest first: sections it stands beside in a page template, that share its
 * tags, or that stand in its category. Equal ones come in catalogue order, beginning after the section itself, and so do
 * the others where these are too few. The section after it is among them, at least as the last one: so every section is
 * shown on the page of another.
 * @param limit how many at the most
 */
export function findRelatedSections(section: Section, product: Product, limit = 3): Related[] {
  const { all, places, sharing } = neighboursOf[product];
  const others = new Set(listNames(section, product).flatMap((name) => sharing.get(name) ?? []));
  const pages = findPagesWith(section.id, product);
  const here = places.get(section.id) ?? 0;
  for (let step = 1; step <= limit; step++) {
    const next = all[(here + step) % all.length];
    if (next) others.add(next);
  }
  const distance = ({ id }: Section) => ((places.get(id) ?? 0) - here + places.size) % places.size;
  const ranked = [...others]
    .filter(({ id }) => id !== section.id)
    .map((other) => {
      const template = pages.find(({ id }) => inTemplate.get(id)?.has(other.id));
      const tags = other.tags.filter((tag) => section.tags.includes(tag));
      const isNeighbour = other.category === section.category;
      const score = (template ? weights.page : 0) + tags.length * weights.tag + (isNeighbour ? weights.category : 0);
      return { section: other, template, score, distance: distance(other) };
    })
    .sort((a, b) => b.score - a.score || a.distance - b.distance);
  const after = ranked.findIndex((entry) => entry.distance === 1);
  if (limit > 1 && after >= limit) ranked.splice(limit - 1, 0, ...ranked.splice(after, 1));
  return ranked.slice(0, limit).map(({ section: other, template }) => ({ section: other, template }));
}
