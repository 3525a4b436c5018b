import "server-only";
import type { EventEntity } from "@paddle/paddle-node-sdk";
import { getTransactionId } from "@/lib/billing/events";
import type { EventPayload } from "@/lib/billing/paddle";
import { getDb } from "@/lib/server/db";
import { summarizeError } from "@/lib/server/error-summary";
import { logError } from "@/lib/server/log";
import type { Prisma } from "@/prisma/generated/client";

const day = 24 * 60 * 60 * 1000;
/** How long a failure is remembered whose event was stored after all. */
const keptFor = 30 * day;

/**
 * Notes that a signed event could not be stored with its effect, so that it can be seen and tried again. Never rejects: the
 * database may be what failed. An event that was stored meanwhile is no failure.
 * @param event null when the payload could not be read as one
 */
export async function recordFailure(payload: EventPayload, event: EventEntity | null, error: unknown): Promise<void> {
  const { event_id: id, event_type: type } = payload as { event_id?: unknown; event_type?: unknown };
  if (typeof id !== "string") return;
  try {
    if (await getDb().webhookEvent.findUnique({ where: { id }, select: { id: true } })) return;
    const facts = { error: summarizeError(error), lastAt: new Date(), resolvedAt: null };
    await getDb().webhookFailure.upsert({
      where: { id },
      create: {
        id,
        type: String(type),
        transactionId: event && getTransactionId(event),
        payload: payload as unknown as Prisma.InputJsonObject,
        ...facts,
      },
      update: { attempts: { increment: 1 }, ...facts },
    });
  } catch (failure) {
    logError("billing.failure_not_noted", failure, { eventId: id });
  }
}

/**
 * Forgets failures that were resolved a while ago.
 * @returns how many
 */
export async function purgeFailures(now: Date): Promise<number> {
  const { count } = await getDb().webhookFailure.deleteMany({
    where: { resolvedAt: { lt: new Date(now.getTime() - keptFor) } },
  });
  return count;
}
