import "server-only";
import { normalizeStoredTheme, type Theme } from "@/lib/code/theme/theme";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";

/** The theme of a user's sections where nothing else is said; empty when they have none. */
export async function readTheme(userId: UserId): Promise<Theme> {
  const user = await getDb().user.findUnique({ where: { id: userId }, select: { look: true } });
  return normalizeStoredTheme(user?.look ?? {});
}
