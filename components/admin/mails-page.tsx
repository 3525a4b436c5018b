import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { Field } from "@/components/ui/field";
import type { Page } from "@/lib/admin/access/paging";
import { sendAgain } from "@/lib/admin/actions";
import type { FailedMailRow } from "@/lib/admin/mails/queries";
import { type MailKind, mailKinds } from "@/lib/server/mail/kinds";
import { adminUrls } from "@/lib/urls/admin-urls";
import { ActionButton } from "./action-button";
import { type Column, DataTable } from "./data-table";
import { EmptyState, Filter, Pager } from "./list-parts";
import { Message } from "./message";
import { listHeading } from "./use-admin-action";

const columns: Column<FailedMailRow>[] = [
  { title: "To", kind: "main", cell: ({ to }) => to },
  {
    title: "Action",
    kind: "act",
    cell: ({ id, subject }) => (
      <ActionButton act={sendAgain} input={{ id }} words="Send again" of={subject} done="The mail is sent" />
    ),
  },
  { title: "First tried", kind: "short", cell: ({ firstAt }) => <FormattedDate at={firstAt.getTime()} exact /> },
  { title: "What", kind: "short", cell: ({ kind }) => mailKinds[kind as MailKind] ?? kind },
  {
    title: "Why it failed",
    kind: "words",
    cell: ({ error, attempts }) => `${error} (${attempts === 1 ? "tried once" : `tried ${attempts} times`})`,
  },
  { title: "Mail", kind: "words", cell: ({ subject, text }) => <Message title={subject} text={text} /> },
];

/** Mails that the mail server did not take, to all or to one address. */
export function MailsPage({ to, before, mails }: { to: string; before: string; mails: Page<FailedMailRow> }) {
  return (
    <>
      <Filter href={adminUrls.mails}>
        <Field key={to} label="Recipient’s e-mail" type="search" name="to" defaultValue={to} maxLength={320} />
      </Filter>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Not sent</Heading>
        {mails.rows.length === 0 ? (
          <EmptyState>None. Mails that the mail server doesn’t take wait here, to be sent again.</EmptyState>
        ) : (
          <DataTable label="Failed mails" columns={columns} rows={mails.rows} keyOf={({ id }) => id} />
        )}
        <Pager href={adminUrls.mails} query={{ to, before }} older={mails.older} />
      </section>
    </>
  );
}
