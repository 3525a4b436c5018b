import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { sendAgain } from "@/lib/admin/actions";
import type { FailedMailRow } from "@/lib/admin/mails/queries";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import { type MailKind, mailKinds } from "@/lib/mail/kinds";
import { ActButton } from "./act-button";
import { type Column, DataTable } from "./data-table";
import { Letter } from "./letter";
import { Nothing, Pager } from "./list-parts";
import { listHeading } from "./use-act";

const columns: Column<FailedMailRow>[] = [
  { title: "To", kind: "main", cell: ({ to }) => to },
  {
    title: "Action",
    kind: "act",
    cell: ({ id, subject }) => (
      <ActButton act={sendAgain} input={{ id }} words="Send again" of={subject} done="The letter is sent" />
    ),
  },
  { title: "First tried", kind: "short", cell: ({ firstAt }) => <FormattedDate at={firstAt.getTime()} exact /> },
  { title: "What", kind: "short", cell: ({ kind }) => mailKinds[kind as MailKind] ?? kind },
  {
    title: "Why it failed",
    kind: "words",
    cell: ({ error, attempts }) => `${error} (${attempts === 1 ? "tried once" : `tried ${attempts} times`})`,
  },
  { title: "Letter", kind: "words", cell: ({ subject, text }) => <Letter title={subject} text={text} /> },
];

/** Letters that the mail server did not take. */
export function MailsPage({ before, mails }: { before: string; mails: Page<FailedMailRow> }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Failed mails</Heading>
      {mails.rows.length === 0 ? (
        <Nothing>None. Letters that the mail server doesn’t take wait here, to be sent again.</Nothing>
      ) : (
        <DataTable label="Failed mails" columns={columns} rows={mails.rows} keyOf={({ id }) => id} />
      )}
      <Pager href={adminUrls.mails} query={{ before }} older={mails.older} />
    </section>
  );
}
