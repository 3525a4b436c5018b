import "server-only";
import type { Product } from "@/lib/hosts/products";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { Site } from "@/prisma/generated/client";
import { activeSite, getRestoreCutoff } from "./deleted";

/** The sites of a user on one product line, oldest first. */
export async function listSites(userId: UserId, product: Product): Promise<Site[]> {
  return getDb().site.findMany({
    where: { userId, product, ...activeSite },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** One of the user's sites, or null when they have none of this id. */
export async function findSite(userId: UserId, id: string): Promise<Site | null> {
  return getDb().site.findUnique({ where: { id, userId, ...activeSite } });
}

/** The user's deleted sites that can still be restored, the last deleted first. */
export async function listDeletedSites(userId: UserId): Promise<Site[]> {
  return getDb().site.findMany({
    where: { userId, deletedAt: { gte: getRestoreCutoff() } },
    orderBy: [{ deletedAt: "desc" }, { id: "asc" }],
  });
}
