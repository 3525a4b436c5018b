import type { CategorySlug } from "@/lib/catalogue/categories";
import type { Image } from "@/lib/catalogue/records/pictures";
import type { Product } from "@/lib/hosts/products";

/** One category of one line, as the search dialog shows it. */
export interface CategoryEntry {
  kind: "category";
  title: string;
  slug: CategorySlug;
  product: Product;
  /** Title of its group, or null where it stands alone. */
  group: string | null;
  /** "4" */
  number: string;
  href: string;
  image: Image;
  /** The same for a row of the results. */
  small: Image;
  /** How many sections it has. */
  count: number;
  description: string;
  /** What else people call it. */
  words: readonly string[];
}

/** One section; `hrefs` has an address for each line that sells it. */
export interface SectionEntry {
  kind: "section";
  id: string;
  slug: string;
  lines: readonly Product[];
  title: string;
  /** Title of its category. */
  category: string;
  categorySlug: CategorySlug;
  /** "4.2" */
  number: string;
  price: number | null;
  tags: readonly string[];
  hrefs: Partial<Record<Product, string>>;
  image: Image;
  /** The same for a row of the results. */
  small: Image;
}

/** A template, or a page of the shop. */
export interface PageEntry {
  kind: "page";
  title: string;
  /** What it is, in a word or two. */
  place: string;
  summary: string;
  hrefs: Record<Product, string>;
  /** What else people call it. */
  words: readonly string[];
  /** Pages of text have none. */
  image: Image | null;
  small: Image | null;
}

export interface SearchIndex {
  categories: readonly CategoryEntry[];
  sections: readonly SectionEntry[];
  pages: readonly PageEntry[];
}

export type Entry = CategoryEntry | SectionEntry | PageEntry;

export interface SearchResults {
  /** What was looked for in place of the typed text, in which nothing was found. */
  instead: string | undefined;
  /** Nothing has all words; what is here has some. */
  isPartial: boolean;
  /** A page is what was typed: it comes before everything else. */
  isPage: boolean;
  categories: CategoryEntry[];
  /** The best ones. */
  sections: SectionEntry[];
  /** How many sections more were found. */
  more: number;
  pages: PageEntry[];
}

/** How many sections are shown: who wants another one types another word. */
export const maxSections = 20;

/** A text that a typed word may be found in, and how much that counts. */
interface Field {
  folded: string;
  parts: readonly string[];
  /** For a word of the text that begins with what was typed. */
  start: number;
  /** For what was typed anywhere in it; 0 is no match. */
  within: number;
}

/** A text to be searched, taken apart once and not at every keystroke. */
export function createField(text: string, start: number, within = 0): Field {
  const folded = fold(text);
  return { folded, parts: folded.split(/[\s,/]+/), start, within };
}

interface Prepared {
  categories: { entry: CategoryEntry; fields: readonly Field[] }[];
  /** `shared` is what all sections of a category have in common. */
  sections: { entry: SectionEntry; fields: readonly Field[]; shared: readonly Field[] }[];
  pages: { entry: PageEntry; fields: readonly Field[] }[];
  /** Every word of them, names of categories first. */
  words: ReadonlySet<string>;
}

const known = new WeakMap<SearchIndex, Prepared>();

function prepareIndex(index: SearchIndex): Prepared {
  const made = known.get(index) ?? prepare(index);
  known.set(index, made);
  return made;
}

/** Every word that something may be found by, names of categories first. */
export const listIndexWords = (index: SearchIndex): ReadonlySet<string> => prepareIndex(index).words;

function prepare({ categories, sections, pages }: SearchIndex): Prepared {
  const called = new Map(categories.map(({ title, words }) => [title, words]));
  const shared = new Map(
    [...new Set(sections.map(({ category }) => category))].map((title) => [
      title,
      [createField(withSpaces(title), 2), createField((called.get(title) ?? []).join(" "), 2)],
    ]),
  );
  const made: Omit<Prepared, "words"> = {
    categories: categories.map((entry) => ({
      entry,
      fields: [...listNames(entry), createField(entry.words.join(" "), 2)],
    })),
    sections: sections.map((entry) => ({
      entry,
      fields: [
        createField(entry.title, 16, 4),
        createField(`${withSpaces(entry.slug)} ${entry.number}`, 16),
        createField(entry.tags.join(" "), 8, 1),
        createField(`${withSpaces(entry.id)} ${entry.price === null ? "free" : ""}`, 2),
      ],
      shared: shared.get(entry.category) ?? [],
    })),
    pages: pages.map((entry) => ({
      entry,
      fields: [createField(entry.title, 8, 2), createField([entry.place, ...entry.words].join(" "), 4)],
    })),
  };
  const fields = [...made.categories, ...made.pages, ...made.sections].flatMap(({ fields }) => fields);
  return { ...made, words: new Set([...fields, ...[...shared.values()].flat()].flatMap(({ parts }) => parts)) };
}

/** A category's own names, without what else it is called. */
const listNames = ({ title, slug }: CategoryEntry) => [createField(title, 8, 4), createField(withSpaces(slug), 6)];

/** Characters: what is typed beyond them is not searched for. */
export const maxSearchLength = 200;

const normalizeTyped = (text: string) => text.slice(0, maxSearchLength).trim().toLowerCase();

/** What stands between words, and before or after one: nobody looks for it. */
const [between, around] = [/[\s/,;|+§]+/, /^[.:!?#"“”„'‘’()[\]…]+|[.:!?"“”'‘’()[\]…]+$/g];

/** Each typed word once. */
export function splitTypedWords(text: string): string[] {
  const words = normalizeTyped(text)
    .split(between)
    .map((word) => fold(word.replace(around, "")));
  return [...new Set(words.filter(Boolean))];
}

/** Each typed word once, with what it may be the plural of. */
export const listWordForms = (text: string): string[][] =>
  splitTypedWords(text).map((word) => [word, ...listSingulars(word)]);

/**
 * What has every typed word. Categories by name, case-insensitively, then those that are called so besides; among each those
 * of the chosen line first; then sections and pages. Among each, the beginning of a word counts more than its middle, a title more than
 * a tag, and the whole title more than one with other words beside it. Nothing typed finds the categories of the line.
 * @param most sections that are given
 */
export function searchExactly(index: SearchIndex, text: string, product: Product, most: number): SearchResults {
  const typed = normalizeTyped(text);
  const own = (entry: CategoryEntry) => entry.product === product;
  const nothing = {
    instead: undefined,
    isPartial: false,
    isPage: false,
    categories: [],
    sections: [],
    more: 0,
    pages: [],
  };
  if (!typed) return { ...nothing, categories: index.categories.filter(own) };

  const forms = listWordForms(text);
  const named = ({ title, slug }: CategoryEntry) => title.toLowerCase().includes(typed) || slug.includes(typed);
  const inCommon = memoize((fields: readonly Field[]) => forms.map((form) => computeScores(form, fields)));
  const all = prepareIndex(index);

  const isNamed = (entry: CategoryEntry) => named(entry) || computeScore(forms, listNames(entry)) > 0;
  const categories = rank(all.categories, ({ entry, fields }) => computeScore(forms, fields) || (named(entry) ? 1 : 0));
  const byName = new Set(categories.filter(isNamed));
  /** Those that are called what was typed first, and among each those of the line. */
  const place = (entry: CategoryEntry) => (byName.has(entry) ? 0 : 2) + (own(entry) ? 0 : 1);
  const sections = rank(all.sections, ({ entry, fields, shared }) => {
    const score = computeScore(forms, fields, inCommon(shared));
    return score && score + (entry.title.toLowerCase() === typed || entry.slug === typed ? 1 : 0);
  });
  const pages = rank(all.pages, ({ fields }) => computeScore(forms, fields));
  const begins = ({ title }: { title: string }) => title.toLowerCase().startsWith(typed);
  const isPage = pages.some(begins) && !categories.some(begins);
  return {
    ...nothing,
    isPage,
    categories: categories.sort((one, other) => place(one) - place(other)),
    sections: sections.slice(0, most),
    more: Math.max(0, sections.length - most),
    pages,
  };
}

/** What a function gave for each argument, asked once. */
function memoize<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const provided = new Map<Key, Value>();
  return (key) => {
    const value = provided.get(key) ?? work(key);
    provided.set(key, value);
    return value;
  };
}

/** The entries with a score, the highest first, else in their order. */
function rank<Item extends { entry: unknown }>(items: readonly Item[], score: (item: Item) => number): Item["entry"][] {
  const scored: { entry: Item["entry"]; score: number }[] = [];
  for (const item of items) {
    const points = score(item);
    if (points > 0) scored.push({ entry: item.entry, score: points });
  }
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/**
 * The sum of what each word counts where it counts most; 0 if one of them is nowhere.
 * @param forms each typed word, with what it may be the plural of
 * @param least what each word counts already
 */
function computeScore(
  forms: readonly (readonly string[])[],
  fields: readonly Field[],
  least: readonly (readonly number[])[] = [],
): number {
  let sum = 0;
  for (const [place, form] of forms.entries()) {
    const here = computeScores(form, fields);
    // A word as it was typed comes before its singular.
    const best = here.map((score, which) => Math.max(score, least[place]?.[which] ?? 0));
    const highest = best[0] || Math.max(0, ...best.slice(1));
    if (highest === 0) return 0;
    sum += highest;
  }
  return sum;
}

/** What each form of a word counts in the field where it counts most. */
export function computeScores(form: readonly string[], fields: readonly Field[]): number[] {
  return form.map((word) => fields.reduce((highest, field) => Math.max(highest, scoreWord(word, field)), 0));
}

/** What a typed word is the plural of, perhaps: "heroes" means hero. */
const listSingulars = (word: string) => (word.length > 4 ? [word.replace(/es$/, ""), word.replace(/s$/, "")] : []);

/** What a word counts in a field; 0 where it isn't in it. */
export function scoreWord(word: string, { folded, parts, start, within }: Field): number {
  // Most words are in most texts nowhere.
  if (!folded.includes(word)) return 0;
  if (parts.includes(word)) return start + 1;
  if (parts.some((part) => part.startsWith(word))) return start;
  // Shorter than that stands in the middle of everything.
  return word.length > 2 ? within : 0;
}

/** Without case, hyphens, apostrophes and the dots of abbreviations: people write e-mail and email, sign-up and signup, F.A.Q. and FAQ. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-'’]/g, "")
    .replace(/(?<=(?:^|[\s.,])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, "");
/** A slug as its words, and as one. */
export const withSpaces = (slug: string) => `${slug.replaceAll("-", " ")} ${slug}`;
