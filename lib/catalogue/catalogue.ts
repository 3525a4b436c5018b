import type { Content, SectionMeta } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls";
import { type CategoryMeta, type CategorySlug, categoryMeta, type Group } from "./categories";
import { type Product, products } from "./products";

/** A section as the shop knows it: its own metadata plus what follows from where its folder is. */
export interface Section extends Omit<SectionMeta, "sample" | "lines"> {
  /** `silcrow-<category>-<slug>`; never reused (spec-notes "Section ids"). */
  id: string;
  slug: string;
  category: CategorySlug;
  /** Law-style number, "4.2": display only. */
  number: string;
  lines: readonly Product[];
  sample: Record<string, Content>;
}

export interface Category extends Omit<CategoryMeta, "order" | "slug"> {
  slug: CategorySlug;
  /** "4" */
  number: string;
  product: Product;
  href: string;
  /** Light and dark picture; the super line shows one generic image for all (spec §3). */
  image: { light: string; dark: string };
  sections: readonly Section[];
}

const modules = import.meta.glob<{ default: SectionMeta<Record<string, Content>> }>(
  "../../components/sections/*/*/section.ts",
  { eager: true },
);

/** Splits a module's path into the identity it stands for. */
export function identityOf(path: string): { category: string; slug: string } {
  const [category = "", slug = ""] = path.split("/").slice(-3);
  return { category, slug };
}

const all: readonly Section[] = Object.entries(modules)
  .map(([path, module]) => {
    const { category, slug } = identityOf(path);
    const index = categoryMeta.findIndex((meta) => meta.slug === category);
    const meta = categoryMeta[index];
    const place = (meta?.order as readonly string[] | undefined)?.indexOf(slug) ?? -1;
    if (!meta || place < 0) {
      throw new Error(
        `components/sections/${category}/${slug}: name it in the order of its category in lib/catalogue/categories.ts`,
      );
    }
    const section: Section = {
      ...module.default,
      lines: module.default.lines ?? products,
      id: `${brand.slug}-${category}-${slug}`,
      slug,
      category: meta.slug,
      number: `${index + 1}.${place + 1}`,
    };
    return { section, rank: index * 100 + place };
  })
  .sort((a, b) => a.rank - b.rank)
  .map(({ section }) => section);

const byId = new Map(all.map((section) => [section.id, section]));

/** Every section of a line, in catalogue order; of both lines without an argument. */
export function listSections(product?: Product): readonly Section[] {
  return product ? all.filter((section) => section.lines.includes(product)) : all;
}

/** The section with this id, or undefined. */
export function findSection(id: string): Section | undefined {
  return byId.get(id);
}

/** The sections of one category that a line sells, in display order. */
export function sectionsOf(product: Product, category: CategorySlug): readonly Section[] {
  return all.filter((section) => section.category === category && section.lines.includes(product));
}

/** Every category of a line in catalogue order, also those whose sections are still to come. */
export function categoriesOf(product: Product): readonly Category[] {
  return categoryMeta.map(({ order: _, ...meta }, index) => ({
    ...meta,
    group: meta.group as Group | null,
    number: `${index + 1}`,
    product,
    href: urls.category(product, meta.group, meta.slug),
    image: imageOf(product, meta.slug),
    sections: sectionsOf(product, meta.slug),
  }));
}

/** One category of a line, or undefined when there is none of that name. */
export function findCategory(product: Product, slug: string): Category | undefined {
  return categoriesOf(product).find((category) => category.slug === slug);
}

function imageOf(product: Product, slug: CategorySlug): Category["image"] {
  const name = product === "super" ? "super" : slug;
  return { light: `/thumbnails/categories/${name}.webp`, dark: `/thumbnails/categories/${name}-dark.webp` };
}
