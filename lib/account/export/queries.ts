import "server-only";
import { toPictureDocument } from "@/lib/account/pictures/document";
import { toSiteDocument } from "@/lib/account/sites/document";
import { listTokens } from "@/lib/account/tokens/queries";
import { toUserDocument } from "@/lib/account/users/document";
import { listPurchases } from "@/lib/billing/queries";
import { brand } from "@/lib/brand";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";

/** Rows read at a time of what there can be any number of; of pictures, each of which can have 400 KB, fewer. */
const page = 500;
const pageOfPictures = 4;
/** Each may have 64 KB. */
const pageOfShares = 25;

/**
 * All that is kept of a user, as one JSON text in parts: the user document, their theme, how they sign in, sites (also deleted ones
 * that can be restored) and the sections remembered of them, whether mails about updates are wanted, saved versions, form submissions, purchases, what we have given them, API tokens (without their hashes), hire
 * requests, uploaded pictures (whole, as base64: the addresses end with the account) and the browsers that are signed in. Times are milliseconds since 1970. Null when there is no such user. What there can be much of is read as the
 * text is taken, so that any amount fits.
 */
export async function exportUser(userId: UserId): Promise<AsyncIterable<string> | null> {
  const user = await getDb().user.findUnique({
    where: { id: userId },
    include: {
      accounts: { orderBy: { createdAt: "asc" } },
      sessions: { orderBy: { createdAt: "asc" } },
      sites: { orderBy: { createdAt: "asc" } },
    },
  });
  if (!user) return null;
  const [purchases, grants, tokens, hireRequests] = await Promise.all([
    listPurchases(userId),
    getDb().grant.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
    listTokens(userId),
    getDb().hireRequest.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  ]);
  const head = {
    shop: brand.name,
    made_at: Date.now(),
    user: toUserDocument(user),
    look: user.look,
    update_mail: { on: user.updateMail, last_sent_at: user.updateMailAt?.getTime() ?? null },
    sign_in: user.accounts.map(({ provider, providerAccountId, createdAt }) => ({
      provider,
      id: providerAccountId,
      since: createdAt.getTime(),
    })),
    sessions: user.sessions.map(({ createdAt, expiresAt }) => ({
      since: createdAt.getTime(),
      until: expiresAt.getTime(),
    })),
    sites: user.sites.map((site) => ({
      ...toSiteDocument(site),
      deleted_at: site.deletedAt?.getTime() ?? null,
      word_sections: site.wordSections,
    })),
    purchases,
    grants: grants.map(({ item, reason, createdAt, revokedAt }) => ({
      item,
      reason,
      granted_at: createdAt.getTime(),
      revoked_at: revokedAt?.getTime() ?? null,
    })),
    tokens,
    hire_requests: hireRequests.map(({ userId: _, createdAt, ...rest }) => ({ ...rest, sent_at: createdAt.getTime() })),
  };
  return printExport(head, {
    site_sections: readSiteSections(userId),
    components: readSavedVersions(userId),
    submissions: readSubmissions(userId),
    pictures: readPictures(userId),
    shares: readShares(userId),
  });
}

/** One JSON object of `head`'s members and, after them, the lists. */
async function* printExport(head: object, lists: Record<string, AsyncIterable<object[]>>): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n}$/, "");
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = "\n    ";
    for await (const rows of pages) {
      for (const row of rows) {
        yield separator + JSON.stringify(row);
        separator = ",\n    ";
      }
    }
    yield "\n  ]";
  }
  yield "\n}\n";
}

/** Site after site: of each a limited number is remembered. */
async function* readSiteSections(userId: UserId) {
  const sites = await getDb().site.findMany({ where: { userId }, select: { id: true }, orderBy: { id: "asc" } });
  for (const { id } of sites) {
    const rows = await getDb().siteSection.findMany({
      where: { siteId: id, site: { userId } },
      orderBy: [{ path: "asc" }, { sectionId: "asc" }],
    });
    yield rows.map(({ seenAt, ...row }) => ({ ...row, seen_at: seenAt.getTime() }));
  }
}

function readSavedVersions(userId: UserId) {
  return readByPages(async (last) => {
    const rows = await getDb().component.findMany({
      where: { userId, id: { gt: last } },
      orderBy: { id: "asc" },
      take: page,
    });
    return rows.map(({ id, sectionId, name, content, theme, createdAt, updatedAt }) => ({
      id,
      sectionId,
      name,
      content,
      theme,
      created_at: createdAt.getTime(),
      updated_at: updatedAt.getTime(),
    }));
  });
}

function readSubmissions(userId: UserId) {
  return readByPages(async (last) => {
    const rows = await getDb().formSubmission.findMany({
      where: { site: { userId }, id: { gt: last } },
      orderBy: { id: "asc" },
      take: page,
    });
    return rows.map(({ id, siteId, form, fields, origin, createdAt }) => ({
      id,
      siteId,
      form,
      fields,
      origin,
      sent_at: createdAt.getTime(),
    }));
  });
}

function readShares(userId: UserId) {
  return readByPages(async (last) => {
    const rows = await getDb().share.findMany({
      where: { userId, code: { gt: last } },
      orderBy: { code: "asc" },
      take: pageOfShares,
    });
    return rows.map(({ code, createdAt, usedAt, userId: _, ...row }) => ({
      id: code,
      ...row,
      made_at: createdAt.getTime(),
      seen_at: usedAt.getTime(),
    }));
  }, pageOfShares);
}

function readPictures(userId: UserId) {
  return readByPages(async (last) => {
    const rows = await getDb().picture.findMany({
      where: { userId, id: { gt: last } },
      orderBy: { id: "asc" },
      take: pageOfPictures,
    });
    return rows.map(({ bytes, hash: _, userId: __, ...row }) => ({
      ...toPictureDocument(row),
      type: "image/webp",
      base64: Buffer.from(bytes).toString("base64"),
    }));
  }, pageOfPictures);
}

/** Reads page after page, each by the last id of the one before: what is deleted meanwhile shifts nothing. */
async function* readByPages<Row extends { id: string }>(
  read: (last: string) => Promise<Row[]>,
  take = page,
): AsyncGenerator<Row[]> {
  let last = "";
  for (;;) {
    const rows = await read(last);
    yield rows;
    if (rows.length < take) return;
    last = rows.at(-1)?.id ?? "";
  }
}
