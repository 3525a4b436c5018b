import { AdminPage } from "@/components/admin/admin-page";
import { EventsPage } from "@/components/admin/events-page";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { eventStates, listEvents } from "@/lib/admin/events/queries";

export const generateMetadata = createAdminMetadata("Webhook events");

/** What Paddle told us, and what became of it. */
export default async function Events({ searchParams }: PageProps<"/account/admin/events">) {
  await requireAdmin();
  const query = await searchParams;
  const state = eventStates.find((one) => one === query.state);
  const filter = {
    type: readQueryText(query, "type", 100),
    transactionId: readQueryText(query, "transaction", 100),
    state,
  };
  const events = await listEvents(filter, readPosition(query));
  const lede = "Stored: already applied. Failed: Paddle sends it again for three days.";
  return (
    <AdminPage title="Webhook events" lede={lede}>
      <EventsPage filter={filter} before={readQueryText(query, "before", 300)} events={events} />
    </AdminPage>
  );
}
