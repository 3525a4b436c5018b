import { Mark } from "@/components/ui/icons";
import { brand } from "@/lib/brand";
import type { Category } from "@/lib/catalogue/catalogue";
import { LifetimePrice } from "./lifetime-price";

/** What a category costs section by section, in whole dollars; null when all of it is free. */
function sumOf({ sections }: Category): number | null {
  const priced = sections.flatMap(({ price }) => (price === null ? [] : [price]));
  return priced.length === 0 ? null : priced.reduce((sum, price) => sum + price, 0);
}

/** The whole catalogue added up as if bought singly, beside the lifetime price. Categories without sections are left out. */
export function Receipt({ categories, price }: { categories: readonly Category[]; price: number }) {
  const filled = categories.filter(({ sections }) => sections.length > 0);
  const total = filled.reduce((sum, category) => sum + (sumOf(category) ?? 0), 0);
  const count = filled.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <div className="[filter:drop-shadow(0_0_.6px_light-dark(#211f1c99,#ffffff66))_drop-shadow(0_16px_22px_light-dark(#211f1c1f,#00000080))]">
      <div className="bg-raised px-7 pt-8 pb-12 text-[.9375rem] text-ink [mask-image:linear-gradient(#000,#000),conic-gradient(from_-45deg_at_50%_100%,#0000_0_.5deg,#000_1deg_89deg,#0000_89.5deg)] [mask-position:0_0,0_100%] [mask-repeat:no-repeat,repeat-x] [mask-size:100%_calc(100%-8px),16px_8px] @2xl:px-9">
        <div className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-2 text-[1.125rem] font-semibold tracking-[-.03em]">
            <span className="text-accent">
              <Mark className="size-7" />
            </span>
            {brand.name}
          </span>
          <span className="text-right text-small text-muted">If you bought them singly</span>
        </div>
        <table className="mt-6 w-full border-collapse tabular-nums">
          <caption className="sr-only">Every category, its sections and what they cost singly</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Category</th>
              <th scope="col">Sections</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {filled.map((category) => {
              const sum = sumOf(category);
              return (
                <tr key={category.slug} className="border-t border-dashed border-line/50">
                  <td className="w-11 py-[7px] text-small whitespace-nowrap text-muted">§ {category.number}</td>
                  <th scope="row" className="py-[7px] text-left font-normal">
                    {category.title}
                  </th>
                  <td className="py-[7px] text-right text-small whitespace-nowrap text-muted">
                    {pieces(category.sections.length)}
                  </td>
                  <td className="w-16 py-[7px] text-right">{sum === null ? "free" : `$${sum}`}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink">
              <th scope="row" colSpan={2} className="pt-3 text-left font-normal">
                Together
              </th>
              <td className="pt-3 text-right text-small whitespace-nowrap text-muted">{pieces(count)}</td>
              <td className="pt-3 text-right">
                {total > price ? <s className="decoration-accent decoration-2">${total}</s> : `$${total}`}
              </td>
            </tr>
            <tr className="text-[1.375rem] font-semibold tracking-[-.025em]">
              <th scope="row" colSpan={3} className="pt-1 text-left font-semibold">
                Everything, once
              </th>
              <td className="pt-1 text-right normal-nums">
                $<LifetimePrice price={price} />
              </td>
            </tr>
          </tfoot>
        </table>
        <Barcode />
        <p className="mt-3 text-center text-caption text-muted">Added up from the catalogue as it is today.</p>
      </div>
    </div>
  );
}

const pieces = (count: number) => `${count} ${count === 1 ? "pc" : "pcs"}`;

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
