import { canCopySection } from "./copy-access";

/** What can be bought by itself: a section, or a page example with the sections that it brings. */
export interface Sold {
  id: string;
  price: number | null;
  /** Of a page example: the sections that it is made of; its own id among them is the piece that only it has. */
  parts?: readonly { id: string }[] | undefined;
}

/** A purchase, with how many of the sections that are wanted come by it. */
export interface Purchase<Of extends Sold> {
  sold: Of;
  brings: number;
}

/**
 * What somebody still has to buy to copy these sections, at the least cost there is: a page example may be cheaper than the sections of it
 * alone. Of several ways at that cost the one of the fewest purchases. In the order of the sections.
 * @param wanted sections of a page, each as often as it stands there
 * @param pages every page example that is sold
 * @param person who they are, and what they own
 */
export function findCheapestPurchases<Of extends Sold>(
  wanted: readonly Of[],
  pages: readonly Of[],
  ...person: [{ isLifetime: boolean } | null | undefined, readonly string[]]
): { purchases: Purchase<Of>[]; price: number } {
  const missing = new Map(wanted.filter((one) => !canCopySection(one, ...person)).map((one) => [one.id, one]));
  const useful = pages.filter(({ parts = [] }) => parts.some(({ id }) => missing.has(id)));
  // The piece of a page is sold with that page alone.
  const needed = useful.filter(({ id }) => missing.has(id));
  const optional = useful.filter(({ id }) => !missing.has(id));
  let best: Purchase<Of>[] | undefined;
  for (const chosen of listSubsets(optional)) {
    const way = listPurchases(missing, [...needed, ...chosen]);
    if (!best || isCheaper(way, best)) best = way;
  }
  const purchases = best ?? [];
  return { purchases, price: sumPrices(purchases) };
}

/** The pages, and every section that none of them brings. */
function listPurchases<Of extends Sold>(missing: ReadonlyMap<string, Of>, pages: readonly Of[]): Purchase<Of>[] {
  const bringing = new Map<string, Purchase<Of>>();
  for (const sold of pages) {
    const purchase = { sold, brings: 0 };
    for (const { id } of sold.parts ?? []) if (missing.has(id) && !bringing.has(id)) bringing.set(id, purchase);
  }
  const all = new Set<Purchase<Of>>();
  for (const [id, section] of missing) {
    const purchase = bringing.get(id) ?? { sold: section, brings: 0 };
    purchase.brings += 1;
    all.add(purchase);
  }
  return [...all];
}

const sumPrices = (purchases: readonly Purchase<Sold>[]) =>
  purchases.reduce((sum, { sold }) => sum + (sold.price ?? 0), 0);

function isCheaper(one: readonly Purchase<Sold>[], other: readonly Purchase<Sold>[]): boolean {
  const difference = sumPrices(one) - sumPrices(other);
  return difference < 0 || (difference === 0 && one.length < other.length);
}

/** Every choice of a few things, none of them first. */
function listSubsets<T>(things: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const thing of things) all.push(...all.map((some) => [...some, thing]));
  return all;
}
