import { AdminPage } from "@/components/admin/admin-page";
import { SalesPage } from "@/components/admin/sales-page";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listSalesByItem } from "@/lib/admin/sales/queries";

export const generateMetadata = createAdminMetadata("Sales");

/** What was sold. */
export default async function Sales() {
  await requireAdmin();
  const lede = "Net is without tax, of purchases that were not refunded and not charged back, before Paddle’s fees.";
  return (
    <AdminPage title="Sales" lede={lede}>
      <SalesPage sales={await listSalesByItem()} />
    </AdminPage>
  );
}
