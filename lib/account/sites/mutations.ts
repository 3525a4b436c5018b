import "server-only";
import type { Product } from "@/lib/hosts/products";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError, isUniqueViolation } from "@/lib/server/errors";
import { createWithin } from "@/lib/server/limits/create-within";
import type { UserId } from "@/lib/server/user-id";
import type { Site } from "@/prisma/generated/client";
import { activeSite, getRestoreCutoff, restorableDays } from "./deleted";
import { parseHostName, type SiteFields, siteLimit, siteLimitWithDeleted } from "./schema";

/** A stored site, or the refusal of a second one with the same host. */
export type SiteResult = { status: true; site: Site } | { status: false; message: "site already exists" };

/**
 * Stores a new site of this user on a product line. Refused when the user has one with the same host already.
 * @throws AppError `conflict` when the user has as many sites as one can have; `unauthenticated` when there is no such user
 * (any more).
 */
export async function createSite(userId: UserId, product: Product, fields: SiteFields): Promise<SiteResult> {
  return refuseDuplicates(
    createWithin(userId, [getSitesCap(userId), getAllSitesCap(userId)], (tx) =>
      tx.site.create({ data: { userId, product, ...fields } }),
    ),
  );
}

const getSitesCap = (userId: UserId) => ({
  max: siteLimit,
  count: (tx: Tx) => tx.site.count({ where: { userId, ...activeSite } }),
  sentence: `You have ${siteLimit} sites, and more aren't possible. Delete one that you no longer need.`,
});

// Deleted sites are kept for a while: adding and deleting in turn must not fill the table.
const getAllSitesCap = (userId: UserId) => ({
  max: siteLimitWithDeleted,
  count: (tx: Tx) => tx.site.count({ where: { userId } }),
  sentence: `You have deleted many sites lately. They are kept for ${restorableDays} days; then you can add more.`,
});

/**
 * Saves name and address of one of this user's sites. Refused when another one has the same host.
 * @throws AppError `not_found` when the user has no such site.
 */
export async function saveSite(userId: UserId, id: string, fields: SiteFields): Promise<SiteResult> {
  return refuseDuplicates(
    getDb()
      .site.updateManyAndReturn({ where: { id, userId, ...activeSite }, data: fields })
      .then(([site]) => site ?? Promise.reject(new AppError("not_found"))),
  );
}

/**
 * Deletes one of this user's sites, so that it can be restored for a while: its address is free at once, what was sent
 * to it stays until it is gone for good.
 * @throws AppError `not_found` when the user has no such site.
 */
export async function deleteSite(userId: UserId, id: string): Promise<void> {
  const { count } = await getDb().site.updateMany({
    where: { id, userId, ...activeSite },
    data: { deletedAt: new Date(), hostName: null },
  });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Brings back a deleted site of this user with all that was sent to it; one that is back already stays as it is. Refused
 * when another one has taken its host meanwhile.
 * @throws AppError `not_found` when the user has no such site, or it is gone for good; `conflict` when the user has as many
 * sites as one can have.
 */
export async function restoreSite(userId: UserId, id: string): Promise<SiteResult> {
  const site = await getDb().site.findFirst({
    where: { id, userId, OR: [activeSite, { deletedAt: { gte: getRestoreCutoff() } }] },
  });
  if (!site) throw new AppError("not_found");
  if (site.deletedAt === null) return { status: true, site };
  return refuseDuplicates(
    createWithin(userId, [getSitesCap(userId)], async (tx) => {
      const [restored] = await tx.site.updateManyAndReturn({
        where: { id, userId, deletedAt: site.deletedAt },
        data: { deletedAt: null, hostName: parseHostName(site.siteUrl) },
      });
      // Restored in another tab since we looked, and perhaps edited there.
      return restored ?? tx.site.findFirstOrThrow({ where: { id, userId } });
    }),
  );
}

/**
 * Deletes for good the sites that can't be restored any more, whoever they belonged to, with all that was sent to them.
 * @returns how many
 */
export async function purgeSites(): Promise<number> {
  const { count } = await getDb().site.deleteMany({ where: { deletedAt: { lt: getRestoreCutoff() } } });
  return count;
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
