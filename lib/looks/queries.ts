import "server-only";
import { db } from "@/lib/db";
import { storedTheme, type Theme } from "@/lib/delivery/theme";
import type { UserId } from "@/lib/users/ids";

/** The look of a user's sections where nothing else is said; empty when they have none. */
export async function getLook(userId: UserId): Promise<Theme> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { look: true } });
  return storedTheme(user?.look ?? {});
}
