import type { CategorySlug } from "./categories";
import { nearestWord } from "./nearest-word";
import type { Image } from "./pictures";
import type { Product } from "./products";

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
export const mostSections = 20;

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
export function field(text: string, start: number, within = 0): Field {
  const folded = fold(text);
  return { folded, parts: folded.split(/[\s,]+/), start, within };
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

function prepared(index: SearchIndex): Prepared {
  const made = known.get(index) ?? prepare(index);
  known.set(index, made);
  return made;
}

function prepare({ categories, sections, pages }: SearchIndex): Prepared {
  const called = new Map(categories.map(({ title, words }) => [title, words]));
  const shared = new Map(
    [...new Set(sections.map(({ category }) => category))].map((title) => [
      title,
      [field(spaced(title), 2), field((called.get(title) ?? []).join(" "), 2)],
    ]),
  );
  const made: Omit<Prepared, "words"> = {
    categories: categories.map((entry) => ({ entry, fields: [...namesOf(entry), field(entry.words.join(" "), 2)] })),
    sections: sections.map((entry) => ({
      entry,
      fields: [
        field(entry.title, 16, 4),
        field(`${spaced(entry.slug)} ${entry.number}`, 16),
        field(entry.tags.join(" "), 8, 1),
        field(`${spaced(entry.id)} ${entry.price === null ? "free" : ""}`, 2),
      ],
      shared: shared.get(entry.category) ?? [],
    })),
    pages: pages.map((entry) => ({
      entry,
      fields: [field(entry.title, 8, 2), field([entry.place, ...entry.words].join(" "), 4)],
    })),
  };
  const fields = [...made.categories, ...made.pages, ...made.sections].flatMap(({ fields }) => fields);
  return { ...made, words: new Set([...fields, ...[...shared.values()].flat()].flatMap(({ parts }) => parts)) };
}

/** A category's own names, without what else it is called. */
const namesOf = ({ title, slug }: CategoryEntry) => [field(title, 8, 4), field(spaced(slug), 6)];

/** Characters: what is typed beyond them is not searched for. */
export const longestSearch = 200;

/**
 * What the typed text finds. Categories by name, case-insensitively (spec §2), then those that are called so besides; among each those
 * of the chosen line first; then sections and pages in which every typed word is found. Among each, the beginning of a word
 * counts more than its middle, a title more than a tag, and the whole title more than one with other words beside it.
 * Nothing typed finds the categories of the line. Where nothing is found, what the words are slips of is looked for instead.
 * @param most sections that are given
 */
export function search(index: SearchIndex, text: string, product: Product, most = mostSections): SearchResults {
  const found = searchFor(index, text, product, most);
  if (found.categories.length + found.sections.length + found.pages.length > 0) return found;
  const instead = withoutSlips(index, text);
  return instead === undefined ? found : { ...searchFor(index, instead, product, most), instead };
}

/** So many unknown words are compared with all that are known. */
const mostSlips = 4;

/** A text with the nearest known word for each that is nowhere; undefined where one has none. */
function withoutSlips(index: SearchIndex, text: string): string | undefined {
  const { words } = prepared(index);
  const all = field([...words].join(" "), 1, 1);
  const isKnown = (form: readonly string[]) => form.some((word) => worth(word, all) > 0);
  const forms = formsOf(text);
  if (forms.filter((form) => !isKnown(form)).length > mostSlips) return undefined;
  const meant = forms.map((form) => (isKnown(form) ? form[0] : nearestWord(form[0] ?? "", words)));
  return meant.includes(undefined) || forms.every(isKnown) ? undefined : meant.join(" ");
}

const typedIn = (text: string) => text.slice(0, longestSearch).trim().toLowerCase();

/** Each typed word once, with what it may be the plural of. */
export function formsOf(text: string): string[][] {
  const typed = typedIn(text);
  const words = new Set(typed.replace("§", " ").split(/\s+/).map(fold).filter(Boolean));
  return [...words].map((word) => [word, ...singulars(word)]);
}

function searchFor(index: SearchIndex, text: string, product: Product, most: number): SearchResults {
  const typed = typedIn(text);
  const own = (entry: CategoryEntry) => entry.product === product;
  const nothing = { instead: undefined, isPage: false, categories: [], sections: [], more: 0, pages: [] };
  if (!typed) return { ...nothing, categories: index.categories.filter(own) };

  const forms = formsOf(text);
  const named = ({ title, slug }: CategoryEntry) => title.toLowerCase().includes(typed) || slug.includes(typed);
  const inCommon = remembered((fields: readonly Field[]) => forms.map((form) => worthOf(form, fields)));
  const all = prepared(index);

  const isNamed = (entry: CategoryEntry) => named(entry) || scoreOf(forms, namesOf(entry)) > 0;
  const categories = ranked(all.categories, ({ entry, fields }) => scoreOf(forms, fields) || (named(entry) ? 1 : 0));
  const byName = new Set(categories.filter(isNamed));
  /** Those that are called what was typed first, and among each those of the line. */
  const place = (entry: CategoryEntry) => (byName.has(entry) ? 0 : 2) + (own(entry) ? 0 : 1);
  const sections = ranked(all.sections, ({ entry, fields, shared }) => {
    const score = scoreOf(forms, fields, inCommon(shared));
    return score && score + (entry.title.toLowerCase() === typed || entry.slug === typed ? 1 : 0);
  });
  const pages = ranked(all.pages, ({ fields }) => scoreOf(forms, fields));
  const begins = ({ title }: { title: string }) => title.toLowerCase().startsWith(typed);
  const isPage = pages.some(begins) && !categories.some(begins);
  return {
    instead: undefined,
    isPage,
    categories: categories.sort((one, other) => place(one) - place(other)),
    sections: sections.slice(0, most),
    more: Math.max(0, sections.length - most),
    pages,
  };
}

/** What a function gave for each argument, asked once. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const given = new Map<Key, Value>();
  return (key) => {
    const value = given.get(key) ?? work(key);
    given.set(key, value);
    return value;
  };
}

/** The entries with a score, the highest first, else in their order. */
function ranked<Item extends { entry: unknown }>(
  items: readonly Item[],
  score: (item: Item) => number,
): Item["entry"][] {
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
function scoreOf(
  forms: readonly (readonly string[])[],
  fields: readonly Field[],
  least: readonly (readonly number[])[] = [],
): number {
  let sum = 0;
  for (const [place, form] of forms.entries()) {
    const here = worthOf(form, fields);
    // A word as it was typed comes before its singular.
    const best = here.map((worth, which) => Math.max(worth, least[place]?.[which] ?? 0));
    const highest = best[0] || Math.max(0, ...best.slice(1));
    if (highest === 0) return 0;
    sum += highest;
  }
  return sum;
}

/** What each form of a word counts in the field where it counts most. */
export function worthOf(form: readonly string[], fields: readonly Field[]): number[] {
  return form.map((word) => fields.reduce((highest, field) => Math.max(highest, worth(word, field)), 0));
}

/** What a typed word is the plural of, perhaps: "heroes" means hero. */
const singulars = (word: string) => (word.length > 4 ? [word.replace(/es$/, ""), word.replace(/s$/, "")] : []);

function worth(word: string, { folded, parts, start, within }: Field): number {
  // Most words are in most texts nowhere.
  if (!folded.includes(word)) return 0;
  if (parts.includes(word)) return start + 1;
  if (parts.some((part) => part.startsWith(word))) return start;
  // Shorter than that stands in the middle of everything.
  return word.length > 2 ? within : 0;
}

/** Without case and hyphens: people write e-mail and email, sign-up and signup. */
const fold = (text: string) => text.toLowerCase().replaceAll("-", "");
/** A slug as its words, and as one. */
export const spaced = (slug: string) => `${slug.replaceAll("-", " ")} ${slug}`;
