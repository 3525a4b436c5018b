import { AdminPage } from "@/components/admin/admin-page";
import { FormsPage } from "@/components/admin/forms-page";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listFormUse } from "@/lib/admin/forms/queries";

export const generateMetadata = createAdminMetadata("Forms");

/** Which sites' forms are used, and how much. */
export default async function Forms() {
  await requireAdmin();
  const lede = "The hundred sites whose forms had most answers. Answers that a limit refused are not counted.";
  return (
    <AdminPage title="Forms" lede={lede}>
      <FormsPage sites={await listFormUse()} />
    </AdminPage>
  );
}
