import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { findSessionUser } from "@/lib/account/auth/queries";
import { readClaimedSession } from "@/lib/account/auth/session";
import { toUserId, type UserId } from "@/lib/server/user-id";

/** Whoever may use the admin pages. `label` is their address, or their name: what the audit calls them. */
export interface Admin {
  id: UserId;
  label: string;
}

/** The admin who makes this request, as the database has them now; null for everybody else. Asked once a request. */
export const getCurrentAdmin = cache(async (): Promise<Admin | null> => {
  const session = await readClaimedSession();
  const user = session && (await findSessionUser(session));
  return user?.admin ? { id: toUserId(user.id), label: user.email ?? user.name } : null;
});

/** The admin who asks for a page. For everybody else, signed in or not, there is no such page. */
export async function requireAdmin(): Promise<Admin> {
  const admin = await getCurrentAdmin();
  if (!admin) notFound();
  return admin;
}

/** The head of an admin page. Its title, too, is for admins. `which` tells pages of one title from each other. */
export function createAdminMetadata<Props>(title: string, which?: (props: Props) => Promise<string>) {
  return async (props: Props): Promise<Metadata> => {
    await requireAdmin();
    const one = (await which?.(props)) ?? "";
    return { title: one ? `${title} ${one}` : title, robots: { index: false } };
  };
}
