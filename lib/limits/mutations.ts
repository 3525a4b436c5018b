import "server-only";
import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError, toAppError } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";
import { type RuleName, rules } from "./rules";

const limiters = new Map<RuleName, RateLimiterPrisma>();

/**
 * Counts one more time that `key` does what `rule` is about. The count holds for all server processes together; a key
 * that is over it is turned away by memory alone, so that a flood doesn't reach the database.
 * @param key who or what is counted, e.g. from {@link callerKey}; stored as a keyed hash only
 * @throws AppError `rate_limited` with `retryAfter`; `unavailable` when the rule needs the database and it is away
 */
export async function limit(rule: RuleName, key: string): Promise<void> {
  try {
    await limiterOf(rule).consume(hashed(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw toAppError(error);
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new AppError("rate_limited", `over the limit of ${rule}`, {
      retryAfter,
      sentence: `That was a bit fast. Try again in ${spelledOut(retryAfter)}.`,
    });
  }
}

/** Whom to count: the user where one is known, else the address. */
export function callerKey({ userId, address }: { userId: UserId | null; address: string }): string {
  return userId ? `user ${userId}` : `address ${address}`;
}

function limiterOf(rule: RuleName): RateLimiterPrisma {
  const known = limiters.get(rule);
  if (known) return known;
  const { points, seconds: duration, outage } = rules[rule];
  const made = new RateLimiterPrisma({
    storeClient: db(),
    tableName: "rateLimit",
    keyPrefix: rule,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    // Each limiter can sweep the whole table; one that does is enough.
    clearExpiredByTimeout: limiters.size === 0,
    ...(outage === "here" && { insuranceLimiter: new RateLimiterMemory({ points, duration }) }),
  });
  limiters.set(rule, made);
  return made;
}

// Addresses are personal data: the table must not tell who was here.
function hashed(key: string): string {
  return createHmac("sha256", env().AUTH_SECRET ?? "")
    .update(key)
    .digest("base64url");
}

function spelledOut(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
