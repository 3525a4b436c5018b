import "server-only";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { User } from "@/prisma/generated/client";

/** The user with this id, or null when there is none (any more). */
export async function getUser(id: UserId): Promise<User | null> {
  return getDb().user.findUnique({ where: { id } });
}
