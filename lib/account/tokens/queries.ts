import "server-only";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { type TokenDocument, toTokenDocument } from "./document";

/** The API tokens of a user, the newest first. */
export async function listTokens(userId: UserId): Promise<TokenDocument[]> {
  const tokens = await getDb().apiToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return tokens.map(toTokenDocument);
}
