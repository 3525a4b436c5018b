import type { Product } from "@/lib/catalogue/products";
import { mostSections, type SearchIndex, type SectionEntry, search } from "@/lib/catalogue/search";
import { searchIndexOf } from "@/lib/catalogue/search-file";
import { searchFile } from "@/lib/catalogue/search-index";

interface Found {
  ids: string[];
  /** How many were found beyond these. */
  more: number;
  /** What an agent has to know of them. */
  note: string;
}

/** The sections of a line that have all these words, else those that have most of them; every one without words. */
export function findSections(query: string, product: Product, category?: string): Found {
  const index = indexOf(product, category);
  if (!query.trim()) return { ids: index.sections.map(({ id }) => id), more: 0, note: "" };
  const words = wordsOf(query);
  for (const asked of [query, words.join(" ")]) {
    const { sections, more, instead } = search(index, asked, product);
    const note = instead ? `No section has these words; these have “${instead}”.` : "";
    if (sections.length > 0) return { ids: sections.map(({ id }) => id), more, note };
  }
  const ids = withMostWords(index, words, product);
  const note = ids.length > 0 ? "No section has all of these words; these have some." : "";
  return { ids: ids.slice(0, mostSections), more: Math.max(0, ids.length - mostSections), note };
}

/** Words of a sentence that say nothing of a section. */
const small = new Set(
  "a an and are as at be by for from i in into is it me my need of on or our page section site some that the their this to want we website with your".split(
    " ",
  ),
);
/** Of a sentence, so many words are looked for: each is a search of its own. */
const mostWords = 12;

/** The words of a sentence that say something. */
function wordsOf(query: string): string[] {
  const typed = query.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.-]*/gu) ?? [];
  return [...new Set(typed.map((word) => word.replace(/[.-]+$/, "")))].filter((word) => !small.has(word));
}

/** The sections with the most of these words, and among those the ones that the shop's search puts first. */
function withMostWords(index: SearchIndex, words: readonly string[], product: Product): string[] {
  const scores = new Map<string, { words: number; ranks: number }>();
  for (const word of words.slice(0, mostWords)) {
    const found = search(index, word, product, index.sections.length);
    // Of several words, one that is unknown says less than those that aren't.
    if (found.instead) continue;
    for (const [rank, { id }] of found.sections.entries()) {
      const { words, ranks } = scores.get(id) ?? { words: 0, ranks: 0 };
      scores.set(id, { words: words + 1, ranks: ranks + 1 / (1 + rank) });
    }
  }
  return [...scores].sort(([, a], [, b]) => b.words - a.words || b.ranks - a.ranks).map(([id]) => id);
}

const indexes = new Map<string, SearchIndex>();

/** The search index with the sections of one line, and of one category. Made once: searching takes it apart. */
function indexOf(product: Product, category: string | undefined): SearchIndex {
  const key = `${product} ${category ?? ""}`;
  const made = indexes.get(key) ?? narrowed(searchIndexOf(searchFile()), product, category);
  indexes.set(key, made);
  return made;
}

/** Categories stay: a section is found by what its category is called, too. */
function narrowed({ categories, sections }: SearchIndex, product: Product, category: string | undefined): SearchIndex {
  const isAsked = ({ lines, categorySlug }: SectionEntry) =>
    lines.includes(product) && (!category || categorySlug === category);
  return { categories, sections: sections.filter(isAsked), pages: [] };
}
