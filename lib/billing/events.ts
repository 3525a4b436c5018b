import type { EventEntity, EventName } from "@paddle/paddle-node-sdk";
import type { Tx } from "@/lib/server/db";

/** What a handler knows beside the event: asked of Paddle before the database transaction opens. */
export interface EventContext {
  /** The payer's address as Paddle has it; null when unknown or not needed. */
  customerEmail: string | null;
}

/** One handler per event type we act on; everything else is stored and left alone. */
export type EventHandlers = {
  [Name in EventName]?: (
    tx: Tx,
    event: Extract<EventEntity, { eventType: Name }>,
    context: EventContext,
  ) => Promise<void>;
};

/** Runs the handler of this event's type, if there is one. */
export async function dispatch(
  handlers: EventHandlers,
  tx: Tx,
  event: EventEntity,
  context: EventContext,
): Promise<void> {
  // One entry per name: which event goes with it is what the map's type says and a lookup by value cannot.
  const handler = handlers[event.eventType] as
    | ((tx: Tx, event: EventEntity, context: EventContext) => Promise<void>)
    | undefined;
  await handler?.(tx, event, context);
}

/** The transaction an event is about: its own id, or that of the transaction an adjustment changes. Null for other events. */
export function getTransactionId(event: EventEntity): string | null {
  const [entity] = event.eventType.split(".");
  const { id, transactionId } = event.data as { id?: unknown; transactionId?: unknown };
  const about = entity === "transaction" ? id : entity === "adjustment" ? transactionId : null;
  return typeof about === "string" ? about : null;
}
