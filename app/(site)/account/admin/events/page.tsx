import { AdminPage } from "@/components/admin/admin-page";
import { EventsPage } from "@/components/admin/events-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { positionOf, textOf } from "@/lib/admin/access/paging";
import { eventStates, listEvents } from "@/lib/admin/events/queries";

export const generateMetadata = adminMetadata("Webhook events");

/** What Paddle told us, and what became of it. */
export default async function Events({ searchParams }: PageProps<"/account/admin/events">) {
  await requireAdmin();
  const query = await searchParams;
  const state = eventStates.find((one) => one === query.state);
  const filter = { type: textOf(query, "type", 100), transactionId: textOf(query, "transaction", 100), state };
  const events = await listEvents(filter, positionOf(query));
  const lede = "Stored: already applied. Failed: Paddle sends it again for three days.";
  return (
    <AdminPage title="Webhook events" lede={lede}>
      <EventsPage filter={filter} before={textOf(query, "before", 300)} events={events} />
    </AdminPage>
  );
}
