import { type Content, type PageMeta, type SectionMeta, type Trade, trades } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import { type Product, products, productTitles } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { urls } from "@/lib/urls/urls";
import { type CategoryMeta, type CategorySlug, categoryMeta, type Group } from "./categories";
import { composePage, type Part } from "./content/compose-content";
import { getCategoryPicture, type Image } from "./records/pictures";

/** A section as the shop knows it: its own metadata plus what follows from where its folder is. */
export interface Section extends Omit<SectionMeta, "lines" | "number"> {
  /** `silcrow-<category>-<slug>`; never reused. */
  id: string;
  slug: string;
  category: CategorySlug;
  /** Law-style number, "4.2": display only. */
  number: string;
  lines: readonly Product[];
  /** Of the newest of its changes. */
  version: string;
  /** ISO dates of its first version and of its newest. */
  added: string;
  updated: string;
  /** Of a whole page: the sections that it is made of. */
  parts?: readonly Part[];
}

export interface Category extends Omit<CategoryMeta, "planned" | "slug"> {
  slug: CategorySlug;
  /** "4" */
  number: string;
  product: Product;
  href: string;
  /** Light and dark picture; the super line shows one generic image for all. */
  image: Image;
  sections: readonly Section[];
}

const modules = import.meta.glob<{ default: SectionMeta<Record<string, Content>> | PageMeta }>(
  "../../components/sections/*/*/section.ts",
  { eager: true },
);

/** Splits a module's path into the identity it stands for. */
export function parseModulePath(path: string): { category: string; slug: string } {
  const [category = "", slug = ""] = path.split("/").slice(-3);
  return { category, slug };
}

const found = Object.entries(modules).map(([path, module]) => ({ ...parseModulePath(path), meta: module.default }));
const isPage = (meta: SectionMeta | PageMeta): meta is PageMeta => "parts" in meta;

function createSection(
  category: string,
  slug: string,
  meta: Omit<Section, "id" | "slug" | "category" | "number" | "lines" | "version" | "added" | "updated"> &
    Pick<SectionMeta, "number" | "lines">,
): Section {
  const index = categoryMeta.findIndex((one) => one.slug === category);
  const known = categoryMeta[index];
  if (!known) {
    throw new Error(
      `components/sections/${category}/${slug}: there is no such category in lib/catalogue/categories.ts`,
    );
  }
  const [newest] = meta.changes;
  const first = meta.changes.at(-1) ?? newest;
  return {
    ...meta,
    version: newest.version,
    added: first.date,
    updated: newest.date,
    lines: meta.lines ?? products,
    id: `${brand.slug}-${category}-${slug}`,
    slug,
    category: known.slug,
    number: `${index + 1}.${meta.number}`,
  };
}

const single = found.flatMap(({ category, slug, meta }) => (isPage(meta) ? [] : [createSection(category, slug, meta)]));

/** Pages are made of the sections before. */
const pages = found.flatMap(({ category, slug, meta }) => {
  if (!isPage(meta)) return [];
  const parts = meta.parts.map(({ section: folder, content }) => {
    if (folder === "only") {
      const own = { category, slug, title: "Only on this page", sample: content, ...meta.only };
      return { section: own, content };
    }
    const section = single.find((one) => `${one.category}/${one.slug}` === folder);
    if (!section) throw new Error(`components/sections/${category}/${slug}: there is no section ${folder}`);
    return { section, content };
  });
  return [createSection(category, slug, { ...meta, ...composePage(parts), examples: [] })];
});

const all: readonly Section[] = [...single, ...pages].sort(compareByNumber);

/** Catalogue order: by category, then by number; 4.10 comes after 4.9. */
export function compareByNumber(a: Pick<Section, "number">, b: Pick<Section, "number">): number {
  const [category = 0, place = 0] = a.number.split(".").map(Number);
  const [other = 0, otherPlace = 0] = b.number.split(".").map(Number);
  return category - other || place - otherPlace;
}

const byId = new Map(all.map((section) => [section.id, section]));

const numbered = new Map<string, Section>();
for (const section of all) {
  const other = numbered.get(section.number);
  if (other) {
    throw new Error(
      `components/sections/${section.category}/${section.slug} and ${other.slug} have the same number: give the new one the next free one in its section.ts`,
    );
  }
  numbered.set(section.number, section);
}

const listOfProduct = (product: Product) => all.filter(({ lines }) => lines.includes(product));
const sold: Record<Product, readonly Section[]> = { bullet: listOfProduct("bullet"), super: listOfProduct("super") };

/** Every section of a line, in catalogue order; of both lines without an argument. */
export function listSections(product?: Product): readonly Section[] {
  return product ? sold[product] : all;
}

/** "22 for Bullet, 20 for Super": what each line has, or both alike. */
export function describeStock(): string {
  const counts = products.map((product) => ({ line: productTitles[product], count: listSections(product).length }));
  const [first] = counts;
  if (first && counts.every(({ count }) => count === first.count)) return `${first.count} for each`;
  return counts.map(({ line, count }) => `${count} for ${line}`).join(", ");
}

/** What the cheapest section that isn't free costs, in US dollars. */
export function getLowestPrice(): number {
  return Math.min(...all.flatMap(({ price }) => price ?? []));
}

/** The section with this id, or undefined. */
export function findSection(id: string): Section | undefined {
  return byId.get(id);
}

/** The section that a part of a page is; undefined for what only that page has. */
export function findPart({ category, slug }: Part): Section | undefined {
  const section = findSection(`${brand.slug}-${category}-${slug}`);
  return section?.parts ? undefined : section;
}

/** The sections that come with what is sold under an id: a page brings those it is made of. */
export function listIncludedSections(id: string): string[] {
  return (findSection(id)?.parts ?? []).flatMap((part) => findPart(part)?.id ?? []);
}

/** All ids under which a section is sold: its own, and those of the pages that bring it. */
export function listProductsContaining(id: string): string[] {
  return [id, ...pages.filter((page) => listIncludedSections(page.id).includes(id)).map((page) => page.id)];
}

/** All contents of a section, its sample first. */
export function listContents({ sample, examples }: Section): Record<string, Content>[] {
  return [sample, ...examples.map(({ content }) => content)];
}

/** What the trades are called that a section has contents of, the sample's first. */
export function listTrades({ trade, examples }: Section): { trade: Trade; label: string }[] {
  return [trade, ...examples.map((example) => example.trade)].map((name) => ({ trade: name, label: trades[name] }));
}

/** A section's content of a trade other than its sample's; undefined when none is asked for, or it has none of it. */
export function findExample(
  { examples }: Section,
  trade: string | null | undefined,
): Record<string, Content> | undefined {
  return examples.find((example) => example.trade === trade)?.content;
}

/**
 * The same for whoever named the trade themselves.
 * @throws AppError `not_found` that says which there are
 */
export function getExample(section: Section, trade: string | null | undefined): Record<string, Content> | undefined {
  const has = listTrades(section).map((one) => one.trade);
  if (trade && !has.some((one) => one === trade)) {
    const sentence = `${section.title} has no content for “${trade}”. It has: ${has.join(", ")}.`;
    throw new AppError("not_found", sentence, { sentence });
  }
  return findExample(section, trade);
}

/** Every category of both lines, made once: pages ask for them many times. */
const categories: Record<Product, readonly Category[]> = {
  bullet: buildCategories("bullet"),
  super: buildCategories("super"),
};

function buildCategories(product: Product): readonly Category[] {
  const sections = listSections(product);
  return categoryMeta.map(({ planned: _, ...meta }, index) => ({
    ...meta,
    group: meta.group as Group | null,
    number: `${index + 1}`,
    product,
    href: urls.category(product, meta.group, meta.slug),
    image: getCategoryPicture(product, meta.slug),
    sections: sections.filter(({ category }) => category === meta.slug),
  }));
}

/** Every category of a line in catalogue order, also those whose sections are still to come. */
export function listCategories(product: Product): readonly Category[] {
  return categories[product];
}

/** The sections of one category that a line sells, in display order. */
export function listCategorySections(product: Product, category: CategorySlug): readonly Section[] {
  return findCategory(product, category)?.sections ?? [];
}

/** How many sections of a category are still to come, both lines together. */
export function countPlanned({ slug }: { slug: CategorySlug }): number {
  const planned = categoryMeta.find((meta) => meta.slug === slug)?.planned ?? 0;
  return Math.max(0, planned - all.filter(({ category }) => category === slug).length);
}

/** One category of a line, or undefined when there is none of that name. */
export function findCategory(product: Product, slug: string): Category | undefined {
  return categories[product].find((category) => category.slug === slug);
}
