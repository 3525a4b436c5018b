import { type Product, products } from "@/lib/hosts/products";
import { computeScores, createField, type Entry, listWordForms, type SearchIndex, withSpaces } from "./search";

/**
 * By which of an entry's other words a text finds it, where its own names don't have the text's: what else it is called, what it is
 * tagged with, what its category is called. Undefined where its names say enough.
 */
export function findMatchedWord(index: SearchIndex, entry: Entry, text: string): string | undefined {
  const [names, others] = listWords(index, entry);
  const isIn = (form: readonly string[]) => (words: string) =>
    computeScores(form, [createField(words, 1, 1)]).some(Boolean);
  const unnamed = listWordForms(text).filter((form) => !names.some(isIn(form)));
  return [...new Set(unnamed.map((form) => others.find(isIn(form))).filter(Boolean))].join(", ") || undefined;
}

/** The names that a result shows of an entry, and the words it doesn't. */
function listWords(index: SearchIndex, entry: Entry): [names: readonly string[], others: readonly string[]] {
  if (entry.kind === "category") return [[entry.title, withSpaces(entry.slug)], entry.words];
  if (entry.kind === "page") return [[entry.title, entry.place], entry.words];
  const category = index.categories.find(({ slug }) => slug === entry.categorySlug);
  const names = [entry.title, entry.slug, entry.number, withSpaces(entry.id), entry.category, entry.price ?? "free"];
  return [names.map(String), [...entry.tags, ...(category?.words ?? [])]];
}

/** The address of a result in the chosen line, or in the other when that alone sells it. */
export function getResultHref(entry: Entry, product: Product): string {
  if (entry.kind === "category") return entry.href;
  return entry.hrefs[product] ?? entry.hrefs.bullet ?? entry.hrefs.super ?? "/";
}

/** The lines that the address of a result belongs to: one, or both where it is a page of the whole shop. */
export function getResultProducts(entry: Entry, product: Product): readonly Product[] {
  if (entry.kind === "category") return [entry.product];
  if (entry.kind === "section") return [entry.lines.includes(product) ? product : (entry.lines[0] ?? product)];
  return entry.hrefs.bullet === entry.hrefs.super ? products : [product];
}
