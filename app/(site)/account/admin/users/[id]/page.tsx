import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { plainName } from "@/components/admin/plain-name";
import { UserPage } from "@/components/admin/users/user-page";
import { adminMetadata, requireAdmin } from "@/lib/admin/access/guard";
import { textOf } from "@/lib/admin/access/paging";
import { readUser, userInTitle } from "@/lib/admin/users/queries";

export const generateMetadata = adminMetadata("User", async ({ params }: PageProps<"/account/admin/users/[id]">) =>
  userInTitle(textOf(await params, "id")),
);

/** One user, with what they own and where it comes from. */
export default async function User({ params }: PageProps<"/account/admin/users/[id]">) {
  await requireAdmin();
  const user = await readUser(textOf(await params, "id"));
  if (!user) notFound();
  return (
    <AdminPage title={plainName(user.name) || "User"}>
      <UserPage user={user} />
    </AdminPage>
  );
}
