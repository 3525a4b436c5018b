import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteUser } from "@/lib/accounts/mutations";
import { replayEvent } from "@/lib/billing/mutations";
import { parseEvent } from "@/lib/billing/paddle";
import { ownedSections } from "@/lib/billing/queries";
import { wrongEntitlements } from "@/lib/billing/reconciling/queries";
import { lineOf, saleOf } from "@/lib/billing/sample-events";
import { processEvent } from "@/lib/billing/webhook";
import { db } from "@/lib/db";
import { useEmulatedPaddle } from "@/lib/local/emulated-paddle";
import { asUserId, type UserId } from "@/lib/users/ids";
import { handOverPurchase } from "./mutations";
import { listOwnerless } from "./queries";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
useEmulatedPaddle("webhook-secret");

const admin = { id: asUserId("admin"), label: "ines@example.com" };
const ticket = "silcrow-cta-ticket";
const reason = "as agreed";

beforeEach(async () => {
  await db().webhookEvent.deleteMany();
  await db().purchase.deleteMany();
  await db().user.deleteMany();
});

async function makeUser(): Promise<UserId> {
  const user = await db().user.create({ data: { email: `${randomUUID()}@example.com`, name: "Greta" } });
  return asUserId(user.id);
}

type Event = Parameters<typeof processEvent>[0];
const take = (notification: object) => processEvent(notification as Event, parseEvent(notification as Event));
const isLifetime = async (id: UserId) => (await db().user.findUniqueOrThrow({ where: { id } })).isLifetime;

describe("a purchase without an owner", () => {
  const sell = async () => {
    await take(saleOf([lineOf("lifetime"), lineOf(ticket)]).completed);
    return db().purchase.findFirstOrThrow({ where: { userId: null } });
  };

  it("is handed over, by id or address, with all that the payment bought and a record of it", async () => {
    const [userId, otherId] = [await makeUser(), await makeUser()];
    const { id, transactionId } = await sell();
    expect(await listOwnerless("")).toHaveLength(2);
    expect(await listOwnerless(transactionId)).toHaveLength(2);
    expect(await listOwnerless("txn_another")).toEqual([]);
    const { email } = await db().user.findUniqueOrThrow({ where: { id: userId } });
    await expect(handOverPurchase(admin, { id, to: "nobody@example.com", reason })).rejects.toMatchObject({
      code: "invalid",
    });
    await handOverPurchase(admin, { id, to: email?.toUpperCase() ?? "", reason });
    expect(await isLifetime(userId)).toBe(true);
    expect(await ownedSections(userId)).toEqual([ticket]);
    expect(await listOwnerless("")).toEqual([]);
    expect(await wrongEntitlements()).toEqual([]);
    expect(await db().adminAudit.findMany({ where: { subjectId: userId } })).toMatchObject([
      { act: "purchase.hand_over", reason, details: { transaction: transactionId, purchases: 2 } },
    ]);

    await expect(handOverPurchase(admin, { id, to: otherId, reason })).rejects.toMatchObject({ code: "not_found" });
    expect(await isLifetime(otherId)).toBe(false);
    expect(await db().adminAudit.count({ where: { subjectId: otherId } })).toBe(0);
  });

  it("of an account that is gone stays with its new owner, whatever Paddle sends again", async () => {
    const [goneId, userId] = [await makeUser(), await makeUser()];
    const { completed } = saleOf([lineOf("lifetime")], { uid: goneId });
    await take(completed);
    await deleteUser(goneId);
    const { id } = await db().purchase.findFirstOrThrow({ where: { formerUserId: goneId } });
    await handOverPurchase(admin, { id, to: userId, reason });
    await replayEvent(completed.event_id);
    expect(await db().purchase.findFirstOrThrow({ where: { userId } })).toMatchObject({ id, formerUserId: null });
    expect(await isLifetime(userId)).toBe(true);
  });

  it("is handed to one person, when two admins do it at once", async () => {
    const users = [await makeUser(), await makeUser()];
    const { id } = await sell();
    const done = await Promise.allSettled(users.map((to) => handOverPurchase(admin, { id, to, reason })));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const owners = await Promise.all(users.map(isLifetime));
    expect(owners.filter(Boolean)).toHaveLength(1);
    expect(await wrongEntitlements()).toEqual([]);
  });
});
