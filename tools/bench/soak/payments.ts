import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Visitor } from "@/tools/dev/deployed/visitors";
import { type Notification, sign } from "@/tools/dev/paddle/webhooks";
import { adjustmentOf, lineOf, saleOf } from "@/tools/test/samples/sample-events";

/** In ms: how long Paddle waits for an answer. */
const timeoutMs = 5_000;

/** Sales of the run, and what each of them must come to. */
export interface Payments {
  /** Somebody pays for the lifetime plan; of every tenth sale the money goes back at once. */
  sell(userId: string): void;
  /** Settles when every notification has been taken. */
  settled(): Promise<void>;
  /** Deliveries that had to be made again. */
  again(): number;
  sold(): number;
  /** Whether what was sold to them, and not given back, entitles this user. */
  entitles(userId: string): boolean;
  /** Payments that aren't there, and users who are entitled to what they aren't, or not to what they are. */
  check(database: pg.Client): Promise<{ lost: number; wrong: number }>;
}

/**
 * Sends notifications through the proxy as Paddle does: signed, out of order, each until it is answered with 2xx.
 */
export function startPayments(visitor: () => Visitor, secret: string): Payments {
  const sales: { userId: string; transactionId: string; refunded: boolean }[] = [];
  const deliveries = new Set<Promise<void>>();
  let again = 0;

  async function deliver(notification: Notification): Promise<void> {
    const from = visitor();
    for (let pause = 250; ; pause = Math.min(pause * 2, 5_000)) {
      const body = JSON.stringify(notification);
      const taken = await Promise.race([
        from
          .ask({
            name: "a notification",
            path: "/api/paddle/webhook",
            method: "POST",
            headers: { "content-type": "application/json", "paddle-signature": sign(body, secret) },
            body,
          })
          .then(
            ({ status }) => status < 300,
            () => false,
          ),
        sleep(timeoutMs, false),
      ]);
      if (taken) break;
      again++;
      await sleep(pause);
    }
    from.leave();
  }

  const entitles = (id: string) => sales.some(({ userId, refunded }) => userId === id && !refunded);

  return {
    sell(userId) {
      const sale = saleOf([lineOf("lifetime")], { uid: userId });
      const refunded = sales.length % 10 === 9;
      sales.push({ userId, transactionId: sale.transaction.id, refunded });
      const refund = refunded && adjustmentOf(sale, { action: "refund", status: "approved" }).created;
      for (const one of [sale.completed, sale.paid, ...(refund ? [refund] : [])]) {
        const delivery = deliver(one);
        deliveries.add(delivery);
        void delivery.finally(() => deliveries.delete(delivery));
      }
    },
    async settled() {
      while (deliveries.size > 0) await Promise.all(deliveries);
    },
    again: () => again,
    sold: () => sales.length,
    entitles,
    async check(database) {
      const { rows: purchases } = await database.query<{ transactionId: string; userId: string; status: string }>(
        'select "transactionId", "userId", status from purchases',
      );
      const { rows: users } = await database.query<{ id: string; isLifetime: boolean }>(
        'select id, "isLifetime" from users',
      );
      const known = new Map(purchases.map((purchase) => [purchase.transactionId, purchase]));
      const lost = sales.filter(({ transactionId, userId }) => known.get(transactionId)?.userId !== userId).length;
      const wrong = users.filter(({ id, isLifetime }) => isLifetime !== entitles(id)).length;
      return { lost, wrong };
    },
  };
}
