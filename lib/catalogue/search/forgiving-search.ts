import type { Product } from "@/lib/hosts/products";
import { findNearestWord } from "./nearest-word";
import {
  createField,
  listIndexWords,
  listWordForms,
  maxSections,
  type SearchIndex,
  type SearchResults,
  scoreWord,
  searchExactly,
  splitTypedWords,
} from "./search";

/** Words of a sentence that say nothing of what is looked for. */
const small = new Set(
  "a an and are as at be by for from i in into is it me my need of on or our page section site some that the their this to want we website with your".split(
    " ",
  ),
);

/**
 * What the typed text finds: the one search of the shop, the registry and agents. Where nothing has every word, the small ones are left
 * out; then what the words are slips of is looked for instead; then what has most of them is found.
 * @param options.most sections that are given
 * @param options.only results of other kinds don't keep it from looking further
 */
export function search(
  index: SearchIndex,
  text: string,
  product: Product,
  { most = maxSections, only }: { most?: number; only?: "sections" } = {},
): SearchResults {
  const isFound = ({ categories, sections, pages }: SearchResults) =>
    sections.length > 0 || (!only && categories.length + pages.length > 0);
  const whole = searchExactly(index, text, product, most);
  if (isFound(whole)) return whole;
  const wordsOf = (typed: string) => splitTypedWords(typed).filter((word) => !small.has(word));
  // A hyphen joins (e-mail) or divides (price-list).
  const [words, divided] = [wordsOf(text), wordsOf(text.replaceAll("-", " "))];
  if (words.length === 0) return whole;
  const shorter = new Set([words.join(" "), divided.join(" ")]);
  // That was looked for as it was typed.
  shorter.delete(text.trim().toLowerCase());
  for (const requested of shorter) {
    const exact = searchExactly(index, requested, product, most);
    if (isFound(exact)) return exact;
  }
  const instead = correctSlips(index, divided.join(" "));
  const meant = instead === undefined ? whole : { ...searchExactly(index, instead, product, most), instead };
  return isFound(meant) ? meant : withMostWords(index, divided, product, most);
}

/** So many unknown words are compared with all that are known. */
const mostSlips = 4;

/** A text with the nearest known word for each that is nowhere; undefined where one has none. */
function correctSlips(index: SearchIndex, text: string): string | undefined {
  const words = listIndexWords(index);
  const all = createField([...words].join(" "), 1, 1);
  const isKnown = (form: readonly string[]) => form.some((word) => scoreWord(word, all) > 0);
  const forms = listWordForms(text);
  if (forms.filter((form) => !isKnown(form)).length > mostSlips) return undefined;
  const meant = forms.map((form) => (isKnown(form) ? form[0] : findNearestWord(form[0] ?? "", words)));
  return meant.includes(undefined) || forms.every(isKnown) ? undefined : meant.join(" ");
}

/** Of a sentence, so many words are looked for: each is a search of its own. */
const mostWords = 12;

/** What has the most of several words, and among that what the search of each puts first. */
function withMostWords(index: SearchIndex, words: readonly string[], product: Product, most: number): SearchResults {
  // A letter by itself begins too many.
  const searches = words
    .filter((word) => word.length > 1)
    .slice(0, mostWords)
    .map((word) => searchExactly(index, word, product, index.sections.length));
  const sections = mergeByScore(searches.map(({ sections }) => sections));
  return {
    instead: undefined,
    isPartial: true,
    isPage: false,
    categories: mergeByScore(searches.map(({ categories }) => categories)),
    sections: sections.slice(0, most),
    more: Math.max(0, sections.length - most),
    pages: mergeByScore(searches.map(({ pages }) => pages)),
  };
}

/** The entries of several lists: those in most of them first, then those that stand higher. */
function mergeByScore<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, { lists: number; ranks: number }>();
  for (const list of lists) {
    for (const [rank, item] of list.entries()) {
      const { lists, ranks } = scores.get(item) ?? { lists: 0, ranks: 0 };
      scores.set(item, { lists: lists + 1, ranks: ranks + 1 / (1 + rank) });
    }
  }
  return [...scores].sort(([, a], [, b]) => b.lists - a.lists || b.ranks - a.ranks).map(([item]) => item);
}
