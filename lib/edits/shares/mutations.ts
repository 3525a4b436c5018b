import "server-only";
import type { RecordContent } from "@/lib/catalogue/content/plain-content";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";
import { createWithin } from "@/lib/server/limits/create-within";
import type { UserId } from "@/lib/server/user-id";
import { createShareCode } from "./code";

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
 * @param browser a secret of the browser of whoever isn't signed in: with it they can claim the link later
 * @throws AppError `conflict` for who has {@link shareLimit}
 */
export async function storeShare(userId: UserId | null, shared: Shared, browser?: string): Promise<string> {
  const code = createShareCode({ ...shared, userId, browser: userId === null ? browser : undefined });
  const { count } = await getDb().share.updateMany({ where: { code }, data: { usedAt: new Date() } });
  if (count > 0) return code;
  const create = (tx: Pick<Tx, "share">) =>
    tx.share.createMany({ data: { code, userId, ...shared }, skipDuplicates: true });
  if (userId === null) await create(getDb());
  else await createWithin(userId, [getCap(userId)], create);
  return code;
}

/**
 * Gives a user the links that their browser has made before they signed in. Of these codes only those count that are made with the
 * browser's own secret: whoever was merely sent a link can't take it.
 * @returns how many are theirs now, and those that found no room, since one has {@link shareLimit} at most
 */
export async function claimSharesOf(
  userId: UserId,
  browser: string,
  codes: readonly string[],
): Promise<{ claimed: number; left: string[] }> {
  const found = await getDb().share.findMany({
    where: { code: { in: [...codes] }, userId: null },
    select: { code: true, sectionId: true, product: true, content: true, theme: true },
    orderBy: { createdAt: "desc" },
  });
  const own = found.flatMap(({ code, ...shared }) =>
    createShareCode({ ...shared, userId: null, browser }) === code ? [code] : [],
  );
  if (own.length === 0) return { claimed: 0, left: [] };
  return createWithin(userId, [], async (tx) => {
    const room = Math.max(0, shareLimit - (await tx.share.count({ where: { userId } })));
    const where = { code: { in: own.slice(0, room) }, userId: null };
    const { count } = await tx.share.updateMany({ where, data: { userId } });
    return { claimed: count, left: own.slice(room) };
  });
}

/**
 * Ends a link that a user has made.
 * @throws AppError `not_found` also for others' links
 */
export async function deleteShare(userId: UserId, code: string): Promise<void> {
  const { count } = await getDb().share.deleteMany({ where: { code, userId } });
  if (count === 0) throw new AppError("not_found");
}

const getCap = (userId: UserId) => ({
  max: shareLimit,
  count: (tx: Tx) => tx.share.count({ where: { userId } }),
  sentence: `You have shared ${shareLimit} links, and more aren't possible. End one that nobody needs under “Your data” in your account.`,
});

/** Notes that somebody has seen it, once a day. */
export async function noteUse({ code, usedAt }: { code: string; usedAt: Date }, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() < day) return;
  await getDb().share.updateMany({ where: { code }, data: { usedAt: now } });
}

/** Deletes what nobody has made or seen for a year. @returns how many */
export async function purgeShares(now: Date): Promise<number> {
  const { count } = await getDb().share.deleteMany({ where: { usedAt: { lt: new Date(now.getTime() - 365 * day) } } });
  return count;
}
