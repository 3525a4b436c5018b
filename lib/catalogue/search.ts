import type { Product } from "./products";

/** One category of one line, as the search dialog shows it. */
export interface CategoryEntry {
  kind: "category";
  title: string;
  slug: string;
  product: Product;
  /** Title of its group, or null where it stands alone. */
  group: string | null;
  href: string;
  image: { light: string; dark: string };
  /** How many sections it has. */
  count: number;
  description: string;
}

/** One section; `hrefs` has an address for each line that sells it. */
export interface SectionEntry {
  kind: "section";
  id: string;
  lines: readonly Product[];
  title: string;
  category: string;
  /** "4.2" */
  number: string;
  price: number | null;
  summary: string;
  tags: readonly string[];
  hrefs: Partial<Record<Product, string>>;
  image: { light: string; dark: string };
}

export interface SearchIndex {
  categories: readonly CategoryEntry[];
  sections: readonly SectionEntry[];
}

export interface SearchResults {
  categories: CategoryEntry[];
  sections: SectionEntry[];
}

/**
 * What the typed text finds. Categories by name, case-insensitively (spec §2), those of the chosen line first; then
 * sections whose title, category, number or tags hold every typed word. Nothing typed finds the categories of the line.
 */
export function search(index: SearchIndex, text: string, product: Product): SearchResults {
  const typed = text.trim().toLowerCase();
  if (!typed) return { categories: index.categories.filter((entry) => entry.product === product), sections: [] };

  const named = index.categories.filter(
    ({ title, slug }) => title.toLowerCase().includes(typed) || slug.includes(typed),
  );
  const own = named.filter((entry) => entry.product === product);
  const other = named.filter((entry) => entry.product !== product);

  const words = typed.replace("§", " ").split(/\s+/).filter(Boolean);
  const sections = index.sections.filter((entry) => {
    const text = [entry.title, entry.category, entry.number, ...entry.tags].join(" ").toLowerCase();
    return words.length > 0 && words.every((word) => text.includes(word));
  });
  return { categories: [...own, ...other], sections };
}

/** The page of a section in the chosen line, or in the other when that alone sells it. */
export function sectionHref({ hrefs }: SectionEntry, product: Product): string {
  return hrefs[product] ?? hrefs.bullet ?? hrefs.super ?? "/";
}
