// How the content of a section is written as words in Notion. Browsers load this: plain values, which a copy has in it.

/** A single value, where it is in its group's value; of a link or a picture the object that has both of its parts. */
export interface Leaf {
  path: string[];
  label: string;
  kind: "text" | "number" | "switch" | "choice" | "link" | "picture";
  /** Whether lines, rows and links are part of the text. */
  isAnswer?: true;
  /** Whether list items are, too; else they are lines like others. */
  hasItems?: true;
  /** Whether the text is an address. */
  isAddress?: true;
  /** Whether answers of a form are kept by it: never empty, but what the heading says. */
  isKey?: true;
  /** Of a text in parts: how many each of its things has of its own, and the list whose things, up to `most`, have one more each. */
  parts?: { own: number; list: string[]; most: number; label: string };
  /** Of a figure: whether nothing is as good as any. */
  mayLack?: true;
  /** What each value is called. */
  choices?: Record<string, string>;
  /** What stands where nothing is written, of what can't be empty. */
  base?: string | number | boolean;
}

/** A list of single values, of rows of a table, or of parts that each begin with a heading. */
export interface ListPlan {
  path: string[];
  label: string;
  shape: "bullets" | "table" | "items";
  item: GroupPlan;
  /** How many of them are shown. */
  most?: number;
}

/** `heading` and `text` are places in `leaves`: what is a heading, and the text that stands below it without a label. */
export interface GroupPlan {
  leaves: Leaf[];
  lists: ListPlan[];
  heading?: number;
  text?: number;
}

export interface WordsPlan extends GroupPlan {
  /** What a callout begins with that has these words. */
  name: string;
  /** Paths of what isn't written, and stays in the code. */
  settings: string[][];
}

export type Value = string | number | boolean | Value[] | Group;
export interface Group {
  [name: string]: Value;
}

/** A label as it is compared. */
export const normalizeLabel = (label: string): string =>
  label.replace(/\s+/g, " ").replace(/[‘’]/g, "'").trim().replace(/\s*:$/, "").toLowerCase();

/** How many headings stand below each other. */
export const countLevels = ({ lists }: GroupPlan): number =>
  1 + Math.max(0, ...lists.map(({ shape, item }) => (shape === "items" ? countLevels(item) : 0)));

/** The level of the heading of a section. */
export const getTopLevel = (plan: GroupPlan): number => (countLevels(plan) > 2 ? 1 : 2);

/** What a path leads to. */
export function getValue(group: Value | undefined, path: readonly string[]): Value | undefined {
  return path.reduce<Value | undefined>(
    (value, name) => (typeof value === "object" && !Array.isArray(value) ? value[name] : undefined),
    group,
  );
}

/** The object at a path, which is made where there is none. */
export function openGroup(group: Group, path: readonly string[]): Group {
  let inner = group;
  for (const name of path) {
    inner[name] ??= {};
    inner = inner[name] as Group;
  }
  return inner;
}

/** Puts a value where a path leads. */
export function setValue(group: Group, path: readonly string[], value: Value): void {
  openGroup(group, path.slice(0, -1))[path.at(-1) as string] = value;
}

/** What of a content isn't written in words, by its paths: what a copy has in its code. */
export const listSettings = ({ settings }: WordsPlan, content: Group): [string[], Value][] =>
  settings.flatMap((path) => {
    const value = getValue(content, path);
    return value === undefined ? [] : [[path, value]];
  });
