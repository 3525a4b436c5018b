import type { ReactNode } from "react";
import { AdminStrip } from "@/components/admin/admin-strip";
import { requireAdmin } from "@/lib/admin/access/require-admin";

/** The pages of admins. Each asks for itself who is there, and so does what is around them. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return (
    <>
      <AdminStrip />
      {children}
    </>
  );
}
