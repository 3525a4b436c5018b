import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { control, Field } from "@/components/ui/field";
import { replayEvent, retryEvent } from "@/lib/admin/actions";
import type { EventFilter, EventRow } from "@/lib/admin/events/queries";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import { ActButton } from "./act-button";
import { AdminLink } from "./admin-link";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Filter, Nothing, Pager } from "./list-parts";
import { listHeading } from "./use-act";

/** Events of Paddle by type, payment and state, each with its replay. */
export function EventsPage(props: { filter: EventFilter; before: string; events: Page<EventRow> }) {
  const { filter, before, events } = props;
  const { type, transactionId, state = "" } = filter;
  return (
    <>
      <Filter href={adminUrls.events}>
        <Field key={`t${type}`} label="Type begins" type="search" name="type" defaultValue={type} maxLength={100} />
        <Field
          key={`p${transactionId}`}
          label="Payment"
          type="search"
          name="transaction"
          defaultValue={transactionId}
          maxLength={100}
          placeholder="txn_…"
        />
        <label className="block text-small font-[550] text-ink">
          State
          <select key={state} name="state" defaultValue={state} className={`h-12 ${control}`}>
            <option value="">All</option>
            <option value="stored">Stored</option>
            <option value="failed">Failed</option>
          </select>
        </label>
      </Filter>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Events</Heading>
        {events.rows.length === 0 ? (
          <Nothing>No event fits that.</Nothing>
        ) : (
          <DataTable label="Events" columns={["Type", "When", "Payment", "State", "Event", "Decide"]}>
            {events.rows.map((event) => (
              <Event key={`${event.state} ${event.id}`} event={event} />
            ))}
          </DataTable>
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

function Event({ event: { id, type, transactionId, state, at, attempts, error } }: { event: EventRow }) {
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return (
    <DataRow>
      <DataCell kind="main">{type}</DataCell>
      <DataCell>
        <FormattedDate at={at.getTime()} exact />
      </DataCell>
      <DataCell>
        <span className="font-code">{transactionId}</span>
      </DataCell>
      <DataCell kind={state === "stored" ? "plain" : "words"}>
        {state === "stored" ? "Stored" : <span className="text-accent-ink">{`Failed ${times}: ${error}`}</span>}
      </DataCell>
      <DataCell>
        <AdminLink href={adminUrls.event(id)} className="link font-code">
          {id}
        </AdminLink>
      </DataCell>
      <DataCell kind="act">
        <EventAct id={id} state={state} />
      </DataCell>
    </DataRow>
  );
}

/** Replays a stored event, or tries a failed one again. */
export function EventAct({ id, state }: Pick<EventRow, "id" | "state">) {
  return state === "stored" ? (
    <ActButton act={replayEvent} input={{ id }} words="Replay" of={id} done="The event had its effect again" />
  ) : (
    <ActButton act={retryEvent} input={{ id }} words="Try again" of={id} done="The event is stored" />
  );
}
