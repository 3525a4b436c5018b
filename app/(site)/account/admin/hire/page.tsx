import { AdminPage } from "@/components/admin/admin-page";
import { HirePage } from "@/components/admin/hire-page";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listHireRequests } from "@/lib/admin/hire/queries";

export const generateMetadata = createAdminMetadata("Requests for hire");

/** Who asked us to build something. */
export default async function HireRequests({ searchParams }: PageProps<"/account/admin/hire">) {
  await requireAdmin();
  const query = await searchParams;
  const requests = await listHireRequests(readPosition(query));
  return (
    <AdminPage title="Requests for hire">
      <HirePage before={readQueryText(query, "before", 300)} requests={requests} />
    </AdminPage>
  );
}
