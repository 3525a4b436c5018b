import { Heading } from "@/components/account/heading";
import { type ItemSales, recentDays } from "@/lib/admin/sales/queries";
import { formatMoney } from "@/lib/billing/money";
import { type Column, DataTable } from "./data-table";
import { getItemName } from "./item-name";
import { EmptyState } from "./list-parts";

const buildColumns = (span: "recent" | "ever"): Column<ItemSales>[] => [
  { title: "What", kind: "main", cell: ({ item }) => getItemName(item) },
  { title: "Sold", kind: "figure", cell: ({ [span]: { sold } }) => sold },
  { title: "Refunded", kind: "figure", cell: ({ [span]: { refunded } }) => refunded },
  { title: "Charged back", kind: "figure", cell: ({ [span]: { chargedBack } }) => chargedBack },
  // American English has a sign of its own for each currency: $, CA$, A$. It needs no code beside it.
  { title: "Net", kind: "figure", cell: ({ currency, [span]: { net } }) => formatMoney(net, currency) },
];

/** What was sold of each item, of late and in all. */
export function SalesPage({ sales }: { sales: readonly ItemSales[] }) {
  const recent = sales.filter((item) => item.recent.sold > 0);
  return (
    <>
      <Sales id="recent" title={`In the last ${recentDays} days`} sales={recent} span="recent" />
      <Sales id="ever" title="All time" sales={sales} span="ever" />
    </>
  );
}

function Sales(props: { id: string; title: string; sales: readonly ItemSales[]; span: "recent" | "ever" }) {
  const { id, title, sales, span } = props;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {sales.length === 0 ? (
        <EmptyState>Nothing was sold.</EmptyState>
      ) : (
        <DataTable
          label={title}
          columns={buildColumns(span)}
          rows={sales}
          keyOf={({ item, currency }) => `${item} ${currency}`}
        />
      )}
    </section>
  );
}
