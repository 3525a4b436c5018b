import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { isolateName } from "@/components/admin/plain-name";
import { UserPage } from "@/components/admin/users/user-page";
import { readQueryText } from "@/lib/admin/access/paging";
import { createAdminMetadata, requireAdmin } from "@/lib/admin/access/require-admin";
import { getUserTitle, readUser } from "@/lib/admin/users/queries";

export const generateMetadata = createAdminMetadata(
  "User",
  async ({ params }: PageProps<"/account/admin/users/[id]">) => getUserTitle(readQueryText(await params, "id")),
);

/** One user, with what they own and where it comes from. */
export default async function User({ params }: PageProps<"/account/admin/users/[id]">) {
  await requireAdmin();
  const user = await readUser(readQueryText(await params, "id"));
  if (!user) notFound();
  return (
    <AdminPage title={isolateName(user.name) || "User"}>
      <UserPage user={user} />
    </AdminPage>
  );
}
