import "server-only";
import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { AppError, toAppError } from "@/lib/server/errors";
import { count } from "@/lib/server/metrics/report";
import { type RuleName, rules, type SubjectOf } from "./rules";
import { formatSubjectKey } from "./subject";

type Limiter = RateLimiterPostgres | RateLimiterMemory;

const limiters = new Map<RuleName, Limiter>();

/**
 * Counts that `subject` does once more what `rule` is about. The count holds for all server processes together; a subject
 * that is over it is turned away by memory alone, so that a flood doesn't reach the database.
 * @param points what this time counts for
 * @throws AppError `rate_limited` with `retryAfter`; `unavailable` when the rule needs the database and it is away
 */
export async function enforceLimit<Name extends RuleName>(
  rule: Name,
  subject: SubjectOf<Name>,
  points = 1,
): Promise<void> {
  try {
    await getLimiter(rule).consume(hashKey(formatSubjectKey(subject)), points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw toAppError(error);
    count("silcrow.refusals", { rule });
    throw createRateLimitError(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)), `over the limit of ${rule}`);
  }
}

/** The key of a subject's row in `rate_limits`, of a rule that is counted there. */
export function getStoredKey<Name extends RuleName>(rule: Name, subject: SubjectOf<Name>): string {
  return `${rule}:${hashKey(formatSubjectKey(subject))}`;
}

/** The refusal of whoever does something too often. @param retryAfter in seconds */
export function createRateLimitError(retryAfter: number, message: string): AppError {
  const sentence = `That was a bit fast. Try again in ${spellDuration(retryAfter)}.`;
  return new AppError("rate_limited", message, { retryAfter, sentence });
}

function getLimiter(name: RuleName): Limiter {
  const known = limiters.get(name);
  if (known) return known;
  const rule = rules[name];
  const { points, seconds: duration } = rule;
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  const made =
    "store" in rule
      ? inMemory
      : new RateLimiterPostgres({
          storeClient: store,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          keyPrefix: name,
          points,
          duration,
          inMemoryBlockOnConsumed: points + 1,
          // `npm run purge` does that.
          clearExpiredByTimeout: false,
          ...(rule.outage === "here" && { insuranceLimiter: inMemory }),
        });
  limiters.set(name, made);
  return made;
}

/** Prisma's pool for the limiter, so that it opens no connection of its own. It writes times as numbers; the table has timestamps. */
const store = {
  async query({ text, values: [key, ...numbers] }: { text: string; values: [string, ...number[]] }) {
    const times = numbers.map((number) => (number > 1e12 ? new Date(number) : number));
    const rows = await getDb().$queryRawUnsafe<unknown[]>(text, key, ...times);
    return { rows, rowCount: rows.length };
  },
};

// Addresses are personal data: the table must not tell who was here.
function hashKey(key: string): string {
  return createHmac("sha256", getEnv().AUTH_SECRET ?? "")
    .update(key)
    .digest("base64url");
}

function spellDuration(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
