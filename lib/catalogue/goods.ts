import type { CategorySlug } from "./categories";
import { counted } from "./words";

/** Whether a category holds whole pages. By its name, since browsers have no list of the groups; a test holds it against that. */
const holdsPages = (category: CategorySlug): boolean => category.endsWith("-pages");

/** What something that is sold is called: a whole page is never called a section. */
export const kindOfGood = ({ category }: { category: CategorySlug }): "section" | "page" =>
  holdsPages(category) ? "page" : "section";

type Goods = readonly { category: CategorySlug }[];

/** "three sections", "ninety-two sections and six whole pages"; each of them after `which`, such as "new". */
export function countedGoods(goods: Goods, which = ""): string {
  const one = which && `${which} `;
  const { sections, pages } = countsOf(goods);
  return joined(
    sections > 0 || pages === 0 ? counted(sections, `${one}section`) : undefined,
    pages > 0 ? counted(pages, `${one}whole page`) : undefined,
  ).join(" and ");
}

/** The same in figures, as sums have them, each kind by itself: "92 sections", "6 pages". */
export function goodsInFigures(goods: Goods): string[] {
  const { sections, pages } = countsOf(goods);
  const figure = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  return joined(
    sections > 0 || pages === 0 ? figure(sections, "section") : undefined,
    pages > 0 ? figure(pages, "page") : undefined,
  );
}

function countsOf(goods: Goods) {
  const pages = goods.filter(({ category }) => holdsPages(category)).length;
  return { sections: goods.length - pages, pages };
}

const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined);
