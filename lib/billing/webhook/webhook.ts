import "server-only";
import type { EventEntity } from "@paddle/paddle-node-sdk";
import { getTransactionId } from "@/lib/billing/events";
import { recordFailure } from "@/lib/billing/failures/mutations";
import { getBuyer, isPayment } from "@/lib/billing/history";
import { claimPayment, recordEvent } from "@/lib/billing/mutations";
import { type EventPayload, fetchCustomerEmail, isSigned, parseEvent } from "@/lib/billing/paddle";
import type { Tx } from "@/lib/server/db";
import { enforceLimit } from "@/lib/server/limits/limit";
import { readAddressSubject } from "@/lib/server/limits/subject";
import { logError } from "@/lib/server/log";
import { count } from "@/lib/server/metrics/report";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { readBody } from "@/lib/server/request/read-body";

/** Largest notification we read, in bytes. */
const bodyLimit = 1024 * 1024;

/**
 * Takes one notification of Paddle. 200: stored, and its effect had (also when it came before); 400: not signed by
 * Paddle, nothing stored, and 429 when many such came from one address; 413: too large; 500: ours to mend, and Paddle sends
 * it again. What Paddle signed is never counted: it sends a lot at once after an outage.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const signature = request.headers.get("paddle-signature");
  if (!signature) return refuseUnsigned(request);
  // As sent, byte for byte: the signature covers it.
  const { bytes, isWhole } = await readBody(request, bodyLimit);
  if (!isWhole) return respond(413, "The notification is larger than 1 MB");
  const body = bytes.toString("utf8");
  if (!(await isSigned(body, signature))) return refuseUnsigned(request);
  let payload: EventPayload | undefined;
  let event: EventEntity | undefined;
  try {
    payload = JSON.parse(body) as EventPayload;
    event = parseEvent(payload);
    const isNew = await processEvent(payload, event);
    count("silcrow.webhooks", { outcome: isNew ? "stored" : "known" });
    return respond(200, isNew ? "Stored" : "Known already");
  } catch (error) {
    count("silcrow.webhooks", { outcome: "failed" });
    logError("billing.webhook_failed", error, { eventId: event?.eventId, eventType: event?.eventType });
    if (payload) await recordFailure(payload, event ?? null, error);
    return respond(500, "Not stored: please send it again");
  }
}

/**
 * Stores an event and has its effect; false when it was known already. Every step may be repeated.
 * @param also done in the same transaction, if the event is new
 */
export async function processEvent(
  payload: EventPayload,
  event: EventEntity,
  also?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const isNew = await recordEvent(payload, event, { customerEmail: await findPayer(event) }, also);
  const transactionId = getTransactionId(event);
  if (transactionId) await claimPayment(transactionId);
  return isNew;
}

/** The payer's address where the transaction itself does not say whom it is for (a payment link, say). */
async function findPayer(event: EventEntity): Promise<string | null> {
  if (!isPayment(event) || !event.data.customerId || getBuyer(event.data).email) return null;
  return fetchCustomerEmail(event.data.customerId);
}

async function refuseUnsigned(request: Request): Promise<Response> {
  count("silcrow.webhooks", { outcome: "unsigned" });
  try {
    await enforceLimit("unsignedWebhook", readAddressSubject(request.headers));
  } catch (error) {
    return createErrorResponse(error, "Counting a notification failed", request);
  }
  return respond(400, "The signature is missing or wrong");
}

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
