import { listSections, type Section } from "./catalogue";
import type { Product } from "./products";
import { type PageTemplate, templates } from "./templates";

export interface Related {
  section: Section;
  /** Why it is here: the page template both stand in, what both are tagged, or the category they share. */
  because: { kind: "page"; template: PageTemplate } | { kind: "tags"; tags: string[] } | { kind: "category" };
}

// Somebody composed a page of the two: that says most. A word in common says more than a shelf in common.
const weights = { page: 6, tag: 3, category: 2 } as const;

/**
 * What goes with a section in its line, the nearest first: sections it stands beside in a page template, that share its
 * tags, or that stand in its category. Equal ones come in catalogue order, beginning after the section itself.
 * @param most how many at the most
 */
export function relatedSections(section: Section, product: Product, most = 3): Related[] {
  const others = fromHere(section, listSections(product));
  const scored = others.flatMap((other) => {
    const template = templates.find(
      ({ product: line, sections }) =>
        line === product && [section, other].every(({ id }) => sections.some((part) => part.id === id)),
    );
    const tags = other.tags.filter((tag) => section.tags.includes(tag));
    const isNeighbour = other.category === section.category;
    const score = (template ? weights.page : 0) + tags.length * weights.tag + (isNeighbour ? weights.category : 0);
    if (score === 0) return [];
    const because: Related["because"] = template
      ? { kind: "page", template }
      : tags.length > 0
        ? { kind: "tags", tags }
        : { kind: "category" };
    return [{ section: other, because, score }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ section: other, because }) => ({ section: other, because }));
}

/** All others in catalogue order from the section on, so that not every page of a category ends with its first three. */
function fromHere({ id }: Section, all: readonly Section[]): readonly Section[] {
  const at = all.findIndex((other) => other.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
}
