import type { Content } from "@/components/sections/define";
import { getValueAt, placeInList, setValueAt } from "@/lib/catalogue/content/content-path";

/** A thing in a list that somebody has pressed. */
export interface ListItem {
  list: string;
  index: number;
  count: number;
}

/** The innermost thing in a list that a path leads into; null outside of lists. */
export function findItem(content: Record<string, Content>, path: string): ListItem | null {
  const place = placeInList(path);
  const list = place && getValueAt(content, place.list);
  return place && Array.isArray(list) ? { ...place, count: list.length } : null;
}

/** The content with the thing moved by so many places, or the same content where there is no such place. */
export function moveListItem<C extends Content>(content: C, { list, index, count }: ListItem, by: number): C {
  const items = getValueAt(content, list);
  const to = index + by;
  const moved = Array.isArray(items) ? items[index] : undefined;
  if (!Array.isArray(items) || moved === undefined || to < 0 || to >= count) return content;
  return setValueAt(content, list, items.toSpliced(index, 1).toSpliced(to, 0, moved));
}

export function removeListItem<C extends Content>(content: C, { list, index }: ListItem): C {
  const items = getValueAt(content, list);
  return Array.isArray(items) ? setValueAt(content, list, items.toSpliced(index, 1)) : content;
}

/** The content with a copy of the thing behind it: what is like it is easier to change than what is empty. */
export function duplicateListItem<C extends Content>(content: C, { list, index }: ListItem): C {
  const items = getValueAt(content, list);
  const item = Array.isArray(items) ? items[index] : undefined;
  if (!Array.isArray(items) || item === undefined) return content;
  return setValueAt(content, list, items.toSpliced(index + 1, 0, structuredClone(item)));
}

/** The same path in the first thing of each list: in a sample it stands for all. */
export const toFirstItemPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, ".0");
