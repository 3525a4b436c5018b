import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { revokeGrant } from "@/lib/admin/actions";
import { adminUrls } from "@/lib/admin/urls";
import type { UserDetails } from "@/lib/admin/users/queries";
import { AdminLink } from "./admin-link";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Facts } from "./facts";
import { GrantForm } from "./grant-form";
import { givenItems, itemName } from "./item-name";
import { Nothing } from "./list-parts";
import { ReasonButton } from "./reason-button";
import { listHeading } from "./use-act";
import { UserPurchases } from "./user-purchases";

/** One user: who, what they own and where each of it comes from, and what can be given and taken back. */
export function UserPage({ user }: { user: UserDetails }) {
  const { entitlements, accounts, _count } = user;
  const { length } = entitlements.sections;
  const owns = [
    entitlements.isLifetime && "All-access",
    length > 0 && `${length} single ${length === 1 ? "section" : "sections"}`,
  ].filter(Boolean);
  return (
    <>
      <div className="grid gap-x-16 gap-y-14 @4xl:grid-cols-12">
        <div className="min-w-0 @4xl:col-span-6">
          <Facts
            facts={[
              ["Id", user.id],
              ["E-mail", user.email ?? (user.addressTaken ? "none: another account has it" : "none confirmed")],
              ["Signs in with", accounts.map(({ provider }) => provider).join(", ") || "nothing"],
              ["Here since", <FormattedDate key="since" at={user.createdAt.getTime()} exact />],
              ["Owns", owns.join(", ") || "nothing"],
              ["Sites", _count.sites],
              ["Browsers signed in", _count.sessions],
              ...(user.admin ? [["Role", "Administrator"] as const] : []),
            ]}
          />
          <AdminLink
            href={`${adminUrls.audit}?${new URLSearchParams({ kind: "user", id: user.id })}`}
            className="link mt-4 inline-flex min-h-11 items-center font-[550]"
          >
            What admins did here
          </AdminLink>
        </div>
        <section aria-labelledby="give" className="min-w-0 @4xl:col-span-6">
          <Heading id="give">Give something</Heading>
          <GrantForm userId={user.id} items={givenItems()} />
        </section>
      </div>
      <section aria-labelledby="grants">
        <Heading id="grants">Given</Heading>
        <Grants user={user} />
      </section>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Bought</Heading>
        <UserPurchases purchases={user.purchases} />
      </section>
    </>
  );
}

function Grants({ user: { grants } }: { user: UserDetails }) {
  if (grants.length === 0) return <Nothing>Nothing was given.</Nothing>;
  return (
    <DataTable label="Grants" columns={["What", "When", "By", "Reason", "State", "Decide"]}>
      {grants.map(({ id, item, createdAt, by, reason, revokedAt }) => (
        <DataRow key={id}>
          <DataCell kind="main">{itemName(item)}</DataCell>
          <DataCell>
            <FormattedDate at={createdAt.getTime()} exact />
          </DataCell>
          <DataCell>{by}</DataCell>
          <DataCell kind="words">{reason}</DataCell>
          <DataCell>{revokedAt ? "Taken back" : "Stands"}</DataCell>
          <DataCell kind="act">
            {!revokedAt && (
              <ReasonButton
                act={revokeGrant}
                id={id}
                of={itemName(item)}
                button="Take back"
                words="They no longer own it, unless something else gives it to them. Pages they have open learn of it at once."
                done="Taken back"
              />
            )}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
