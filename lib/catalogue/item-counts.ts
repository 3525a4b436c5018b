import type { CategorySlug } from "./categories";
import { formatCount } from "./words";

/** Whether a category holds whole pages. By its name, since browsers have no list of the groups; a test holds it against that. */
const holdsPages = (category: CategorySlug): boolean => category.endsWith("-pages");

/** What something that is sold is called: a whole page is never called a section. */
export const getItemKind = ({ category }: { category: CategorySlug }): "section" | "page" =>
  holdsPages(category) ? "page" : "section";

type Items = readonly { category: CategorySlug }[];

/** "three sections", "ninety-two sections and six whole pages"; each of them after `which`, such as "new". */
export function formatItemCount(items: Items, which = ""): string {
  const one = which && `${which} `;
  return countKinds(items)
    .map(([count, kind]) => formatCount(count, one + (kind === "page" ? "whole page" : kind)))
    .join(" and ");
}

/** The same in figures, as sums have them, each kind by itself: "92 sections", "6 pages". */
export const formatItemFigures = (items: Items): string[] =>
  countKinds(items).map(([count, kind]) => `${count} ${kind}${count === 1 ? "" : "s"}`);

/** How many of each kind there are, sections first; of nothing, no sections. */
function countKinds(items: Items): [count: number, kind: "section" | "page"][] {
  const pages = items.filter(({ category }) => holdsPages(category)).length;
  const sections = items.length - pages;
  const kinds: ReturnType<typeof countKinds> = [
    [sections, "section"],
    [pages, "page"],
  ];
  return kinds.filter(([count, kind]) => count > 0 || (kind === "section" && pages === 0));
}
