import "server-only";
import type { EventEntity } from "@paddle/paddle-node-sdk";
import type { Admin } from "@/lib/admin/access/require-admin";
import { recordAuditEntry } from "@/lib/admin/audit/record";
import { recordFailure } from "@/lib/billing/failures/mutations";
import { replayEvent } from "@/lib/billing/mutations";
import { type EventPayload, parseEvent } from "@/lib/billing/paddle";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { getDb, type Tx } from "@/lib/server/db";
import { summarizeError } from "@/lib/server/error-summary";
import { AppError } from "@/lib/server/errors";
import { logError } from "@/lib/server/log";
import { findFailedPayload } from "./queries";

/**
 * Lets a stored event have its effect once more.
 * @throws AppError `not_found` when none with this id is stored
 */
export async function replayStoredEvent(admin: Admin, { id }: { id: string }): Promise<void> {
  const record = (tx: Tx) => recordAuditEntry(tx, admin, { act: "event.replay", subject: { kind: "event", id } });
  if (!(await replayEvent(id, record))) throw new AppError("not_found");
}

/**
 * Tries to store an event that failed.
 * @throws AppError `not_found` when none with this id has failed, `conflict` when it fails again, or was stored meanwhile
 */
export async function retryFailed(admin: Admin, { id }: { id: string }): Promise<void> {
  const payload = (await findFailedPayload(id)) as unknown as EventPayload | null;
  if (!payload) throw new AppError("not_found");
  const about = { act: "event.retry", subject: { kind: "event", id } } as const;
  let event: EventEntity | null = null;
  let isNew: boolean;
  try {
    event = parseEvent(payload);
    isNew = await processEvent(payload, event, (tx) => recordAuditEntry(tx, admin, about));
  } catch (error) {
    logError("billing.retry_failed", error, { eventId: id });
    await recordFailure(payload, event, error);
    const failed = summarizeError(error);
    await recordAuditEntry(getDb(), admin, { ...about, details: { failed } });
    throw new AppError("conflict", "failed again", { sentence: `It failed again: ${failed}` });
  }
  if (!isNew) throw new AppError("conflict", "stored meanwhile", { sentence: "It was stored meanwhile." });
}
