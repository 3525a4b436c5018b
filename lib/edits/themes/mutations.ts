import "server-only";
import type { Theme } from "@/lib/code/theme/theme";
import { getDb } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/**
 * Keeps how a user's sections are to look where nothing else is said; an empty one is none.
 * @throws AppError `unauthenticated` when there is no such user
 */
export async function storeTheme(userId: UserId, theme: Theme): Promise<void> {
  const { count } = await getDb().user.updateMany({ where: { id: userId }, data: { look: theme } });
  if (count === 0) throw new AppError("unauthenticated");
}
