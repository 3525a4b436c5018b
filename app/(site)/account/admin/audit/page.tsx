import { AdminPage } from "@/components/admin/admin-page";
import { AuditPage } from "@/components/admin/audit-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { positionOf, textOf } from "@/lib/admin/access/paging";
import { listAudit } from "@/lib/admin/audit/queries";

export const generateMetadata = adminMetadata("Audit");

/** What admins did. */
export default async function Audit({ searchParams }: PageProps<"/account/admin/audit">) {
  await requireAdmin();
  const query = await searchParams;
  const subject = { kind: textOf(query, "kind", 40), id: textOf(query, "id") };
  const audit = await listAudit(subject, positionOf(query));
  return (
    <AdminPage title="Audit" lede="Nobody can change or delete what stands here.">
      <AuditPage subject={subject} before={textOf(query, "before", 300)} audit={audit} />
    </AdminPage>
  );
}
