import type { Content } from "@/components/sections/define";
import { getValueAt, placeInList, setValueAt } from "@/lib/catalogue/content/content-path";

/** A text that stands in a copy again, with other words, under the mark of a field that was there before. */
export interface Repeated {
  path: string;
  value: string;
}

/** Ends of a path that are things of lists, the outermost first: of `links.0.links.1.label` `links.0` and `links.0.links.1`. */
const listItemPaths = (path: string): string[] =>
  [...path.matchAll(/\.\d+(?=\.|$)/g)].map(({ index, 0: { length } }) => path.slice(0, index + length));

/**
 * What somebody added to lists by copying the markup of a thing in them and changing its words: by the thing that was copied, the new
 * ones behind it.
 */
export function findAddedItems(
  content: Record<string, Content>,
  repeated: readonly Repeated[],
): Map<string, Content[]> {
  const added = new Map<string, Content[]>();
  const valuesByPath = new Map<string, Set<string>>();
  // Of a whole thing that was copied its own texts are there again; else it is one of a list in it.
  const isCopied = (item: string) =>
    repeated.some(
      ({ path }) => path === item || (path.startsWith(`${item}.`) && !/\.\d+(?:\.|$)/.test(path.slice(item.length))),
    );
  for (const { path, value } of repeated) {
    const items = listItemPaths(path);
    const item = items.find(isCopied) ?? items.at(-1);
    const original = item === undefined ? undefined : getValueAt(content, item);
    if (item === undefined || original === undefined || typeof getValueAt(content, path) !== "string") continue;
    const all = added.get(item) ?? [];
    const known = valuesByPath.get(item) ?? new Set();
    if (all.length === 0 || known.has(path)) {
      all.push(structuredClone(original));
      known.clear();
    }
    known.add(path);
    const last = all.length - 1;
    const whole = setValueAt({ item: all[last] as Content }, `item${path.slice(item.length)}`, value);
    all[last] = whole.item as Content;
    added.set(item, all);
    valuesByPath.set(item, known);
  }
  return added;
}

/** Content with these things of its lists taken out, and others put in behind some. A list keeps one. */
export function applyItems(
  content: Record<string, Content>,
  gone: ReadonlySet<string>,
  added: ReadonlyMap<string, readonly Content[]>,
): Record<string, Content> {
  const lists = new Set([...gone, ...added.keys()].flatMap((item) => placeInList(item)?.list ?? []));
  // Inner lists first: outer ones stay where they are meanwhile.
  return [...lists]
    .sort((one, other) => other.length - one.length)
    .reduce((kept, list) => {
      const value = getValueAt(kept, list);
      if (!Array.isArray(value)) return kept;
      const items = value.flatMap((item, index) => {
        const place = `${list}.${index}`;
        return [...(gone.has(place) ? [] : [item]), ...(added.get(place) ?? [])];
      });
      return setValueAt(kept, list, (items.length > 0 ? items : value.slice(0, 1)) as Content);
    }, content);
}
