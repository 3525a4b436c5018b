import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { getEnv } from "@/lib/server/env";

/**
 * What is kept of the way in which a deleted account signed in: a keyed hash, 43 characters, from which nobody can tell the
 * account at the provider, and which only signing in with that account makes again. Another AUTH_SECRET makes another one.
 */
export function createDeletionProof({
  provider,
  providerAccountId,
}: {
  provider: string;
  providerAccountId: string;
}): string {
  const key = hkdfSync("sha256", getEnv().AUTH_SECRET ?? "", "", "former accounts", 32);
  return createHmac("sha256", new Uint8Array(key))
    .update(JSON.stringify([provider, providerAccountId]))
    .digest("base64url");
}
