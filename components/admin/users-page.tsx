import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { Field } from "@/components/ui/field";
import type { Page } from "@/lib/admin/paging";
import { adminUrls } from "@/lib/admin/urls";
import type { FoundUser, OwnerlessPurchase } from "@/lib/admin/users/queries";
import { AdminLink } from "./admin-link";
import { type Column, DataTable } from "./data-table";
import { Filter, Nothing, Pager } from "./list-parts";
import { OwnerlessPurchases } from "./ownerless-purchases";

const columns: Column<FoundUser>[] = [
  {
    title: "Address",
    kind: "main",
    cell: ({ id, email }) => (
      <AdminLink href={adminUrls.user(id)} className="link">
        {email ?? id}
      </AdminLink>
    ),
  },
  { title: "Name", cell: ({ name }) => name },
  // Apart from the name, which people choose: nobody looks like an admin by it.
  { title: "Role", kind: "short", cell: ({ admin }) => admin && "Administrator" },
  { title: "Signed up", kind: "short", cell: ({ createdAt }) => <FormattedDate at={createdAt.getTime()} /> },
  { title: "Owns", kind: "short", cell: ({ isLifetime }) => isLifetime && "All-access" },
  { title: "Purchases", kind: "figure", cell: ({ _count }) => _count.purchases },
  { title: "Grants", kind: "figure", cell: ({ _count }) => _count.grants },
];

/** Users, the newest first, the search for one, and purchases that belong to none. */
export function UsersPage(props: {
  find: string;
  before: string;
  users: Page<FoundUser>;
  ownerless: readonly OwnerlessPurchase[];
}) {
  const { find, before, users, ownerless } = props;
  return (
    <>
      <Filter href={adminUrls.users}>
        <Field
          key={find}
          label="Address, name, id or payment"
          type="search"
          name="find"
          defaultValue={find}
          maxLength={200}
        />
      </Filter>
      <section aria-labelledby="list">
        <Heading id="list">{find ? "Users found" : "Newest users"}</Heading>
        {users.rows.length === 0 ? (
          <Nothing>Nobody fits that.</Nothing>
        ) : (
          <DataTable label="Users" columns={columns} rows={users.rows} keyOf={({ id }) => id} />
        )}
        <Pager href={adminUrls.users} query={{ find, before }} older={users.older} />
      </section>
      <OwnerlessPurchases purchases={ownerless} />
    </>
  );
}
