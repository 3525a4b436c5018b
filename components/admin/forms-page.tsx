import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { allowForms, stopForms } from "@/lib/admin/actions";
import type { FormSiteUse } from "@/lib/admin/forms/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { AdminLink } from "./admin-link";
import { type Column, DataTable } from "./data-table";
import { EmptyState } from "./list-parts";
import { ReasonButton } from "./reason-button";
import { listHeading } from "./use-admin-action";

const columns: Column<FormSiteUse>[] = [
  { title: "Site", kind: "main", cell: ({ siteName }) => siteName },
  { title: "Action", kind: "act", cell: (site) => <Decision site={site} /> },
  { title: "Host", cell: ({ hostName }) => hostName },
  {
    title: "Owner",
    cell: ({ userId, owner }) => (
      <AdminLink href={adminUrls.user(userId)} className="link">
        <bdi>{owner}</bdi>
      </AdminLink>
    ),
  },
  { title: "24 hours", kind: "figure", cell: ({ day }) => day },
  { title: "7 days", kind: "figure", cell: ({ week }) => week },
  { title: "Sender sites", kind: "figure", cell: ({ origins }) => origins },
  { title: "State", cell: (site) => <State site={site} /> },
];

/** Sites by how many answers their forms take, to find those that are abused. */
export function FormsPage({ sites }: { sites: readonly FormSiteUse[] }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Sites with answers</Heading>
      {sites.length === 0 ? (
        <EmptyState>No form had an answer in the last 7 days.</EmptyState>
      ) : (
        <DataTable label="Sites with answers" columns={columns} rows={sites} keyOf={({ id }) => id} />
      )}
    </section>
  );
}

function State({ site: { full, formsStoppedAt } }: { site: FormSiteUse }) {
  if (!formsStoppedAt) {
    return full.length > 0 ? `At the limit, refuses answers: ${full.join(", ")}` : "Takes answers";
  }
  return (
    <span className="text-accent-ink">
      Stopped <FormattedDate at={formsStoppedAt.getTime()} exact />
    </span>
  );
}

function Decision({ site: { id, siteName, hostName, formsStoppedAt } }: { site: FormSiteUse }) {
  const name = hostName ?? siteName;
  return formsStoppedAt ? (
    <ReasonButton
      act={allowForms}
      id={id}
      of={`the forms of ${name}`}
      button="Allow"
      question={`Allow the forms of ${name} again?`}
      yes="Allow its forms"
      words="Its forms take answers again."
      done="Its forms take answers again"
    />
  ) : (
    <ReasonButton
      act={stopForms}
      id={id}
      of={`the forms of ${name}`}
      button="Stop"
      question={`Stop the forms of ${name}?`}
      yes="Stop its forms"
      words="Its forms take no more answers. Visitors read that nobody reads the form anymore; what came stays."
      done="Its forms are stopped"
    />
  );
}
