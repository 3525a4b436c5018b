import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteUser, signInUser } from "@/lib/account/identity/mutations";
import { replayEvent } from "@/lib/billing/mutations";
import { parseEvent } from "@/lib/billing/paddle";
import { canCopy, hasItem, listGrants, listOwnedSections } from "@/lib/billing/queries";
import { listWrongEntitlements } from "@/lib/billing/reconcile/queries";
import { reconcile } from "@/lib/billing/reconcile/reconcile";
import { processEvent } from "@/lib/billing/webhook/webhook";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import { createAdjustment, createLine, createSale } from "@/tools/test/samples/sample-events";
import { waitFor } from "@/tools/test/setup/test-wait";
import { giveGrant, restorePurchase, revokeGrant, revokePurchase } from "./mutations";
import { findUsers, listOwnerless, readUser } from "./queries";

const { ask } = useEmulatedPaddle("webhook-secret");

const admin = { id: toUserId("admin"), label: "ines@example.com" };
const ticket = { id: "silcrow-cta-ticket", price: 4 };
const reason = "as agreed";

beforeEach(async () => {
  await getDb().webhookEvent.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

async function makeUser(name = "Greta"): Promise<UserId> {
  const user = await getDb().user.create({ data: { email: `${randomUUID()}@example.com`, name } });
  return toUserId(user.id);
}

type Event = Parameters<typeof processEvent>[0];
const take = (notification: object) => processEvent(notification as Event, parseEvent(notification as Event));
const isLifetime = async (id: UserId) => (await getDb().user.findUniqueOrThrow({ where: { id } })).isLifetime;
const acts = async (subjectId: string) =>
  (await getDb().adminAudit.findMany({ where: { subjectId }, orderBy: { at: "asc" } })).map(({ act }) => act);
const grantOf = (userId: UserId) =>
  getDb().grant.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: "desc" } });
const purchaseOf = (userId: UserId) => getDb().purchase.findFirstOrThrow({ where: { userId } });

describe("a grant", () => {
  it("gives a section until it is revoked, each with a record", async () => {
    const userId = await makeUser();
    expect(await canCopy(userId, ticket)).toBe(false);
    await giveGrant(admin, { userId, item: ticket.id, reason });
    expect(await canCopy(userId, ticket)).toBe(true);
    expect(await hasItem(userId, ticket.id)).toBe(true);
    expect(await listOwnedSections(userId)).toEqual([ticket.id]);
    expect(await listGrants(userId)).toMatchObject([{ item: ticket.id }]);
    await expect(giveGrant(admin, { userId, item: ticket.id, reason })).rejects.toMatchObject({ code: "conflict" });

    const { id } = await grantOf(userId);
    await revokeGrant(admin, { id, reason });
    expect(await canCopy(userId, ticket)).toBe(false);
    expect(await hasItem(userId, ticket.id)).toBe(false);
    await expect(revokeGrant(admin, { id, reason })).rejects.toMatchObject({ code: "not_found" });
    expect(await acts(userId)).toEqual(["grant.give", "grant.revoke"]);
  });

  it("of all-access stands beside what is bought: a refund doesn't end it, nor does its end a purchase", async () => {
    const userId = await makeUser();
    await giveGrant(admin, { userId, item: "lifetime", reason });
    expect(await isLifetime(userId)).toBe(true);
    const sale = createSale([createLine("lifetime")], { uid: userId });
    await take(sale.completed);
    await take(createAdjustment(sale, { action: "refund", status: "approved" }).created);
    expect(await isLifetime(userId)).toBe(true);
    expect(await listWrongEntitlements()).toEqual([]);

    await take(createSale([createLine("lifetime")], { uid: userId }).completed);
    await revokeGrant(admin, { id: (await grantOf(userId)).id, reason });
    expect(await isLifetime(userId)).toBe(true);
  });

  it("is of something that is sold, for somebody who is there", async () => {
    const userId = await makeUser();
    const refused = (provided: { userId: string; item: string }) => giveGrant(admin, { ...provided, reason });
    await expect(refused({ userId, item: "silcrow-nothing" })).rejects.toMatchObject({ code: "invalid" });
    await expect(refused({ userId, item: "silcrow-callout-card-index-tab" })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(refused({ userId: randomUUID(), item: "lifetime" })).rejects.toMatchObject({ code: "not_found" });
    expect(await getDb().grant.count()).toBe(0);
    expect(await acts(userId)).toEqual([]);
  });

  it("given twice at once is given once", async () => {
    const userId = await makeUser();
    const provided = await Promise.allSettled(
      Array.from({ length: 4 }, () => giveGrant(admin, { userId, item: "lifetime", reason })),
    );
    expect(provided.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getDb().grant.count({ where: { userId } })).toBe(1);
  });

  it("goes with the account; the record of it stays", async () => {
    const userId = await makeUser();
    await giveGrant(admin, { userId, item: "lifetime", reason });
    await deleteUser(userId);
    expect(await getDb().grant.count()).toBe(0);
    expect(await acts(userId)).toEqual(["grant.give"]);
  });

  it("is told to the open pages of its user at once", async () => {
    const userId = await makeUser();
    const { Client } = (await import("pg")).default;
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    try {
      const heard: (string | undefined)[] = [];
      listener.on("notification", ({ payload }) => heard.push(payload));
      await listener.query("listen user_changed");
      await giveGrant(admin, { userId, item: ticket.id, reason });
      await waitFor(() => expect(heard).toContain(userId));
      heard.length = 0;
      await revokeGrant(admin, { id: (await grantOf(userId)).id, reason });
      await waitFor(() => expect(heard).toContain(userId));
    } finally {
      await listener.end();
    }
  });
});

describe("a purchase that an admin revoked", () => {
  it("stays revoked through replays and later events, until it is given back", async () => {
    const userId = await makeUser();
    const { completed } = createSale([createLine("lifetime"), createLine(ticket.id)], { uid: userId });
    await take(completed);
    const purchases = await getDb().purchase.findMany({ where: { userId } });
    for (const { id } of purchases) await revokePurchase(admin, { id, reason });
    const nothing = async (id = userId) => {
      expect(await isLifetime(id)).toBe(false);
      expect(await canCopy(id, ticket)).toBe(false);
      expect(await listOwnedSections(id)).toEqual([]);
    };
    await nothing();
    await replayEvent(completed.event_id);
    await nothing();
    await take({ ...completed, event_id: `evt_${randomUUID()}`, event_type: "transaction.updated" });
    await nothing();
    expect(await listWrongEntitlements()).toEqual([]);

    for (const { id } of purchases) await restorePurchase(admin, { id, reason });
    expect(await isLifetime(userId)).toBe(true);
    expect(await listOwnedSections(userId)).toEqual([ticket.id]);
    expect(await acts(userId)).toEqual(["purchase.revoke", "purchase.revoke", "purchase.restore", "purchase.restore"]);
  });

  it("stays so when Paddle is compared with, which has it as paid", async () => {
    const userId = await makeUser();
    const items = [{ price_id: lifetimePriceId, quantity: 1 }];
    const sale = await ask<{ id: string }>("/transactions", { items, custom_data: { uid: userId } });
    await ask(`/checkout/${sale.id}/pay`, { email: `${randomUUID()}@example.com` });
    await reconcile({ repair: true });
    expect(await isLifetime(userId)).toBe(true);
    await revokePurchase(admin, { id: (await purchaseOf(userId)).id, reason });
    const { findings } = await reconcile({ repair: true });
    expect(findings.filter(({ about }) => about === sale.id || about === userId)).toEqual([]);
    expect(await isLifetime(userId)).toBe(false);
  });

  it("is revoked for the next account, too", async () => {
    const person = {
      provider: "local",
      providerAccountId: "greta",
      email: "greta@example.com",
      emailVerified: true,
      name: "Greta",
      image: null,
    };
    const first = (await signInUser(person, "bullet")).user;
    await take(createSale([createLine("lifetime")], { uid: first.id }).completed);
    await revokePurchase(admin, { id: (await purchaseOf(toUserId(first.id))).id, reason });
    await deleteUser(toUserId(first.id));
    const second = (await signInUser(person, "bullet")).user;
    expect(await getDb().purchase.count({ where: { userId: second.id } })).toBe(1);
    expect(second.isLifetime).toBe(false);
  });

  it("that was refunded gives nothing when the decision is taken back", async () => {
    const userId = await makeUser();
    const sale = createSale([createLine("lifetime")], { uid: userId });
    await take(sale.completed);
    const { id } = await purchaseOf(userId);
    await revokePurchase(admin, { id, reason });
    await expect(revokePurchase(admin, { id, reason })).rejects.toMatchObject({ code: "not_found" });
    await take(createAdjustment(sale, { action: "refund", status: "approved" }).created);
    await restorePurchase(admin, { id, reason });
    expect(await isLifetime(userId)).toBe(false);
  });
});

describe("users", () => {
  it("are found by address, name and id, and nobody by a wildcard", async () => {
    const [ada, ben] = [await makeUser("Ada Weaver"), await makeUser("Ben")];
    const { email } = await getDb().user.findUniqueOrThrow({ where: { id: ada } });
    const idsOf = async (text: string) => (await findUsers(text)).rows.map(({ id }) => id);
    expect(await idsOf("ada weav")).toEqual([ada]);
    expect(await idsOf(email ?? "")).toEqual([ada]);
    expect(await idsOf(ben)).toEqual([ben]);
    expect(await idsOf("%")).toEqual([]);
    expect(await idsOf("_")).toEqual([]);
    expect((await idsOf("")).sort()).toEqual([ada, ben].sort());
  });

  it("are found by a purchase's buyer and payment", async () => {
    const userId = await makeUser();
    const sale = createSale([createLine(ticket.id)], { uid: userId, email: "Kaid@example.com" });
    await take(sale.completed);
    const { transactionId } = await purchaseOf(userId);
    const idsOf = async (text: string) => (await findUsers(text)).rows.map(({ id }) => id);
    expect(await idsOf("KAID@example.com")).toEqual([userId]);
    expect(await idsOf(transactionId)).toEqual([userId]);
    expect(await idsOf(transactionId.slice(0, -1))).toEqual([]);
    expect((await listOwnerless(transactionId)).rows).toEqual([]);
    expect(await idsOf("\u212aaid@example.com")).toEqual([]);
  });

  it("come in pages, each once", async () => {
    await getDb().user.createMany({
      data: Array.from({ length: 70 }, (_, n) => ({ name: `${n}`, createdAt: new Date(0) })),
    });
    const first = await findUsers("");
    const [time, id = ""] = first.older?.split("_") ?? [];
    const second = await findUsers("", { at: new Date(Number(time)), id });
    expect(first.rows).toHaveLength(50);
    expect(second).toMatchObject({ older: null });
    expect(new Set([...first.rows, ...second.rows].map((user) => user.id)).size).toBe(70);
  });

  it("are shown with what they own and where it comes from", async () => {
    const userId = await makeUser();
    await getDb().user.create({ data: { id: admin.id, name: "Ines", email: "ines@example.com", admin: true } });
    await getDb().session.create({ data: { userId, expiresAt: new Date(Date.now() + 60_000) } });
    await getDb().site.create({ data: { userId, siteName: "A", product: "bullet" } });
    await take(createSale([createLine(ticket.id)], { uid: userId }).completed);
    await giveGrant(admin, { userId, item: "lifetime", reason });
    expect(await readUser(userId)).toMatchObject({
      entitlements: { isLifetime: true, sections: [ticket.id] },
      purchases: [{ item: ticket.id, status: "paid" }],
      grants: [{ item: "lifetime", reason, by: "ines@example.com" }],
      sites: [{ siteName: expect.any(String), formsStoppedAt: null }],
      _count: { sessions: 1 },
    });
    expect(await readUser(randomUUID())).toBeNull();
  });
});
