import "server-only";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { Prisma } from "@/prisma/generated/client";
import { type FindSection, type RememberedSection, type SiteUpdates, toUpdates } from "./updates";

/** How many pages of a site are named where a section stands on more. */
const pathsNamed = 3;

/** What of the sections of a user's sites has an update, by site. Sites of which nothing is remembered are left out. */
export async function listUpdates(userId: UserId, find?: FindSection): Promise<SiteUpdates[]> {
  return (await listUpdatesOfAll([userId], find)).get(userId) ?? [];
}

/** The same for several users at once. */
export async function listUpdatesOfAll(
  userIds: readonly UserId[],
  find?: FindSection,
): Promise<ReadonlyMap<UserId, SiteUpdates[]>> {
  // By section and version: a header stands on every page of a site.
  const rows = await getDb().$queryRaw<
    (Omit<RememberedSection, "site"> & RememberedSection["site"] & { userId: UserId })[]
  >`
    select t."userId", t.id, t."siteName", t."hostName", t.product, s."sectionId", s.version, count(*)::int as pages,
      (array_agg(s.path order by s.path))[1:${Prisma.raw(String(pathsNamed))}] as paths, max(s."seenAt") as "seenAt"
    from site_sections s join sites t on t.id = s."siteId"
    where t."userId" = any(${[...userIds]}) and t."deletedAt" is null
    group by t.id, s."sectionId", s.version`;
  const remembered = new Map<UserId, RememberedSection[]>();
  for (const { userId, id, siteName, hostName, product, ...row } of rows) {
    const known = remembered.get(userId) ?? [];
    remembered.set(userId, known);
    known.push({ ...row, site: { id, siteName, hostName, product } });
  }
  return new Map([...remembered].map(([userId, sections]) => [userId, toUpdates(sections, find)]));
}

/** What the account tells of updates. `mail` says whether mails are wanted; null where none can be sent. */
export interface AccountUpdates {
  sites: SiteUpdates[];
  mail: { on: boolean } | null;
}

/** Updates of a user's sections, and whether they want mails about them. */
export async function readUpdates(userId: UserId): Promise<AccountUpdates> {
  const [sites, user] = await Promise.all([
    listUpdates(userId),
    getDb().user.findUnique({ where: { id: userId }, select: { email: true, updateMail: true } }),
  ]);
  return { sites, mail: getEnv().SMTP_URL && user?.email ? { on: user.updateMail } : null };
}

/** Somebody who wants mails, and when they had the last one. */
export interface Reader {
  id: UserId;
  email: string;
  updateMailAt: Date | null;
}

/** The users, by id from after `last` on, who want mails, had none since `before` and have sections remembered. */
export async function listReaders(before: Date, last: string, take: number): Promise<Reader[]> {
  const users = await getDb().user.findMany({
    where: {
      id: { gt: last },
      email: { not: null },
      updateMail: true,
      OR: [{ updateMailAt: null }, { updateMailAt: { lte: before } }],
      sites: { some: { deletedAt: null, sections: { some: {} } } },
    },
    select: { id: true, email: true, updateMailAt: true },
    orderBy: { id: "asc" },
    take,
  });
  return users.map(({ id, email, updateMailAt }) => ({ id: toUserId(id), email: email ?? "", updateMailAt }));
}
