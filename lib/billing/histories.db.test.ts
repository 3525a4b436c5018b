import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signInUser } from "@/lib/account/identity/mutations";
import { getDb } from "@/lib/server/db";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import type { Notification } from "@/tools/dev/paddle/webhooks";
import { chooseRandomCases, testSeed } from "@/tools/dev/test-scope";
import {
  createAdjustment,
  createAdjustmentUpdate,
  createLine,
  createSale,
  type Sale,
} from "@/tools/test/samples/sample-events";
import { deriveEntitlementSet } from "./entitlements";
import { type EventPayload, parseEvent } from "./paddle";
import { processEvent } from "./webhook/webhook";

/**
 * Whatever way the events of a history come (late, twice, in any order, to a process that dies between any two steps),
 * people own in the end what the history in its own order says. What it says is worked out here, by a model that knows
 * neither the database nor the derivation under test.
 */
const histories = chooseRandomCases(48, 5_000);
/** Histories at once: the database has other work while one of them waits for it. */
const concurrency = 8;
vi.setConfig({ testTimeout: chooseRandomCases(120_000, 3_600_000) });

const items = ["lifetime", "silcrow-cta-ticket", "silcrow-hero-simple-centered"] as const;
type Item = (typeof items)[number];
type Change = "refund" | "rejected-refund" | "half-refund" | "chargeback" | "reversal" | "warning";
type Purchase = { item: Item; settled: boolean; changes: Change[] };
/** One buyer's whole life with the shop. `signsInAfter`: how many deliveries come before the account exists. */
type History = { purchases: Purchase[]; signsInAfter: number };

const change = fc.constantFrom<Change>("refund", "rejected-refund", "half-refund", "chargeback", "reversal", "warning");
const history: fc.Arbitrary<History> = fc.record({
  purchases: fc.array(
    fc.record({ item: fc.constantFrom(...items), settled: fc.boolean(), changes: fc.array(change, { maxLength: 2 }) }),
    { minLength: 1, maxLength: 2 },
  ),
  signsInAfter: fc.nat({ max: 6 }),
});

/** What this buyer owns when everything happens in order, once. */
function ownedInOrder({ purchases }: History): string[] {
  const owned = new Set<string>();
  for (const { item, changes } of purchases) {
    let [refunded, halves, disputed] = [false, 0, false];
    for (const each of changes) {
      if (each === "refund") refunded = true;
      if (each === "half-refund") halves += 1;
      if (each === "chargeback") disputed = true;
      if (each === "reversal") disputed = false;
    }
    if (!refunded && halves < 2 && !disputed) owned.add(item);
  }
  return [...owned].sort();
}

/** The notifications of a history, in the order in which things happened. */
function notificationsOf({ purchases }: History, email: string): Notification[] {
  return purchases.flatMap(({ item, settled, changes }) => {
    const sale = createSale([createLine(item)], { email });
    return [...(settled ? [sale.paid] : []), sale.completed, ...changes.flatMap((each) => changesOf(sale, each))];
  });
}

function changesOf(sale: Sale, kind: Change): Notification[] {
  const requested = (items?: { item_id: string; amount: string }[]) =>
    createAdjustment(sale, { action: "refund", status: "pending_approval", ...(items && { items }) });
  const decided = (request: ReturnType<typeof requested>, as: "approved" | "rejected") => [
    request.created,
    createAdjustmentUpdate(request.adjustment, as),
  ];
  const [line] = sale.transaction.details?.line_items ?? [];
  switch (kind) {
    case "refund":
      return decided(requested(), "approved");
    case "rejected-refund":
      return decided(requested(), "rejected");
    case "half-refund":
      return decided(
        requested([{ item_id: line?.id ?? "", amount: String(Number(line?.totals?.total) / 2) }]),
        "approved",
      );
    case "chargeback":
      return [createAdjustment(sale, { action: "chargeback", status: "approved" }).created];
    case "reversal":
      return [createAdjustment(sale, { action: "chargeback_reverse", status: "approved" }).created];
    case "warning":
      return [createAdjustment(sale, { action: "chargeback_warning", status: "approved" }).created];
  }
}

/** How many more statements the process lives to send. */
const life = new AsyncLocalStorage<{ statements: number }>();
let deaths = 0;
const query = pg.Client.prototype.query;

beforeAll(() => {
  vi.stubEnv("PADDLE_LIFETIME_PRICE_ID", lifetimePriceId);
  // A process that dies says nothing more, and the database undoes what it had not committed. Cutting the connection
  // itself would do the same and cost a new one each time.
  pg.Client.prototype.query = function dying(this: pg.Client, ...args: unknown[]) {
    const left = life.getStore();
    if (left && left.statements-- <= 0) {
      const isDeath = left.statements === -1;
      if (isDeath) deaths += 1;
      const undone = isDeath ? (query as (text: string) => Promise<unknown>).call(this, "rollback") : Promise.resolve();
      const silence = undone.then(() => Promise.reject(new Error("the process died")));
      const callback = args.at(-1);
      if (typeof callback !== "function") return silence as never;
      return void silence.catch((death) => callback(death)) as never;
    }
    return query.apply(this, args as never) as never;
  } as typeof query;
});

afterAll(() => {
  pg.Client.prototype.query = query;
});

/** Delivers until it is taken; with `statements`, once before to a process that dies after so many. */
async function deliver(notification: Notification, statements: number | null): Promise<void> {
  const payload = notification as unknown as EventPayload;
  const event = parseEvent(payload);
  if (statements !== null) await life.run({ statements }, () => processEvent(payload, event).catch(() => {}));
  await insistently(() => processEvent(payload, event));
}

/** Comes again until it is done, as Paddle and people do. */
async function insistently<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await task();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries));
    }
  }
}

async function owned(email: string): Promise<string[]> {
  const user = await getDb().user.findUniqueOrThrow({ where: { email }, include: { purchases: true, grants: true } });
  const { isLifetime, sections } = deriveEntitlementSet(user);
  expect(user.isLifetime).toBe(isLifetime);
  return [...(isLifetime ? ["lifetime"] : []), ...sections].sort();
}

describe("any history, delivered in any way", () => {
  it(`ends with what its own order says, ${histories} times from seed ${testSeed}`, async () => {
    const way = fc.record({
      history,
      // Sorting by these numbers is the order of arrival; some arrive once more.
      order: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
      again: fc.array(
        fc.integer({ min: 0, max: 2 }).map((chance) => chance === 0),
        { minLength: 24, maxLength: 24 },
      ),
      // Every fourth delivery or so meets a death, somewhere between its first statement and past its last.
      deaths: fc.array(fc.option(fc.nat({ max: 14 }), { freq: 4, nil: null }), { minLength: 24, maxLength: 24 }),
    });
    const property = async ({
      history,
      order,
      again,
      deaths,
    }: typeof way extends fc.Arbitrary<infer T> ? T : never) => {
      const email = `${randomUUID()}@example.com`;
      const identity = {
        provider: "local",
        providerAccountId: email,
        email,
        emailVerified: true,
        name: null,
        image: null,
      };
      const signIn = () => insistently(() => signInUser(identity, "bullet"));
      const once = notificationsOf(history, email);
      const arriving = once
        .flatMap((notification, index) => (again[index] ? [notification, notification] : [notification]))
        .map((notification, index) => ({ notification, rank: order[index % order.length] ?? 0, index }))
        .sort((a, b) => a.rank - b.rank);
      const signsInAfter = Math.min(history.signsInAfter, arriving.length);
      for (const [place, { notification, index }] of arriving.entries()) {
        if (place === signsInAfter) await signIn();
        await deliver(notification, deaths[index % deaths.length] ?? null);
      }
      if (signsInAfter === arriving.length) await signIn();
      expect(await insistently(() => owned(email))).toEqual(ownedInOrder(history));
    };

    await Promise.all(
      Array.from({ length: concurrency }, (_, lane) =>
        fc.assert(fc.asyncProperty(way, property), {
          numRuns: Math.ceil(histories / concurrency),
          seed: testSeed + lane,
        }),
      ),
    );
    expect(deaths).toBeGreaterThan(histories / 10);
  });
});
