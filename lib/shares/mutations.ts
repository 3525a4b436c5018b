import "server-only";
import type { RecordContent } from "@/lib/catalogue/plain-content";
import type { Product } from "@/lib/catalogue/products";
import { db, type Tx } from "@/lib/db";
import type { Theme } from "@/lib/delivery/theme";
import { AppError } from "@/lib/errors";
import { createWithin } from "@/lib/limits/create-within";
import type { UserId } from "@/lib/users/ids";
import { codeOf } from "./code";

/** How many links one user can have; "Your data" lists all of them. */
export const shareLimit = 200;

const day = 24 * 60 * 60 * 1000;

/** An edit to pass on. */
export interface Shared {
  sectionId: string;
  product: Product;
  content: RecordContent;
  theme: Theme;
}

/**
 * Stores an edit that was checked (share-edit.ts) under a code, once however often one person shares it. What `npm run purge` needs
 * is in this file, too, so that nothing here may import the catalogue.
 * @throws AppError `conflict` for who has {@link shareLimit}
 */
export async function storeShare(userId: UserId | null, shared: Shared): Promise<string> {
  const code = codeOf({ ...shared, userId });
  const { count } = await db().share.updateMany({ where: { code }, data: { usedAt: new Date() } });
  if (count > 0) return code;
  const create = (tx: Pick<Tx, "share">) =>
    tx.share.createMany({ data: { code, userId, ...shared }, skipDuplicates: true });
  if (userId === null) await create(db());
  else await createWithin(userId, [capOf(userId)], create);
  return code;
}

/**
 * Ends a link that a user has made.
 * @throws AppError `not_found` also for others' links
 */
export async function deleteShare(userId: UserId, code: string): Promise<void> {
  const { count } = await db().share.deleteMany({ where: { code, userId } });
  if (count === 0) throw new AppError("not_found");
}

const capOf = (userId: UserId) => ({
  max: shareLimit,
  count: (tx: Tx) => tx.share.count({ where: { userId } }),
  sentence: `You have shared ${shareLimit} links, and more aren't possible. End one that nobody needs under “Your data” in your account.`,
});

/** Notes that somebody has seen it, once a day. */
export async function noteUse({ code, usedAt }: { code: string; usedAt: Date }, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() < day) return;
  await db().share.updateMany({ where: { code }, data: { usedAt: now } });
}

/** Deletes what nobody has made or seen for a year. @returns how many */
export async function purgeShares(now: Date): Promise<number> {
  const { count } = await db().share.deleteMany({ where: { usedAt: { lt: new Date(now.getTime() - 365 * day) } } });
  return count;
}
