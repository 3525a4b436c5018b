import { AdminPage } from "@/components/admin/admin-page";
import { SalesPage } from "@/components/admin/sales-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { salesByItem } from "@/lib/admin/sales/queries";

export const generateMetadata = adminMetadata("Sales");

/** What was sold. */
export default async function Sales() {
  await requireAdmin();
  const lede = "Net is without tax, of purchases that were not refunded and not charged back, before Paddle’s fees.";
  return (
    <AdminPage title="Sales" lede={lede}>
      <SalesPage sales={await salesByItem()} />
    </AdminPage>
  );
}
