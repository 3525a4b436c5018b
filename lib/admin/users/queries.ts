import "server-only";
import { entitlementsOf } from "@/lib/billing/entitlements";
import { db } from "@/lib/db";
import { activeSite } from "@/lib/sites/deleted";
import { type Page, type Position, pageOf, perPage } from "../paging";

const isNow = { revokedAt: null } as const;

/** Users whose address, name or id fits, the newest first; all of them without a text. */
export async function findUsers(text: string, before?: Position) {
  const like = { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const;
  const found = await db().user.findMany({
    where: {
      ...(text !== "" && { OR: [{ email: like }, { name: like }, { id: text }] }),
      ...(before && {
        AND: { OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }] },
      }),
    },
    select: {
      id: true,
      email: true,
      name: true,
      admin: true,
      isLifetime: true,
      createdAt: true,
      _count: { select: { purchases: { where: { status: "paid", ...isNow } }, grants: { where: isNow } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return pageOf(found, ({ createdAt, id }) => ({ at: createdAt, id })) satisfies Page<unknown>;
}

export type FoundUser = Awaited<ReturnType<typeof findUsers>>["rows"][number];

/** A user with what they own and where each of it comes from; null when there is none with this id. */
export async function readUser(id: string) {
  const user = await db().user.findUnique({
    where: { id },
    include: {
      accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
      purchases: { orderBy: [{ purchasedAt: "desc" }, { item: "asc" }] },
      grants: { orderBy: { createdAt: "desc" } },
      _count: { select: { sites: { where: activeSite }, sessions: { where: { expiresAt: { gt: new Date() } } } } },
    },
  });
  if (!user) return null;
  const admins = await db().user.findMany({
    where: { id: { in: user.grants.map(({ grantedBy }) => grantedBy) } },
    select: { id: true, email: true, name: true },
  });
  const names = new Map(admins.map((admin) => [admin.id, admin.email ?? admin.name]));
  const grants = user.grants.map((grant) => ({ ...grant, by: names.get(grant.grantedBy) ?? grant.grantedBy }));
  return { ...user, grants, entitlements: entitlementsOf(user) };
}

export type UserDetails = NonNullable<Awaited<ReturnType<typeof readUser>>>;
