import { Heading } from "@/components/account/heading";
import { type ItemSales, recentDays } from "@/lib/admin/sales/queries";
import { moneyLabel } from "@/lib/money";
import { DataCell, DataRow, DataTable } from "./data-table";
import { itemName } from "./item-name";
import { Nothing } from "./list-parts";

const figures = ["Sold", "Refunded", "Charged back", "Net"];

/** What was sold of each item, of late and ever. */
export function SalesPage({ sales }: { sales: readonly ItemSales[] }) {
  const recent = sales.filter((item) => item.recent.sold > 0);
  return (
    <>
      <Sales id="recent" title={`In the last ${recentDays} days`} sales={recent} span="recent" />
      <Sales id="ever" title="Ever" sales={sales} span="ever" />
    </>
  );
}

function Sales(props: { id: string; title: string; sales: readonly ItemSales[]; span: "recent" | "ever" }) {
  const { id, title, sales, span } = props;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {sales.length === 0 ? (
        <Nothing>Nothing was sold.</Nothing>
      ) : (
        <DataTable label={title} columns={["What", ...figures]} figures={figures}>
          {sales.map(({ item, currency, [span]: { sold, refunded, chargedBack, net } }) => (
            <DataRow key={`${item} ${currency}`}>
              <DataCell kind="main">{itemName(item)}</DataCell>
              <DataCell kind="figure">{sold}</DataCell>
              <DataCell kind="figure">{refunded}</DataCell>
              <DataCell kind="figure">{chargedBack}</DataCell>
              <DataCell kind="figure">
                {moneyLabel(net, currency)} {currency}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </section>
  );
}
