import type { EventEntity } from "@paddle/paddle-node-sdk";
import { describe, expect, it } from "vitest";
import { lifetimePriceId } from "@/tools/dev/paddle/store";
import type { Notification } from "@/tools/dev/paddle/webhooks";
import { createAdjustment, createAdjustmentUpdate, createLine, createSale } from "@/tools/test/samples/sample-events";
import { derivePurchases, getBuyer, isPayment } from "./history";
import { parseEvent } from "./paddle";

const ticket = "silcrow-cta-ticket";

/** Every order in which these can arrive. */
function ordersOf<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** The purchases after all events, which must be the same in every order and with every event twice. */
function outcome(...notifications: Notification[]) {
  const events = notifications.map(parseEvent);
  const derive = (of: EventEntity[]) => derivePurchases(of, [lifetimePriceId]);
  const expected = derive(events);
  for (const order of ordersOf(events)) expect(derive(order)).toEqual(expected);
  expect(derive([...events, ...events])).toEqual(expected);
  return expected;
}

describe("derivePurchases", () => {
  it("is empty before payment", () => {
    const sale = createSale([createLine("lifetime")]);
    const refund = createAdjustment(sale, { action: "refund", status: "approved" });
    expect(outcome()).toEqual([]);
    expect(outcome(refund.created)).toEqual([]);
  });

  it("reads item, amount and time from what was paid", () => {
    const sale = createSale([createLine("lifetime"), createLine(ticket, 4)]);
    const [plan, section] = outcome(sale.paid, sale.completed);
    expect(plan).toMatchObject({ item: "lifetime", status: "paid", amount: 14900, currency: "USD" });
    expect(section).toMatchObject({ item: ticket, status: "paid", amount: 400 });
    expect(plan?.lastEventAt).toEqual(new Date(sale.completed.occurred_at));
    expect(plan?.paddleCustomerId).toBe(sale.transaction.customer_id);
  });

  it("sells nothing for prices that are not ours, whatever the transaction's own custom data says", () => {
    const foreign = createLine(ticket, 1);
    const price = { ...foreign.price, custom_data: null };
    const sale = createSale([{ price, quantity: 1 }], { item: "lifetime", uid: "u1" });
    expect(outcome(sale.completed)).toEqual([]);
  });

  it("takes back what was refunded in full", () => {
    const sale = createSale([createLine(ticket)]);
    const refund = createAdjustment(sale, { action: "refund", status: "pending_approval" });
    expect(outcome(sale.completed, refund.created)).toMatchObject([{ status: "paid" }]);
    expect(
      outcome(sale.completed, refund.created, createAdjustmentUpdate(refund.adjustment, "rejected")),
    ).toMatchObject([{ status: "paid" }]);
    expect(
      outcome(sale.paid, sale.completed, refund.created, createAdjustmentUpdate(refund.adjustment, "approved")),
    ).toMatchObject([{ status: "refunded" }]);
  });

  it("keeps what was refunded in part, until the parts make the whole", () => {
    const sale = createSale([createLine(ticket, 4), createLine("lifetime")]);
    const item_id = sale.transaction.details?.line_items[0]?.id ?? "";
    const part = () =>
      createAdjustment(sale, { action: "refund", status: "approved", items: [{ item_id, amount: "200" }] }).created;
    expect(outcome(sale.completed, part())).toMatchObject([{ status: "paid" }, { status: "paid" }]);
    expect(outcome(sale.completed, part(), part())).toMatchObject([
      { item: ticket, status: "refunded" },
      { item: "lifetime", status: "paid" },
    ]);
  });

  it("takes back one of two items refunded whole", () => {
    const sale = createSale([createLine(ticket, 4), createLine("lifetime")]);
    const item_id = sale.transaction.details?.line_items[1]?.id ?? "";
    const refund = createAdjustment(sale, {
      action: "refund",
      status: "approved",
      items: [{ item_id, amount: "14900" }],
    });
    expect(outcome(sale.completed, refund.created)).toMatchObject([
      { status: "paid" },
      { item: "lifetime", status: "refunded" },
    ]);
  });

  it("follows chargebacks and their reversal; a warning changes nothing", () => {
    const sale = createSale([createLine("lifetime")]);
    const warning = createAdjustment(sale, { action: "chargeback_warning", status: "approved" });
    const chargeback = createAdjustment(sale, { action: "chargeback", status: "approved" });
    const reversal = createAdjustment(sale, { action: "chargeback_reverse", status: "approved" });
    const again = createAdjustment(sale, { action: "chargeback", status: "approved" });
    expect(outcome(sale.completed, warning.created)).toMatchObject([{ status: "paid" }]);
    expect(outcome(sale.completed, chargeback.created)).toMatchObject([{ status: "charged_back" }]);
    expect(outcome(sale.completed, chargeback.created, reversal.created)).toMatchObject([{ status: "paid" }]);
    expect(
      outcome(sale.completed, chargeback.created, createAdjustmentUpdate(chargeback.adjustment, "reversed")),
    ).toMatchObject([{ status: "paid" }]);
    expect(outcome(sale.completed, chargeback.created, reversal.created, again.created)).toMatchObject([
      { status: "charged_back" },
    ]);
  });
});

describe("getBuyer", () => {
  const buyer = (customData: Record<string, unknown> | null) => {
    const event = parseEvent(createSale([createLine("lifetime")], customData).completed);
    return isPayment(event) ? getBuyer(event.data) : null;
  };

  it("reads our custom data and nothing else", () => {
    expect(buyer({ uid: "u1", email: " Greta@Example.com " })).toEqual({ uid: "u1", email: "greta@example.com" });
    expect(buyer({ uid: 7, email: ["x"] })).toEqual({ uid: null, email: null });
    expect(buyer(null)).toEqual({ uid: null, email: null });
    expect(buyer({ uid: "u".repeat(5_000), email: `${"e".repeat(5_000)}@example.com` })).toEqual({
      uid: null,
      email: null,
    });
  });
});
