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

/** How a text is written that holds more than one thing; the editor has a field for each (lib/catalogue/content/written.ts). */
export interface Written {
  /** What one line is called, of a text with a thing on each; of a text that is one thing there is none. */
  line?: string;
  /** The parts of a thing, each with what the editor calls it; none where a line is one text. */
  parts?: Readonly<Record<string, string>>;
  /** What stands between two parts. */
  between?: "|" | ": ";
  /** A list beside it whose things have one part more each, in their order, and their names; its `most` are all that have one. */
  each?: { of: string; most: number };
}

/** What is known of one field of the content, besides what its sample says. */
export interface FieldMeta extends Partial<NumberLimit> {
  /**
   * What the editor calls it, where the name it has in other sections (lib/catalogue/content/fields/field-labels.ts) doesn't fit or there is
   * none. One thing of a list is named under the list's path and `[]`.
   */
  label?: string;
  /** A sentence for whoever fills it in; the comment in the component's `Props` when absent. */
  help?: string;
  /** Emptied, its element and its space go. Of a group: all its texts. Of a list: its items. */
  optional?: boolean;
  /** Few people change it: the editor folds it away. */
  advanced?: boolean;
  /** Of a list: how many of its things the section has room for; more are kept, and not shown. */
  shown?: number;
  /** The values a text may have, each with what the editor calls it. */
  choices?: Readonly<Record<string, string>>;
  /** Of a text that holds more than one thing, by its path; of texts in a list, by the list's path and `[]`. */
  written?: Written;
  /** What the editor says in place of `label` and `help`, which stand in React copies as they were printed. */
  editor?: Pick<FieldMeta, "label" | "help">;
}

/** The colours of quiet grounds and of drawings, by the names of the host's own. */
export const tints = ["gray", "brown", "orange", "yellow", "green", "blue", "purple", "pink", "red"] as const;
export type Tint = (typeof tints)[number];

/** What a site may be about, as visitors read it. Each section is shown with contents of three of them. */
export const trades = {
  cafe: "Café",
  shop: "Shop",
  software: "Software",
  studio: "Studio",
  consultant: "Consultant",
  course: "Course",
  newsletter: "Newsletter",
  club: "Club",
  stay: "Place to stay",
  practice: "Practice",
  event: "Event",
} as const;
export type Trade = keyof typeof trades;

/** A complete content, of one trade. */
export interface Example<Props> {
  trade: Trade;
  content: Props;
}

/** One change of a section's copies. */
export interface Change {
  /** "1.2.0": the last number for looks, the middle one for new fields, the first for content of another shape. */
  version: string;
  /** ISO date. */
  date: string;
  /** A sentence that says to its buyer what is different. */
  text: string;
}

/** What we know about a section besides its markup. Its identity (category, slug, id) is the folder's path. */
export interface SectionMeta<Props = Record<string, Content>> {
  title: string;
  /**
   * Its place in the category and the second half of its § number. Given once, the next free one, and never again to another:
   * it stands on invoices.
   */
  number: number;
  /** US dollars, whole number; null is free for everyone (callout cards). */
  price: number | null;
  /** One sentence of 50–160 characters that says what one sees. */
  summary: string;
  /** Lower-case words a person would search for. */
  tags: readonly string[];
  /** What changed in its copies, the newest first; the last is its first version. */
  changes: readonly [Change, ...Change[]];
  /** The product lines that sell it; both when absent. */
  lines?: readonly ("bullet" | "super")[];
  /** Default content; its shape is the contract of what can be edited. */
  sample: Props;
  /** What the sample is about. */
  trade: Trade;
  /** The tint that it has until its buyer chooses another: `bg-tint`, `text-tint-ink` … speak of it. */
  tint?: Tint | "none";
  /** Two more contents, of other trades: whoever looks at the section can see it with them, and begin with one of them. */
  examples: readonly Example<Props>[];
  /** What is known of fields, by their path without the places in lists: `seats`, `busy.day`, `facts[]`. */
  fields?: Readonly<Record<string, FieldMeta>>;
  /** Callout cards only: what to make in Notion, step by step. */
  recipe?: readonly string[];
}

/** What we know of a whole page that is made of sections: its content is theirs, and so is what can be edited. */
export interface PageMeta
  extends Pick<
    SectionMeta,
    "title" | "number" | "price" | "summary" | "tags" | "changes" | "lines" | "trade" | "tint"
  > {
  /**
   * Folders of sections in their order, each at most once, with the words they have on this page; "only" is the page's own component,
   * which nothing else has.
   */
  parts: readonly { section: string; content: Record<string, Content> }[];
  /** What stands around it on its whole site. */
  site: PageSite;
  /** What is known of the fields of its own component. */
  only?: Pick<SectionMeta, "fields" | "tint">;
}

/** The header and footer that stand around a page on its whole site. */
export interface PageSite {
  header: PageMeta["parts"][number];
  footer: PageMeta["parts"][number];
}

/** Describes a page; whether each content fits its section is for the tests. */
export const definePage = (meta: PageMeta): PageMeta => meta;

/** One section of a page with content that fits it. @param section its folder, such as "hero/portal-window" */
export const part = <Props extends object>(section: string, content: Props): PageMeta["parts"][number] => ({
  section,
  content: content as unknown as Record<string, Content>,
});

/** The paths of the numbers in `Props`. */
type NumberPath<T, Path extends string = ""> = T extends number
  ? Path
  : T extends readonly (infer Item)[]
    ? NumberPath<Item, Path>
    : T extends object
      ? { [Name in keyof T & string]: NumberPath<T[Name], Path extends "" ? Name : `${Path}.${Name}`> }[keyof T &
          string]
      : never;

type Limits<Props> = [NumberPath<Props>] extends [never]
  ? object
  : { fields: Record<NumberPath<Props>, FieldMeta & NumberLimit> };

/**
 * Describes a section; `Props` are those of its component, so contents and markup cannot drift apart, and no number is
 * without its limits.
 */
export const defineSection =
  <Props extends object>() =>
  (meta: SectionMeta<Props> & Limits<Props>): SectionMeta<Props> =>
    meta;
