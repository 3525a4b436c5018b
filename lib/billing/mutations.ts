import "server-only";
import type { EventEntity } from "@paddle/paddle-node-sdk";
import { getDb, type Tx } from "@/lib/server/db";
import { logError } from "@/lib/server/log";
import { toAsciiLowerCase } from "@/lib/server/text";
import { toUserId, type UserId } from "@/lib/server/user-id";
import type { Prisma } from "@/prisma/generated/client";
import { dispatch, type EventContext, type EventHandlers, getTransactionId } from "./events";
import { derivePurchases, getBuyer, isPayment } from "./history";
import { lifetime } from "./items";
import { type EventPayload, parseEvent } from "./paddle";
import { computeShortfall, findPlanPrice, listPlanPriceIds } from "./plan";
import { hasLifetime, rights } from "./rights";

const handlers: EventHandlers = {
  "transaction.paid": (tx, { data }, context) => deriveTransaction(tx, data.id, context),
  "transaction.completed": (tx, { data }, context) => deriveTransaction(tx, data.id, context),
  "transaction.updated": (tx, { data }, context) => deriveTransaction(tx, data.id, context),
  "transaction.canceled": (tx, { data }, context) => deriveTransaction(tx, data.id, context),
  "adjustment.created": (tx, { data }, context) => deriveTransaction(tx, data.transactionId, context),
  "adjustment.updated": (tx, { data }, context) => deriveTransaction(tx, data.transactionId, context),
  "customer.created": (tx, { data }) => setBuyerEmail(tx, data.id, data.email),
  "customer.updated": (tx, { data }) => setBuyerEmail(tx, data.id, data.email),
  "price.updated": async (_, { data }) => watchPrice(data.id, data.unitPrice.amount),
  // Names and pictures in Paddle's catalogue change nothing here; kept for whoever looks into the history.
  "product.updated": async () => {},
};

/** In ms. Paddle itself waits five seconds and comes again. */
const limits = { maxWait: 5_000, timeout: 15_000 };

/**
 * Stores a verified event under its own id and has its effect, both or neither. False when it was stored before: then
 * nothing is done. Two deliveries at once wait for each other at the id. In either case its earlier failures are over.
 * @param also done in the same transaction, if the event is new
 */
export async function recordEvent(
  payload: EventPayload,
  event: EventEntity,
  context: EventContext,
  also?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.webhookEvent.createMany({
      data: {
        id: event.eventId,
        type: event.eventType,
        occurredAt: new Date(event.occurredAt),
        transactionId: getTransactionId(event),
        payload: payload as unknown as Prisma.InputJsonObject,
      },
      skipDuplicates: true,
    });
    const failed = { id: event.eventId, resolvedAt: null };
    await tx.webhookFailure.updateMany({ where: failed, data: { resolvedAt: new Date() } });
    if (count === 0) return false;
    await dispatch(handlers, tx, event, context);
    await also?.(tx);
    return true;
  }, limits);
}

/**
 * Derives the purchases of one transaction from all its stored events and writes them together with what they entitle
 * to. Events of the same transaction take turns, so that each sees those before it.
 */
async function deriveTransaction(tx: Tx, transactionId: string, { customerEmail }: EventContext): Promise<void> {
  await takeTurn(tx, `transaction:${transactionId}`);
  const stored = await tx.webhookEvent.findMany({ where: { transactionId } });
  const events = stored.map(({ payload }) => parseEvent(payload));
  const purchases = derivePurchases(events, listPlanPriceIds());
  if (purchases.length === 0) return;

  const buyers = events.flatMap((event) => (isPayment(event) ? [getBuyer(event.data)] : []));
  const known = await tx.purchase.findFirst({ where: { transactionId } });
  const uid = buyers.find((buyer) => buyer.uid)?.uid ?? null;
  const buyerEmail = known?.buyerEmail ?? buyers.find((buyer) => buyer.email)?.email ?? customerEmail;
  const owner = known?.userId
    ? { userId: known.userId }
    : known?.formerUserId
      ? {}
      : await findBuyer(tx, uid, buyerEmail);
  const { userId } = owner;

  if (userId) await lockUser(tx, userId);
  for (const { item, listed, ...facts } of purchases) {
    const shortBy = item === lifetime && listed !== null ? computeShortfall(listed, facts.purchasedAt.getTime()) : 0;
    if (shortBy > 0 && !known) logError("billing.paid_below_price", undefined, { transactionId, shortBy });
    const where = { transactionId_item: { transactionId, item } };
    await tx.purchase.upsert({
      where,
      // What the plan cost then is known best at the first event.
      create: { transactionId, item, buyerEmail, shortBy, ...owner, ...facts },
      update: { buyerEmail, ...owner, ...facts },
    });
  }
  if (userId) await deriveEntitlements(tx, toUserId(userId));
}

/** Puts a Paddle customer's address to purchases that came without one, and hands them over if we know that person. */
async function setBuyerEmail(tx: Tx, paddleCustomerId: string, address: string): Promise<void> {
  const email = toAsciiLowerCase(address.trim());
  const findUser = () => tx.user.findUnique({ where: { email }, select: { id: true } });
  const known = await findUser();
  // Turns are taken in the order that a sign-in takes them: first the user's, then the address's.
  if (known) await lockUser(tx, known.id);
  await takeTurn(tx, `email:${email}`);
  const { count } = await tx.purchase.updateMany({
    where: { paddleCustomerId, buyerEmail: null, userId: null, formerUserId: null },
    data: { buyerEmail: email },
  });
  if (count === 0) return;
  const user = known ?? (await findUser());
  if (user) await claimPurchases(tx, { userId: toUserId(user.id), email });
}

/** The page's own price must be that of Paddle's catalogue: says so in the log when it no longer is. */
function watchPrice(id: string, amount: string): void {
  const ours = findPlanPrice(id);
  if (!ours || Number(amount) === ours.price * 100) return;
  logError("billing.price_differs", undefined, {
    priceId: id,
    charged: amount,
    variable: ours.variable,
    price: ours.price,
  });
}

/**
 * Whom a purchase belongs to, as columns to write. Users keep verified addresses only, in lower case, so an address is as
 * good as an id; except when the payment names a user who is gone: then the address may be somebody else's by now. An
 * unknown buyer is left out rather than written as null: a sign-in may have claimed the row since we read it.
 */
async function findBuyer(
  tx: Tx,
  uid: string | null,
  email: string | null,
): Promise<{ userId?: string; formerUserId?: string }> {
  if (uid) {
    const byId = await tx.user.findUnique({ where: { id: uid }, select: { id: true } });
    return byId ? { userId: uid } : { formerUserId: uid };
  }
  const byEmail = email && (await tx.user.findUnique({ where: { email }, select: { id: true } }));
  if (byEmail) return { userId: byEmail.id };
  // A first sign-in under this address may be under way, unseen: it and we take turns, and `claimPayment` looks again.
  if (email) await takeTurn(tx, `email:${email}`);
  return {};
}

/**
 * Hands purchases made under this address, that never had an owner, to the user and re-derives what they are entitled to.
 * Part of every sign-in's transaction; `email` must be one the identity provider vouches for now, or null.
 */
export async function claimPurchases(
  tx: Tx,
  { userId, email }: { userId: UserId; email: string | null },
): Promise<void> {
  if (!email) return;
  await lockUser(tx, userId);
  const buyerEmail = toAsciiLowerCase(email.trim());
  await takeTurn(tx, `email:${buyerEmail}`);
  const where = { buyerEmail, userId: null, formerUserId: null };
  const { count } = await tx.purchase.updateMany({ where, data: { userId } });
  if (count > 0) await deriveEntitlements(tx, userId);
}

/**
 * Hands what one payment bought and nobody owns to a user, and re-derives what they are entitled to. All of it: whatever
 * Paddle says of a payment later counts for all its purchases.
 * @returns how many purchases
 */
export async function assignPayment(
  tx: Tx,
  { transactionId, userId }: { transactionId: string; userId: UserId },
): Promise<number> {
  await takeTurn(tx, `transaction:${transactionId}`);
  await lockUser(tx, userId);
  const where = { transactionId, userId: null };
  const { count } = await tx.purchase.updateMany({ where, data: { userId, formerUserId: null } });
  if (count > 0) await deriveEntitlements(tx, userId);
  return count;
}

/**
 * Part of deleting a user: notes on their purchases whose they were, and by which `proofs` (lib/account/identity/proof.ts) that person
 * would be known again. Nothing is noted of somebody who bought nothing.
 */
export async function detachPurchases(
  tx: Tx,
  { userId, proofs }: { userId: UserId; proofs: readonly string[] },
): Promise<void> {
  const { count } = await tx.purchase.updateMany({ where: { userId }, data: { formerUserId: userId } });
  if (count > 0) await tx.formerAccount.createMany({ data: proofs.map((proof) => ({ proof, userId })) });
}

/** Hands the purchases of deleted accounts to the user who signs in as they did, and forgets those accounts. */
export async function claimFormerPurchases(
  tx: Tx,
  { userId, proof }: { userId: UserId; proof: string },
): Promise<void> {
  const former = await tx.formerAccount.findMany({ where: { proof }, select: { userId: true } });
  if (former.length === 0) return;
  await lockUser(tx, userId);
  const formerIds = former.map((account) => account.userId);
  await tx.purchase.updateMany({
    where: { formerUserId: { in: formerIds }, userId: null },
    data: { userId, formerUserId: null },
  });
  await tx.formerAccount.deleteMany({ where: { userId: { in: formerIds } } });
  await deriveEntitlements(tx, userId);
}

/** Looks again for the owner of a transaction's purchases, in case that person signed in just as they were written. Safe to repeat. */
export async function claimPayment(transactionId: string): Promise<void> {
  const unclaimed = await getDb().purchase.findFirst({
    where: { transactionId, userId: null, formerUserId: null, buyerEmail: { not: null } },
  });
  const email = unclaimed?.buyerEmail;
  const user = email && (await getDb().user.findUnique({ where: { email }, select: { id: true } }));
  if (user) await getDb().$transaction((tx) => claimPurchases(tx, { userId: toUserId(user.id), email }));
}

/**
 * Lets a stored event have its effect once more, as if it had just come. Safe to repeat: effects are derived from all
 * events of the transaction, not added up. Null when no event of that id is stored.
 * @param also done in the same transaction
 */
export async function replayEvent(id: string, also?: (tx: Tx) => Promise<void>): Promise<EventEntity | null> {
  const stored = await getDb().webhookEvent.findUnique({ where: { id } });
  if (!stored) return null;
  const event = parseEvent(stored.payload);
  await getDb().$transaction(async (tx) => {
    await dispatch(handlers, tx, event, { customerEmail: null });
    await also?.(tx);
  }, limits);
  if (stored.transactionId) await claimPayment(stored.transactionId);
  return event;
}

/** Writes what this user's purchases and grants entitle to, where something else stands. */
export async function updateEntitlements(userId: UserId): Promise<void> {
  await getDb().$transaction((tx) => changeRights(tx, userId, async () => {}));
}

/** Changes a user's purchases or grants and writes what they entitle to then; nobody else derives it meanwhile. */
export async function changeRights(tx: Tx, userId: UserId, change: () => Promise<void>): Promise<void> {
  await lockUser(tx, userId);
  await change();
  await deriveEntitlements(tx, userId);
}

async function deriveEntitlements(tx: Tx, userId: UserId): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: rights });
  if (!user) return;
  const isLifetime = hasLifetime(user);
  await tx.user.updateMany({ where: { id: userId, isLifetime: !isLifetime }, data: { isLifetime } });
}

/** Serialises everything that derives this user's entitlements, without stopping rows that merely point at them. */
async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`select 1 from users where id = ${userId} for no key update`;
}

/** Waits for every other transaction that took a turn under the same name, until this one ends. */
async function takeTurn(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
