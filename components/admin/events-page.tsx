import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { Field, SelectField } from "@/components/ui/field";
import type { Page } from "@/lib/admin/access/paging";
import { replayEvent, retryEvent } from "@/lib/admin/actions";
import type { EventFilter, EventRow } from "@/lib/admin/events/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { ActionButton } from "./action-button";
import { AdminLink } from "./admin-link";
import { type Column, DataTable } from "./data-table";
import { EmptyState, Filter, Pager } from "./list-parts";
import { ShortId } from "./short-id";
import { listHeading } from "./use-admin-action";

const columns: Column<EventRow>[] = [
  { title: "Type", kind: "main", cell: ({ type }) => type },
  { title: "Action", kind: "act", cell: ({ id, state }) => <EventAct id={id} state={state} /> },
  { title: "When", kind: "short", cell: ({ at }) => <FormattedDate at={at.getTime()} exact /> },
  { title: "State", kind: "words", cell: (event) => <State event={event} /> },
  { title: "Payment", kind: "short", cell: ({ transactionId }) => transactionId && <ShortId id={transactionId} /> },
  {
    title: "Event",
    kind: "short",
    cell: ({ id }) => (
      <AdminLink href={adminUrls.event(id)} className="link">
        <ShortId id={id} />
      </AdminLink>
    ),
  },
];

/** Events of Paddle by type, payment and state, each with its replay. */
export function EventsPage(props: { filter: EventFilter; before: string; events: Page<EventRow> }) {
  const { filter, before, events } = props;
  const { type, transactionId, state = "" } = filter;
  return (
    <>
      <Filter href={adminUrls.events}>
        <Field
          key={`t${type}`}
          label="Event type starts with"
          type="search"
          name="type"
          defaultValue={type}
          maxLength={100}
        />
        <Field
          key={`p${transactionId}`}
          label="Payment"
          type="search"
          name="transaction"
          defaultValue={transactionId}
          maxLength={100}
          placeholder="txn_…"
        />
        <SelectField
          key={state}
          label="State"
          name="state"
          defaultValue={state}
          options={[
            ["", "All"],
            ["stored", "Stored"],
            ["failed", "Failed"],
          ]}
        />
      </Filter>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Events</Heading>
        {events.rows.length === 0 ? (
          <EmptyState>No event fits that.</EmptyState>
        ) : (
          <DataTable
            label="Events"
            columns={columns}
            rows={events.rows}
            keyOf={({ id, state: became }) => `${became} ${id}`}
          />
        )}
        <Pager
          href={adminUrls.events}
          query={{ type, transaction: transactionId, state, before }}
          older={events.older}
        />
      </section>
    </>
  );
}

function State({ event: { state, attempts, error } }: { event: EventRow }) {
  if (state === "stored") return "Stored";
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return <span className="text-accent-ink">{`Failed ${times}: ${error}`}</span>;
}

/** Replays a stored event, or tries a failed one again. */
export function EventAct({ id, state }: Pick<EventRow, "id" | "state">) {
  return state === "stored" ? (
    <ActionButton act={replayEvent} input={{ id }} words="Replay" of={id} done="The event had its effect again" />
  ) : (
    <ActionButton act={retryEvent} input={{ id }} words="Try again" of={id} done="The event is stored" />
  );
}
