import type { ComposeCategory } from "@/lib/catalogue/pages/compose-sections";

/** The words of a question, in lower case. */
export const splitWords = (requested: string): string[] => requested.toLowerCase().split(/\s+/).filter(Boolean);

/** The sections in which all words are, by their categories: those whose title has them first, then those of a category that has them. */
export function findSections(categories: readonly ComposeCategory[], requested: string): ComposeCategory[] {
  const words = splitWords(requested);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = categories
    .map(({ title, sections }) => ({ title, sections: sections.filter((section) => hasAll(section.words)) }))
    .filter(({ sections }) => sections.length > 0);
  if (words.length === 0) return found;
  const rank = ({ title, sections }: ComposeCategory) =>
    sections.some((section) => hasAll(section.title)) ? 0 : hasAll(title) ? 1 : 2;
  return found
    .map(({ title, sections }) => ({
      title,
      sections: sections.toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title))),
    }))
    .sort((a, b) => rank(a) - rank(b));
}
