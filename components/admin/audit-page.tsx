import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { Field, SelectField } from "@/components/ui/field";
import type { Page } from "@/lib/admin/access/paging";
import { type AuditAction, auditActions, subjectKinds } from "@/lib/admin/audit/audit-actions";
import type { AuditRow } from "@/lib/admin/audit/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { AdminLink } from "./admin-link";
import { type Column, DataTable } from "./data-table";
import { EmptyState, Filter, Pager } from "./list-parts";
import { ShortId } from "./short-id";
import { listHeading } from "./use-admin-action";

type Subject = { kind: string; id: string };

const kindNames: Record<string, string> = {
  user: "User",
  event: "Event",
  mail: "Mail",
  hire_request: "Request for hire",
  site: "Site",
};

const lists: Record<string, string> = { mail: adminUrls.mails, hire_request: adminUrls.hire, site: adminUrls.forms };

const columns: Column<AuditRow>[] = [
  { title: "AuditAction", kind: "main", cell: ({ act }) => auditActions[act as AuditAction] ?? act },
  { title: "When", kind: "short", cell: ({ at }) => <FormattedDate at={at.getTime()} exact /> },
  { title: "Who", cell: ({ admin }) => admin },
  { title: "About", kind: "short", cell: ({ subjectKind, subjectId }) => <About kind={subjectKind} id={subjectId} /> },
  { title: "Reason", kind: "words", cell: ({ reason }) => reason },
  { title: "Details", cell: formatDetails },
];

/** What admins did, by what it was about. */
export function AuditPage({ subject, before, audit }: { subject: Subject; before: string; audit: Page<AuditRow> }) {
  const { kind, id } = subject;
  return (
    <>
      <Filter href={adminUrls.audit}>
        <SelectField
          key={kind}
          label="About a"
          name="kind"
          defaultValue={kind}
          options={[["", "Anything"], ...subjectKinds.map((one) => [one, kindNames[one] ?? one] as const)]}
        />
        <Field key={id} label="With the id" type="search" name="id" defaultValue={id} maxLength={200} />
      </Filter>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Acts</Heading>
        {audit.rows.length === 0 ? (
          <EmptyState>Nothing was done.</EmptyState>
        ) : (
          <DataTable label="Acts" columns={columns} rows={audit.rows} keyOf={(row) => row.id} />
        )}
        <Pager href={adminUrls.audit} query={{ kind, id, before }} older={audit.older} />
      </section>
    </>
  );
}

function About({ kind, id }: Subject) {
  const href = getAddress({ kind, id });
  return (
    <>
      {kindNames[kind] ?? kind}{" "}
      {href ? (
        <AdminLink href={href} className="link">
          <ShortId id={id} />
        </AdminLink>
      ) : (
        <ShortId id={id} />
      )}
    </>
  );
}

/** The page of what an act was about, or the list it is in. */
function getAddress({ kind, id }: Subject): string | null {
  if (kind === "user") return adminUrls.user(id);
  if (kind === "event") return adminUrls.event(id);
  return lists[kind] ?? null;
}

function formatDetails({ details }: AuditRow): string {
  const entries = Object.entries(details ?? {});
  return entries.map(([name, value]) => `${name}: ${value}`).join(", ");
}
