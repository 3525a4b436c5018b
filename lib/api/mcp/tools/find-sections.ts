import { search } from "@/lib/catalogue/search/forgiving-search";
import type { SearchIndex, SectionEntry } from "@/lib/catalogue/search/search";
import { createSearchIndex } from "@/lib/catalogue/search/search-file";
import { createSearchFile } from "@/lib/catalogue/search/search-index";
import type { Product } from "@/lib/hosts/products";

interface Found {
  ids: string[];
  /** How many were found beyond these. */
  more: number;
  /** What an agent has to know of them. */
  note: string;
}

/** The sections of a line that the shop's search finds; every one without words. */
export function findSections(query: string, product: Product, category?: string): Found {
  const index = indexOf(product, category);
  if (!query.trim()) return { ids: index.sections.map(({ id }) => id), more: 0, note: "" };
  const { sections, more, instead, isPartial } = search(index, query, product, { only: "sections" });
  const note = instead
    ? `No section has these words; these have “${instead}”.`
    : isPartial && sections.length > 0
      ? "No section has all of these words; these have some."
      : "";
  return { ids: sections.map(({ id }) => id), more, note };
}

const indexes = new Map<string, SearchIndex>();

/** The search index with the sections of one line, and of one category. Made once: searching takes it apart. */
function indexOf(product: Product, category: string | undefined): SearchIndex {
  const key = `${product} ${category ?? ""}`;
  const made = indexes.get(key) ?? narrowIndex(createSearchIndex(createSearchFile()), product, category);
  indexes.set(key, made);
  return made;
}

/** Categories stay: a section is found by what its category is called, too. */
function narrowIndex(
  { categories, sections }: SearchIndex,
  product: Product,
  category: string | undefined,
): SearchIndex {
  const isAsked = ({ lines, categorySlug }: SectionEntry) =>
    lines.includes(product) && (!category || categorySlug === category);
  return { categories, sections: sections.filter(isAsked), pages: [] };
}
