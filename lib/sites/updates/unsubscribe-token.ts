import "server-only";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/server/env";
import { toUserId, type UserId } from "@/lib/server/user-id";

/** Mails lie about for long, and whoever finds an old one wants to stop them, too. In seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** What a mail has in its address for stopping: good for this one thing, for a year. */
export function createUnsubscribeToken(userId: UserId, now: Date): string {
  const payload = `${userId}.${(Math.floor(now.getTime() / 1_000) + lifetime).toString(36)}`;
  return `${payload}.${computeSignature(payload)}`;
}

/** Whose mails a token stops; null when it isn't ours, was changed or cut off, or its year is over. */
export function parseUnsubscribeToken(token: string, now: Date): UserId | null {
  const [, said, userId, until, signature] = /^(([\da-f-]{36})\.([\da-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !userId || !until || !signature) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(computeSignature(said)))) return null;
  return Number.parseInt(until, 36) * 1_000 > now.getTime() ? toUserId(userId) : null;
}

// A key of its own: nothing else that is signed with AUTH_SECRET passes for a token.
function computeSignature(payload: string): string {
  const key = hkdfSync("sha256", getEnv().AUTH_SECRET ?? "", "", "letters about updates", 32);
  return createHmac("sha256", new Uint8Array(key)).update(payload).digest("base64url");
}
