import "server-only";
import { db } from "@/lib/db";
import type { User } from "@/prisma/generated/client";
import type { UserId } from "./ids";

/** The user with this id, or null when there is none (any more). */
export async function getUser(id: UserId): Promise<User | null> {
  return db().user.findUnique({ where: { id } });
}
