import type { CategorySlug } from "./categories";
import { counted } from "./words";

/** Whether a category holds whole pages. By its name, since browsers have no list of the groups; a test holds it against that. */
const holdsPages = (category: CategorySlug): boolean => category.endsWith("-pages");

/** What something that is sold is called: a whole page is never called a section. */
export const kindOfGood = ({ category }: { category: CategorySlug }): "section" | "page" =>
  holdsPages(category) ? "page" : "section";

interface Counting {
  /** Stands before each noun: "new". */
  which?: string;
  /** In figures, as sums have them. */
  inFigures?: boolean;
}

/** "three sections", "two whole pages", "92 sections and 6 whole pages". */
export function countedGoods(
  goods: readonly { category: CategorySlug }[],
  { which = "", inFigures = false }: Counting = {},
): string {
  const pages = goods.filter(({ category }) => holdsPages(category)).length;
  const sections = goods.length - pages;
  const one = which && `${which} `;
  const count = (of: number, noun: string) =>
    inFigures ? `${of} ${noun}${of === 1 ? "" : "s"}` : counted(of, noun, `${noun}s`);
  return [
    ...(sections > 0 || pages === 0 ? [count(sections, `${one}section`)] : []),
    ...(pages > 0 ? [count(pages, `${one}whole page`)] : []),
  ].join(" and ");
}
