import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { replayEvent } from "@/lib/billing/mutations";
import { parseEvent } from "@/lib/billing/paddle";
import { ownedSections } from "@/lib/billing/queries";
import { wrongEntitlements } from "@/lib/billing/reconcile/queries";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { db } from "@/lib/server/db";
import { asUserId, type UserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { lineOf, saleOf } from "@/tools/test/samples/sample-events";
import { waitFor } from "@/tools/test/setup/test-wait";
import { handOverPurchase } from "./mutations";
import { countOwnerless, listOwnerless } from "./queries";

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
    expect((await listOwnerless("")).rows).toHaveLength(2);
    expect((await listOwnerless(transactionId)).rows).toHaveLength(2);
    expect((await listOwnerless("txn_another")).rows).toEqual([]);
    expect(await countOwnerless()).toBe(2);
    const { email } = await db().user.findUniqueOrThrow({ where: { id: userId } });
    await expect(handOverPurchase(admin, { id, to: "nobody@example.com", reason })).rejects.toMatchObject({
      code: "invalid",
    });
    await handOverPurchase(admin, { id, to: email?.toUpperCase() ?? "", reason });
    expect(await isLifetime(userId)).toBe(true);
    expect(await ownedSections(userId)).toEqual([ticket]);
    expect(await countOwnerless()).toBe(0);
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
    expect(await db().adminAudit.findFirstOrThrow({ where: { subjectId: userId } })).toMatchObject({
      details: { formerUserId: goneId },
    });
    expect(await isLifetime(userId)).toBe(true);
  });

  it("reaches nobody whose address only looks like what was typed", async () => {
    const kate = await db().user.create({ data: { email: "kate@example.com", name: "Kate" } });
    const { id } = await sell();
    await expect(handOverPurchase(admin, { id, to: "\u212aate@example.com", reason })).rejects.toMatchObject({
      code: "invalid",
    });
    await handOverPurchase(admin, { id, to: "KATE@example.com", reason });
    expect(await isLifetime(asUserId(kate.id))).toBe(true);
  });

  it("is handed to nobody whose account is just being deleted", async () => {
    const userId = await makeUser();
    const { id } = await sell();
    let handing: Promise<unknown> = Promise.resolve();
    await db().$transaction(
      async (tx) => {
        await tx.user.delete({ where: { id: userId } });
        handing = handOverPurchase(admin, { id, to: userId, reason }).catch((error: unknown) => error);
        // Until it has read the user and waits for this transaction.
        await waitFor(async () => {
          const [row] = await db().$queryRaw<{ waiting: number }[]>`
            select count(*)::int as waiting from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`;
          expect(row?.waiting).toBeGreaterThan(0);
        });
      },
      { timeout: 100_000, maxWait: 100_000 },
    );
    expect(await handing).toMatchObject({ code: "invalid", fields: { to: expect.any(String) } });
    expect(await countOwnerless()).toBe(2);
    expect(await db().adminAudit.count({ where: { subjectId: userId } })).toBe(0);
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
