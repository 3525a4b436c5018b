import "server-only";
import type { IAdjustmentResponse, ITransactionResponse } from "@paddle/paddle-node-sdk";
import { derivePurchases, type PurchaseFacts } from "@/lib/billing/history";
import { updateEntitlements } from "@/lib/billing/mutations";
import { type EventPayload, listOf, parseEvent } from "@/lib/billing/paddle";
import { listPlanPriceIds } from "@/lib/billing/plan";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { listPurchasesSince, listWrongEntitlements } from "./queries";

/** Something that is not here as Paddle has it. */
export interface Finding {
  /** A Paddle transaction, or a user of ours. */
  about: string;
  what: string;
  repaired: boolean;
}

/** Transactions that are listed, and their adjustments asked for, at a time: the longest page of Paddle's list. */
const atOnce = 30;

interface Options {
  /** Repair what differs; otherwise only say so. */
  repair: boolean;
  /** Leave out transactions that Paddle has not changed since. */
  since?: Date;
}

/**
 * Asks Paddle for every paid transaction and its adjustments, and holds them against the purchases here. A repair stores
 * Paddle's present state as an event of its own, under an id made of the entity and its last change, and lets it have
 * its effect like any other: repeating changes nothing. Purchases that Paddle does not know are reported, never deleted.
 * @throws AppError `unavailable` when Paddle or the database cannot be reached; what was repaired stays so.
 */
export async function reconcile({ repair, since }: Options): Promise<{ checked: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const known = new Set<string>();
  const query = new URLSearchParams({ status: "paid,completed", per_page: String(atOnce) });
  if (since) query.set("updated_at[GTE]", since.toISOString());
  for await (const transactions of groupItems(listOf<ITransactionResponse>(`/transactions?${query}`))) {
    const adjustments = await fetchAdjustments(transactions);
    for (const transaction of transactions) {
      known.add(transaction.id);
      const finding = await checkTransaction(transaction, adjustments.get(transaction.id) ?? [], repair);
      if (finding) findings.push(finding);
    }
  }
  for (const { transactionId } of await listPurchasesSince(since ?? new Date(0))) {
    if (known.has(transactionId)) continue;
    known.add(transactionId);
    findings.push({ about: transactionId, what: "purchased here, but Paddle lists no such payment", repaired: false });
  }
  for (const { id, isLifetime } of await listWrongEntitlements()) {
    const what = `isLifetime is ${isLifetime}, the purchases say ${!isLifetime}`;
    if (repair) await updateEntitlements(id);
    findings.push({ about: id, what, repaired: repair });
  }
  return { checked: known.size, findings };
}

async function* groupItems<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < atOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** The adjustments of all these transactions, by transaction: one list for all, since Paddle counts what it is asked. */
async function fetchAdjustments(
  transactions: readonly ITransactionResponse[],
): Promise<Map<string, IAdjustmentResponse[]>> {
  const found = new Map<string, IAdjustmentResponse[]>();
  const ids = transactions.map(({ id }) => id).join(",");
  const query = new URLSearchParams({ transaction_id: ids, per_page: "50" });
  for await (const adjustment of listOf<IAdjustmentResponse>(`/adjustments?${query}`)) {
    found.set(adjustment.transaction_id, [...(found.get(adjustment.transaction_id) ?? []), adjustment]);
  }
  return found;
}

async function checkTransaction(
  transaction: ITransactionResponse,
  adjustments: readonly IAdjustmentResponse[],
  repair: boolean,
): Promise<Finding | undefined> {
  const snapshots = [
    createSnapshot(`transaction.${transaction.status}`, transaction),
    ...adjustments.map((adjustment) => createSnapshot("adjustment.updated", adjustment)),
  ].map((payload) => ({ payload, event: parseEvent(payload) }));

  const expected = derivePurchases(
    snapshots.map(({ event }) => event),
    listPlanPriceIds(),
  );
  const what = await findDifference(transaction.id, expected);
  if (!what) return undefined;
  if (repair) for (const { payload, event } of snapshots) await processEvent(payload, event);
  const left = repair ? await findDifference(transaction.id, expected) : what;
  return { about: transaction.id, what: left && repair ? `${what}; still ${left}` : what, repaired: left === null };
}

/** An entity as it is now, in the shape of the notification that would have told it. */
function createSnapshot(type: string, data: ITransactionResponse | IAdjustmentResponse): EventPayload {
  const { id, updated_at } = data;
  const time = updated_at ?? data.created_at;
  return {
    event_id: `evt_snapshot_${id}_${time}`,
    event_type: type,
    occurred_at: time,
    data,
  } as unknown as EventPayload;
}

const compared = ["status", "amount", "tax", "currency", "invoiceNumber"] as const satisfies (keyof PurchaseFacts)[];

async function findDifference(transactionId: string, expected: readonly PurchaseFacts[]): Promise<string | null> {
  const stored = await listPurchasesSince(new Date(0), transactionId);
  const differences = expected.flatMap((facts) => {
    const purchase = stored.find(({ item }) => item === facts.item);
    if (!purchase) return [`${facts.item} is missing`];
    return compared
      .filter((field) => purchase[field] !== facts[field])
      .map((field) => `${facts.item}: ${field} is ${purchase[field]}, Paddle says ${facts[field]}`);
  });
  return differences.length > 0 ? differences.join("; ") : null;
}
