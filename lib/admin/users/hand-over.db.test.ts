import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { replayEvent } from "@/lib/billing/mutations";
import { parseEvent } from "@/lib/billing/paddle";
import { listOwnedSections } from "@/lib/billing/queries";
import { listWrongEntitlements } from "@/lib/billing/reconcile/queries";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { createLine, createSale } from "@/tools/test/samples/sample-events";
import { waitFor } from "@/tools/test/setup/test-wait";
import { assignPurchase } from "./mutations";
import { countOwnerless, listOwnerless } from "./queries";

useEmulatedPaddle("webhook-secret");

const admin = { id: toUserId("admin"), label: "ines@example.com" };
const ticket = "silcrow-cta-ticket";
const reason = "as agreed";

beforeEach(async () => {
  await getDb().webhookEvent.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

async function makeUser(): Promise<UserId> {
  const user = await getDb().user.create({ data: { email: `${randomUUID()}@example.com`, name: "Greta" } });
  return toUserId(user.id);
}

type Event = Parameters<typeof processEvent>[0];
const take = (notification: object) => processEvent(notification as Event, parseEvent(notification as Event));
const isLifetime = async (id: UserId) => (await getDb().user.findUniqueOrThrow({ where: { id } })).isLifetime;

describe("a purchase without an owner", () => {
  const sell = async () => {
    await take(createSale([createLine("lifetime"), createLine(ticket)]).completed);
    return getDb().purchase.findFirstOrThrow({ where: { userId: null } });
  };

  it("is handed over, by id or address, with all that the payment bought and a record of it", async () => {
    const [userId, otherId] = [await makeUser(), await makeUser()];
    const { id, transactionId } = await sell();
    expect((await listOwnerless("")).rows).toHaveLength(2);
    expect((await listOwnerless(transactionId)).rows).toHaveLength(2);
    expect((await listOwnerless("txn_another")).rows).toEqual([]);
    expect(await countOwnerless()).toBe(2);
    const { email } = await getDb().user.findUniqueOrThrow({ where: { id: userId } });
    await expect(assignPurchase(admin, { id, to: "nobody@example.com", reason })).rejects.toMatchObject({
      code: "invalid",
    });
    await assignPurchase(admin, { id, to: email?.toUpperCase() ?? "", reason });
    expect(await isLifetime(userId)).toBe(true);
    expect(await listOwnedSections(userId)).toEqual([ticket]);
    expect(await countOwnerless()).toBe(0);
    expect(await listWrongEntitlements()).toEqual([]);
    expect(await getDb().adminAudit.findMany({ where: { subjectId: userId } })).toMatchObject([
      { act: "purchase.hand_over", reason, details: { transaction: transactionId, purchases: 2 } },
    ]);

    await expect(assignPurchase(admin, { id, to: otherId, reason })).rejects.toMatchObject({ code: "not_found" });
    expect(await isLifetime(otherId)).toBe(false);
    expect(await getDb().adminAudit.count({ where: { subjectId: otherId } })).toBe(0);
  });

  it("of an account that is gone stays with its new owner, whatever Paddle sends again", async () => {
    const [goneId, userId] = [await makeUser(), await makeUser()];
    const { completed } = createSale([createLine("lifetime")], { uid: goneId });
    await take(completed);
    await deleteUser(goneId);
    const { id } = await getDb().purchase.findFirstOrThrow({ where: { formerUserId: goneId } });
    await assignPurchase(admin, { id, to: userId, reason });
    await replayEvent(completed.event_id);
    expect(await getDb().purchase.findFirstOrThrow({ where: { userId } })).toMatchObject({ id, formerUserId: null });
    expect(await getDb().adminAudit.findFirstOrThrow({ where: { subjectId: userId } })).toMatchObject({
      details: { formerUserId: goneId },
    });
    expect(await isLifetime(userId)).toBe(true);
  });

  it("reaches nobody whose address only looks like what was typed", async () => {
    const kate = await getDb().user.create({ data: { email: "kate@example.com", name: "Kate" } });
    const { id } = await sell();
    await expect(assignPurchase(admin, { id, to: "\u212aate@example.com", reason })).rejects.toMatchObject({
      code: "invalid",
    });
    await assignPurchase(admin, { id, to: "KATE@example.com", reason });
    expect(await isLifetime(toUserId(kate.id))).toBe(true);
  });

  it("is handed to nobody whose account is just being deleted", async () => {
    const userId = await makeUser();
    const { id } = await sell();
    let handing: Promise<unknown> = Promise.resolve();
    await getDb().$transaction(
      async (tx) => {
        await tx.user.delete({ where: { id: userId } });
        handing = assignPurchase(admin, { id, to: userId, reason }).catch((error: unknown) => error);
        // Until it has read the user and waits for this transaction.
        await waitFor(async () => {
          const [row] = await getDb().$queryRaw<{ waiting: number }[]>`
            select count(*)::int as waiting from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`;
          expect(row?.waiting).toBeGreaterThan(0);
        });
      },
      { timeout: 100_000, maxWait: 100_000 },
    );
    expect(await handing).toMatchObject({ code: "invalid", fields: { to: expect.any(String) } });
    expect(await countOwnerless()).toBe(2);
    expect(await getDb().adminAudit.count({ where: { subjectId: userId } })).toBe(0);
  });

  it("is handed to one person, when two admins do it at once", async () => {
    const users = [await makeUser(), await makeUser()];
    const { id } = await sell();
    const done = await Promise.allSettled(users.map((to) => assignPurchase(admin, { id, to, reason })));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const owners = await Promise.all(users.map(isLifetime));
    expect(owners.filter(Boolean)).toHaveLength(1);
    expect(await listWrongEntitlements()).toEqual([]);
  });
});
