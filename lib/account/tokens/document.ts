import type { ApiToken } from "@/prisma/generated/client";
import type { TokenScope } from "./scopes";

/** An API token as its owner sees it: never the token itself, nor its hash. */
export interface TokenDocument {
  id: string;
  name: string;
  /** How the token ends. */
  ending: string;
  /** What it is good for. */
  scope: TokenScope;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970, to the minute; null while it was never used. */
  last_used_at: number | null;
}

/** What the client may know of a stored token. */
export function toTokenDocument({ id, name, ending, scope, createdAt, lastUsedAt }: ApiToken): TokenDocument {
  return { id, name, ending, scope, created_at: createdAt.getTime(), last_used_at: lastUsedAt?.getTime() ?? null };
}
