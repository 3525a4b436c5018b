import { brand } from "@/lib/brand";
import type { CategorySlug } from "@/lib/catalogue/categories";
import { getCategoryPicture, getPhotograph } from "@/lib/catalogue/records/pictures";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import type { CategoryEntry, PageEntry, SearchIndex, SectionEntry } from "./search";

/**
 * The search index as it is sent. It grows with every section, so of a section it holds what can't be made of its slug:
 * addresses and pictures follow from ids, tags are numbers in one list of words, what a category is stands in it once.
 */
export interface SearchFile {
  /** Every tag once. */
  words: readonly string[];
  /** In catalogue order. */
  categories: readonly CategoryRow[];
  pages: readonly PageEntry[];
}

export interface CategoryRow {
  slug: CategorySlug;
  title: string;
  /** Name and title of its group, or null where it stands alone. */
  group: readonly [slug: string, title: string] | null;
  description: string;
  words: readonly string[];
  sections: readonly SectionRow[];
}

type SectionRow = readonly [
  slug: string,
  number: number,
  price: number | null,
  tags: readonly number[],
  /** Of its photographs, part of their names; "" where none have been taken yet. */
  version: string,
  unusual?: Unusual,
];

/** What few sections have. */
interface Unusual {
  /** A title that isn't the words of the slug. */
  title?: string;
  /** The only lines that sell it. */
  lines?: readonly Product[];
}

/** What the row of a section is made of. */
interface Listed {
  slug: string;
  number: string;
  price: number | null;
  tags: readonly string[];
  title: string;
  lines: readonly Product[];
  /** Of its photographs, if they have been taken. */
  version: string | undefined;
}

/** Makes rows of sections that share one list of words. */
export function createSectionRows(): { words: string[]; row(section: Listed): SectionRow } {
  const places = new Map<string, number>();
  const words: string[] = [];
  const placeOfTag = (tag: string) => {
    const place = places.get(tag) ?? words.push(tag) - 1;
    places.set(tag, place);
    return place;
  };
  return {
    words,
    row({ slug, number, price, tags, title, lines, version }) {
      const unusual: Unusual = {
        ...(title !== getTitle(slug) && { title }),
        ...(lines.length < products.length && { lines }),
      };
      const usual = [slug, Number(number.split(".")[1]), price, tags.map(placeOfTag), version ?? ""] as const;
      return Object.keys(unusual).length > 0 ? [...usual, unusual] : usual;
    },
  };
}

/** "split-ledger" is "Split ledger". */
const getTitle = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

/** The index to search in, made of what was sent. */
export function createSearchIndex({ words, categories, pages }: SearchFile): SearchIndex {
  return {
    categories: products.flatMap((product) => categories.map((row, place) => createCategoryEntry(row, place, product))),
    sections: categories.flatMap((row, place) =>
      row.sections.map((section) => createSectionEntry(section, row, place, words)),
    ),
    pages,
  };
}

const getProducts = ([, , , , , unusual]: SectionRow) => unusual?.lines ?? products;
const getAddress = ({ slug, group }: CategoryRow, product: Product) => urls.category(product, group?.[0] ?? null, slug);

function createCategoryEntry(row: CategoryRow, place: number, product: Product): CategoryEntry {
  const { slug, title, group, description, words, sections } = row;
  return {
    kind: "category",
    title,
    slug,
    product,
    group: group?.[1] ?? null,
    number: `${place + 1}`,
    href: getAddress(row, product),
    image: getCategoryPicture(product, slug),
    small: getCategoryPicture(product, slug, "small"),
    count: sections.filter((section) => getProducts(section).includes(product)).length,
    description,
    words,
  };
}

function createSectionEntry(
  section: SectionRow,
  category: CategoryRow,
  place: number,
  words: readonly string[],
): SectionEntry {
  const [slug, number, price, tags, version, { title } = {}] = section;
  const lines = getProducts(section);
  const id = `${brand.slug}-${category.slug}-${slug}`;
  const href = (product: Product) => urls.section({ href: getAddress(category, product) }, { slug });
  const picture = (size: "full" | "small") =>
    version ? getPhotograph(id, size, version) : getCategoryPicture(lines[0] ?? "bullet", category.slug, size);
  return {
    kind: "section",
    id,
    slug,
    lines,
    title: title ?? getTitle(slug),
    category: category.title,
    categorySlug: category.slug,
    number: `${place + 1}.${number}`,
    price,
    tags: tags.map((tag) => words[tag] ?? ""),
    hrefs: Object.fromEntries(lines.map((product) => [product, href(product)])),
    image: picture("full"),
    small: picture("small"),
  };
}
