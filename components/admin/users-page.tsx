import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { Field } from "@/components/ui/field";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import type { FoundUser } from "@/lib/admin/users/queries";
import { AdminLink } from "./admin-link";
import { DataCell, DataRow, DataTable } from "./data-table";
import { Filter, Nothing, Pager } from "./list-parts";

/** Users, the newest first, and the search for one. */
export function UsersPage({ find, before, users }: { find: string; before: string; users: Page<FoundUser> }) {
  return (
    <>
      <Filter href={adminUrls.users}>
        <Field key={find} label="Address, name or id" type="search" name="find" defaultValue={find} maxLength={200} />
      </Filter>
      <section aria-labelledby="list">
        <Heading id="list">{find ? "Users found" : "Newest users"}</Heading>
        {users.rows.length === 0 ? (
          <Nothing>Nobody fits that.</Nothing>
        ) : (
          <DataTable
            label="Users"
            columns={["Address", "Name", "Here since", "Owns", "Purchases", "Grants"]}
            figures={["Purchases", "Grants"]}
          >
            {users.rows.map(({ id, email, name, admin, isLifetime, createdAt, _count }) => (
              <DataRow key={id}>
                <DataCell kind="main">
                  <AdminLink href={adminUrls.user(id)} className="link">
                    {email ?? id}
                  </AdminLink>
                </DataCell>
                <DataCell>
                  {name}
                  {admin && ", admin"}
                </DataCell>
                <DataCell>
                  <FormattedDate at={createdAt.getTime()} />
                </DataCell>
                <DataCell>{isLifetime ? "All-access" : ""}</DataCell>
                <DataCell kind="figure">{_count.purchases}</DataCell>
                <DataCell kind="figure">{_count.grants}</DataCell>
              </DataRow>
            ))}
          </DataTable>
        )}
        <Pager href={adminUrls.users} query={{ find, before }} older={users.older} />
      </section>
    </>
  );
}
