import type { Category } from "@/lib/catalogue/catalogue";
import { formatItemFigures } from "@/lib/catalogue/item-counts";
import { OwnedCount } from "./owned-count";
import { Paper } from "./paper-sheet";

/** What a category costs section by section, in whole dollars; null when all of it is free. */
function sumOf({ sections }: Category): number | null {
  const priced = sections.flatMap(({ price }) => (price === null ? [] : [price]));
  return priced.length === 0 ? null : priced.reduce((sum, price) => sum + price, 0);
}

/** What the catalogue costs when every section is bought by itself, in whole dollars. */
export function sumPrices(categories: readonly Category[]): number {
  return categories.reduce((sum, category) => sum + (sumOf(category) ?? 0), 0);
}

/**
 * The whole catalogue added up as if bought one by one, beside the plan's price: only for a price that is below the sum.
 * Categories without sections are left out.
 */
export function Receipt({ categories, price }: { categories: readonly Category[]; price: number }) {
  const filled = categories.filter(({ sections }) => sections.length > 0);
  const total = sumPrices(filled);
  const sections = filled.flatMap((category) => category.sections);
  return (
    <Paper title="Bought one by one">
      <table className="mt-6 w-full border-collapse tabular-nums">
        <caption className="sr-only">Every category, what it holds and what that costs one by one</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Category</th>
            <th scope="col">What it holds</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {filled.map((category) => {
            const sum = sumOf(category);
            return (
              <tr key={category.slug} className="border-t border-dashed border-line/50">
                <td className="w-10 py-[7px] text-small whitespace-nowrap text-muted @sm:w-11">§ {category.number}</td>
                <th scope="row" className="py-[7px] text-left font-normal">
                  {category.title}
                </th>
                <td className="py-[7px] pl-3 text-right text-small whitespace-nowrap text-muted">
                  <Figures of={category.sections} />
                  <OwnedCount ids={category.sections.map(({ id }) => id)} />
                </td>
                <td className="w-12 py-[7px] @sm:w-16 text-right">{sum === null ? "free" : `$${sum}`}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <th scope="row" colSpan={2} className="pt-3 text-left font-normal">
              Together
            </th>
            <td className="pt-3 text-right text-small whitespace-nowrap text-muted">
              <Figures of={sections} />
              <OwnedCount ids={sections.map(({ id }) => id)} />
            </td>
            <td className="pt-3 text-right">
              <s className="decoration-accent decoration-2">${total}</s>
            </td>
          </tr>
          <tr className="text-[1.375rem] font-semibold tracking-[-.025em]">
            <th scope="row" colSpan={3} className="pt-1 text-left font-semibold">
              Everything, once
            </th>
            <td className="pt-1 text-right normal-nums">${price}</td>
          </tr>
        </tfoot>
      </table>
      <Barcode />
      <p className="mt-3 text-center text-caption text-muted">The sum of today’s prices in the catalog.</p>
    </Paper>
  );
}

/** Each kind in a line of its own: the column stays as narrow as its rows. */
const Figures = ({ of }: { of: Category["sections"] }) =>
  formatItemFigures(of).map((figure) => (
    <span key={figure} className="block">
      {figure}
    </span>
  ));

/** Bars and gaps in turn, as widths in a box 320 wide. */
const bars =
  "221233121222431222121332221213221242131232122322121213321222431212221332121223121222331212421322121233221212231222123312122243122212133222121322124213123212232";

function Barcode() {
  let x = 0;
  const rects = [...bars].flatMap((digit, index) => {
    const width = Number(digit);
    const at = x;
    x += width;
    return index % 2 === 0 ? [{ at, width }] : [];
  });
  return (
    <svg
      viewBox={`0 0 ${x} 44`}
      className="mt-7 h-11 w-full"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      {rects.map(({ at, width }) => (
        <rect key={at} x={at} width={width} height="44" />
      ))}
    </svg>
  );
}
