import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { markAnswered } from "@/lib/admin/actions";
import type { HireRequestRow } from "@/lib/admin/hire/queries";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import { ActButton } from "./act-button";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Letter } from "./letter";
import { Nothing, Pager } from "./list-parts";
import { listHeading } from "./use-act";

/** Requests for hire, and which of them are answered. */
export function HirePage({ before, requests }: { before: string; requests: Page<HireRequestRow> }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Requests</Heading>
      {requests.rows.length === 0 ? (
        <Nothing>Nobody has asked yet.</Nothing>
      ) : (
        <DataTable label="Requests for hire" columns={["From", "When", "What", "By when", "Budget", "State"]}>
          {requests.rows.map(({ id, name, email, site, message, deadline, budget, createdAt, answeredAt }) => (
            <DataRow key={id}>
              <DataCell kind="main">
                {name}
                <br />
                <a href={`mailto:${email}`} className="link text-small">
                  {email}
                </a>
              </DataCell>
              <DataCell>
                <FormattedDate at={createdAt.getTime()} exact />
              </DataCell>
              <DataCell kind="words">
                <Letter title={`${message.slice(0, 80)}${message.length > 80 ? "…" : ""}`} text={message} />
                {site && <p className="mt-2">{site}</p>}
              </DataCell>
              <DataCell>{deadline}</DataCell>
              <DataCell>{budget}</DataCell>
              <DataCell kind="act">
                {answeredAt ? (
                  <span className="text-small">
                    Answered <FormattedDate at={answeredAt.getTime()} />
                  </span>
                ) : (
                  <ActButton
                    act={markAnswered}
                    input={{ id }}
                    words="Mark as answered"
                    of={`the request of ${name}`}
                    done="Marked as answered"
                  />
                )}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Pager href={adminUrls.hire} query={{ before }} older={requests.older} />
    </section>
  );
}
