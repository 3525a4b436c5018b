import { AdminPage } from "@/components/admin/admin-page";
import { HirePage } from "@/components/admin/hire-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { positionOf, textOf } from "@/lib/admin/access/paging";
import { listHireRequests } from "@/lib/admin/hire/queries";

export const generateMetadata = adminMetadata("Requests for hire");

/** Who asked us to build something. */
export default async function HireRequests({ searchParams }: PageProps<"/account/admin/hire">) {
  await requireAdmin();
  const query = await searchParams;
  const requests = await listHireRequests(positionOf(query));
  return (
    <AdminPage title="Requests for hire">
      <HirePage before={textOf(query, "before", 300)} requests={requests} />
    </AdminPage>
  );
}
