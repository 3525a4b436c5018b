import { AdminPage } from "@/components/admin/admin-page";
import { UsersPage } from "@/components/admin/users/users-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { positionOf, textOf } from "@/lib/admin/access/paging";
import { countOwnerless, findUsers, listOwnerless } from "@/lib/admin/users/queries";

export const generateMetadata = adminMetadata("Users");

/** Users, by address, name, id or what they bought, and purchases of nobody that fit. */
export default async function Users({ searchParams }: PageProps<"/account/admin">) {
  await requireAdmin();
  const query = await searchParams;
  const find = textOf(query, "find");
  const [users, ownerless] = await Promise.all([
    findUsers(find, positionOf(query)),
    find === "" ? countOwnerless() : listOwnerless(find).then(({ rows }) => rows),
  ]);
  return (
    <AdminPage title="Users">
      <UsersPage find={find} before={textOf(query, "before", 300)} users={users} ownerless={ownerless} />
    </AdminPage>
  );
}
