import { FormattedDate } from "@/components/account/formatted-date";
import { type Column, DataTable } from "@/components/admin/data-table";
import { getItemName } from "@/components/admin/item-name";
import { EmptyState } from "@/components/admin/list-parts";
import { ReasonButton } from "@/components/admin/reason-button";
import { revokeGrant } from "@/lib/admin/actions";
import type { UserDetails } from "@/lib/admin/users/queries";

/** The heading of the list. */
export const grantsHeading = "grants";

const buildColumns = (name: string): Column<UserDetails["grants"][number]>[] => [
  { title: "What", kind: "main", cell: ({ item }) => getItemName(item) },
  {
    title: "Action",
    kind: "act",
    cell: ({ id, item, revokedAt }) =>
      !revokedAt && (
        <ReasonButton
          act={revokeGrant}
          id={id}
          of={`${getItemName(item)} of ${name}`}
          button="Revoke"
          question={`Revoke ${getItemName(item)} of ${name}?`}
          yes="Revoke this grant"
          words="They no longer own it, unless something else gives it to them. Pages they have open learn of it at once."
          done="Revoked"
          heading={grantsHeading}
        />
      ),
  },
  { title: "When", kind: "short", cell: ({ createdAt }) => <FormattedDate at={createdAt.getTime()} exact /> },
  { title: "By", cell: ({ by }) => by },
  { title: "Reason", kind: "words", cell: ({ reason }) => reason },
  { title: "State", kind: "short", cell: ({ revokedAt }) => (revokedAt ? "Revoked" : "Active") },
];

/** What a user was granted, by whom and why. `of` is what the user is called. */
export function UserGrants({ grants, of }: { grants: UserDetails["grants"]; of: string }) {
  if (grants.length === 0) return <EmptyState>Nothing was granted.</EmptyState>;
  return <DataTable label="Grants" columns={buildColumns(of)} rows={grants} keyOf={({ id }) => id} />;
}
