import { AdminPage } from "@/components/admin/admin-page";
import { UsersPage } from "@/components/admin/users/users-page";
import { readPosition, readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { countOwnerless, findUsers, listOwnerless } from "@/lib/admin/users/queries";

export const generateMetadata = createAdminMetadata("Users");

/** Users, by address, name, id or what they bought, and purchases of nobody that fit. */
export default async function Users({ searchParams }: PageProps<"/account/admin">) {
  await requireAdmin();
  const query = await searchParams;
  const find = readQueryText(query, "find");
  const [users, ownerless] = await Promise.all([
    findUsers(find, readPosition(query)),
    find === "" ? countOwnerless() : listOwnerless(find).then(({ rows }) => rows),
  ]);
  return (
    <AdminPage title="Users">
      <UsersPage find={find} before={readQueryText(query, "before", 300)} users={users} ownerless={ownerless} />
    </AdminPage>
  );
}
