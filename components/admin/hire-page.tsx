import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import type { Page } from "@/lib/admin/access/paging";
import { markAnswered, markOpen } from "@/lib/admin/actions";
import type { HireRequestRow } from "@/lib/admin/hire/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { ActionButton } from "./action-button";
import { type Column, DataTable } from "./data-table";
import { EmptyState, Pager } from "./list-parts";
import { Message } from "./message";
import { listHeading } from "./use-admin-action";

const columns: Column<HireRequestRow>[] = [
  {
    title: "From",
    kind: "main",
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>
        <br />
        <a href={`mailto:${email}`} className="link text-small">
          <bdi>{email}</bdi>
        </a>
      </>
    ),
  },
  { title: "Action", kind: "act", cell: (request) => <Answered request={request} /> },
  { title: "When", kind: "short", cell: ({ createdAt }) => <FormattedDate at={createdAt.getTime()} exact /> },
  {
    title: "What",
    kind: "words",
    cell: ({ message, site }) => (
      <>
        <Message title={`${message.slice(0, 80)}${message.length > 80 ? "…" : ""}`} text={message} />
        {site && (
          <p className="mt-2">
            <bdi>{site}</bdi>
          </p>
        )}
      </>
    ),
  },
  { title: "By when", cell: ({ deadline }) => deadline },
  { title: "Budget", cell: ({ budget }) => budget },
];

/** Requests for hire, and which of them are answered. */
export function HirePage({ before, requests }: { before: string; requests: Page<HireRequestRow> }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Requests</Heading>
      {requests.rows.length === 0 ? (
        <EmptyState>Nobody has asked yet.</EmptyState>
      ) : (
        <DataTable label="Requests for hire" columns={columns} rows={requests.rows} keyOf={({ id }) => id} />
      )}
      <Pager href={adminUrls.hire} query={{ before }} older={requests.older} />
    </section>
  );
}

function Answered({ request: { id, name, answeredAt } }: { request: HireRequestRow }) {
  if (answeredAt) {
    return (
      <>
        <p className="text-small">
          Answered{" "}
          <span className="whitespace-nowrap">
            <FormattedDate at={answeredAt.getTime()} />
          </span>
        </p>
        <ActionButton
          act={markOpen}
          input={{ id }}
          words="Undo"
          of={`“answered” for the request of ${name}`}
          done="Marked as not answered"
        />
      </>
    );
  }
  return (
    <ActionButton
      act={markAnswered}
      input={{ id }}
      words="Mark as answered"
      of={`the request of ${name}`}
      done="Marked as answered"
    />
  );
}
