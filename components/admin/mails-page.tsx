import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { sendAgain } from "@/lib/admin/actions";
import type { FailedMailRow } from "@/lib/admin/mails/queries";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import { type MailKind, mailKinds } from "@/lib/mail/kinds";
import { ActButton } from "./act-button";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Letter } from "./letter";
import { Nothing, Pager } from "./list-parts";
import { listHeading } from "./use-act";

/** Letters that the mail server did not take. */
export function MailsPage({ before, mails }: { before: string; mails: Page<FailedMailRow> }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Failed mails</Heading>
      {mails.rows.length === 0 ? (
        <Nothing>None. Letters that the mail server doesn’t take wait here, to be sent again.</Nothing>
      ) : (
        <DataTable label="Failed mails" columns={["To", "First tried", "What", "Why it failed", "Letter", "Decide"]}>
          {mails.rows.map(({ id, to, kind, firstAt, attempts, error, subject, text }) => (
            <DataRow key={id}>
              <DataCell kind="main">{to}</DataCell>
              <DataCell>
                <FormattedDate at={firstAt.getTime()} exact />
              </DataCell>
              <DataCell>{mailKinds[kind as MailKind] ?? kind}</DataCell>
              <DataCell kind="words">
                {error} ({attempts === 1 ? "tried once" : `tried ${attempts} times`})
              </DataCell>
              <DataCell kind="words">
                <Letter title={subject} text={text} />
              </DataCell>
              <DataCell kind="act">
                <ActButton act={sendAgain} input={{ id }} words="Send again" of={subject} done="The letter is sent" />
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Pager href={adminUrls.mails} query={{ before }} older={mails.older} />
    </section>
  );
}
