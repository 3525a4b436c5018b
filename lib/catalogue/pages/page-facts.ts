import { brand } from "@/lib/brand";
import {
  type Category,
  categoriesOf,
  findCategory,
  listSections,
  type Section,
  stockOfLines,
} from "@/lib/catalogue/catalogue";
import { counted, priceLabel, sentenceCase } from "@/lib/catalogue/words";
import { defaultProduct, isProduct, type Product, products, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { templates } from "./templates";
import { describe, type PageFacts } from "./text-pages";

/** The pages that exist once per line. */
export function lineParams(): { product: string }[] {
  return products.map((product) => ({ product }));
}

/** The pages of categories that belong to a group, of both lines. */
export function groupedParams(): { product: string; group: string; category: string }[] {
  return products.flatMap((product) =>
    categoriesOf(product).flatMap(({ group, slug }) => (group ? [{ product, group, category: slug }] : [])),
  );
}

/**
 * The addresses of sections whose category belongs to a group, each in both lines ({@link categoryInstead}), one beside the
 * other: they have one render.
 */
export function groupedSectionParams(): { product: string; group: string; category: string; section: string }[] {
  return categoriesOf(defaultProduct).flatMap(({ group, slug: category }) =>
    group ? sectionParams(category).map((params) => ({ ...params, group, category })) : [],
  );
}

/** How many sections a page of a category shows. */
const sectionsOfPage = 12;

/** How many pages a category has. An empty one has one, too. */
export function countPages({ sections }: Pick<Category, "sections">): number {
  return Math.max(1, Math.ceil(sections.length / sectionsOfPage));
}

/** The sections of one page of a category, counted from 1. */
export function sectionsOn({ sections }: Pick<Category, "sections">, number: number): readonly Section[] {
  return sections.slice((number - 1) * sectionsOfPage, number * sectionsOfPage);
}

/** The numbers of a category's further pages: 2 and on. */
export function furtherPages(category: Pick<Category, "sections">): number[] {
  return Array.from({ length: countPages(category) - 1 }, (_, index) => index + 2);
}

/** The further pages of categories that belong to a group, of both lines. */
export function groupedFurtherParams(): { product: string; group: string; category: string; number: string }[] {
  return groupedParams().flatMap((address) => furtherParams(address, address.category));
}

/** The further pages of a category outside the groups, of both lines. */
export function furtherPageParams(category: string): { product: string; number: string }[] {
  return lineParams().flatMap((address) => furtherParams(address, category));
}

function furtherParams<Address extends { product: string }>(address: Address, slug: string) {
  const category = isProduct(address.product) ? findCategory(address.product, slug) : undefined;
  return (category ? furtherPages(category) : []).map((number) => ({ ...address, number: String(number) }));
}

/** The addresses of the sections of a category outside the groups, each in both lines. */
export function sectionParams(category: string): { product: string; section: string }[] {
  return slugsOf(category).flatMap((section) => lineParams().map((params) => ({ ...params, section })));
}

/** The sections of a category, also those that one line alone sells. */
const slugsOf = (category: string) => [
  ...new Set(products.flatMap((product) => findCategory(product, category)?.sections ?? []).map(({ slug }) => slug)),
];

/** The number of a further page in an address, if the category has that page. */
export function numberOfPage(category: Category, number: string): number | undefined {
  return furtherPages(category).find((known) => String(known) === number);
}

/** The category that an address names: its group must be the right one, null for a category on its own. */
export function categoryOfPage(address: {
  product: string;
  group: string | null;
  category: string;
}): Category | undefined {
  if (!isProduct(address.product)) return undefined;
  const category = findCategory(address.product, address.category);
  return category?.group === address.group ? category : undefined;
}

/** The further page of a category that an address names; undefined when the category has no such page. */
export function furtherPageOf(address: {
  product: string;
  group: string | null;
  category: string;
  number: string;
}): { category: Category; number: number } | undefined {
  const category = categoryOfPage(address);
  const number = category && numberOfPage(category, address.number);
  return category && number ? { category, number } : undefined;
}

/** The section that an address names, with the category it stands in; undefined when its line does not sell it. */
export function sectionOfPage(address: {
  product: string;
  group: string | null;
  category: string;
  section: string;
}): { category: Category; section: Section } | undefined {
  const category = categoryOfPage(address);
  const section = category?.sections.find(({ slug }) => slug === address.section);
  return category && section && { category, section };
}

/**
 * Where the address of a section leads in a line that doesn't sell it: to its category there. The switch of lines knows
 * of no section, and so costs a page nothing, however many there are.
 */
export function categoryInstead(address: {
  product: string;
  group: string | null;
  category: string;
  section: string;
}): Category | undefined {
  const category = categoryOfPage(address);
  return category && slugsOf(category.slug).includes(address.section) ? category : undefined;
}

/** The front page, with the real numbers. */
export function homePage(): PageFacts {
  const titles = categoriesOf(defaultProduct).flatMap(({ title, sections }) => (sections.length > 0 ? [title] : []));
  const named = titles.slice(0, 3).map((title) => (/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()));
  const some = titles.length > named.length ? `${named.join(", ")} and more` : listOf(named);
  return {
    path: urls.home,
    title: `${brand.name}: sections for Notion sites on Super and Bullet`,
    wholeTitle: true,
    description: `Sections and pages for Notion sites, ${stockOfLines()}: ${some}. Change the words, copy, paste. Light and dark.`,
    card: "home",
  };
}

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** A line's catalogue. */
export function cataloguePage(product: Product): PageFacts {
  const line = productTitles[product];
  return {
    path: urls.components(product),
    title: `Components for ${line}`,
    description: `${sentenceCase(counted(listSections(product).length, "section"))} in ${counted(categoriesOf(product).filter(({ sections }) => sections.length > 0).length, "category", "categories")} for sites published with ${line}, each with a live preview, ready to paste.`,
    card: "components",
  };
}

/** A line's templates. */
export function templatesPage(product: Product): PageFacts {
  const line = productTitles[product];
  const count = templates.filter((template) => template.product === product).length;
  return {
    path: urls.templates(product),
    title: `Templates for ${line}`,
    description: `${sentenceCase(counted(count, "starting point"))} for a page on ${line}, made of our sections: see each live, buy it whole or change it in the composer.`,
    card: "templates",
  };
}

/** What was added and changed, day by day. */
export function changelogPage(): PageFacts {
  return {
    path: urls.changelog,
    title: "What’s new",
    description:
      "Every section that was added to the shop and every one that changed, day by day, with what is different. Also as RSS.",
    card: "changelog",
  };
}

/** Where pages are put together. */
export function composePage(product: Product): PageFacts {
  const line = productTitles[product];
  return {
    path: urls.compose(product),
    title: `Compose a page for ${line}`,
    description: `Put a page for ${line} together from our sections: order them, write your own words, choose one style for the whole page. You pay before you copy.`,
    card: "templates",
  };
}

/** The page of a category, or a further one of it. */
export function categoryPage(category: Category, number = 1): PageFacts {
  const { title, slug, description, product, sections } = category;
  const line = productTitles[product];
  const stock =
    sections.length > 0
      ? `${sentenceCase(counted(sections.length, "section"))} for ${line}, with live previews.`
      : `For ${line}; none of its sections is ready yet.`;
  return {
    path: urls.categoryPage(category, number),
    title: number === 1 ? `${title} for ${line}` : `${title} for ${line}, page ${number}`,
    description: number === 1 ? describe(description, stock) : describe(`Page ${number}. ${description}`, stock),
    card: `category-${slug}`,
  };
}

/** The page of a section in one line. */
export function sectionPage(section: Section, category: Category): PageFacts {
  const line = productTitles[category.product];
  return {
    path: urls.section(category, section),
    title: `${section.title}: ${category.title} for ${line}`,
    description: describe(section.summary, `${priceLabel(section.price)} for ${line}.`),
    card: section.id,
  };
}
