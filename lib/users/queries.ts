import "server-only";
import { entitlementsOf } from "@/lib/billing/entitlements";
import { db } from "@/lib/db";
import type { User } from "@/prisma/generated/client";
import { asUserId, type UserId } from "./ids";

/** The user with this id, or null when there is none (any more). */
export async function getUser(id: UserId): Promise<User | null> {
  return db().user.findUnique({ where: { id } });
}

/** Those of these users that there are, each with the ids of the sections they bought singly, in two queries for any number. */
export async function getUsersAndOwned(ids: readonly UserId[]): Promise<Map<UserId, { user: User; owned: string[] }>> {
  const found = await db().user.findMany({
    where: { id: { in: [...ids] } },
    include: { purchases: { where: { status: "paid" }, select: { item: true, status: true } } },
  });
  return new Map(
    found.map(({ purchases, ...user }) => [asUserId(user.id), { user, owned: entitlementsOf(purchases).sections }]),
  );
}
