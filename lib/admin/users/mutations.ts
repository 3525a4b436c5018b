import "server-only";
import type { Admin } from "@/lib/admin/access/require-admin";
import { recordAuditEntry } from "@/lib/admin/audit/record";
import { lifetime } from "@/lib/billing/items";
import { assignPayment, changeRights } from "@/lib/billing/mutations";
import { findSection } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { AppError, isMissingParent } from "@/lib/server/errors";
import { toAsciiLowerCase } from "@/lib/server/text";
import { toUserId } from "@/lib/server/user-id";

interface Decision {
  id: string;
  reason: string;
}

/**
 * Gives somebody all-access or a section.
 * @throws AppError `not_found` no such user; `invalid` no such section, or it is free; `conflict` they were given it already
 */
export async function giveGrant(
  admin: Admin,
  { userId, item, reason }: { userId: string; item: string; reason: string },
): Promise<void> {
  const section = findSection(item);
  if (item !== lifetime && !section) throw createWrongItemError(`There is no section ${item}. Or give “${lifetime}”.`);
  if (section?.price === null) throw createWrongItemError("This section is free: everybody has it.");
  await getDb().$transaction(async (tx) => {
    const id = toUserId(userId);
    await changeRights(tx, id, async () => {
      if (!(await tx.user.findUnique({ where: { id }, select: { id: true } }))) throw new AppError("not_found");
      if (await tx.grant.findFirst({ where: { userId: id, item, revokedAt: null } })) {
        throw new AppError("conflict", `${item} is given already`, { sentence: "They have been given this already." });
      }
      const grant = await tx.grant.create({ data: { userId: id, item, reason, grantedBy: admin.id } });
      const details = { item, grant: grant.id };
      await recordAuditEntry(tx, admin, { act: "grant.give", subject: { kind: "user", id }, reason, details });
    });
  });
}

const createWrongItemError = (sentence: string) =>
  new AppError("invalid", undefined, { sentence, fields: { item: sentence } });

/**
 * Revokes a grant.
 * @throws AppError `not_found` when there is none with this id that stands
 */
export async function revokeGrant(admin: Admin, { id, reason }: Decision): Promise<void> {
  const grant = await getDb().grant.findUnique({ where: { id } });
  if (!grant) throw new AppError("not_found");
  const { item } = grant;
  const userId = toUserId(grant.userId);
  await getDb().$transaction((tx) =>
    changeRights(tx, userId, async () => {
      const standing = { id, userId, revokedAt: null };
      const { count } = await tx.grant.updateMany({ where: standing, data: { revokedAt: new Date() } });
      if (count === 0) throw new AppError("not_found");
      const subject = { kind: "user", id: userId } as const;
      await recordAuditEntry(tx, admin, { act: "grant.revoke", subject, reason, details: { item, grant: id } });
    }),
  );
}

/**
 * Decides that a purchase no longer entitles to anything, whatever Paddle says of it later.
 * @throws AppError `not_found` when there is none with this id that counts
 */
export function revokePurchase(admin: Admin, decision: Decision): Promise<void> {
  return decideOnPurchase(admin, decision, true);
}

/**
 * Takes that decision back: the purchase entitles again as far as it is paid.
 * @throws AppError `not_found` when there is none with this id that was revoked
 */
export function restorePurchase(admin: Admin, decision: Decision): Promise<void> {
  return decideOnPurchase(admin, decision, false);
}

/**
 * Hands a purchase that nobody owns to a user, with whatever else the same payment bought.
 * @throws AppError `not_found` when there is no such purchase without an owner; `invalid` no such user
 */
export async function assignPurchase(admin: Admin, { id, to, reason }: Decision & { to: string }): Promise<void> {
  const purchase = await getDb().purchase.findUnique({ where: { id, userId: null } });
  if (!purchase) throw new AppError("not_found");
  const { item, transactionId, formerUserId } = purchase;
  await getDb().$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { OR: [{ id: to }, { email: toAsciiLowerCase(to) }] },
      select: { id: true },
    });
    if (!user) throw createWrongOwnerError();
    const userId = toUserId(user.id);
    const purchases = await assignPayment(tx, { transactionId, userId }).catch((error: unknown) => {
      // Their account was deleted since we read it.
      throw isMissingParent(error) ? createWrongOwnerError() : error;
    });
    if (purchases === 0) throw new AppError("not_found");
    // The purchase forgets whose it was.
    const details = { item, transaction: transactionId, purchases, ...(formerUserId && { formerUserId }) };
    await recordAuditEntry(tx, admin, {
      act: "purchase.hand_over",
      subject: { kind: "user", id: userId },
      reason,
      details,
    });
  });
}

function createWrongOwnerError(): AppError {
  const sentence = "There is no user with this id or e-mail.";
  return new AppError("invalid", undefined, { sentence, fields: { to: sentence } });
}

async function decideOnPurchase(admin: Admin, { id, reason }: Decision, revokes: boolean): Promise<void> {
  const purchase = await getDb().purchase.findUnique({ where: { id } });
  if (!purchase?.userId) throw new AppError("not_found");
  const { item, transactionId } = purchase;
  const userId = toUserId(purchase.userId);
  await getDb().$transaction((tx) =>
    changeRights(tx, userId, async () => {
      const { count } = await tx.purchase.updateMany({
        where: { id, userId, revokedAt: revokes ? null : { not: null } },
        data: { revokedAt: revokes ? new Date() : null },
      });
      if (count === 0) throw new AppError("not_found");
      const act = revokes ? "purchase.revoke" : "purchase.restore";
      const details = { item, purchase: id, transaction: transactionId };
      await recordAuditEntry(tx, admin, { act, subject: { kind: "user", id: userId }, reason, details });
    }),
  );
}
