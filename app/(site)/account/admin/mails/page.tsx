import { AdminPage } from "@/components/admin/admin-page";
import { MailsPage } from "@/components/admin/mails-page";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { listFailedMails } from "@/lib/admin/mails/queries";

export const generateMetadata = createAdminMetadata("Failed mails");

/** Mails that the mail server did not take. */
export default async function FailedMails({ searchParams }: PageProps<"/account/admin/mails">) {
  await requireAdmin();
  const query = await searchParams;
  const to = readQueryText(query, "to", 320);
  const mails = await listFailedMails(to, readPosition(query));
  return (
    <AdminPage title="Failed mails">
      <MailsPage to={to} before={readQueryText(query, "before", 300)} mails={mails} />
    </AdminPage>
  );
}
