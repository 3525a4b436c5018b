import { describe, expect, it } from "vitest";
import { findPart, findSection } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { PurchaseStatus } from "@/prisma/generated/enums";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";
import { createUser } from "@/tools/test/samples/sample-users";
import {
  canCopy,
  findPurchaseTransaction,
  hasItem,
  listGrants,
  listNotOwned,
  listOwnedSections,
  listPurchases,
} from "./queries";

const ticket = "silcrow-cta-ticket";
const page = "silcrow-pricing-pages-full-ledger";
const now = new Date();

type Bought = { item?: string; status?: PurchaseStatus; revokedAt?: Date; purchasedAt?: Date };

const buy = (userId: UserId, { item = ticket, ...facts }: Bought = {}) =>
  getDb().purchase.create({ data: buildPurchase(item, { userId, ...facts }) });
const give = (userId: UserId, item = ticket, revokedAt: Date | null = null) =>
  getDb().grant.create({ data: { userId, item, reason: "a friend", grantedBy: userId, revokedAt } });

describe("a section", () => {
  it("is owned by purchase or grant, for as long as that stands", async () => {
    const standing: ((userId: UserId) => Promise<unknown>)[] = [(userId) => buy(userId), (userId) => give(userId)];
    const gone: ((userId: UserId) => Promise<unknown>)[] = [
      async () => {},
      (userId) => buy(userId, { status: "refunded" }),
      (userId) => buy(userId, { status: "charged_back" }),
      (userId) => buy(userId, { revokedAt: now }),
      (userId) => give(userId, ticket, now),
    ];
    for (const isOwned of [true, false]) {
      for (const come of isOwned ? standing : gone) {
        const userId = await createUser();
        await come(userId);
        expect(await hasItem(userId, ticket), String(come)).toBe(isOwned);
        expect(await listOwnedSections(userId), String(come)).toEqual(isOwned ? [ticket] : []);
        expect(await canCopy(userId, { id: ticket, price: 4 }), String(come)).toBe(isOwned);
      }
    }
  });

  it("is owned by the page that it came with", async () => {
    const userId = await createUser();
    await buy(userId, { item: page });
    const parts = (findSection(page)?.parts ?? []).flatMap((part) => findPart(part)?.id ?? []);
    expect(parts.length).toBeGreaterThan(1);
    for (const id of [page, ...parts]) expect(await hasItem(userId, id), id).toBe(true);
    expect(await hasItem(userId, "lifetime")).toBe(false);
  });

  it("beside free ones and owned ones is still to be bought", async () => {
    const [userId, free, paid, other] = [
      await createUser(),
      { id: "free", price: null },
      { id: ticket, price: 4 },
      { id: "silcrow-cta-two-doors", price: 3 },
    ];
    await buy(userId);
    expect(await canCopy(null, free)).toBe(true);
    expect(await canCopy(null, free, paid)).toBe(false);
    expect(await canCopy(userId, free, paid)).toBe(true);
    expect(await canCopy(userId, paid, other)).toBe(false);
    expect(await listNotOwned(userId, [free, paid, other])).toEqual([other]);
  });
});

it("purchases are listed the newest first, grants while they stand, to whoever has them", async () => {
  const [ada, ben] = [await createUser(), await createUser()];
  const first = await buy(ada, { purchasedAt: new Date(1) });
  const last = await buy(ada, { item: page, status: "refunded", revokedAt: now });
  await buy(ben);
  expect(await listPurchases(ada)).toMatchObject([
    { id: last.id, status: "refunded", revoked: true },
    { id: first.id, revoked: false },
  ]);
  await give(ada, ticket, now);
  const standing = await give(ada, page);
  expect(await listGrants(ada)).toMatchObject([{ id: standing.id, item: page }]);
});

it("the payment of a purchase is told to its owner", async () => {
  const [ada, ben] = [await createUser(), await createUser()];
  const { id, transactionId } = await buy(ada);
  expect(await findPurchaseTransaction(ada, id)).toBe(transactionId);
  expect(await findPurchaseTransaction(ben, id)).toBeNull();
});
