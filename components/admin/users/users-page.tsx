import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { AdminLink } from "@/components/admin/admin-link";
import { type Column, DataTable } from "@/components/admin/data-table";
import { EmptyState, Filter, Pager } from "@/components/admin/list-parts";
import { listHeading } from "@/components/admin/use-admin-action";
import { Field } from "@/components/ui/field";
import type { Page } from "@/lib/admin/access/paging";
import type { FoundUser, OwnerlessPurchase } from "@/lib/admin/users/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { OwnerlessFound } from "./ownerless-purchases";

const columns: Column<FoundUser>[] = [
  {
    title: "E-mail",
    kind: "main",
    cell: ({ id, email }) => (
      <AdminLink href={adminUrls.user(id)} className="link">
        <bdi>{email ?? id}</bdi>
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

/**
 * Users, the newest first, and the search for one. `ownerless` are purchases that belong to none: those that the search found,
 * or how many there are.
 */
export function UsersPage(props: {
  find: string;
  before: string;
  users: Page<FoundUser>;
  ownerless: readonly OwnerlessPurchase[] | number;
}) {
  const { find, before, users, ownerless } = props;
  return (
    <>
      <Filter href={adminUrls.users}>
        <Field
          key={find}
          label="E-mail, name, id or payment"
          type="search"
          name="find"
          defaultValue={find}
          maxLength={200}
        />
      </Filter>
      <Ownerless of={ownerless} />
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>{find ? "Users found" : "Newest users"}</Heading>
        {users.rows.length === 0 ? (
          <EmptyState>Nobody fits that.</EmptyState>
        ) : (
          <DataTable label="Users" columns={columns} rows={users.rows} keyOf={({ id }) => id} />
        )}
        <Pager href={adminUrls.users} query={{ find, before }} older={users.older} />
      </section>
    </>
  );
}

function Ownerless({ of: found }: { of: readonly OwnerlessPurchase[] | number }) {
  if (typeof found !== "number") return found.length > 0 && <OwnerlessFound purchases={found} />;
  if (found === 0) return null;
  return (
    <p>
      <AdminLink href={adminUrls.purchases} className="link">
        {found === 1 ? "1 purchase" : `${found} purchases`} without an owner
      </AdminLink>
    </p>
  );
}
