import type { Content } from "@/components/sections/define";
import type { ContentShape } from "./content";
import { getChoices, joinPath } from "./fields/fields";

/** What a content is made of: the kind of every field by its path, such as `facts[].label` → `string`. */
export type Shape = Readonly<Record<string, string>>;

/**
 * The shape of a section's content, in alphabetical order. Of a text that is chosen each choice is a path as well, such as
 * `mark.look = plain`: content that has it would not fit without.
 */
export function describeShape({ sample, fields }: ContentShape): Shape {
  const found = new Map<string, Set<string>>();
  const note = (path: string, kind: string) => found.set(path, (found.get(path) ?? new Set()).add(kind));
  // `field` is the path as fields are described by: without the places in lists.
  const read = (content: Content, path: string, field: string) => {
    if (Array.isArray(content)) {
      if (content.length === 0) note(`${path}[]`, "empty");
      for (const item of content) read(item, `${path}[]`, field);
    } else if (typeof content === "object") {
      for (const [name, inner] of Object.entries(content)) read(inner, joinPath(path, name), joinPath(field, name));
    } else {
      note(path, typeof content);
      if (typeof content !== "string") return;
      for (const choice of Object.keys(getChoices(field, { fields }) ?? {})) note(`${path} = ${choice}`, "choice");
    }
  };
  read(sample, "", "");
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([path, kinds]) => [path, [...kinds].sort().join(" or ")]));
}
