import { AdminPage } from "@/components/admin/admin-page";
import { PurchasesPage } from "@/components/admin/users/ownerless-purchases";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { positionOf, textOf } from "@/lib/admin/access/paging";
import { listOwnerless } from "@/lib/admin/users/queries";

export const generateMetadata = adminMetadata("Purchases without an owner");

/** What was bought and belongs to nobody. */
export default async function Purchases({ searchParams }: PageProps<"/account/admin/purchases">) {
  await requireAdmin();
  const query = await searchParams;
  const purchases = await listOwnerless("", positionOf(query));
  return (
    <AdminPage title="Purchases without an owner">
      <PurchasesPage before={textOf(query, "before", 300)} purchases={purchases} />
    </AdminPage>
  );
}
