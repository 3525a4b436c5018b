import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteUser, signInUser } from "@/lib/account/identity/mutations";
import { claimPurchases } from "@/lib/billing/mutations";
import { canCopy, listOwnedSections } from "@/lib/billing/queries";
import { getDb } from "@/lib/server/db";
import { rules } from "@/lib/server/limits/rules";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { createPaddleId } from "@/tools/dev/paddle/ids";
import { makeNotification, type Notification, sign } from "@/tools/dev/paddle/webhooks";
import { createAdjustment, createAdjustmentUpdate, createLine, createSale } from "@/tools/test/samples/sample-events";
import { receiveWebhook } from "./webhook";

// Real servers and real waits, on machines that may be busy.
const secret = "webhook-secret";
const ticket = { id: "silcrow-cta-ticket", price: 4 };
const { ask } = useEmulatedPaddle(secret);

beforeEach(async () => {
  await getDb().webhookEvent.deleteMany();
  await getDb().purchase.deleteMany();
  await getDb().user.deleteMany();
});

/** Hands a notification to the route as Paddle would; its status. */
async function deliver(notification: Notification, signature?: string | null): Promise<number> {
  const body = JSON.stringify(notification);
  const header = signature === undefined ? sign(body, secret) : signature;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    ...(header === null ? {} : { "paddle-signature": header }),
  };
  return (await receiveWebhook(new Request("http://localhost/api/paddle/webhook", { method: "POST", body, headers })))
    .status;
}

async function makeUser(email: string): Promise<UserId> {
  const user = await getDb().user.create({ data: { email, name: email } });
  return toUserId(user.id);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `task` while every such statement takes a moment longer, so that what happens at once really overlaps. */
async function slowly(
  statement: "insert on purchases" | "update on purchases",
  task: () => Promise<unknown>,
): Promise<void> {
  await getDb().$executeRawUnsafe(
    "create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return null; end'",
  );
  await getDb().$executeRawUnsafe(`create trigger dawdle after ${statement} for each row execute function dawdle()`);
  try {
    await task();
  } finally {
    await getDb().$executeRawUnsafe("drop trigger dawdle on purchases");
    await getDb().$executeRawUnsafe("drop function dawdle()");
  }
}

const isLifetime = async (id: UserId) => (await getDb().user.findUniqueOrThrow({ where: { id } })).isLifetime;
const counts = async () => ({ events: await getDb().webhookEvent.count(), purchases: await getDb().purchase.count() });
const identity = (email: string, emailVerified = true) => ({
  provider: "local",
  providerAccountId: email,
  email,
  emailVerified,
  name: null,
  image: null,
});

it("a notification that comes again is told to be known, and stored once", async () => {
  const id = await makeUser("greta@example.com");
  const { completed } = createSale([createLine("lifetime")], { uid: id });
  expect(await deliver(completed)).toBe(200);
  const body = JSON.stringify(completed);
  const headers = { "content-type": "application/json", "paddle-signature": sign(body, secret) };
  const again = await receiveWebhook(
    new Request("http://localhost/api/paddle/webhook", { method: "POST", body, headers }),
  );
  expect([again.status, await again.json()]).toEqual([200, { message: "Known already" }]);
  expect(await counts()).toEqual({ events: 1, purchases: 1 });
});

describe("what is not from Paddle", () => {
  it.each([
    ["no signature", null],
    ["an empty signature", ""],
    ["a header that is none", "ts=1;h1"],
    ["another secret's signature", "other"],
    ["a stale signature", "stale"],
  ])("is refused and not stored: %s", async (_, kind) => {
    const { completed } = createSale([createLine("lifetime")], { uid: await makeUser("greta@example.com") });
    const body = JSON.stringify(completed);
    const made: Record<string, string> = {
      other: sign(body, "guessed"),
      stale: sign(body, secret, Date.now() - 3_600_000),
    };
    expect(await deliver(completed, kind === null ? null : (made[kind] ?? kind))).toBe(400);
    expect(await counts()).toEqual({ events: 0, purchases: 0 });
  });

  it("is told to wait when there is much of it, and what Paddle signed is taken all the same", async () => {
    const { completed } = createSale([createLine("lifetime")], { uid: await makeUser("greta@example.com") });
    const body = JSON.stringify(completed);
    const send = (signature: string) => {
      const headers = { "paddle-signature": signature, "x-forwarded-for": "203.0.113.77" };
      return receiveWebhook(new Request("http://localhost/api/paddle/webhook", { method: "POST", body, headers }));
    };
    const { points } = rules.unsignedWebhook;
    const answers = await Promise.all(Array.from({ length: points + 5 }, () => send(sign(body, "guessed"))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(points);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(sign(body, secret))).status).toBe(200);
  });

  it("is refused when tampered with", async () => {
    const uid = await makeUser("greta@example.com");
    const { completed } = createSale([createLine(ticket.id)], { uid });
    const header = sign(JSON.stringify(completed), secret);
    const forged = JSON.parse(JSON.stringify(completed).replaceAll(ticket.id, "lifetime")) as Notification;
    expect(await deliver(forged, header)).toBe(400);
    expect(await counts()).toEqual({ events: 0, purchases: 0 });
  });

  it("is refused when larger than a megabyte, announced or not", async () => {
    const huge = makeNotification("transaction.completed", { filler: "x".repeat(1024 * 1024) });
    expect(await deliver(huge)).toBe(413);
    const stream = new Blob([JSON.stringify(huge)]).stream();
    const unannounced = new Request("http://localhost/api/paddle/webhook", {
      method: "POST",
      headers: { "paddle-signature": "ts=1;h1=unread" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect((await receiveWebhook(unannounced)).status).toBe(413);
  });
});

describe("a sale", () => {
  it("of the plan unlocks everything, in the same transaction as its event", async () => {
    const uid = await makeUser("greta@example.com");
    expect(await canCopy(uid, ticket)).toBe(false);
    const { completed, transaction } = createSale([createLine("lifetime")], { uid, email: "greta@example.com" });
    expect(await deliver(completed)).toBe(200);
    expect(await isLifetime(uid)).toBe(true);
    expect(await canCopy(uid, ticket)).toBe(true);
    expect(await getDb().purchase.findMany()).toMatchObject([
      {
        transactionId: transaction.id,
        item: "lifetime",
        userId: uid,
        amount: 14900,
        currency: "USD",
        status: "paid",
        buyerEmail: "greta@example.com",
      },
    ]);
    expect(await getDb().webhookEvent.findMany()).toMatchObject([
      { id: completed.event_id, type: "transaction.completed", transactionId: transaction.id },
    ]);
  });

  it("of one section unlocks that one, for that buyer", async () => {
    const [uid, other] = [await makeUser("greta@example.com"), await makeUser("tove@example.com")];
    await deliver(createSale([createLine(ticket.id)], { uid }).completed);
    expect(await isLifetime(uid)).toBe(false);
    expect(await listOwnedSections(uid)).toEqual([ticket.id]);
    expect(await canCopy(uid, ticket)).toBe(true);
    expect(await canCopy(uid, { id: "silcrow-hero-simple-centered", price: 2 })).toBe(false);
    for (const who of [other, null]) expect(await canCopy(who, ticket)).toBe(false);
  });

  it("of a page unlocks the sections that it is made of, too", async () => {
    const uid = await makeUser("greta@example.com");
    const page = "silcrow-pricing-pages-full-ledger";
    await deliver(createSale([createLine(page)], { uid }).completed);
    expect(await canCopy(uid, { id: page, price: 19 })).toBe(true);
    expect(await canCopy(uid, { id: "silcrow-pricing-ledger", price: 3 })).toBe(true);
    expect(await listOwnedSections(uid)).toContain("silcrow-pricing-ledger");
    expect(await canCopy(uid, ticket)).toBe(false);
    await getDb().purchase.updateMany({ where: { userId: uid }, data: { status: "refunded" } });
    expect(await canCopy(uid, { id: "silcrow-pricing-ledger", price: 3 })).toBe(false);
  });

  it("is not what the browser wrote on the transaction", async () => {
    const uid = await makeUser("greta@example.com");
    await deliver(createSale([createLine(ticket.id, 4)], { uid, item: "lifetime", section: "lifetime" }).completed);
    expect(await isLifetime(uid)).toBe(false);
    expect(await listOwnedSections(uid)).toEqual([ticket.id]);
  });

  it("has one effect however often and by how many it is delivered", async () => {
    const uid = await makeUser("greta@example.com");
    const { paid, completed } = createSale([createLine("lifetime")], { uid });
    const statuses = await Promise.all(
      [completed, paid, completed, paid, completed, completed].map((event) => deliver(event)),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await deliver(completed)).toBe(200);
    expect(await counts()).toEqual({ events: 2, purchases: 1 });
    expect(await isLifetime(uid)).toBe(true);
  });

  it("of several things at once adds up", async () => {
    const uid = await makeUser("greta@example.com");
    const items = ["lifetime", ticket.id, "silcrow-cta-last-line", "silcrow-hero-simple-centered"];
    await Promise.all(items.map((item) => deliver(createSale([createLine(item)], { uid }).completed)));
    expect(await isLifetime(uid)).toBe(true);
    expect(await listOwnedSections(uid)).toEqual(
      [ticket.id, "silcrow-cta-last-line", "silcrow-hero-simple-centered"].sort(),
    );
  });

  it("of something that is not ours is stored and does nothing", async () => {
    const uid = await makeUser("greta@example.com");
    const line = createLine(ticket.id);
    const sale = createSale([{ ...line, price: { ...line.price, custom_data: null } }], { uid });
    expect(await deliver(sale.completed)).toBe(200);
    expect(await counts()).toEqual({ events: 1, purchases: 0 });
  });
});

describe("events we do not act on", () => {
  it("are stored and answered 200, also when their type is unknown", async () => {
    expect(await deliver(makeNotification("something.new", { id: "x_1" }))).toBe(200);
    expect(
      await deliver(makeNotification("transaction.created", createSale([createLine("lifetime")]).transaction)),
    ).toBe(200);
    expect(await counts()).toEqual({ events: 2, purchases: 0 });
  });
});

describe("a failure of ours", () => {
  it("answers 500, stores nothing and is made good by the next delivery", async () => {
    const uid = await makeUser("greta@example.com");
    const { completed } = createSale([createLine("lifetime")], { uid });
    await getDb().$executeRaw`alter table purchases add constraint broken check (amount < 0)`;
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      expect(await deliver(completed)).toBe(500);
    } finally {
      await getDb().$executeRaw`alter table purchases drop constraint broken`;
    }
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
    expect(await counts()).toEqual({ events: 0, purchases: 0 });
    expect(await deliver(completed)).toBe(200);
    expect(await isLifetime(uid)).toBe(true);
  });
});

describe("a buyer we do not know yet", () => {
  it("gets the purchase when the address first signs in, however it is written", async () => {
    await deliver(
      createSale([createLine("lifetime"), createLine(ticket.id)], { email: "Greta@Example.com" }).completed,
    );
    expect(await getDb().purchase.count({ where: { userId: null, buyerEmail: "greta@example.com" } })).toBe(2);
    const { user, isNew } = await signInUser(identity("GRETA@example.com"), "bullet");
    expect(isNew).toBe(true);
    expect(user.isLifetime).toBe(true);
    expect(await listOwnedSections(toUserId(user.id))).toEqual([ticket.id]);
  });

  it("is not whoever merely claims the address", async () => {
    await deliver(createSale([createLine("lifetime")], { email: "greta@example.com" }).completed);
    const { user } = await signInUser(identity("greta@example.com", false), "bullet");
    expect(user.isLifetime).toBe(false);
    expect(await getDb().purchase.count({ where: { userId: null } })).toBe(1);
  });

  it("is known by the address when the account exists already", async () => {
    const uid = await makeUser("greta@example.com");
    await deliver(createSale([createLine("lifetime")], { email: "greta@example.com" }).completed);
    expect(await isLifetime(uid)).toBe(true);
  });

  it("is asked of Paddle when the transaction does not say", async () => {
    const customer = await ask<{ id: string }>("/customers", { email: "Linked@Example.com" });
    await deliver(createSale([createLine("lifetime")], null, customer.id).completed);
    expect(await getDb().purchase.findMany()).toMatchObject([
      { userId: null, buyerEmail: "linked@example.com", paddleCustomerId: customer.id },
    ]);
    expect((await signInUser(identity("linked@example.com"), "super")).user.isLifetime).toBe(true);
  });

  it("stays unknown, and the purchase kept, when Paddle does not know either", async () => {
    expect(await deliver(createSale([createLine("lifetime")], null, createPaddleId("ctm")).completed)).toBe(200);
    expect(await getDb().purchase.findMany()).toMatchObject([{ userId: null, buyerEmail: null }]);
  });

  it("is not guessed while Paddle cannot be reached: the event comes again", async () => {
    const { completed } = createSale([createLine("lifetime")], null);
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    const line = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    expect(await deliver(completed)).toBe(500);
    expect(silence).toHaveBeenCalledOnce();
    line.mockRestore();
    silence.mockRestore();
    expect(await counts()).toEqual({ events: 0, purchases: 0 });
    expect(await deliver(completed)).toBe(200);
    expect(await counts()).toEqual({ events: 1, purchases: 1 });
  });

  it("signing in at that very moment loses nothing", async () => {
    const email = "greta@example.com";
    const { completed } = createSale([createLine("lifetime")], { email });
    let delivery: Promise<number> | undefined;
    const uid = await getDb().$transaction(async (tx) => {
      const user = await tx.user.create({ data: { email, name: email } });
      // There is nothing to claim yet, and until this transaction ends there is nobody to give it to.
      await claimPurchases(tx, { userId: toUserId(user.id), email });
      delivery = deliver(completed);
      await pause(300);
      return toUserId(user.id);
    });
    expect(await delivery).toBe(200);
    expect(await isLifetime(uid)).toBe(true);
  });
});

describe("a payment for an account that is gone", () => {
  const greta = identity("greta@example.com");

  it("isn't handed to whoever has the address, neither at once nor when they sign in", async () => {
    const { completed } = createSale([createLine("lifetime")], { uid: "gone", email: "greta@example.com" });
    const holder = await makeUser("greta@example.com");
    await deliver(completed);
    expect(await isLifetime(holder)).toBe(false);
    expect((await signInUser(greta, "bullet")).user.isLifetime).toBe(false);
    expect(await getDb().purchase.findMany()).toMatchObject([{ userId: null, formerUserId: "gone" }]);
  });

  it.each([
    ["named the user", (uid: string) => ({ uid })],
    ["named the address only", () => ({ email: "greta@example.com" })],
  ])("stays with that account whatever comes after, and goes with it to its owner, where it %s", async (_, buyer) => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const first = toUserId((await signInUser(greta, "bullet")).user.id);
    const sale = createSale([createLine("lifetime"), createLine(ticket.id)], buyer(first));
    await deliver(sale.paid);
    await deleteUser(first);
    const heir = toUserId((await signInUser({ ...greta, providerAccountId: "heir" }, "bullet")).user.id);
    await deliver(sale.completed);
    // Bought by the same customer, whose address Paddle tells only now.
    await deliver(
      makeNotification("customer.updated", { id: sale.transaction.customer_id, email: "greta@example.com" }),
    );
    expect(await isLifetime(heir)).toBe(false);
    expect(await getDb().purchase.count({ where: { userId: null, formerUserId: first } })).toBe(2);

    const { user } = await signInUser(greta, "bullet");
    expect(user).toMatchObject({ email: null, isLifetime: true });
    expect(await listOwnedSections(toUserId(user.id))).toEqual([ticket.id]);
    await deliver(createAdjustment(sale, { action: "refund", status: "approved" }).created);
    expect(await isLifetime(toUserId(user.id))).toBe(false);
    expect(await getDb().purchase.count({ where: { userId: user.id, formerUserId: null } })).toBe(2);
  });
});

describe("order does not matter", () => {
  it("for a refund that comes before its sale", async () => {
    const uid = await makeUser("greta@example.com");
    const sale = createSale([createLine("lifetime")], { uid });
    const refund = createAdjustment(sale, { action: "refund", status: "pending_approval" });
    const approved = createAdjustmentUpdate(refund.adjustment, "approved");
    for (const event of [approved, refund.created, sale.completed, sale.paid]) expect(await deliver(event)).toBe(200);
    expect(await isLifetime(uid)).toBe(false);
    expect(await getDb().purchase.findMany()).toMatchObject([
      { status: "refunded", userId: uid, lastEventAt: new Date(approved.occurred_at) },
    ]);
  });

  it("for any mixture at once", async () => {
    const uid = await makeUser("greta@example.com");
    const provided = createSale([createLine("lifetime")], { uid });
    const kept = createSale([createLine(ticket.id)], { uid });
    const chargeback = createAdjustment(kept, { action: "chargeback", status: "approved" });
    const reversal = createAdjustment(kept, { action: "chargeback_reverse", status: "approved" });
    const refund = createAdjustment(provided, { action: "refund", status: "approved" });
    const events = [
      refund.created,
      reversal.created,
      kept.completed,
      provided.completed,
      chargeback.created,
      kept.paid,
      provided.paid,
    ];
    await Promise.all(events.map((event) => deliver(event)));
    expect(await isLifetime(uid)).toBe(false);
    expect(await listOwnedSections(uid)).toEqual([ticket.id]);
  });

  it("for a refund that overtakes its sale half-way", async () => {
    const uid = await makeUser("greta@example.com");
    const sale = createSale([createLine("lifetime")], { uid });
    const refund = createAdjustment(sale, { action: "refund", status: "approved" });
    // The refund is read while the sale is being written.
    await slowly("insert on purchases", () =>
      Promise.all([deliver(sale.completed), pause(100).then(() => deliver(refund.created))]),
    );
    expect(await getDb().purchase.findMany()).toMatchObject([{ status: "refunded" }]);
    expect(await isLifetime(uid)).toBe(false);
  });

  it("for two refunds at the same time", async () => {
    const uid = await makeUser("greta@example.com");
    const sales = [createSale([createLine("lifetime")], { uid }), createSale([createLine("lifetime")], { uid })];
    for (const { completed } of sales) await deliver(completed);
    const refunds = sales.map((sale) => createAdjustment(sale, { action: "refund", status: "approved" }).created);
    // Each takes its own purchase back before the other is there to be seen.
    await slowly("update on purchases", () => Promise.all(refunds.map((refund) => deliver(refund))));
    expect(await isLifetime(uid)).toBe(false);
  });

  it("and a refund of one purchase leaves another of the same thing", async () => {
    const uid = await makeUser("greta@example.com");
    const [first, second] = [
      createSale([createLine("lifetime")], { uid }),
      createSale([createLine("lifetime")], { uid }),
    ];
    await deliver(first.completed);
    await deliver(second.completed);
    await deliver(createAdjustment(first, { action: "refund", status: "approved" }).created);
    expect(await isLifetime(uid)).toBe(true);
    await deliver(createAdjustment(second, { action: "refund", status: "approved" }).created);
    expect(await isLifetime(uid)).toBe(false);
  });
});

describe("canCopy", () => {
  it("gives free sections to everyone and none to a user who is gone", async () => {
    const free = { id: "silcrow-callout-card-index-tab", price: null };
    for (const who of [null, toUserId("gone"), await makeUser("greta@example.com")])
      expect(await canCopy(who, free)).toBe(true);
    expect(await canCopy(toUserId("gone"), ticket)).toBe(false);
  });
});
