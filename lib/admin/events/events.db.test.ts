import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { purgeFailures } from "@/lib/billing/failures/mutations";
import { receiveWebhook } from "@/lib/billing/webhook/webhook";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { type Notification, sign } from "@/tools/dev/paddle/webhooks";
import { createLine, createSale } from "@/tools/test/samples/sample-events";
import { replayStoredEvent, retryFailed } from "./mutations";
import { type EventFilter, listEvents, readEvent } from "./queries";

const secret = "webhook-secret";
useEmulatedPaddle(secret);

const admin = { id: toUserId("admin"), label: "ines@example.com" };
const all: EventFilter = { type: "", transactionId: "" };

beforeEach(async () => {
  await getDb().webhookEvent.deleteMany();
  await getDb().webhookFailure.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

async function deliver(notification: Notification, signature?: string): Promise<number> {
  const body = JSON.stringify(notification);
  const headers = { "paddle-signature": signature ?? sign(body, secret) };
  return (await receiveWebhook(new Request("http://localhost/", { method: "POST", body, headers }))).status;
}

/** Delivers while purchases can't be written. */
async function failing(work: () => Promise<unknown>): Promise<void> {
  const silence = vi.spyOn(console, "error").mockImplementation(() => {});
  await getDb().$executeRaw`alter table purchases add constraint broken check (item <> 'lifetime') not valid`;
  try {
    await work();
  } finally {
    await getDb().$executeRaw`alter table purchases drop constraint broken`;
    silence.mockRestore();
  }
}

const acts = async (subjectId: string) =>
  (await getDb().adminAudit.findMany({ where: { subjectId }, orderBy: { at: "asc" } })).map(({ act }) => act);
const newUser = () => getDb().user.create({ data: { name: "Greta", email: `${randomUUID()}@example.com` } });

it("a signed event that fails is kept with its reason, tried again, and then no failure any more", async () => {
  const user = await newUser();
  const { completed } = createSale([createLine("lifetime")], { uid: user.id, email: "secret@example.com" });
  const { event_id: id } = completed;
  await failing(async () => {
    for (let time = 0; time < 2; time++) expect(await deliver(completed)).toBe(500);
    await expect(retryFailed(admin, { id })).rejects.toMatchObject({ code: "conflict" });
  });
  const [row] = (await listEvents({ ...all, state: "failed" })).rows;
  expect(row).toMatchObject({ id, type: "transaction.completed", state: "failed", attempts: 3 });
  // Its code: what stands behind it may have been sent by somebody.
  expect(row?.error).toMatch(/^PrismaClientKnownRequestError P\d{4}/);
  expect(row?.error).not.toContain("secret@example.com");
  expect(await readEvent(id)).toMatchObject({ storedAt: null, failure: { attempts: 3 } });

  await retryFailed(admin, { id });
  expect((await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).isLifetime).toBe(true);
  expect((await listEvents(all)).rows).toMatchObject([{ id, state: "stored" }]);
  expect(await readEvent(id)).toMatchObject({ storedAt: expect.any(Date), failure: { resolvedAt: expect.any(Date) } });
  await expect(retryFailed(admin, { id })).rejects.toMatchObject({ code: "not_found" });
  expect(await acts(id)).toEqual(["event.retry", "event.retry"]);

  expect(await purgeFailures(new Date())).toBe(0);
  expect(await purgeFailures(new Date(Date.now() + 31 * 86_400_000))).toBe(1);
});

it("that Paddle sends again is resolved without anybody", async () => {
  const { completed } = createSale([createLine("lifetime")], { uid: (await newUser()).id });
  await failing(() => deliver(completed));
  expect(await getDb().webhookFailure.count({ where: { resolvedAt: null } })).toBe(1);
  expect(await deliver(completed)).toBe(200);
  expect(await getDb().webhookFailure.count({ where: { resolvedAt: null } })).toBe(0);
});

it("that Paddle did not sign is kept nowhere", async () => {
  const { completed } = createSale([createLine("lifetime")]);
  expect(await deliver(completed, "ts=1;h1=00")).toBe(400);
  expect((await listEvents(all)).rows).toEqual([]);
});

it("a stored event has its effect again, with a record of it", async () => {
  const user = await newUser();
  const { completed } = createSale([createLine("lifetime")], { uid: user.id });
  const { event_id: id } = completed;
  await deliver(completed);
  await getDb().purchase.deleteMany();
  await replayStoredEvent(admin, { id });
  expect(await getDb().purchase.count({ where: { userId: user.id } })).toBe(1);
  await expect(replayStoredEvent(admin, { id: "evt_nothing" })).rejects.toMatchObject({ code: "not_found" });
  expect(await acts(id)).toEqual(["event.replay"]);
  expect(await acts("evt_nothing")).toEqual([]);
});

it("events are found by type, payment and state, in pages", async () => {
  const receivedAt = new Date();
  const events = Array.from({ length: 60 }, (_, n) => ({
    id: `evt_${String(n).padStart(3, "0")}`,
    type: n === 0 ? "price.updated" : "transaction.paid",
    transactionId: n === 1 ? "txn_one" : null,
    occurredAt: receivedAt,
    receivedAt,
    payload: {},
  }));
  await getDb().webhookEvent.createMany({ data: events });
  await getDb().webhookFailure.create({ data: { id: "evt_failed", type: "price.updated", payload: {}, error: "x" } });
  const idsOf = async (filter: Partial<EventFilter>) =>
    (await listEvents({ ...all, ...filter })).rows.map(({ id }) => id).sort();
  expect(await idsOf({ type: "price." })).toEqual(["evt_000", "evt_failed"]);
  expect(await idsOf({ type: "%" })).toEqual([]);
  expect(await idsOf({ transactionId: "txn_one" })).toEqual(["evt_001"]);
  expect(await idsOf({ state: "failed" })).toEqual(["evt_failed"]);
  const first = await listEvents({ ...all, state: "stored" });
  const [, id = ""] = /^\d+_(.*)$/.exec(first.older ?? "") ?? [];
  const second = await listEvents({ ...all, state: "stored" }, { at: receivedAt, id });
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(60);
  expect(second.older).toBeNull();
});
