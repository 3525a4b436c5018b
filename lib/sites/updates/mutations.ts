import "server-only";
import { activeSite } from "@/lib/account/sites/deleted";
import { findSection } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { type CheckedPage, siteSectionLimit } from "./schema";
import type { FindSection } from "./updates";

/** What a check has found. */
interface Remembered {
  siteId: string;
  pages: readonly CheckedPage[];
  /** Whether the site has no other pages, but for those that are `unread`. */
  isWhole?: boolean;
  unread?: readonly string[];
}

/**
 * Remembers which sections stand on pages of one of a user's sites, in place of what was remembered of these pages, or of the
 * whole site. Of a section
 * that stands on a page in several versions the oldest is kept, since that one has an update.
 * @throws AppError `not_found` when the user has no such site; `conflict` when that were more than are kept of a site
 */
export async function rememberSections(
  userId: UserId,
  { siteId, pages, isWhole = false, unread = [] }: Remembered,
  { now = new Date(), find = findSection }: { now?: Date; find?: FindSection } = {},
): Promise<void> {
  const rows = buildRows(pages, find);
  await getDb().$transaction(async (tx) => {
    // Checks of one site are written one after the other, so that two at once can't exceed the limit together.
    const [site] = await tx.$queryRaw<unknown[]>`
        select 1 from sites where id = ${siteId} and "userId" = ${userId} and "deletedAt" is null for no key update`;
    if (!site) throw new AppError("not_found");
    const read = pages.map((one) => one.path);
    const path = isWhole ? { notIn: unread.filter((one) => !read.includes(one)) } : { in: read };
    await tx.siteSection.deleteMany({ where: { siteId, path } });
    if ((await tx.siteSection.count({ where: { siteId } })) + rows.length > siteSectionLimit) {
      const sentence = `We remember ${siteSectionLimit} sections of a site, and with these pages there would be more. Check fewer pages, or forget the site's sections under “Updates” in your account.`;
      throw new AppError("conflict", "too many sections", { sentence });
    }
    await tx.siteSection.createMany({ data: rows.map((row) => ({ ...row, siteId, seenAt: now })) });
  });
}

function buildRows(pages: readonly CheckedPage[], find: FindSection) {
  // How many versions came after one; less than none where it is unknown.
  const age = ({ sectionId, version }: { sectionId: string; version: string }) =>
    find(sectionId)?.changes.findIndex((change) => change.version === version) ?? -1;
  const rows = new Map<string, { path: string; sectionId: string; version: string }>();
  for (const { path, sections } of pages) {
    for (const found of sections) {
      const key = JSON.stringify([path, found.sectionId]);
      const known = rows.get(key);
      if (!known || age(found) > age(known)) rows.set(key, { path, ...found });
    }
  }
  return [...rows.values()];
}

/**
 * Forgets which sections stand on one of a user's sites; a site of which nothing is known stays so.
 * @throws AppError `not_found` when the user has no such site
 */
export async function forgetSections(userId: UserId, siteId: string): Promise<void> {
  const site = await getDb().site.findUnique({ where: { id: siteId, userId, ...activeSite }, select: { id: true } });
  if (!site) throw new AppError("not_found");
  await getDb().siteSection.deleteMany({ where: { siteId, site: { userId } } });
}

/**
 * Says whether a user wants mails about updates. When the last one was sent stays, so that turning it off and on brings none early.
 * @returns whether there is such a user
 */
export async function setUpdateMail(userId: UserId, on: boolean): Promise<boolean> {
  const { count } = await getDb().user.updateMany({ where: { id: userId }, data: { updateMail: on } });
  return count > 0;
}

/**
 * Notes that a user's mail is sent now, if nobody has noted another since `last`: of several processes one gets to send it.
 * @returns whether it is ours to send
 */
export async function claimUpdateMail(userId: UserId, last: Date | null, now: Date): Promise<boolean> {
  const { count } = await getDb().user.updateMany({
    where: { id: userId, updateMail: true, updateMailAt: last },
    data: { updateMailAt: now },
  });
  return count > 0;
}

/** Takes that back, after a mail that could not be sent. */
export async function releaseUpdateMail(userId: UserId, last: Date | null, now: Date): Promise<void> {
  await getDb().user.updateMany({ where: { id: userId, updateMailAt: now }, data: { updateMailAt: last } });
}
