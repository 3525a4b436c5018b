import { brand } from "@/lib/brand";
import {
  type Category,
  describeStock,
  findCategory,
  listCategories,
  listSections,
  type Section,
} from "@/lib/catalogue/catalogue";
import { capitalize, formatCount, formatPrice } from "@/lib/catalogue/words";
import { defaultProduct, isProduct, type Product, products, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { templates } from "./templates";
import { type PageFacts, shortenDescription } from "./text-pages";

/** The pages that exist once per line. */
export function listProductParams(): { product: string }[] {
  return products.map((product) => ({ product }));
}

/** The pages of categories that belong to a group, of both lines. */
export function listGroupedParams(): { product: string; group: string; category: string }[] {
  return products.flatMap((product) =>
    listCategories(product).flatMap(({ group, slug }) => (group ? [{ product, group, category: slug }] : [])),
  );
}

/**
 * The addresses of sections whose category belongs to a group, each in both lines ({@link findCategoryInstead}), one beside the
 * other: they have one render.
 */
export function listGroupedSectionParams(): { product: string; group: string; category: string; section: string }[] {
  return listCategories(defaultProduct).flatMap(({ group, slug: category }) =>
    group ? listSectionParams(category).map((params) => ({ ...params, group, category })) : [],
  );
}

/** How many sections a page of a category shows. */
const sectionsOfPage = 12;

/** How many pages a category has. An empty one has one, too. */
export function countPages({ sections }: Pick<Category, "sections">): number {
  return Math.max(1, Math.ceil(sections.length / sectionsOfPage));
}

/** The sections of one page of a category, counted from 1. */
export function listSectionsOnPage({ sections }: Pick<Category, "sections">, number: number): readonly Section[] {
  return sections.slice((number - 1) * sectionsOfPage, number * sectionsOfPage);
}

/** The numbers of a category's further pages: 2 and on. */
export function listFurtherPages(category: Pick<Category, "sections">): number[] {
  return Array.from({ length: countPages(category) - 1 }, (_, index) => index + 2);
}

/** The further pages of categories that belong to a group, of both lines. */
export function listGroupedFurtherParams(): { product: string; group: string; category: string; number: string }[] {
  return listGroupedParams().flatMap((address) => listFurtherParams(address, address.category));
}

/** The further pages of a category outside the groups, of both lines. */
export function listFurtherPageParams(category: string): { product: string; number: string }[] {
  return listProductParams().flatMap((address) => listFurtherParams(address, category));
}

function listFurtherParams<Address extends { product: string }>(address: Address, slug: string) {
  const category = isProduct(address.product) ? findCategory(address.product, slug) : undefined;
  return (category ? listFurtherPages(category) : []).map((number) => ({ ...address, number: String(number) }));
}

/** The addresses of the sections of a category outside the groups, each in both lines. */
export function listSectionParams(category: string): { product: string; section: string }[] {
  return listSlugs(category).flatMap((section) => listProductParams().map((params) => ({ ...params, section })));
}

/** The sections of a category, also those that one line alone sells. */
const listSlugs = (category: string) => [
  ...new Set(products.flatMap((product) => findCategory(product, category)?.sections ?? []).map(({ slug }) => slug)),
];

/** The number of a further page in an address, if the category has that page. */
export function parsePageNumber(category: Category, number: string): number | undefined {
  return listFurtherPages(category).find((known) => String(known) === number);
}

/** The category that an address names: its group must be the right one, null for a category on its own. */
export function findCategoryOfPage(address: {
  product: string;
  group: string | null;
  category: string;
}): Category | undefined {
  if (!isProduct(address.product)) return undefined;
  const category = findCategory(address.product, address.category);
  return category?.group === address.group ? category : undefined;
}

/** The further page of a category that an address names; undefined when the category has no such page. */
export function findFurtherPage(address: {
  product: string;
  group: string | null;
  category: string;
  number: string;
}): { category: Category; number: number } | undefined {
  const category = findCategoryOfPage(address);
  const number = category && parsePageNumber(category, address.number);
  return category && number ? { category, number } : undefined;
}

/** The section that an address names, with the category it stands in; undefined when its line does not sell it. */
export function findSectionOfPage(address: {
  product: string;
  group: string | null;
  category: string;
  section: string;
}): { category: Category; section: Section } | undefined {
  const category = findCategoryOfPage(address);
  const section = category?.sections.find(({ slug }) => slug === address.section);
  return category && section && { category, section };
}

/**
 * Where the address of a section leads in a line that doesn't sell it: to its category there. The switch of lines knows
 * of no section, and so costs a page nothing, however many there are.
 */
export function findCategoryInstead(address: {
  product: string;
  group: string | null;
  category: string;
  section: string;
}): Category | undefined {
  const category = findCategoryOfPage(address);
  return category && listSlugs(category.slug).includes(address.section) ? category : undefined;
}

/** The front page, with the real numbers. */
export function getHomePage(): PageFacts {
  const titles = listCategories(defaultProduct).flatMap(({ title, sections }) => (sections.length > 0 ? [title] : []));
  const named = titles.slice(0, 3).map((title) => (/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()));
  const some = titles.length > named.length ? `${named.join(", ")} and more` : listOf(named);
  return {
    path: urls.home,
    title: `${brand.name}: sections for Notion sites on Super and Bullet`,
    wholeTitle: true,
    description: `Sections and pages for Notion sites, ${describeStock()}: ${some}. Change the words, copy, paste. Light and dark.`,
    card: "home",
  };
}

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** A line's catalogue. */
export function getCataloguePage(product: Product): PageFacts {
  const line = productTitles[product];
  return {
    path: urls.components(product),
    title: `Components for ${line}`,
    description: `${capitalize(formatCount(listSections(product).length, "section"))} in ${formatCount(listCategories(product).filter(({ sections }) => sections.length > 0).length, "category", "categories")} for sites published with ${line}, each with a live preview, ready to paste.`,
    card: "components",
  };
}

/** A line's templates. */
export function getTemplatesPage(product: Product): PageFacts {
  const line = productTitles[product];
  const count = templates.filter((template) => template.product === product).length;
  return {
    path: urls.templates(product),
    title: `Templates for ${line}`,
    description: `${capitalize(formatCount(count, "starting point"))} for a page on ${line}, made of our sections: see each live, buy it whole or change it in the composer.`,
    card: "templates",
  };
}

/** What was added and changed, day by day. */
export function getChangelogPage(): PageFacts {
  return {
    path: urls.changelog,
    title: "What’s new",
    description:
      "Every section that was added to the shop and every one that changed, day by day, with what is different. Also as RSS.",
    card: "changelog",
  };
}

/** Where pages are put together. */
export function getComposePage(product: Product): PageFacts {
  const line = productTitles[product];
  return {
    path: urls.compose(product),
    title: `Compose a page for ${line}`,
    description: `Put a page for ${line} together from our sections: order them, write your own words, choose one style for the whole page. You pay before you copy.`,
    card: "templates",
  };
}

/** The page of a category, or a further one of it. */
export function getCategoryPage(category: Category, number = 1): PageFacts {
  const { title, slug, description, product, sections } = category;
  const line = productTitles[product];
  const stock =
    sections.length > 0
      ? `${capitalize(formatCount(sections.length, "section"))} for ${line}, with live previews.`
      : `For ${line}; none of its sections is ready yet.`;
  return {
    path: urls.categoryPage(category, number),
    title: number === 1 ? `${title} for ${line}` : `${title} for ${line}, page ${number}`,
    description:
      number === 1
        ? shortenDescription(description, stock)
        : shortenDescription(`Page ${number}. ${description}`, stock),
    card: `category-${slug}`,
  };
}

/** The page of a section in one line. */
export function getSectionPage(section: Section, category: Category): PageFacts {
  const line = productTitles[category.product];
  return {
    path: urls.section(category, section),
    title: `${section.title}: ${category.title} for ${line}`,
    description: shortenDescription(section.summary, `${formatPrice(section.price)} for ${line}.`),
    card: section.id,
  };
}
