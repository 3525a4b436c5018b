import type { Content } from "@/components/sections/define";

// A value of content is named by its path with the places in lists: `facts.0.label`.

/** The value at a path; undefined where there is none. */
export function getValueAt(content: Content | undefined, path: string): Content | undefined {
  if (path === "" || content === undefined) return content;
  const [name = "", ...rest] = path.split(".");
  if (!hasPart(content, name)) return undefined;
  return getValueAt((content as Record<string, Content>)[name], rest.join("."));
}

/** Whether content has a field of a name, or a list a thing in a place. */
const hasPart = (content: Content, name: string): content is Content[] | Record<string, Content> =>
  typeof content === "object" && Object.hasOwn(content, name) && (!Array.isArray(content) || /^\d+$/.test(name));

/** A copy of content with another value at a path; the same content where there is no such path, or nothing changes. */
export function setValueAt<T extends Content>(content: T, path: string, value: Content): T {
  if (path === "") return value as T;
  const [name = "", ...rest] = path.split(".");
  if (!hasPart(content, name)) return content;
  const before = (content as Record<string, Content>)[name] as Content;
  const after = setValueAt(before, rest.join("."), value);
  if (after === before) return content;
  if (Array.isArray(content)) return content.with(Number(name), after) as T;
  return { ...(content as Record<string, Content>), [name]: after } as T;
}

/** The path of the list that a value stands in, and its place: of `facts.0.label` `facts` and 0. Null outside of lists. */
export function placeInList(path: string): { list: string; index: number } | null {
  const names = path.split(".");
  const at = names.findLastIndex((name) => /^\d+$/.test(name));
  return at < 1 ? null : { list: names.slice(0, at).join("."), index: Number(names[at]) };
}

/** A path as fields are described by (`fields` of a section): without the places in lists. */
export const toFieldPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, "");
