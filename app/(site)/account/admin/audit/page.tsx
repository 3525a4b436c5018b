import { AdminPage } from "@/components/admin/admin-page";
import { AuditPage } from "@/components/admin/audit-page";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listAudit } from "@/lib/admin/audit/queries";

export const generateMetadata = createAdminMetadata("Audit");

/** What admins did. */
export default async function Audit({ searchParams }: PageProps<"/account/admin/audit">) {
  await requireAdmin();
  const query = await searchParams;
  const subject = { kind: readQueryText(query, "kind", 40), id: readQueryText(query, "id") };
  const audit = await listAudit(subject, readPosition(query));
  return (
    <AdminPage title="Audit" lede="Nobody can change or delete what stands here.">
      <AuditPage subject={subject} before={readQueryText(query, "before", 300)} audit={audit} />
    </AdminPage>
  );
}
