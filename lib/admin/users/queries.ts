import "server-only";
import { activeSite } from "@/lib/account/sites/deleted";
import { cutPage, type Page, type Position, perPage } from "@/lib/admin/access/paging";
import { deriveEntitlementSet } from "@/lib/billing/entitlements";
import { getDb } from "@/lib/server/db";
import { toAsciiLowerCase } from "@/lib/server/text";

const whereLike = (text: string) => ({ contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }) as const;
/** Purchases of a buyer's address, which is kept in lower case, or of a payment. */
const whereBought = (text: string) => ({ OR: [{ buyerEmail: toAsciiLowerCase(text) }, { transactionId: text }] });
const isNow = { revokedAt: null } as const;

/** Users whose address, name or id fits, or who own a purchase of that buyer or payment; all of them without a text. The newest first. */
export async function findUsers(text: string, before?: Position) {
  const like = whereLike(text);
  const found = await getDb().user.findMany({
    where: {
      ...(text !== "" && {
        OR: [{ email: like }, { name: like }, { id: text }, { purchases: { some: whereBought(text) } }],
      }),
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
  return cutPage(found, ({ createdAt, id }) => ({ at: createdAt, id })) satisfies Page<unknown>;
}

export type FoundUser = Awaited<ReturnType<typeof findUsers>>["rows"][number];

/** Purchases that nobody owns, the newest first: all of them, or of a buyer's address or a payment. */
export async function listOwnerless(text: string, before?: Position) {
  const found = await getDb().purchase.findMany({
    where: {
      userId: null,
      ...(text !== "" && whereBought(text)),
      ...(before && {
        AND: { OR: [{ purchasedAt: { lt: before.at } }, { purchasedAt: before.at, id: { lt: before.id } }] },
      }),
    },
    orderBy: [{ purchasedAt: "desc" }, { id: "desc" }],
    take: perPage + 1,
  });
  return cutPage(found, ({ purchasedAt, id }) => ({ at: purchasedAt, id }));
}

export type OwnerlessPurchase = Awaited<ReturnType<typeof listOwnerless>>["rows"][number];

/** How many purchases nobody owns. */
export function countOwnerless(): Promise<number> {
  return getDb().purchase.count({ where: { userId: null } });
}

/** What tells a user from others in a title: their address, or the end of their id; "" when there is none with this id. */
export async function getUserTitle(id: string): Promise<string> {
  const user = await getDb().user.findUnique({ where: { id }, select: { email: true } });
  return user ? (user.email ?? id.slice(-4)) : "";
}

/** A user with what they own and where each of it comes from; null when there is none with this id. */
export async function readUser(id: string) {
  const user = await getDb().user.findUnique({
    where: { id },
    include: {
      accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
      purchases: { orderBy: [{ purchasedAt: "desc" }, { item: "asc" }] },
      grants: { orderBy: { createdAt: "desc" } },
      sites: {
        where: activeSite,
        select: { id: true, siteName: true, siteUrl: true, product: true, createdAt: true, formsStoppedAt: true },
        orderBy: { createdAt: "desc" },
      },
      _count: { select: { sessions: { where: { expiresAt: { gt: new Date() } } } } },
    },
  });
  if (!user) return null;
  const admins = await getDb().user.findMany({
    where: { id: { in: user.grants.map(({ grantedBy }) => grantedBy) } },
    select: { id: true, email: true, name: true },
  });
  const names = new Map(admins.map((admin) => [admin.id, admin.email ?? admin.name]));
  const grants = user.grants.map((grant) => ({ ...grant, by: names.get(grant.grantedBy) ?? grant.grantedBy }));
  return { ...user, grants, entitlements: deriveEntitlementSet(user) };
}

export type UserDetails = NonNullable<Awaited<ReturnType<typeof readUser>>>;
