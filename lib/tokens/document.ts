import type { ApiToken } from "@/prisma/generated/client";

/** An API token as its owner sees it: never the token itself, nor its hash. */
export interface TokenDocument {
  id: string;
  name: string;
  /** How the token ends. */
  ending: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970, to the minute; null while it was never used. */
  last_used_at: number | null;
}

/** What the client may know of a stored token. */
export function toTokenDocument({ id, name, ending, createdAt, lastUsedAt }: ApiToken): TokenDocument {
  return { id, name, ending, created_at: createdAt.getTime(), last_used_at: lastUsedAt?.getTime() ?? null };
}
