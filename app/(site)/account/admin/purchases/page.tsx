import { AdminPage } from "@/components/admin/admin-page";
import { PurchasesPage } from "@/components/admin/users/ownerless-purchases";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listOwnerless } from "@/lib/admin/users/queries";

export const generateMetadata = createAdminMetadata("Purchases without an owner");

/** What was bought and belongs to nobody. */
export default async function Purchases({ searchParams }: PageProps<"/account/admin/purchases">) {
  await requireAdmin();
  const query = await searchParams;
  const purchases = await listOwnerless("", readPosition(query));
  return (
    <AdminPage title="Purchases without an owner">
      <PurchasesPage before={readQueryText(query, "before", 300)} purchases={purchases} />
    </AdminPage>
  );
}
