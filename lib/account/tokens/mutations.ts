import "server-only";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";
import { createWithin } from "@/lib/server/limits/create-within";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { type TokenDocument, toTokenDocument } from "./document";
import { tokenLimit } from "./schema";
import type { TokenScope } from "./scopes";
import { generateToken, hashToken } from "./secret";

/** In ms: a token that is used all the time is written down once in this time. */
const touchEvery = 60_000;

/**
 * Makes an API token of this user. `token` is the token itself: this is the only time it is known.
 * @throws AppError `conflict` when the user has as many as one can have; `unauthenticated` when there is no such user.
 */
export async function createToken(
  userId: UserId,
  name: string,
  scope: TokenScope,
): Promise<{ token: string; document: TokenDocument }> {
  const { token, hash, ending } = generateToken();
  const cap = {
    max: tokenLimit,
    count: (tx: Tx) => tx.apiToken.count({ where: { userId } }),
    sentence: `You have ${tokenLimit} tokens, and more aren't possible. Revoke one that you no longer use.`,
  };
  const stored = await createWithin(userId, [cap], (tx) =>
    tx.apiToken.create({ data: { userId, name, hash, ending, scope } }),
  );
  return { token, document: toTokenDocument(stored) };
}

/**
 * Revokes one of this user's API tokens: from now on it opens nothing.
 * @throws AppError `not_found` when the user has no such token.
 */
export async function revokeToken(userId: UserId, id: string): Promise<void> {
  const { count } = await getDb().apiToken.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Whose API token this is and what for, or null when it is none (any more). Notes that it was used, at most once a minute.
 */
export async function findTokenHolder(token: string): Promise<{ userId: UserId; scope: TokenScope } | null> {
  const hash = hashToken(token);
  if (hash === null) return null;
  const found = await getDb().apiToken.findUnique({ where: { hash }, select: { id: true, userId: true, scope: true } });
  if (!found) return null;
  const stale = new Date(Date.now() - touchEvery);
  await getDb().apiToken.updateMany({
    where: { id: found.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: stale } }] },
    data: { lastUsedAt: new Date() },
  });
  return { userId: toUserId(found.userId), scope: found.scope };
}
