/**
 * What a section's content is made of: the schema and the edit form are derived from a sample of it. Links are
 * `{ label, href }`, pictures `{ src, alt }`, with an address of the web or a file under /art.
 */
export type Content = string | number | boolean | Content[] | { [key: string]: Content };

/** What a number of the content may be. */
export interface NumberLimit {
  min: number;
  max: number;
  /** Whole numbers only: counts, places in a list. */
  integer?: boolean;
}

/** What we know about a section besides its markup. Its identity (category, slug, id) is the folder's path. */
export interface SectionMeta<Props = Record<string, Content>> {
  title: string;
  /**
   * Its place in the category and the second half of its § number. Given once, the next free one, and never again to another:
   * it stands on invoices.
   */
  number: number;
  /** US dollars, whole number; null is free for everyone (callout cards, spec §9). */
  price: number | null;
  /** One sentence of 50–160 characters that says what one sees. */
  summary: string;
  /** Lower-case words a person would search for. */
  tags: readonly string[];
  /** ISO dates. */
  added: string;
  updated: string;
  /** The product lines that sell it; both when absent. */
  lines?: readonly ("bullet" | "super")[];
  /** Default content; its shape is the contract of what can be edited. */
  sample: Props;
  /** For each number of the sample, by its path without the places in lists: `seats`, `busy.day`. */
  limits?: Readonly<Record<string, NumberLimit>>;
  /**
   * What the editor calls a field, by its path without the places in lists, where the name it has in other sections
   * (lib/catalogue/field-labels.ts) doesn't fit or there is none; one thing of a list under the list's path and `[]`. Its
   * hint is the comment in the component's `Props`.
   */
  labels?: Readonly<Record<string, string>>;
  /** Callout cards only: what to make in Notion, step by step. */
  recipe?: readonly string[];
}

/** The paths of the numbers in `Props`. */
type NumberPath<T, Path extends string = ""> = T extends number
  ? Path
  : T extends readonly (infer Item)[]
    ? NumberPath<Item, Path>
    : T extends object
      ? { [Name in keyof T & string]: NumberPath<T[Name], Path extends "" ? Name : `${Path}.${Name}`> }[keyof T &
          string]
      : never;

type Limits<Props> = [NumberPath<Props>] extends [never] ? object : { limits: Record<NumberPath<Props>, NumberLimit> };

/**
 * Describes a section; `Props` are those of its component, so sample and markup cannot drift apart, and no number is
 * without its limits.
 */
export const defineSection =
  <Props extends object>() =>
  (meta: SectionMeta<Props> & Limits<Props>): SectionMeta<Props> =>
    meta;
