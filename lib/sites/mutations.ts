import "server-only";
import type { Product } from "@/lib/catalogue/products";
import { db } from "@/lib/db";
import { AppError, isUniqueViolation } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";
import type { Site } from "@/prisma/generated/client";
import type { SiteFields } from "./schema";

/** A stored site, or the refusal of a second one with the same host (spec §8). */
export type SiteResult = { status: true; site: Site } | { status: false; message: "site already exists" };

/** Stores a new site of this user on a product line. Refused when the user has one with the same host already. */
export async function createSite(userId: UserId, product: Product, fields: SiteFields): Promise<SiteResult> {
  return refuseDuplicates(db().site.create({ data: { userId, product, ...fields } }));
}

/**
 * Saves name and address of one of this user's sites. Refused when another one has the same host.
 * @throws AppError `not_found` when the user has no such site.
 */
export async function saveSite(userId: UserId, id: string, fields: SiteFields): Promise<SiteResult> {
  return refuseDuplicates(
    db()
      .site.updateManyAndReturn({ where: { id, userId }, data: fields })
      .then(([site]) => site ?? Promise.reject(new AppError("not_found"))),
  );
}

/**
 * Deletes one of this user's sites with all that was sent to it.
 * @throws AppError `not_found` when the user has no such site.
 */
export async function deleteSite(userId: UserId, id: string): Promise<void> {
  const { count } = await db().site.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found");
}

// The unique index on (userId, hostName) decides, so that two creates at once can't both succeed.
async function refuseDuplicates(write: Promise<Site>): Promise<SiteResult> {
  try {
    return { status: true, site: await write };
  } catch (error) {
    if (isUniqueViolation(error)) return { status: false, message: "site already exists" };
    throw error;
  }
}
