import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { EventPage } from "@/components/admin/event-page";
import { readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { readEvent } from "@/lib/admin/events/queries";

export const generateMetadata = createAdminMetadata("Webhook event");

/** One event with its payload. */
export default async function WebhookEvent({ params }: PageProps<"/account/admin/events/[id]">) {
  await requireAdmin();
  const event = await readEvent(readQueryText(await params, "id"));
  if (!event) notFound();
  return (
    <AdminPage title="Webhook event">
      <EventPage event={event} />
    </AdminPage>
  );
}
