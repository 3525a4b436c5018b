import { ForProduct } from "@/components/hosts/for-product";
import { AllAccess } from "@/components/ui/all-access";
import type { Category } from "@/lib/catalogue/catalogue";
import { countPlanned, listCategorySections, listSections } from "@/lib/catalogue/catalogue";
import { formatItemFigures } from "@/lib/catalogue/item-counts";
import { formatPrice } from "@/lib/catalogue/words";
import { productTitles } from "@/lib/hosts/products";
import { Paper } from "./paper-sheet";

/** What all-access holds today and what is planned, category by category: counts, and no dates. */
export function Contents({ categories }: { categories: readonly Category[] }) {
  const together = categories.flatMap(({ sections }) => sections).reduce((sum, { price }) => sum + (price ?? 0), 0);
  const planned = categories.reduce((sum, category) => sum + countPlanned(category), 0);
  return (
    <Paper title="What all-access holds">
      <table className="mt-6 w-full border-collapse tabular-nums">
        <caption className="sr-only">Every category, how much of it is ready and how much is planned</caption>
        <thead>
          <tr className="text-small text-muted">
            <th scope="col" className="py-[7px] text-left font-normal" colSpan={2}>
              Category
            </th>
            <th scope="col" className="py-[7px] text-right font-normal @sm:whitespace-nowrap">
              <ForProduct>{(line) => `Ready for ${productTitles[line]}`}</ForProduct>
            </th>
            <th scope="col" className="w-20 py-[7px] text-right font-normal">
              Planned
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category.slug} className="border-t border-dashed border-line/50">
              <td className="w-11 py-[5px] text-small whitespace-nowrap text-muted">§ {category.number}</td>
              <th scope="row" className="py-[5px] text-left font-normal">
                {category.title}
              </th>
              <td className="py-[5px] text-right">
                <ForProduct>{(line) => listCategorySections(line, category.slug).length || ""}</ForProduct>
              </td>
              <td className="py-[5px] text-right text-muted">{countPlanned(category) || ""}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink text-[1.125rem] font-semibold tracking-[-.02em]">
            <th scope="row" colSpan={2} className="pt-3 text-left font-semibold">
              Together
            </th>
            <td className="pt-3 text-right">
              <ForProduct>{(line) => listSections(line).length}</ForProduct>
            </td>
            <td className="pt-3 text-right text-muted">{planned}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 text-small">
        What is ready you can copy today. What is planned is added when it is finished; we promise no dates. Whoever has
        <AllAccess /> by then has it, too, without paying again.
      </p>
      <p className="mt-3 text-small text-muted">
        Bought one by one, today’s {formatItemFigures(listSections()).join(" and ")} cost {formatPrice(together)}.
        <AllAccess first /> pays off when you want what is added later, too.
      </p>
    </Paper>
  );
}
