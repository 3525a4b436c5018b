import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { allowForms, stopForms } from "@/lib/admin/actions";
import type { FormSiteUse } from "@/lib/admin/forms/queries";
import { adminUrls } from "@/lib/admin/urls";
import { AdminLink } from "./admin-link";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Nothing } from "./list-parts";
import { ReasonButton } from "./reason-button";
import { listHeading } from "./use-act";

const figures = ["24 hours", "7 days", "Hosts"];

/** Sites by how many answers their forms take, to find those that are abused. */
export function FormsPage({ sites }: { sites: readonly FormSiteUse[] }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Sites with answers</Heading>
      {sites.length === 0 ? (
        <Nothing>No form had an answer in the last 7 days.</Nothing>
      ) : (
        <DataTable
          label="Sites with answers"
          columns={["Site", "Owner", ...figures, "State", "Decide"]}
          figures={figures}
        >
          {sites.map((site) => (
            <Site key={site.id} site={site} />
          ))}
        </DataTable>
      )}
    </section>
  );
}

function Site({ site }: { site: FormSiteUse }) {
  const { id, siteName, hostName, userId, owner, day, week, origins, full, formsStoppedAt } = site;
  const of = hostName ?? siteName;
  return (
    <DataRow>
      <DataCell kind="main">
        {siteName}
        {hostName && `, ${hostName}`}
      </DataCell>
      <DataCell>
        <AdminLink href={adminUrls.user(userId)} className="link">
          {owner}
        </AdminLink>
      </DataCell>
      <DataCell kind="figure">{day}</DataCell>
      <DataCell kind="figure">{week}</DataCell>
      <DataCell kind="figure">{origins}</DataCell>
      <DataCell>
        {formsStoppedAt && (
          <span className="text-accent-ink">
            Stopped <FormattedDate at={formsStoppedAt.getTime()} exact />
          </span>
        )}
        {!formsStoppedAt && (full.length > 0 ? `At the limit, refuses answers: ${full.join(", ")}` : "Takes answers")}
      </DataCell>
      <DataCell kind="act">
        {formsStoppedAt ? (
          <ReasonButton
            act={allowForms}
            id={id}
            of={of}
            button="Allow"
            words="Its forms take answers again."
            done="Its forms take answers again"
          />
        ) : (
          <ReasonButton
            act={stopForms}
            id={id}
            of={of}
            button="Stop"
            words="Its forms take no more answers. Visitors read that nobody reads the form any more; what came stays."
            done="Its forms are stopped"
          />
        )}
      </DataCell>
    </DataRow>
  );
}
