import { brand } from "@/lib/brand";
import {
  type Category,
  findCategory,
  findSection,
  listCategories,
  listSections,
  type Section,
} from "@/lib/catalogue/catalogue";
import { rankByLikeness } from "@/lib/catalogue/search/nearest";
import { products } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";

/** What items are called in a project: `@silcrow/cta-ticket`. */
export const namespace = `@${brand.slug}`;

/** The item that all sections depend on, and the list of all. Neither is the name of a category. */
export const themeName = "theme";
export const indexName = "registry";

const prefix = `${brand.slug}-`;

/** A section as an item: its id without the shop's name. */
export const getItemName = ({ id }: Pick<Section, "id">): string => id.slice(prefix.length);

/** The section of an item's name; undefined when there is none. */
export const findSectionByName = (name: string): Section | undefined => findSection(prefix + name);

/** How alike a name has to be to be taken for what was meant: cta-tickets is cta-ticket, and “nothing” is nothing. */
const alike = 0.65;

/** The name that was meant by one that there isn't, with a mistake in it or with the shop's name before it. */
export function suggestName(requested: string): string | undefined {
  const names = [
    themeName,
    ...listRegistryCategories().map(({ category }) => category.slug),
    ...listSections().map(getItemName),
  ];
  const [nearest] = rankByLikeness(requested.replace(prefix, "").replace(/\.json$/, ""), names);
  return nearest && nearest.likeness >= alike ? nearest.name : undefined;
}

/** Every category that has sections, each once for both lines, with all of them. */
export function listRegistryCategories(): { category: Category; sections: readonly Section[] }[] {
  return products
    .flatMap((product) => listCategories(product))
    .filter(({ slug }, index, all) => all.findIndex((other) => other.slug === slug) === index)
    .map((category) => ({ category, sections: listSections().filter((section) => section.category === category.slug) }))
    .filter(({ sections }) => sections.length > 0);
}

/** The page of a section, of its first line. */
export function getSectionUrl(section: Section): string {
  const category = section.lines[0] && findCategory(section.lines[0], section.category);
  return getAbsoluteUrl(category ? urls.section(category, section) : urls.home);
}
